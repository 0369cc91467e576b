package dev.muster.print;

import dev.muster.print.words.Words;
import dev.muster.rules.model.Army.StandLine;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.StatValue;
import dev.muster.rules.system.Figures;
import dev.muster.rules.systems.Systems;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What one side brings to the table, counted by army list line.
 *
 * @param breaksAt lost Break Points at which the army breaks, null where the rules of the army are
 *     not known (14.0)
 */
record Strength(List<Row> rows, @Nullable Integer breaksAt) {
  /** So many boxes still make a track one can follow. */
  private static final int LONGEST_TRACK = 150;

  /**
   * @param stands stands deployed of this line
   * @param ranks ranks they have between them; every rank lost costs its Break Points (14.0)
   * @param breakPoints Break Points of all of them
   */
  record Row(StandLine line, int stands, int ranks, int breakPoints) {}

  static Strength of(BattleProgram program, int side) {
    Figures figures = Systems.of(program.rulebook()).figures();
    var rows = new ArrayList<Row>();
    List<Scenario.Deployed> fielded =
        program.scenario().sides().get(side).groups().stream()
            .flatMap(group -> group.stands().stream())
            .toList();
    for (StandLine line : program.armies().get(side).stands()) {
      int stands = 0;
      int ranks = 0;
      int points = 0;
      for (Scenario.Deployed each : fielded) {
        if (each.line().equals(line.name())) {
          Figures.Unit unit = figures.unit(program, side, each).orElse(new Figures.Unit(1, 0));
          stands++;
          ranks += unit.ranks();
          points += unit.points();
        }
      }
      rows.add(new Row(line, stands, ranks, points));
    }
    return new Strength(
        List.copyOf(rows),
        figures.side(program, side).map(Figures.Strength::breaksAt).orElse(null));
  }

  /** Strength points of each rank, front first; one rank where the line states none. */
  static List<Integer> ranks(Rulebook rulebook, StandLine line) {
    for (Rulebook.Stat stat : rulebook.stats()) {
      if (stat.kind() == Rulebook.StatKind.RANKS) {
        switch (line.stats().get(stat.key())) {
          case StatValue.Ranks ranks -> {
            return ranks.ranks();
          }
          case StatValue.Whole(int strength) -> {
            return List.of(strength);
          }
          case null, default -> {}
        }
      }
    }
    return List.of(0);
  }

  /** Lines of a side that somebody is of, in the order of the list. */
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

  int breakPoints() {
    return rows.stream().mapToInt(Row::breakPoints).sum();
  }

  /** In one line: stands, Break Points, and when they are too few. */
  String summary(Words words) {
    return words.html("strength.summary", stands(), breakPoints())
        + (breaksAt == null ? "" : ", " + words.html("strength.breaks", breaksAt));
  }

  /** Boxes to tick off as Break Points are lost; the army breaks in the last. */
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

  void table(StringBuilder out, Words words) {
    out.append("<table class=\"strength\">\n<thead><tr><th>")
        .append(words.html("strength.stands"))
        .append("</th><th class=\"stat\">")
        .append(words.html("strength.number"))
        .append("</th><th class=\"stat\">")
        .append(words.html("strength.ranks"))
        .append("</th><th class=\"stat\">")
        .append(words.html("strength.points"))
        .append("</th></tr></thead>\n<tbody>\n");
    int ranks = 0;
    for (Row row : rows) {
      ranks += row.ranks();
      out.append("<tr><td>")
          .append(Sheet.title(row.line().label(), row.line().name()))
          .append("</td>");
      numbers(out, row.stands(), row.ranks(), row.breakPoints());
    }
    out.append("<tr class=\"total\"><td>").append(words.html("strength.total")).append("</td>");
    numbers(out, stands(), ranks, breakPoints());
    out.append("</tbody>\n</table>\n");
  }

  private static void numbers(StringBuilder out, int... numbers) {
    for (int number : numbers) {
      out.append("<td class=\"stat\">").append(number).append("</td>");
    }
    out.append("</tr>\n");
  }
}
