package dev.muster.rules.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.model.Citation;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.systems.Rulebooks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The page that lists which test covers which value of which switch of a rulebook. It also checks
 * all switches and numbers: what the rules do not state is marked as our default.
 */
public final class SwitchPage {
  private static final Pattern METHOD =
      Pattern.compile("(?m)^  (?:void|private static \\S+) (\\w+)\\(");

  private final Rulebook book;
  private final Path tests;
  private final Path docs;
  private final String head;

  /**
   * @param game the rulebook, its package and the folder of its documents
   * @param head the title of the page and the text before its table
   */
  public SwitchPage(String game, String head) {
    book = Rulebooks.named(game);
    tests = Path.of("src/test/java/dev/muster/rules", game);
    docs = Path.of("../../docs/rules", game);
    this.head = head;
  }

  /** Which test sets which value: a test whose text names the switch and the value. */
  private Map<String, Set<String>> shown() throws IOException {
    Map<String, Set<String>> shown = new TreeMap<>();
    try (Stream<Path> files = Files.walk(tests)) {
      for (Path file :
          files.filter(each -> each.toString().endsWith("Test.java")).sorted().toList()) {
        String text = Files.readString(file);
        List<Integer> starts = new ArrayList<>();
        List<String> names = new ArrayList<>();
        Matcher method = METHOD.matcher(text);
        while (method.find()) {
          starts.add(method.start());
          names.add(method.group(1));
        }
        for (int i = 0; i < starts.size(); i++) {
          int end = i + 1 < starts.size() ? starts.get(i + 1) : text.length();
          note(text.substring(starts.get(i), end), file, names.get(i), shown);
        }
      }
    }
    return shown;
  }

  private void note(String body, Path file, String name, Map<String, Set<String>> shown) {
    for (Rulebook.Switch each : book.switches()) {
      for (String value : each.values()) {
        if (body.contains("\"" + each.key() + "\"") && body.contains("\"" + value + "\"")) {
          String test = file.getFileName().toString().replace(".java", "") + "." + name;
          shown.computeIfAbsent(each.key() + " " + value, key -> new TreeSet<>()).add(test);
        }
      }
    }
  }

  /** A test covers every value but the default, and the page names the test. */
  public void everyValueIsShown() throws IOException {
    Map<String, Set<String>> shown = shown();
    StringBuilder page = new StringBuilder(head);
    page.append(
        "\n| Switch | Values | What it decides | Rows | Shown by |\n|---|---|---|---|---|\n");
    List<String> silent = new ArrayList<>();
    for (Rulebook.Switch each : book.switches()) {
      Set<String> by = new TreeSet<>();
      for (String value : each.values()) {
        Set<String> own = shown.getOrDefault(each.key() + " " + value, Set.of());
        if (own.isEmpty() && !value.equals(each.defaultValue())) {
          silent.add(each.key() + " " + value);
        }
        by.addAll(own);
      }
      page.append(row(each, by));
    }
    assertEquals(List.of(), silent, "values no test shows");
    Path file = docs.resolve("switches.md");
    if (Boolean.getBoolean("muster.rewrite")) {
      Files.writeString(file, page);
    }
    assertEquals(
        Files.exists(file) ? Files.readString(file).replace("\r\n", "\n") : "",
        page.toString(),
        "run with -Dmuster.rewrite=true and look at what changed");
  }

  private static String row(Rulebook.Switch each, Set<String> by) {
    return "| `%s` | %s | %s | %s | %s |\n"
        .formatted(
            each.key(),
            each.values().stream().map(value -> "`" + value + "`").collect(Collectors.joining(" ")),
            each.cite().text(),
            String.join(" ", each.cite().ledger()),
            String.join("<br>", by));
  }

  /**
   * Every switch cites a default of ours, as does every number that rests on one; the first value
   * of a switch is its default.
   *
   * @param prefix prefix of the rows of the defaults, such as {@code BG-D}
   */
  public void whatTheRulesDoNotSayIsOurs(String prefix) {
    for (Rulebook.Switch each : book.switches()) {
      assertTrue(each.cite().ours(), each.key());
      assertEquals(each.values().getFirst(), each.defaultValue(), each.key());
      assertTrue(!each.cite().ledger().isEmpty(), each.key());
    }
    for (Rulebook.Value each : book.numbers()) {
      boolean ofOurs = each.cite().ledger().stream().anyMatch(row -> row.startsWith(prefix));
      assertTrue(!ofOurs || each.cite().ours(), each.key());
    }
  }

  /**
   * Every default of the ledger is in the rulebook: as a switch, a number, a terrain, or a part of
   * the game and its lists.
   */
  public void everyDefaultIsInTheRulebook(String prefix) throws IOException {
    List<Citation> cites = new ArrayList<>();
    book.switches().forEach(each -> cites.add(each.cite()));
    book.numbers().forEach(each -> cites.add(each.cite()));
    book.terrains().forEach(each -> cites.add(each.cite()));
    book.categories().forEach(each -> cites.add(each.cite()));
    book.stats().forEach(each -> cites.add(each.cite()));
    Rulebook.Ground ground = book.ground();
    if (ground != null) {
      cites.add(ground.cite());
    }
    Set<String> missing = new TreeSet<>();
    for (String line : Files.readAllLines(docs.resolve("ledger.tsv"))) {
      String row = line.split("\t")[0];
      if (row.startsWith(prefix)) {
        missing.add(row);
      }
    }
    assertTrue(!missing.isEmpty(), prefix);
    cites.forEach(each -> missing.removeAll(each.ledger()));
    assertEquals(Set.of(), missing);
  }
}
