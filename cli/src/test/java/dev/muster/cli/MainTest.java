package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MainTest {
  @TempDir private Path directory;

  private Path dreux;
  private Path out;

  @BeforeEach
  void copyExample() throws IOException {
    dreux = directory.resolve("with space/dreux.muster");
    out = directory.resolve("out");
    Files.createDirectories(dreux.getParent());
    Files.writeString(dreux, CommandRun.dreux());
  }

  @Test
  void theExampleHasNoErrors() {
    CommandRun result = run("check", dreux.toString());
    assertEquals(0, result.exit(), result.toString());
    assertTrue(
        result.out().startsWith("0 errors") || result.out().contains("\n0 errors"), result.out());
    assertEquals("", result.err());
  }

  @Test
  void errorsAreNamedWithFileLineAndColumn() throws IOException {
    Path file = replaced(" Lancer ", " Lancor ");
    CommandRun result = run("check", file.toString());
    assertEquals(1, result.exit());
    assertTrue(result.out().contains("changed.muster:"), result.out());
    assertTrue(result.out().contains(": error V-"), result.out());
    assertFalse(result.out().contains("\u001b"), "no colour where nobody sees it");
  }

  @Test
  void aBattleIsFoughtToItsEndAndTwiceTheSame() {
    for (String log : List.of("text", "json")) {
      CommandRun first = run("battle", dreux.toString(), "--seed", "7", "--log", log);
      assertEquals(0, first.exit(), first.toString());
      assertEquals("", first.err());
      assertEquals(
          first, run("battle", dreux.getParent().toString(), "Dreux", "--seed", "7", "--log", log));
      assertFalse(
          first.out().equals(run("battle", dreux.toString(), "--seed", "8", "--log", log).out()));
      assertFalse(first.out().contains("\r"));
    }
    assertTrue(run("battle", dreux.toString()).out().contains("Round 1"));
    assertTrue(
        run("battle", dreux.toString(), "--log", "json")
            .out()
            .contains("{\"event\":\"BattleEnds\""));
  }

  @Test
  void aProgramIsWrittenWithItsSchema() throws IOException {
    CommandRun result = run("compile", dreux.toString(), "-o", out.toString());
    assertEquals(0, result.exit(), result.toString());
    assertTrue(Files.readString(out.resolve("Dreux.json")).contains("\"schema\": 2"));
    assertEquals(List.of("Dreux.json"), names(out));
  }

  @Test
  void pagesAreWrittenForAllOrForOne() throws IOException {
    assertEquals(
        0, run("print", dreux.toString(), "RoyalCatholic", "--out", out.toString()).exit());
    assertEquals(List.of("army-RoyalCatholic.html"), names(out));
    assertEquals(0, run("print", dreux.toString(), "--out", out.toString()).exit());
    assertEquals(
        List.of("army-Huguenot.html", "army-RoyalCatholic.html", "scenario-Dreux.html"),
        names(out));
    assertTrue(
        Files.readString(out.resolve("army-RoyalCatholic.html")).contains("<td>CS, P&amp;S</td>"));
    CommandRun unknown =
        run("print", dreux.toString(), "Nobody", "--out", directory.resolve("none").toString());
    unknown.assertRefused(2, "there is: RoyalCatholic, Huguenot, Dreux");
    assertFalse(Files.exists(directory.resolve("none")));
  }

  @Test
  void formattingChangesTheLayoutOnceAndThenNothing() throws IOException {
    Path file = replaced("army RoyalCatholic", "army      RoyalCatholic");
    String before = Files.readString(file);
    CommandRun check = run("fmt", "--check", file.toString());
    assertEquals(1, check.exit(), check.toString());
    assertEquals(before, Files.readString(file), "a check changes nothing");
    assertEquals(0, run("fmt", file.toString()).exit());
    String after = Files.readString(file);
    assertEquals(before.replaceAll("\\s+", ""), after.replaceAll("\\s+", ""));
    assertEquals(new CommandRun(0, "", ""), run("fmt", "--check", file.toString()));
    assertEquals(new CommandRun(0, "", ""), run("fmt", file.toString()));
    assertEquals(0, run("check", file.toString()).exit());
  }

  @Test
  void whereOneFileCannotBeFormattedNoneIsTouched() throws IOException {
    Path untidy = replaced("army RoyalCatholic", "army      RoyalCatholic");
    Path broken = write("broken.muster", "army Foo {");
    String before = Files.readString(untidy);
    CommandRun result = run("fmt", untidy.toString(), broken.toString());
    assertEquals(1, result.exit(), result.toString());
    assertEquals(before, Files.readString(untidy));
    assertTrue(result.err().contains("broken.muster:1:"), result.err());
  }

  @Test
  void theExampleIsFormatted() {
    assertEquals(new CommandRun(0, "", ""), run("fmt", "--check", dreux.toString()));
  }

  @Test
  void controlCharactersOfAFileDoNotReachTheTerminal() throws IOException {
    Path file = replaced("\"Royal army\"", "\"Royal\u001b[2J\u0007 army\"");
    Path broken = replaced("sp 6      cb 4", "sp 6 \u001b[31m\u0007 4");
    for (CommandRun result :
        List.of(
            run("check", file.toString()),
            run("check", broken.toString()),
            run("battle", file.toString()),
            run("battle", file.toString(), "--log", "json"),
            run("check", "no\u001b[2Jfile.muster"))) {
      assertFalse((result.out() + result.err()).contains("\u001b"), result.toString());
      assertFalse((result.out() + result.err()).contains("\u0007"), result.toString());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "frobnicate",
        "check",
        "fmt",
        "battle",
        "print",
        "compile",
        "battle x.muster --seed many",
        "battle x.muster --log xml",
        "check --nope x",
        "print x.muster",
        "compile x.muster",
        "check x.muster --format xml",
        "fmt --stdin x.muster",
        "new",
        "import",
        "play",
        "ask",
        "replay",
        "balance",
        "whatif",
        "tune",
        "test",
        "balance x.muster --battles none"
      })
  void wrongUsageIsOneLine(String arguments) {
    CommandRun result = run(arguments.isEmpty() ? new String[0] : arguments.split(" "));
    assertEquals(2, result.exit());
    assertEquals("", result.out());
    assertEquals(1, result.err().lines().count(), result.err());
    assertTrue(result.err().contains("--help"), result.err());
    result.assertNoTrace();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--help",
        "check --help",
        "fmt --help",
        "battle --help",
        "compile --help",
        "print --help",
        "new --help",
        "play --help",
        "replay --help",
        "balance --help",
        "whatif --help",
        "tune --help",
        "import --help",
        "lsp --help"
      })
  void helpGivesExamples(String arguments) {
    CommandRun result = run(arguments.split(" "));
    assertEquals(0, result.exit());
    assertTrue(result.out().contains("Example"), result.out());
    assertTrue(result.out().contains("  muster "), result.out());
  }

  @Test
  void colourIsForTerminals() throws IOException {
    Path file = replaced(" Lancer ", " Lancor ");
    var text = new StringWriter();
    Main.run(
        new Terminal(
            InputStream.nullInputStream(),
            new PrintWriter(text),
            new PrintWriter(text),
            true,
            new NoDesktop()),
        "check",
        file.toString());
    assertTrue(text.toString().contains("\u001b[1;31merror\u001b[0m"), text.toString());
  }

  private static CommandRun run(String... arguments) {
    return CommandRun.of(arguments);
  }

  private Path replaced(String from, String to) throws IOException {
    String text = Files.readString(dreux);
    assertTrue(text.contains(from), from);
    return write("changed.muster", text.replace(from, to));
  }

  private Path write(String name, String text) throws IOException {
    return Files.writeString(directory.resolve(name), text);
  }

  private static List<String> names(Path directory) throws IOException {
    try (var files = Files.list(directory)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }
}
