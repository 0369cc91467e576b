package dev.muster.print;

import dev.muster.print.drawing.Drawing;
import dev.muster.print.field.FieldMap;
import dev.muster.print.field.FieldMap.Manner;
import dev.muster.rules.model.BattleProgram;
import java.util.List;

/** The field alone on a sheet, as large as the sheet allows. */
final class MapPage {
  private MapPage() {}

  static String html(BattleProgram program, Paper paper, Manner manner) {
    Drawing map = drawing(program, paper, manner);
    return Sheet.drawings(
        "Map of " + name(program), paper, lies(map), List.of(Svg.of(map)), Truth.foot(program));
  }

  /**
   * The map at the scale of the table, on as many sheets as it takes.
   *
   * @param hexWidth from side to side, in millimetres
   */
  static String tiles(BattleProgram program, Paper paper, double hexWidth, Manner manner) {
    return Sheet.drawings(
        "Map of " + name(program),
        paper,
        false,
        Tiles.of(program, paper, hexWidth, manner),
        Truth.foot(program));
  }

  /** The map alone, for a page with more on it. */
  static String body(BattleProgram program, Paper paper, Manner manner) {
    Drawing map = drawing(program, paper, manner);
    return "<div class=\"map "
        + (lies(map) ? "lying" : "upright")
        + "\">\n"
        + Svg.of(map)
        + "</div>\n";
  }

  private static boolean lies(Drawing map) {
    return map.width() > map.height();
  }

  static Drawing drawing(BattleProgram program, Paper paper, Manner manner) {
    return FieldMap.best(program, paper.mapWidth(), paper.mapHeight(), manner);
  }

  private static String name(BattleProgram program) {
    String label = program.scenario().label();
    return label.isBlank() ? program.scenario().name() : label;
  }
}
