package dev.muster.print;

import dev.muster.print.drawing.Drawing;
import dev.muster.print.field.FieldMap;
import java.util.List;

/** The field alone on a sheet, as large as the sheet allows. */
final class MapPage {
  private MapPage() {}

  static String html(Job job) {
    Drawing map = drawing(job);
    return Sheet.drawings(
        job, job.words().say("map.of", job.title()), lies(map), List.of(Svg.of(map)));
  }

  /**
   * The map at the scale of the table, on as many sheets as it takes.
   *
   * @param hexWidth from side to side, in millimetres
   */
  static String tiles(Job job, double hexWidth) {
    return Sheet.drawings(
        job, job.words().say("map.of", job.title()), false, Tiles.of(job, hexWidth));
  }

  /** The map alone, for a page with more on it. */
  static String body(Job job) {
    Drawing map = drawing(job);
    return "<div class=\"map "
        + (lies(map) ? "lying" : "upright")
        + "\">\n"
        + Svg.of(map)
        + "</div>\n";
  }

  private static boolean lies(Drawing map) {
    return map.width() > map.height();
  }

  static Drawing drawing(Job job) {
    Paper paper = job.paper();
    return FieldMap.best(job.program(), paper.mapWidth(), paper.mapHeight(), job.manner());
  }
}
