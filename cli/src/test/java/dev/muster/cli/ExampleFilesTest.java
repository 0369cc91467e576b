package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is shipped as an example is one: without fault, laid out, and printed as it is told. */
class ExampleFilesTest {
  private static final Path EXAMPLES = Path.of("../examples");

  static List<Path> examples() throws IOException {
    try (Stream<Path> folders = Files.list(EXAMPLES)) {
      return folders
          .filter(Files::isDirectory)
          .filter(ExampleFilesTest::holdsText)
          .sorted()
          .toList();
    }
  }

  static List<Path> situations() throws IOException {
    try (Stream<Path> files = Files.list(EXAMPLES.resolve("situations"))) {
      return files.filter(each -> each.toString().endsWith(".situation")).sorted().toList();
    }
  }

  private static boolean holdsText(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.anyMatch(file -> file.toString().endsWith(".muster"));
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  @Test
  void thereAreExamples() throws IOException {
    assertTrue(examples().contains(EXAMPLES.resolve("dreux")), examples().toString());
    assertTrue(examples().contains(EXAMPLES.resolve("seneffe")), examples().toString());
  }

  @ParameterizedTest
  @MethodSource("examples")
  void anExampleIsWithoutFault(Path example) {
    CommandRun check = CommandRun.of("check", example.toString());
    assertTrue(check.out().endsWith("0 errors, 0 warnings\n"), check.out());
    assertEquals(0, check.exit());
  }

  @ParameterizedTest
  @MethodSource("examples")
  void anExampleIsLaidOut(Path example) {
    assertEquals(new CommandRun(0, "", ""), CommandRun.of("fmt", "--check", example.toString()));
  }

  @Test
  void thereAreSituations() throws IOException {
    assertTrue(situations().size() >= 2, situations().toString());
    CommandRun help = CommandRun.of("play", "--help");
    String shown = "  muster play examples/situations/lancers-against-shot.situation\n";
    assertTrue(help.out().contains(shown), help.out());
  }

  @ParameterizedTest
  @MethodSource("situations")
  void aSituationGoesAsItSays(Path situation) {
    CommandRun play = CommandRun.of("play", situation.toString());
    assertEquals(0, play.exit(), play.toString());
    assertTrue(play.out().contains("expectations held"), play.out());
    assertEquals("", play.err());
  }
}
