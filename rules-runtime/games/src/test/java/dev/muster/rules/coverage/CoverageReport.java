package dev.muster.rules.coverage;

import dev.muster.rules.coverage.RuleLedger.Row;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.function.Predicate;

/**
 * Holds the tests against the ledger.
 *
 * @param notApplicable rules no program can play, with the reason
 * @param tests names of tests by rule id
 * @param file the ledger, as the page leads to it
 */
record CoverageReport(
    RuleLedger ledger,
    Map<String, String> notApplicable,
    Map<String, SortedSet<String>> tests,
    String file) {

  CoverageReport(
      RuleLedger ledger, Map<String, String> notApplicable, Map<String, SortedSet<String>> tests) {
    this(ledger, notApplicable, tests, "ledger.tsv");
  }

  /** What is wrong with the ids, in words; empty when all fit. */
  List<String> problems() {
    List<String> result = new ArrayList<>();
    tests.forEach(
        (id, names) -> {
          if (!ledger.rows().containsKey(id)) {
            result.add(id + " is not in the ledger; named by " + String.join(", ", names));
          } else if (notApplicable.containsKey(id)) {
            result.add(
                id + " is tested and also not applicable; named by " + String.join(", ", names));
          }
        });
    for (String id : notApplicable.keySet()) {
      if (!ledger.rows().containsKey(id)) {
        result.add(id + " is not applicable and not in the ledger");
      }
    }
    return result;
  }

  /** The page {@code docs/rules/coverage.md}. */
  String text() {
    StringBuilder page = new StringBuilder();
    page.append("# Rules and their tests\n\n");
    page.append(
        "Made by `RulesCoverageTest` from the [ledger]("
            + file
            + "), the tags of the tests"
            + " and the\n`rules` lines of the situation files. Do not edit; write it again with\n"
            + "`-Dmuster.rewrite=true` on the tests of `rules-runtime`.\n\n");
    summary(page);
    open(page);
    outside(page);
    perRule(page);
    return page.toString();
  }

  private void summary(StringBuilder page) {
    page.append("| Chapter | | Rows | Tested | Not applicable | Open |\n");
    page.append("|---|---|---:|---:|---:|---:|\n");
    ledger.chapters().forEach((chapter, heading) -> line(page, chapter, heading, rowsOf(chapter)));
    line(page, "", "**All**", ledger.rows().values());
  }

  private void line(StringBuilder page, String chapter, String heading, Collection<Row> rows) {
    page.append("| %s | %s | ".formatted(chapter, heading))
        .append(
            "%d | %d | %d | %d |\n"
                .formatted(
                    rows.size(),
                    count(rows, this::isTested),
                    count(rows, this::isOutside),
                    count(rows, this::isOpen)));
  }

  private void open(StringBuilder page) {
    page.append("\n## Open\n\n");
    boolean any = false;
    for (String chapter : ledger.chapters().keySet()) {
      List<String> ids = rowsOf(chapter).stream().filter(this::isOpen).map(Row::id).toList();
      if (!ids.isEmpty()) {
        any = true;
        page.append("- Chapter ").append(chapter).append(":");
        for (int i = 0; i < ids.size(); i++) {
          page.append(i % 6 == 0 ? "\n  " : " ").append(ids.get(i));
        }
        page.append('\n');
      }
    }
    if (!any) {
      page.append("Nothing.\n");
    }
  }

  private void outside(StringBuilder page) {
    page.append("\n## Not applicable\n\n| Rule | Reason |\n|---|---|\n");
    for (Row row : ledger.rows().values()) {
      if (isOutside(row)) {
        page.append(
            "| %s | %s |\n".formatted(row.id(), notApplicable.get(row.id()).replace("|", "\\|")));
      }
    }
  }

  private void perRule(StringBuilder page) {
    page.append("\n## Tests of each rule\n\n| Rule | Tests |\n|---|---|\n");
    for (Row row : ledger.rows().values()) {
      if (isTested(row)) {
        page.append("| %s | %s |\n".formatted(row.id(), String.join("<br>", tests.get(row.id()))));
      }
    }
  }

  private List<Row> rowsOf(String chapter) {
    return ledger.rows().values().stream().filter(r -> r.chapter().equals(chapter)).toList();
  }

  private static long count(Collection<Row> rows, Predicate<Row> which) {
    return rows.stream().filter(which).count();
  }

  private boolean isTested(Row row) {
    return tests.containsKey(row.id());
  }

  private boolean isOutside(Row row) {
    return notApplicable.containsKey(row.id());
  }

  private boolean isOpen(Row row) {
    return !isTested(row) && !isOutside(row);
  }
}
