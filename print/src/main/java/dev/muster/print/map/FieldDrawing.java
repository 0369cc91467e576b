package dev.muster.print.map;

import dev.muster.print.drawing.Drawing;
import dev.muster.rules.model.BattleProgram;

/** The field of a battle with everything on it, without title and key: for a page that has more. */
public final class FieldDrawing {
  private static final double EDGE = 0.5;

  private FieldDrawing() {}

  /**
   * The field as large as a space allows.
   *
   * @param width of the space, in millimetres
   * @param height of the space, in millimetres
   */
  public static Drawing of(
      BattleProgram program, double width, double height, MapSheet.Manner manner) {
    BoardLayout one =
        BoardLayout.of(program.board(), new TerrainAppearances(program.rulebook()), 1);
    double beyond = 2 * (EDGE + one.margin());
    double unit = Math.min((width - beyond) / one.width(), (height - beyond) / one.height());
    ScreenMap map = new ScreenMap(program, unit, manner);
    double margin = EDGE + map.margin();
    return new Drawing(
        map.width() + 2 * margin,
        map.height() + 2 * margin,
        MapDrawing.title(program.scenario().label(), program.scenario().name()),
        map.shapes().stream().map(each -> MapSheet.moved(each, margin, margin)).toList());
  }
}
