package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whatever stands behind a command, it is answered in the words of the author: nothing of the
 * program shows, and the exit code is that of wrong usage. Longer lines are drawn by a seed that a
 * failure tells; {@code -Dmuster.seed=N} draws others.
 */
class BadArgumentsTest {
  private static final long SEED = Long.getLong("muster.seed", 1651);

  private static final Pattern INTERNAL =
      Pattern.compile(
          "\\bjavax?\\.|\\borg\\.|picocli|dev\\.muster|Exception|Impl\\b|@[0-9a-f]{4,}|\\bnull\\b"
              + "|is not an? (long|int|integer|boolean|enum)|cannot convert|For input string"
              + "|\\tat |index \\d|positional parameter|<[a-z]+>|fault of Muster|\\[\\]|Unmatched");

  private static final List<String> COMMANDS =
      List.of(
          "check", "fmt", "compile", "battle", "balance", "play", "replay", "print", "new",
          "import", "lsp");

  private static final List<String> OPTIONS =
      List.of(
          "--format",
          "--check",
          "--stdin",
          "--seed",
          "--log",
          "--battles",
          "--out",
          "-o",
          "--json",
          "--nothing",
          "-x",
          "--",
          "-",
          "--least",
          "--brief");

  private static final List<String> VALUES =
      List.of(
          "",
          " ",
          "0",
          "-1",
          "1.5",
          "abc",
          "99999999999999999999",
          "2147483648",
          "NaN",
          "\u0000",
          "a\u0000b.muster",
          "none.muster",
          "nowhere/none",
          "*?|<>:",
          "é",
          "\uD83D\uDC0E",
          "'",
          "\"",
          "@none",
          "${user.home}",
          "%s%n",
          "--seed",
          "x".repeat(300));

  @TempDir Path folder;
  private String battle = "";

  @BeforeEach
  void aBattle() throws IOException {
    battle = folder.resolve("dreux.muster").toString();
    Files.writeString(Path.of(battle), CommandRun.dreux());
  }

  static Stream<String> commands() {
    return COMMANDS.stream();
  }

  /** Each option with each value, once as two words and once as one. */
  @ParameterizedTest
  @MethodSource("commands")
  void everyOptionWithEveryValue(String command) {
    List<String> told = new ArrayList<>();
    for (String option : OPTIONS) {
      for (String value : VALUES) {
        told.addAll(told(command, battle, option, value));
        told.addAll(told(command, battle, option + "=" + value));
      }
      told.addAll(told(command, option));
    }
    VALUES.forEach(value -> told.addAll(told(command, value)));
    VALUES.forEach(value -> told.addAll(told(command, battle, value, value)));
    told.addAll(told(command));
    assertEquals(List.of(), told);
  }

  @Test
  void everyMannerOfLine() {
    List<String> told = new ArrayList<>();
    var random = new SplittableRandom(SEED);
    for (int i = 0; i < 300; i++) {
      List<String> line = new ArrayList<>();
      line.add(any(random, COMMANDS));
      for (int j = random.nextInt(5); j > 0; j--) {
        line.add(random.nextBoolean() ? any(random, OPTIONS) : any(random, VALUES));
      }
      told.addAll(told(line.toArray(String[]::new)));
    }
    assertEquals(List.of(), told, "with -Dmuster.seed=" + SEED);
  }

  private static String any(SplittableRandom random, List<String> list) {
    return list.get(random.nextInt(list.size()));
  }

  /** What is wrong with the answer to a line. */
  private List<String> told(String... line) {
    // These listen, or write where the test is.
    if (Arrays.asList(line).contains("lsp") && line.length == 1 || writes(line)) {
      return List.of();
    }
    CommandRun run = CommandRun.of(line);
    List<String> told = new ArrayList<>();
    Matcher internal = INTERNAL.matcher(withoutOwn(run.err(), line));
    if (internal.find()) {
      told.add(Arrays.toString(line) + " shows " + internal.group() + ": " + run.err());
    }
    if (run.exit() != 0 && run.exit() != 1 && run.exit() != 2) {
      told.add(Arrays.toString(line) + " ends with " + run.exit());
    }
    if (run.exit() == 2 && run.err().lines().count() != 1) {
      told.add(Arrays.toString(line) + " is answered by " + run.err());
    }
    return told;
  }

  private static boolean writes(String... line) {
    return line[0].equals("new")
        || line[0].equals("fmt") && Arrays.asList(line).contains("") // all where the test is
        || line[0].equals("import")
        || List.of("compile", "print").contains(line[0])
            && Arrays.stream(line)
                .anyMatch(each -> each.startsWith("-o") || each.startsWith("--o"));
  }

  /** The answer without what the author wrote himself. */
  private static String withoutOwn(String answer, String... line) {
    String left = answer;
    for (String each : line) {
      left = each.length() > 2 ? left.replace(each, "_") : left;
    }
    return left;
  }

  @Test
  void whatIsInternalIsKnown() {
    for (String each :
        List.of(
            "Invalid value for option '--seed': 'abc' is not a long",
            "Invalid value for positional parameter at index 0 (FILE)",
            "cannot convert 'x' to Path (java.nio.file.InvalidPathException: Nul)")) {
      assertTrue(INTERNAL.matcher(each).find(), each);
    }
  }
}
