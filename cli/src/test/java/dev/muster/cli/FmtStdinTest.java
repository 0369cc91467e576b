package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** An editor hands over a text and takes back the tidy one. */
class FmtStdinTest {
  private static final String UNTIDY =
      "army Royal for snaphance.final{stand Swiss Pike B mp 1 sp 5/5/5 bp 2}\n";

  @Test
  void aTextIsAnsweredWithTheTidyOne() throws IOException {
    CommandRun run = CommandRun.fed(UNTIDY, "fmt", "--stdin");
    assertEquals(0, run.exit(), run.toString());
    assertEquals("", run.err());
    assertTrue(
        run.out().startsWith("army Royal for snaphance.final {\n    stand Swiss"), run.out());
    assertEquals(run, CommandRun.fed(run.out(), "fmt", "--stdin"));
    String dreux = CommandRun.dreux();
    assertEquals(new CommandRun(0, dreux, ""), CommandRun.fed(dreux, "fmt", "--stdin"));
  }

  @Test
  void aCheckAnswersWithTheExitCode() {
    CommandRun run = CommandRun.fed(UNTIDY, "fmt", "--check", "--stdin");
    assertEquals(new CommandRun(1, "not formatted: standard input\n", ""), run);
    String tidy = CommandRun.fed(UNTIDY, "fmt", "--stdin").out();
    assertEquals(new CommandRun(0, "", ""), CommandRun.fed(tidy, "fmt", "--check", "--stdin"));
  }

  /** An import that cannot be found here is no reason not to tidy up. */
  @Test
  void theTextNeedNotMakeSense() {
    CommandRun run =
        CommandRun.fed("import \"nowhere.muster\"\nmap   M 1 x 1 { }\n", "fmt", "--stdin");
    assertEquals(0, run.exit(), run.toString());
    assertTrue(run.out().contains("map M 1 x 1 {"), run.out());
  }

  @Test
  void whatCannotBeParsedIsLocatedAndNothingComesBack() {
    CommandRun.fed("army army {", "fmt", "--stdin").assertFound("stdin.muster");
  }

  @Test
  void whatIsNoTextIsOneLine() {
    CommandRun.fed("", "fmt", "--stdin").assertRefused(2, "stdin.muster is empty");
    CommandRun.of(
            new ByteArrayInputStream("Condé".getBytes(StandardCharsets.ISO_8859_1)),
            "fmt",
            "--stdin")
        .assertRefused(2, "is not valid UTF-8");
    CommandRun.of(new ByteArrayInputStream(new byte[LoadedSources.LARGEST + 1]), "fmt", "--stdin")
        .assertRefused(2, "is larger than 16 MB");
  }
}
