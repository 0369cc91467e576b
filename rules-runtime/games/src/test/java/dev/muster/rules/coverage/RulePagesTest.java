package dev.muster.rules.coverage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The pages of {@code docs/rules} name rules, gaps and switches that there are. */
class RulePagesTest {
  /** Gaps and contradictions found in the rules, each with a reading on some page. */
  private static final int GAPS = 43;

  private static final int CONTRADICTIONS = 25;

  private static final Pattern RULE = Pattern.compile("\\bSN-[0-9A-Z.]+-[0-9]+[a-z]?\\b");
  private static final Pattern NUMBERED = Pattern.compile("\\b[UC]-[0-9]{2}\\b");
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)#:]+)(#[^)]*)?\\)");
  private static final Pattern SWITCH =
      Pattern.compile(
          "^\\s*switch (\\w+) default (\\w+) values ((?:(?!section|ours|ledger)\\w+ )+)");

  private final Path root = ModuleDirectory.root();
  private final Path pages = root.resolve("docs/rules");

  @Test
  void everyRuleNamedIsInTheLedger() throws IOException {
    Set<String> known = RuleLedger.read(pages.resolve("ledger.tsv")).rows().keySet();
    int named = 0;
    for (Path page : markdown()) {
      Matcher rule = RULE.matcher(Files.readString(page));
      while (rule.find()) {
        assertTrue(known.contains(rule.group()), page + " names " + rule.group());
        named++;
      }
    }
    assertTrue(named > 0, "no page names a rule");
  }

  @Test
  void everyGapAndContradictionHasAReading() throws IOException {
    Set<String> expected = new TreeSet<>();
    for (int i = 1; i <= GAPS; i++) {
      expected.add("U-%02d".formatted(i));
    }
    for (int i = 1; i <= CONTRADICTIONS; i++) {
      expected.add("C-%02d".formatted(i));
    }
    Set<String> found = new TreeSet<>();
    for (Path page : markdown()) {
      NUMBERED.matcher(Files.readString(page)).results().forEach(m -> found.add(m.group()));
    }
    assertEquals(expected, found);
  }

  @Test
  void linksLeadToFiles() throws IOException {
    for (Path page : markdown()) {
      Matcher link = LINK.matcher(Files.readString(page));
      while (link.find()) {
        assertTrue(Files.exists(page.resolveSibling(link.group(1))), page + ": " + link.group(1));
      }
    }
  }

  @Test
  void theSwitchTableIsThatOfTheRulebook() throws IOException {
    Map<String, List<String>> table = new TreeMap<>();
    for (String line : Files.readAllLines(pages.resolve("README.md"))) {
      if (line.matches("\\| `\\w+` \\|.*")) {
        String[] cells = line.replace("`", "").split("\\|");
        List<String> values = new ArrayList<>(List.of(cells[2].strip()));
        values.addAll(Arrays.asList(cells[3].strip().split(" ")));
        table.put(cells[1].strip(), values);
      }
    }
    assertTrue(table.containsKey("extra_move_test"), "the table of README.md was not found");
    assertEquals(switchesOfTheLibrary(), table);
  }

  /** Default first, then the other values in their order. */
  private Map<String, List<String>> switchesOfTheLibrary() throws IOException {
    Map<String, List<String>> result = new TreeMap<>();
    Path library =
        ModuleDirectory.rules()
            .resolve("snaphance/src/main/resources/dev/muster/rules/snaphance/snaphance.muster");
    for (String line : Files.readAllLines(library)) {
      Matcher entry = SWITCH.matcher(line);
      if (entry.find() && !result.containsKey(entry.group(1))) {
        List<String> values = new ArrayList<>(List.of(entry.group(2)));
        Arrays.stream(entry.group(3).strip().split(" "))
            .filter(value -> !value.equals(entry.group(2)))
            .forEach(values::add);
        result.put(entry.group(1), values);
      }
    }
    return result;
  }

  private List<Path> markdown() throws IOException {
    try (Stream<Path> files = Files.list(pages)) {
      return files.filter(file -> file.toString().endsWith(".md")).sorted().toList();
    }
  }
}
