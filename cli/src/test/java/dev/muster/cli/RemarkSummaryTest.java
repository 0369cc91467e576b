package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How many lines are estimated, in words that fit the number. */
class RemarkSummaryTest {
  @TempDir Path folder;

  @Test
  void oneOtherIsOneOther() throws IOException {
    assertTrue(estimated(6).contains("Stand5 and 1 other\n"), estimated(6));
    assertTrue(estimated(8).contains("Stand5 and 3 others\n"), estimated(8));
  }

  private String estimated(int lines) throws IOException {
    var army = new StringBuilder("army Town \"Town\" for snaphance.final {\n");
    for (int i = 1; i <= lines; i++) {
      army.append("    stand Stand")
          .append(i)
          .append(" \"Stand ")
          .append(i)
          .append("\" Pike B mp 1 sp 4/4 cb 2 bp 2 estimated \"a guess\"\n");
    }
    Path file = Files.writeString(folder.resolve("town.muster"), army.append("}\n"));
    return CommandRun.of("check", file.toString()).out();
  }
}
