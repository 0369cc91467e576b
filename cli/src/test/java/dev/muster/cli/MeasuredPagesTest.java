package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The pages of speed hold what {@code ./build measure} wrote and no other figure: each table has
 * the commit, the machine and the date above it, and a page is of one commit.
 */
class MeasuredPagesTest {
  private static final Path FOLDER = Path.of("../docs/measured");

  private static final Pattern TABLES =
      Pattern.compile("(?s)<!-- measured ([a-z]+) -->\n(.*?)<!-- end of \\1 -->\n");

  private static final Pattern STAMP =
      Pattern.compile(
          "\\*Measured on \\d{4}-\\d\\d-\\d\\d at commit `([0-9a-f]{12}(?: with changes)?)`:"
              + " [^,/\n]+, \\d+ cores, JDK \\d[\\d.]*\\."
              + " (?:Other programs took \\d+ % of the machine meanwhile"
              + "|The load of the machine before: [\\d.-]+)\\.\\*\n\n");

  /** A number with a unit of speed or size, as only a program may write it. */
  private static final Pattern FIGURE =
      Pattern.compile(
          "\\b\\d[\\d.,]*(?: |&nbsp;)?(?:%|ms|µs|ns|s|min|h|KiB|MiB|MB|GB|seconds?|times)(?![A-Za-z])");

  static List<Path> pages() throws IOException {
    try (Stream<Path> all = Files.list(FOLDER)) {
      return all.filter(each -> each.toString().endsWith(".md"))
          .filter(each -> text(each).contains("\n<!-- measured "))
          .sorted()
          .toList();
    }
  }

  /** The index says which pages the command writes, and these are the pages with its tables. */
  @Test
  void theIndexNamesThePages() {
    Set<String> named =
        text(FOLDER.resolve("README.md"))
            .lines()
            .filter(line -> line.startsWith("| [") && line.contains("`./build measure`"))
            .map(line -> line.substring(3, line.indexOf(']')))
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(
        pagesByName(), named, "pages whose row in README.md says that ./build measure writes them");
    assertFalse(named.isEmpty());
  }

  @ParameterizedTest
  @MethodSource("pages")
  void eachTableSaysWhatItIsOf(Path page) {
    List<String> without = new ArrayList<>();
    for (MatchResult each : TABLES.matcher(text(page)).results().toList()) {
      String tables = each.group(2);
      // what is empty waits for its first run
      if (!tables.isEmpty() && (!STAMP.matcher(tables).lookingAt() || !tables.contains("\n|---"))) {
        without.add(each.group(1));
      }
    }
    assertEquals(List.of(), without, "tables without commit, machine or date in " + page);
  }

  @ParameterizedTest
  @MethodSource("pages")
  void aPageIsOfOneCommit(Path page) {
    Set<String> commits =
        STAMP
            .matcher(text(page))
            .results()
            .map(each -> each.group(1))
            .collect(Collectors.toCollection(TreeSet::new));
    assertTrue(commits.size() <= 1, page + " has figures of " + commits);
  }

  @ParameterizedTest
  @MethodSource("pages")
  void noFigureIsTyped(Path page) {
    String typed = TABLES.matcher(text(page)).replaceAll("").replaceAll("(?s)```.*?```", "");
    List<String> found =
        Stream.concat(
                typed.lines().filter(line -> line.startsWith("|")),
                FIGURE.matcher(typed).results().map(MatchResult::group))
            .toList();
    assertEquals(List.of(), found, "figures that no program wrote in " + page);
  }

  private static Set<String> pagesByName() {
    try {
      return pages().stream()
          .map(each -> each.getFileName().toString())
          .collect(Collectors.toCollection(TreeSet::new));
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String text(Path page) {
    try {
      return Files.readString(page);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
