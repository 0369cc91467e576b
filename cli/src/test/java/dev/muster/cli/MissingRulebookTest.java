package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A scenario that names no rulebook, and whose sides have no army yet to take it from. */
class MissingRulebookTest {
  @TempDir private Path folder;

  @Test
  void bothWaysToNameOneAreTold() throws IOException {
    String text =
        CommandRun.dreux()
            .replaceAll("(?s)scenario Dreux.*", "scenario Dreux \"Dreux\" on Plain {\n}\n");
    Path file = Files.writeString(folder.resolve("dreux.muster"), text);
    CommandRun check = CommandRun.of("check", file.toString());
    assertEquals(1, check.exit(), check.toString());
    assertTrue(check.out().contains("rules snaphance.final, or let its sides field"), check.out());
    assertTrue(check.out().contains("with fields"), check.out());
  }
}
