package dev.muster.print;

import dev.muster.print.drawing.Drawing;
import dev.muster.print.field.FieldMap;
import dev.muster.print.field.FieldMap.Manner;
import dev.muster.rules.model.BattleProgram;

/** The field alone on a sheet, as large as the sheet allows. */
final class MapPage {
  private MapPage() {}

  static String html(BattleProgram program, Paper paper, Manner manner) {
    return Sheet.html(
        "Map of " + name(program),
        paper,
        body(program, paper, manner) + Truth.foot(program));
  }

  /** The map alone, for a page with more on it. */
  static String body(BattleProgram program, Paper paper, Manner manner) {
    if (!FieldMap.draws(program)) {
      return "";
    }
    boolean lies = lies(program, paper);
    return "<div class=\"map "
        + (lies ? "lying" : "upright")
        + "\">\n"
        + Svg.of(drawing(program, paper, manner))
        + "</div>\n";
  }

  static boolean lies(BattleProgram program, Paper paper) {
    return FieldMap.lies(program, paper.mapWidth(), paper.mapHeight());
  }

  static Drawing drawing(BattleProgram program, Paper paper, Manner manner) {
    boolean lies = lies(program, paper);
    return FieldMap.filling(
        program,
        lies ? paper.mapHeight() : paper.mapWidth(),
        lies ? paper.mapWidth() : paper.mapHeight(),
        manner);
  }

  private static String name(BattleProgram program) {
    String label = program.scenario().label();
    return label.isBlank() ? program.scenario().name() : label;
  }
}
