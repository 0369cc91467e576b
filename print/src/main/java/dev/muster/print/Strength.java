package dev.muster.print;

import dev.muster.rules.model.Army.StandLine;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.StatValue;
import java.util.ArrayList;
import java.util.List;

/** What one side brings to the table, counted by army list line. */
record Strength(List<Row> rows) {
  /**
   * @param stands stands deployed of this line
   * @param ranks ranks they have between them; every rank lost costs its Break Points (14.0)
   * @param breakPoints Break Points of all of them
   */
  record Row(StandLine line, int stands, int ranks, int breakPoints) {}

  static Strength of(BattleProgram program, int side) {
    var rows = new ArrayList<Row>();
    List<String> fielded =
        program.scenario().sides().get(side).groups().stream()
            .flatMap(group -> group.stands().stream())
            .map(Scenario.Deployed::line)
            .toList();
    for (StandLine line : program.armies().get(side).stands()) {
      int stands = (int) fielded.stream().filter(line.name()::equals).count();
      int ranks = stands * ranks(program.rulebook(), line);
      int breakPoints = line.stats().get("bp") instanceof StatValue.Whole(int each) ? each : 0;
      rows.add(new Row(line, stands, ranks, ranks * breakPoints));
    }
    return new Strength(List.copyOf(rows));
  }

  private static int ranks(Rulebook rulebook, StandLine line) {
    return rulebook.stats().stream()
        .filter(stat -> stat.kind() == Rulebook.StatKind.RANKS)
        .map(stat -> line.stats().get(stat.key()))
        .mapToInt(value -> value instanceof StatValue.Ranks many ? many.ranks().size() : 1)
        .max()
        .orElse(1);
  }

  int stands() {
    return rows.stream().mapToInt(Row::stands).sum();
  }

  int breakPoints() {
    return rows.stream().mapToInt(Row::breakPoints).sum();
  }

  void table(StringBuilder out) {
    out.append(
            "<table class=\"strength\">\n<thead><tr><th>Stands</th><th class=\"stat\">Number</th>")
        .append(
            "<th class=\"stat\">Ranks</th><th class=\"stat\">BP in all</th></tr></thead>\n<tbody>\n");
    int ranks = 0;
    for (Row row : rows) {
      ranks += row.ranks();
      out.append("<tr><td>")
          .append(Sheet.title(row.line().label(), row.line().name()))
          .append("</td>");
      numbers(out, row.stands(), row.ranks(), row.breakPoints());
    }
    out.append("<tr class=\"total\"><td>Total</td>");
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
