package dev.muster.print;

import dev.muster.print.i18n.HtmlEscape;
import dev.muster.print.i18n.PageMessages;
import dev.muster.rules.model.Army.StandLine;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.system.DerivedStats;
import dev.muster.rules.systems.RuleSystems;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * The exact odds of the dice, computed by the same rules that fight the battle: the dice of each
 * line in play, and the odds by number of dice.
 */
final class OddsPage {
  private static final Pattern DICE = Pattern.compile("[0-9]+");

  /** The largest number of dice in the table, and the largest number of hits. */
  private static final int MOST = 20;

  private static final int HITS = 6;

  private final BattleProgram program;
  private final DerivedStats figures;
  private final PageMessages words;

  private OddsPage(BattleProgram program, PageMessages words) {
    this.program = program;
    this.figures = RuleSystems.of(program.rulebook()).derivedStats();
    this.words = words;
  }

  /** Whether the rules define odds and at least one line in play rolls dice. */
  static boolean applies(BattleProgram program) {
    return !new OddsPage(program, PageMessages.ENGLISH).odds().isEmpty();
  }

  static String html(PrintJob job) {
    var out = new StringBuilder();
    out.append("<h1>")
        .append(job.words().html("odds"))
        .append("</h1>\n<p class=\"facts\">")
        .append(HtmlEscape.text(job.title()))
        .append("</p>\n");
    var page = new OddsPage(job.program(), job.words());
    page.table(out, HITS);
    for (int side = 0; side < job.program().scenario().sides().size(); side++) {
      if (job.shows(side)) {
        page.lines(out, side);
      }
    }
    return PageTemplate.html(job, job.words().text("odds.of", job.title()), out.toString());
  }

  /** The odds as a part of another page. */
  static void append(StringBuilder out, PrintJob job, int hits) {
    var page = new OddsPage(job.program(), job.words());
    if (!page.odds().isEmpty()) {
      out.append("<div class=\"whole\"><h2>").append(job.words().html("odds")).append("</h2>\n");
      page.table(out, hits);
      out.append("</div>\n");
    }
  }

  static List<SpreadsheetTable> rows(PrintJob job) {
    return new OddsPage(job.program(), job.words()).sheet();
  }

  private List<SpreadsheetTable> sheet() {
    List<DerivedStats.Odds> odds = odds();
    if (odds.isEmpty()) {
      return List.of();
    }
    int most = columns(odds, HITS);
    var rows = new ArrayList<List<String>>();
    var head = new ArrayList<>(List.of(words.text("odds.dice")));
    for (int hits = 1; hits <= most; hits++) {
      head.add(words.text("odds.hits", hits));
    }
    rows.add(head);
    for (DerivedStats.Odds each : odds) {
      var row = new ArrayList<>(List.of(each.dice() + "D6"));
      for (int hits = 1; hits <= most; hits++) {
        row.add(percent(each.atLeast(hits)));
      }
      rows.add(row);
    }
    return List.of(new SpreadsheetTable(words.text("odds"), rows));
  }

  /** Odds of every number of dice up to the most that a line in play throws. */
  private List<DerivedStats.Odds> odds() {
    var numbers = new TreeSet<Integer>();
    for (int side = 0; side < program.scenario().sides().size(); side++) {
      for (StandLine line : SideStrength.fielded(program, side)) {
        figures.notes(line, program.rulebook()).forEach(note -> numbers.addAll(dice(note)));
      }
    }
    var rows = new ArrayList<DerivedStats.Odds>();
    int most = numbers.isEmpty() ? 0 : Math.min(MOST, numbers.getLast());
    for (int dice = 1; dice <= most; dice++) {
      Optional<DerivedStats.Odds> odds = figures.hits(program, dice);
      odds.ifPresent(rows::add);
    }
    return rows;
  }

  private static List<Integer> dice(DerivedStats.Note note) {
    return note.kind() == DerivedStats.Kind.DICE
        ? DICE.matcher(note.shown().replace("D6", ""))
            .results()
            .map(found -> Integer.valueOf(found.group()))
            .toList()
        : List.of();
  }

  private static int columns(List<DerivedStats.Odds> odds, int most) {
    return Math.min(most, odds.getLast().ways().size() - 1);
  }

  private void table(StringBuilder out, int hits) {
    for (SpreadsheetTable table : sheet()) {
      out.append("<table class=\"odds\">\n<thead><tr>");
      List<List<String>> rows = table.rows();
      for (int column = 0; column < rows.getFirst().size() && column <= hits; column++) {
        out.append(column == 0 ? "<th>" : "<th class=\"stat\">")
            .append(HtmlEscape.text(rows.getFirst().get(column)))
            .append("</th>");
      }
      out.append("</tr></thead>\n<tbody>\n");
      for (List<String> row : rows.subList(1, rows.size())) {
        out.append("<tr>");
        for (int column = 0; column < row.size() && column <= hits; column++) {
          out.append("<td class=\"stat\">")
              .append(HtmlEscape.text(row.get(column)))
              .append("</td>");
        }
        out.append("</tr>\n");
      }
      out.append("</tbody>\n</table>\n");
    }
  }

  /**
   * Writes the dice of each line of a side, with the chances of at least one and at least two hits.
   */
  private void lines(StringBuilder out, int side) {
    var rows = new StringBuilder();
    for (StandLine line : SideStrength.fielded(program, side)) {
      for (DerivedStats.Note note : figures.notes(line, program.rulebook())) {
        List<Integer> dice = dice(note);
        List<DerivedStats.Odds> odds =
            dice.stream()
                .flatMap(each -> figures.hits(program, Math.max(1, each)).stream())
                .toList();
        if (dice.isEmpty() || odds.size() != dice.size() || dice.contains(0)) {
          continue;
        }
        rows.append("<tr><td>")
            .append(PageTemplate.title(line.label(), line.name()))
            .append(' ')
            .append(HtmlEscape.text(line.orderClass()))
            .append("</td><td>")
            .append(HtmlEscape.text(header(note) + note.meaning()))
            .append("</td><td class=\"stat\">")
            .append(HtmlEscape.text(note.shown()))
            .append("</td>");
        for (int hits = 1; hits <= 2; hits++) {
          int wanted = hits;
          rows.append("<td class=\"stat\">")
              .append(
                  String.join(
                      " / ", odds.stream().map(each -> percent(each.atLeast(wanted))).toList()))
              .append("</td>");
        }
        rows.append("</tr>\n");
      }
    }
    if (rows.isEmpty()) {
      return;
    }
    var owner = program.scenario().sides().get(side);
    out.append("<h2>")
        .append(words.html("reference.troops-of", PageTemplate.title(owner.label(), owner.name())))
        .append("</h2>\n<table class=\"troops\">\n<thead><tr><th>")
        .append(words.html("reference.troops"))
        .append("</th><th>")
        .append(words.html("odds.throw"))
        .append("</th><th class=\"stat\">")
        .append(words.html("odds.dice"))
        .append("</th><th class=\"stat\">")
        .append(words.html("odds.hits", 1))
        .append("</th><th class=\"stat\">")
        .append(words.html("odds.hits", 2))
        .append("</th></tr></thead>\n<tbody>\n")
        .append(rows)
        .append("</tbody>\n</table>\n");
  }

  /** The head of the column of the dice, which distinguishes the ranges. */
  private String header(DerivedStats.Note note) {
    return program.rulebook().stats().stream()
        .filter(stat -> stat.key().equals(note.column()))
        .map(stat -> stat.header() + ": ")
        .findFirst()
        .orElse("");
  }

  private static String percent(int hundredths) {
    int tenths = (hundredths + 5) / 10;
    return hundredths == 0 ? "" : tenths / 10 + "." + tenths % 10 + " %";
  }
}
