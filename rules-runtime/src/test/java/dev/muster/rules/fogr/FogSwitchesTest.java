package dev.muster.rules.fogr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.model.Rulebook;
import dev.muster.rules.rulebooks.Rulebooks;
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
import org.junit.jupiter.api.Test;

/** Each switch is ours, says so, and every value of it stands in a test that sets it. */
class FogSwitchesTest {
  private static final Path TESTS = Path.of("src/test/java/dev/muster/rules/fogr");
  private static final Path PAGE = Path.of("../docs/rules/fogr/switches.md");
  private static final Pattern METHOD =
      Pattern.compile("(?m)^  (?:void|private static \\S+) (\\w+)\\(");
  private static final Rulebook BOOK = Rulebooks.named("fogr");

  /** Which test sets which value: those whose text names the switch and the value. */
  private static Map<String, Set<String>> shown() throws IOException {
    Map<String, Set<String>> shown = new TreeMap<>();
    try (Stream<Path> files = Files.list(TESTS)) {
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

  private static void note(String body, Path file, String name, Map<String, Set<String>> shown) {
    for (Rulebook.Switch each : BOOK.switches()) {
      for (String value : each.values()) {
        if (body.contains("\"" + each.key() + "\"") && body.contains("\"" + value + "\"")) {
          String test = file.getFileName().toString().replace(".java", "") + "." + name;
          shown.computeIfAbsent(each.key() + " " + value, key -> new TreeSet<>()).add(test);
        }
      }
    }
  }

  @Test
  void everyValueButTheDefaultIsShown() throws IOException {
    Map<String, Set<String>> shown = shown();
    StringBuilder page =
        new StringBuilder(
            """
            # The switches of Field of Glory: Renaissance

            Made by `FogSwitchesTest` from the rulebook and the tests. Do not edit; write it again with
            `-Dmuster.rewrite=true` on the tests of `rules-runtime`. Every switch is ours: the amendments leave the point open, or
            can be read in several ways. The first value is what is played where nobody says otherwise.

            | Switch | Values | What it decides | Rows | Shown by |
            |---|---|---|---|---|
            """);
    List<String> silent = new ArrayList<>();
    for (Rulebook.Switch each : BOOK.switches()) {
      Set<String> tests = new TreeSet<>();
      for (String value : each.values()) {
        Set<String> own = shown.getOrDefault(each.key() + " " + value, Set.of());
        if (own.isEmpty() && !value.equals(each.defaultValue())) {
          silent.add(each.key() + " " + value);
        }
        tests.addAll(own);
      }
      page.append(
          "| `%s` | %s | %s | %s | %s |\n"
              .formatted(
                  each.key(),
                  each.values().stream()
                      .map(value -> "`" + value + "`")
                      .collect(Collectors.joining(" ")),
                  each.cite().text(),
                  String.join(" ", each.cite().ledger()),
                  String.join("<br>", tests)));
    }
    assertEquals(List.of(), silent, "values no test shows");
    if (Boolean.getBoolean("muster.rewrite")) {
      Files.writeString(PAGE, page);
    }
    assertEquals(
        Files.exists(PAGE) ? Files.readString(PAGE).replace("\r\n", "\n") : "",
        page.toString(),
        "run with -Dmuster.rewrite=true and look at what changed");
  }

  @Test
  void whatTheAmendmentsDoNotSayIsMarkedAsOurs() {
    for (Rulebook.Switch each : BOOK.switches()) {
      assertTrue(each.cite().ours(), each.key());
      assertEquals(each.values().getFirst(), each.defaultValue(), each.key());
    }
    for (Rulebook.Value each : BOOK.numbers()) {
      boolean ofOurs = each.cite().ledger().stream().anyMatch(row -> row.startsWith("FR-D"));
      assertTrue(!ofOurs || each.cite().ours(), each.key());
    }
  }

  /** All 12 defaults are in the rulebook: a switch, a number, or what the game is played on. */
  @Test
  void everyDefaultIsInTheRulebook() {
    Set<String> cited = new TreeSet<>();
    BOOK.switches().forEach(each -> cited.addAll(each.cite().ledger()));
    BOOK.numbers().forEach(each -> cited.addAll(each.cite().ledger()));
    if (BOOK.ground() != null) {
      cited.addAll(BOOK.ground().cite().ledger());
    }
    Set<String> missing = new TreeSet<>();
    for (int i = 1; i <= 12; i++) {
      missing.add("FR-D%02d".formatted(i));
    }
    missing.removeAll(cited);
    assertEquals(Set.of(), missing);
  }
}
