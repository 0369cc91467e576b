package dev.muster.cli.syntaxerror;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** The page that tells what came of the slips. */
public record SyntaxErrorReport(List<TrialOutcome> outcomes) {
  private static final Map<String, String> KINDS = new LinkedHashMap<>();

  static {
    KINDS.put("keywords", "Words of the language misspelt");
    KINDS.put("names", "Names misspelt, where they are used and where they are given");
    KINDS.put("signs", "Signs, quotes and braces missing, doubled or of another kind");
    KINDS.put("order", "Right words in the wrong order");
    KINDS.put("words", "Wrong words, and habits of other games");
    KINDS.put("languages", "Habits of other languages");
    KINDS.put("values", "Values out of range or of the wrong shape");
    KINDS.put("contradictions", "Statements that do not go together");
    KINDS.put("more", "All sorts, written after the first measures were taken");
    KINDS.put("rosters", "Habits of roster programs, and of the table");
    KINDS.put("written", "Word processors, spreadsheets, pages pasted, numbers in words");
    KINDS.put("abroad", "Words of other languages");
    KINDS.put("places", "Statements in the wrong section");
    KINDS.put("clauses", "Clauses as one would say them");
    KINDS.put("sheets", "Rules of the author's own");
    KINDS.put("sense", "Statements that make no sense, alone or together");
    KINDS.put("files", "Imports, and slips in a file that others import");
  }

  public SyntaxErrorReport {
    outcomes = List.copyOf(outcomes);
  }

  /** Outcomes of which something is true. */
  public int count(Predicate<TrialOutcome> wanted) {
    return (int) outcomes.stream().filter(wanted).count();
  }

  /** The part of all outcomes of which something is true, from 0 to 1. */
  public double share(Predicate<TrialOutcome> wanted) {
    return (double) count(wanted) / outcomes.size();
  }

  /** The table and what it leaves to be wished for, in Markdown. */
  public String page() {
    var page = new StringBuilder();
    page.append(
        """

        | Slips | All | Found | Place right | One finding | Mended by a fix | Harmful fixes |
        |---|---:|---:|---:|---:|---:|---:|
        """);
    Map<String, List<TrialOutcome>> byKind =
        outcomes.stream().collect(Collectors.groupingBy(each -> each.slip().kind()));
    KINDS.forEach(
        (kind, title) -> {
          if (byKind.containsKey(kind)) {
            row(page, title, byKind.get(kind));
          }
        });
    row(page, "**All**", outcomes);
    page.append(
        String.format(
            Locale.ROOT,
            "| | | %s | %s | %s | %s | |%n",
            percent(TrialOutcome::found),
            percent(each -> each.found() && each.rightPlace()),
            percent(TrialOutcome::once),
            percent(TrialOutcome::mended)));
    String left = left();
    if (!left.isEmpty()) {
      page.append("\n## What is left to be wished for\n\n").append(left);
    }
    return page.toString();
  }

  /** All that came of some slips, for who mends what is told of them. */
  public static String details(List<TrialOutcome> outcomes) {
    var all = new StringBuilder(new SyntaxErrorReport(outcomes).page());
    for (TrialOutcome each : outcomes) {
      all.append(each.good() ? "\nok   " : "\nBAD  ").append(each.slip()).append('\n');
      each.errors().forEach(error -> all.append("     ").append(error).append('\n'));
      all.append(each.rightPlace() ? "" : "     another place\n");
      each.useful().forEach(fix -> all.append("     + ").append(fix).append('\n'));
      each.idle().forEach(fix -> all.append("     ~ ").append(fix).append('\n'));
      each.wrong().forEach(fix -> all.append("     ! ").append(fix).append('\n'));
      all.append(each.differs().isEmpty() ? "" : "     DIFFERS\n" + each.differs().indent(9));
    }
    return all.toString();
  }

  /** What is left to be wished for, a line for each slip. */
  private String left() {
    var left = new StringBuilder();
    for (TrialOutcome each : outcomes) {
      if (!each.good()) {
        left.append("- ").append(each.slip()).append(": ").append(lack(each)).append('\n');
      }
    }
    return left.toString();
  }

  private static String lack(TrialOutcome outcome) {
    if (!outcome.found()) {
      return "not found";
    }
    return java.util.stream.Stream.of(
            outcome.rightPlace() ? "" : "told at another place",
            outcome.once() ? "" : outcome.errors().size() + " findings",
            outcome.mended() || outcome.slip().mend() == SyntaxErrorCase.ExpectedFix.none
                ? ""
                : "no fix mends it",
            outcome.wrong().isEmpty() ? "" : "a harmful fix")
        .filter(each -> !each.isEmpty())
        .collect(Collectors.joining(", "));
  }

  private String percent(Predicate<TrialOutcome> wanted) {
    return String.format(Locale.ROOT, "%.1f %%", 100 * share(wanted));
  }

  private static void row(StringBuilder page, String title, List<TrialOutcome> outcomes) {
    var some = new SyntaxErrorReport(outcomes);
    page.append("| ")
        .append(title)
        .append(" | ")
        .append(outcomes.size())
        .append(" | ")
        .append(some.count(TrialOutcome::found))
        .append(" | ")
        .append(some.count(each -> each.found() && each.rightPlace()))
        .append(" | ")
        .append(some.count(TrialOutcome::once))
        .append(" | ")
        .append(some.count(TrialOutcome::mended))
        .append(" | ")
        .append(outcomes.stream().mapToInt(each -> each.wrong().size()).sum())
        .append(" |\n");
  }
}
