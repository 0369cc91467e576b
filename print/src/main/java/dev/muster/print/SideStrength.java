package dev.muster.print;

import dev.muster.print.i18n.PageMessages;
import dev.muster.rules.model.Army.StandLine;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.system.DerivedStats;
import dev.muster.rules.systems.RuleSystems;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The strength of one side, counted by army list line.
 *
 * @param breaksAt the loss at which the army breaks, null if the rules of the army are not known
 *     (14.0)
 * @param ranked whether units of the game have ranks that count by themselves
 * @param weighs whether units of the game differ in what is lost with them
 */
record SideStrength(List<Row> rows, @Nullable Integer breaksAt, boolean ranked, boolean weighs) {
  /** So many boxes still make a track one can follow. */
  private static final int LONGEST_TRACK = 150;

  /**
   * @param stands stands deployed of this line
   * @param ranks ranks they have between them; every rank lost costs its points (14.0)
   * @param points what can be lost with all of them
   */
  record Row(StandLine line, int stands, int ranks, int points) {}

  static SideStrength of(BattleProgram program, int side) {
    DerivedStats figures = RuleSystems.of(program.rulebook()).derivedStats();
    var rows = new ArrayList<Row>();
    List<Scenario.DeployedStand> fielded =
        program.scenario().sides().get(side).groups().stream()
            .flatMap(group -> group.stands().stream())
            .toList();
    for (StandLine line : program.armies().get(side).stands()) {
      int stands = 0;
      int ranks = 0;
      int points = 0;
      for (Scenario.DeployedStand each : fielded) {
        if (each.line().equals(line.name())) {
          DerivedStats.Unit unit =
              figures.unit(program, side, each).orElse(new DerivedStats.Unit(1, 0));
          stands++;
          ranks += unit.ranks();
          points += unit.points();
        }
      }
      rows.add(new Row(line, stands, ranks, points));
    }
    return new SideStrength(
        List.copyOf(rows),
        figures.side(program, side).map(DerivedStats.Strength::breaksAt).orElse(null),
        program.rulebook().stats().stream().anyMatch(s -> s.kind() == Rulebook.StatKind.RANKS),
        RuleSystems.of(program.rulebook()).roster().hasUnitValues());
  }

  /** The lines of a side that have at least one unit, in the order of the list. */
  static List<StandLine> fielded(BattleProgram program, int side) {
    Set<String> names = new HashSet<>();
    for (Scenario.Group group : program.scenario().sides().get(side).groups()) {
      group.stands().forEach(stand -> names.add(stand.line()));
    }
    return program.armies().get(side).stands().stream()
        .filter(line -> names.contains(line.name()))
        .toList();
  }

  int stands() {
    return rows.stream().mapToInt(Row::stands).sum();
  }

  int points() {
    return rows.stream().mapToInt(Row::points).sum();
  }

  /** In one line: units, what they count, and when too much of it is lost. */
  String summary(PageMessages words) {
    return words.html("strength.summary", stands(), points())
        + (breaksAt == null ? "" : ", " + words.html("strength.breaks", breaksAt));
  }

  /** Boxes to tick off for what is lost; the army breaks in the last. */
  void track(StringBuilder out) {
    if (breaksAt == null || breaksAt > LONGEST_TRACK) {
      return;
    }
    out.append("<div class=\"track\">");
    for (int lost = 1; lost <= breaksAt; lost++) {
      out.append(lost == breaksAt ? "<span class=\"breaks\">" : "<span>")
          .append(lost)
          .append("</span>");
    }
    out.append("</div>\n");
  }

  void table(StringBuilder out, PageMessages words) {
    out.append("<table class=\"strength\">\n<thead><tr><th>")
        .append(words.html("strength.stands"))
        .append("</th><th class=\"stat\">")
        .append(words.html("strength.number"))
        .append("</th>")
        .append(ranked ? head(words.html("strength.ranks")) : "")
        .append(weighs ? head(words.html("strength.points")) : "")
        .append("</tr></thead>\n<tbody>\n");
    int ranks = 0;
    for (Row row : rows) {
      ranks += row.ranks();
      out.append("<tr><td>")
          .append(PageTemplate.title(row.line().label(), row.line().name()))
          .append("</td>");
      numbers(out, row.stands(), row.ranks(), row.points());
    }
    out.append("<tr class=\"total\"><td>").append(words.html("strength.total")).append("</td>");
    numbers(out, stands(), ranks, points());
    out.append("</tbody>\n</table>\n");
  }

  private static String head(String text) {
    return "<th class=\"stat\">" + text + "</th>";
  }

  /** Only what the game counts: ranks where units have them, points where units differ in them. */
  private void numbers(StringBuilder out, int stands, int ranks, int points) {
    number(out, stands);
    if (ranked) {
      number(out, ranks);
    }
    if (weighs) {
      number(out, points);
    }
    out.append("</tr>\n");
  }

  private static void number(StringBuilder out, int number) {
    out.append("<td class=\"stat\">").append(number).append("</td>");
  }
}
