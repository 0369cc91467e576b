package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Help is read in a terminal of 80 columns, and broken into lines where they are full. */
class HelpWidthTest {
  private static final int COLUMNS = 80;
  private static final int SHORT = 40;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", "ask", "balance", "battle", "book", "check", "compile", "fmt", "import", "lsp", "map",
        "new", "odds", "play", "print", "replay", "test", "whatif"
      })
  void itFitsAndIsNotBrokenTwice(String command) {
    CommandRun help =
        command.isEmpty() ? CommandRun.of("--help") : CommandRun.of(command, "--help");
    assertEquals(0, help.exit(), help.toString());
    List<String> lines = help.out().lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      assertTrue(line.length() <= COLUMNS, line);
      boolean goesOn = i + 1 < lines.size() && lines.get(i + 1).matches("[a-z].*");
      assertTrue(
          line.startsWith(" ") || line.length() >= SHORT || !goesOn, () -> "broken twice: " + line);
    }
  }

  /** The list of commands shows the first paragraph of each help, which is whole sentences. */
  @Test
  void eachCommandIsSummedUpInWholeSentences() {
    String help = CommandRun.of("--help").out();
    String commands =
        help.substring(help.indexOf("Commands:\n") + "Commands:\n".length(), help.indexOf("\n\n"));
    String[] summaries = commands.split("\n(?=  [a-z])");
    assertTrue(summaries.length > 10, commands);
    for (String summary : summaries) {
      assertTrue(summary.endsWith("."), summary);
    }
  }
}
