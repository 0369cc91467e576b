package dev.muster.print;

import dev.muster.print.drawing.Drawing;
import dev.muster.print.map.CounterSheets;
import java.util.List;

/** Counters to cut out. */
final class CounterPage {
  private CounterPage() {}

  /**
   * The page.
   *
   * @param hexWidth of the hexes they are for, in millimetres
   */
  static String html(PrintJob job, double hexWidth) {
    return PageTemplate.drawings(
        job,
        job.words().text("counters.of", job.title()),
        false,
        sheets(job, hexWidth).stream().map(SvgWriter::of).toList());
  }

  static List<Drawing> sheets(PrintJob job, double hexWidth) {
    PaperSize paper = job.paper();
    return CounterSheets.of(
        job.program(), hexWidth, paper.mapWidth(), paper.mapHeight(), job.manner());
  }
}
