package dev.muster.print;

import dev.muster.print.drawing.Drawing;
import dev.muster.print.field.CounterSheets;
import dev.muster.print.field.FieldMap.Manner;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario;
import java.util.List;

/** Counters to cut out. */
final class CounterPage {
  private CounterPage() {}

  /**
   * The page.
   *
   * @param hexWidth of the hexes they are for, in millimetres
   */
  static String html(BattleProgram program, Paper paper, double hexWidth, Manner manner) {
    Scenario scenario = program.scenario();
    List<Drawing> sheets =
        CounterSheets.of(program, hexWidth, paper.mapWidth(), paper.mapHeight(), manner);
    return Sheet.drawings(
        "Counters of " + (scenario.label().isBlank() ? scenario.name() : scenario.label()),
        paper,
        false,
        sheets.stream().map(Svg::of).toList(),
        Truth.foot(program));
  }
}
