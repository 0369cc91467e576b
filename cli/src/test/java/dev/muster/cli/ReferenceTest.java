package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The reference pages of the guide are what the library and the checks say. With {@code
 * -Dmuster.rewrite=true} they are written anew.
 */
class ReferenceTest {
  private static final Path GUIDE = Path.of("../docs/guide");

  enum Page {
    RULEBOOK("reference.md"),
    CHECKS("check-list.md"),
    ;

    private final String file;

    Page(String file) {
      this.file = file;
    }

    String text() {
      return switch (this) {
        case RULEBOOK -> RulebookReference.text();
        case CHECKS -> CheckReference.text();
      };
    }
  }

  @ParameterizedTest
  @EnumSource
  void aPageIsWhatThereIs(Page page) throws IOException {
    Path file = GUIDE.resolve(page.file);
    if (Boolean.getBoolean("muster.rewrite")) {
      Files.writeString(file, page.text());
    }
    assertEquals(
        page.text(),
        Files.readString(file),
        file + " is out of date; -Dmuster.rewrite=true renews it");
  }
}
