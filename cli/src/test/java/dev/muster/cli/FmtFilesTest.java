package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files as other programs leave them. */
class FmtFilesTest {
  private static final String MARK = "\uFEFF";

  private static final String UNTIDY =
      """
      army  Royal for snaphance.final {
      training poor
        breaks at 1/3
      // the Swiss
      stand Swiss "Les\u00A0Suisses" Pike B sp 5/5/5 mp 1 cb 3 bp 2
      }
      map Field 2 x 1 { legend { . plain } rows \"""
      . .
      \""" }
      """;

  @TempDir Path folder;

  private Path write(String file, String text) throws IOException {
    return Files.writeString(folder.resolve(file), text);
  }

  private String formatted(String text) throws IOException {
    Path file = write("a.muster", text);
    assertEquals(0, CommandRun.of("check", file.toString()).exit());
    assertEquals(1, CommandRun.of("fmt", "--check", file.toString()).exit());
    CommandRun run = CommandRun.of("fmt", file.toString());
    assertEquals(0, run.exit(), run.toString());
    String tidy = Files.readString(file);
    assertEquals(new CommandRun(0, "", ""), CommandRun.of("fmt", "--check", file.toString()), tidy);
    CommandRun fed = CommandRun.fed(text, "fmt", "--stdin");
    assertEquals(new CommandRun(0, tidy, ""), fed);
    return tidy;
  }

  @Test
  void whatAnEditorOfWindowsWritesStaysSo() throws IOException {
    String tidy = formatted(UNTIDY);
    assertTrue(
        tidy.contains("\n    // the Swiss\n    stand Swiss \"Les\u00A0Suisses\" Pike"), tidy);
    String windows = UNTIDY.replace("\n", "\r\n");
    assertEquals(tidy.replace("\n", "\r\n"), formatted(windows));
    assertEquals(MARK + tidy, formatted(MARK + UNTIDY));
    assertEquals(MARK + tidy.replace("\n", "\r\n"), formatted(MARK + windows));
  }

  @Test
  void blanksOfAWordProcessorBecomeBlanks() throws IOException {
    String tidy = formatted(UNTIDY);
    assertEquals(tidy, formatted(UNTIDY.replace("  breaks", "\u00A0\u202F breaks")));
    assertEquals(tidy, formatted(UNTIDY.replace("sp 5/5/5 mp", "sp\u00A05/5/5\u00A0mp")));
    assertEquals(tidy, formatted(UNTIDY.replace(". .\n", ".\u00A0.\u202F\n")));
    assertEquals(tidy, formatted(UNTIDY.replace("map Field", MARK + "map Field")));
  }

  /** Most lines decide where a text was put together from two. */
  @Test
  void aTextOfTwoKindsOfLines() throws IOException {
    String tidy = formatted(UNTIDY);
    assertEquals(tidy, formatted(UNTIDY.replaceFirst("\n", "\r\n")));
    assertEquals(
        tidy.replace("\n", "\r\n"),
        formatted(UNTIDY.replace("\n", "\r\n").replaceFirst("\r\n", "\n")));
  }

  @Test
  void aFileThatIsNoTextIsNamedAndNoneIsTouched() throws IOException {
    write("a.muster", UNTIDY);
    write("b.muster", UNTIDY.replace("Pike B", "Spike B"));
    Files.write(
        folder.resolve("latin.muster"), "army Cond\u00E9 {}".getBytes(StandardCharsets.ISO_8859_1));
    CommandRun run = CommandRun.of("fmt", folder.toString());
    assertEquals(1, run.exit(), run.toString());
    assertTrue(run.err().contains("latin.muster:1:1: error V-302: this file is not"), run.err());
    assertTrue(run.err().contains("latin.muster is not valid UTF-8; save it"), run.err());
    assertEquals(2, run.err().lines().count(), run.err());
    assertEquals(UNTIDY, Files.readString(folder.resolve("a.muster")));
  }

  @Test
  void aFolderIsCheckedBesideAFileThatIsNoText() throws IOException {
    write("b.muster", UNTIDY.replace("Pike B", "Spike B"));
    write("c.muster", "");
    CommandRun run = CommandRun.of("check", folder.toString());
    assertEquals(1, run.exit(), run.toString());
    assertTrue(run.out().contains("b.muster:5:27: error V-005"), run.out());
    assertTrue(run.out().contains("c.muster:1:1: error V-302: this file is empty"), run.out());
    CommandRun battle = CommandRun.of("battle", folder.toString());
    assertEquals(1, battle.exit(), battle.toString());
    assertEquals("", battle.out());
  }
}
