package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.cli.map.Desktop;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/** One command, run to its end, and what it answered. */
record CommandRun(int exit, String out, String err) {
  static CommandRun of(String... arguments) {
    return of(InputStream.nullInputStream(), arguments);
  }

  /** With a text on standard input. */
  static CommandRun fed(String text, String... arguments) {
    return of(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), arguments);
  }

  static CommandRun of(InputStream in, String... arguments) {
    return of(in, new NoDesktop(), arguments);
  }

  static CommandRun of(InputStream in, Desktop desktop, String... arguments) {
    var out = new StringWriter();
    var err = new StringWriter();
    var terminal = new Terminal(in, new PrintWriter(out), new PrintWriter(err), false, desktop);
    int exit = Main.run(terminal, arguments);
    return new CommandRun(exit, out.toString(), err.toString());
  }

  /** One clear line, and nothing else. */
  void assertRefused(int code, String message) {
    assertEquals(code, exit, toString());
    assertEquals("", out);
    assertTrue(err.startsWith("muster: "), err);
    assertTrue(err.contains(message), err);
    assertEquals(1, err.lines().count(), err);
    assertNoTrace();
  }

  /** Findings with their places, and then one line that says what became of the command. */
  void assertFound(String file) {
    assertEquals(1, exit, toString());
    assertEquals("", out);
    assertTrue(err.lines().count() > 1, err);
    err.lines()
        .limit(err.lines().count() - 1)
        .forEach(line -> assertTrue(line.matches(".*" + file + ":\\d+:\\d+: error V-.*"), line));
    assertTrue(err.lines().reduce((first, next) -> next).orElse("").startsWith("muster: "), err);
    assertNoTrace();
  }

  void assertNoTrace() {
    assertFalse((out + err).contains("\tat "), toString());
    assertFalse((out + err).contains("Exception"), toString());
  }

  /** The battle of Dreux as it is shipped. */
  static String dreux() throws IOException {
    try (InputStream example =
        CommandRun.class.getResourceAsStream("/examples/dreux/dreux.muster")) {
      return new String(assertNotNullStream(example).readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** A scenario that expects nothing of its battles, as when it is made shorter for a test. */
  static String withoutExpectations(String scenario) {
    return scenario.replaceAll("(?m)^ *expect .*\\R", "");
  }

  /**
   * The battle of Dreux with fewer rounds: night falls in its last one, nobody waits for a round,
   * and nothing is expected.
   */
  static String dreux(int rounds) throws IOException {
    return withoutExpectations(dreux())
        .replaceFirst("length \\d+ rounds", "length " + rounds + " rounds")
        .replaceFirst("when round \\d+ ", "when round " + rounds + " ")
        .replaceAll("until round \\d+ ", "until round 1 ");
  }

  /** All that lies below a directory: names with contents. */
  static Map<String, String> contents(Path directory) throws IOException {
    var found = new TreeMap<String, String>();
    try (var files = Files.walk(directory)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        found.put(
            directory.relativize(file).toString(),
            Files.isDirectory(file)
                ? "directory"
                : !Files.isRegularFile(file)
                    ? "no plain file"
                    : Files.size(file) > 1_000_000
                        ? "large " + Files.getLastModifiedTime(file)
                        : new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1));
      }
    }
    return found;
  }

  private static InputStream assertNotNullStream(InputStream example) {
    assertNotNull(example, "the example is on the class path");
    return example;
  }
}
