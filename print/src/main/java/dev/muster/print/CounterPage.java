package dev.muster.print;

import dev.muster.print.drawing.Drawing;
import dev.muster.print.field.CounterSheets;
import java.util.List;

/** Counters to cut out. */
final class CounterPage {
  private CounterPage() {}

  /**
   * The page.
   *
   * @param hexWidth of the hexes they are for, in millimetres
   */
  static String html(Job job, double hexWidth) {
    return Sheet.drawings(
        job,
        job.words().say("counters.of", job.title()),
        false,
        sheets(job, hexWidth).stream().map(Svg::of).toList());
  }

  static List<Drawing> sheets(Job job, double hexWidth) {
    Paper paper = job.paper();
    return CounterSheets.of(
        job.program(), hexWidth, paper.mapWidth(), paper.mapHeight(), job.manner());
  }
}
