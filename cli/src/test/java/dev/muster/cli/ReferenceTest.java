package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.muster.rules.systems.RuleSystems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The reference pages of the guide are what the library and the checks say. With {@code
 * -Dmuster.rewrite=true} they are written anew.
 */
class ReferenceTest {
  private static final Path GUIDE = Path.of("../docs/guide");

  static Stream<Arguments> pages() {
    return Stream.concat(
        RuleSystems.ALL.stream()
            .map(game -> Arguments.of(RulebookReference.file(game), RulebookReference.text(game))),
        Stream.of(Arguments.of("check-list.md", CheckReference.text())));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("pages")
  void aPageIsWhatThereIs(String name, String text) throws IOException {
    Path file = GUIDE.resolve(name);
    if (Boolean.getBoolean("muster.rewrite")) {
      Files.writeString(file, text);
    }
    assertEquals(
        text, Files.readString(file), file + " is out of date; -Dmuster.rewrite=true renews it");
  }
}
