package dev.muster.print;

import dev.muster.print.drawing.Drawing;
import dev.muster.print.map.MapSheet;
import java.util.List;

/** The field alone on a sheet, as large as the sheet allows. */
final class MapPage {
  private MapPage() {}

  static String html(PrintJob job) {
    Drawing map = drawing(job);
    return PageTemplate.drawings(
        job, job.words().text("map.of", job.title()), isLandscape(map), List.of(SvgWriter.of(map)));
  }

  /**
   * The map at the scale of the table, on as many sheets as it takes.
   *
   * @param hexWidth from side to side, in millimetres
   */
  static String tiles(PrintJob job, double hexWidth) {
    return PageTemplate.drawings(
        job, job.words().text("map.of", job.title()), false, MapTiles.of(job, hexWidth));
  }

  /** Returns the map without the page around it, for a page with more content. */
  static String body(PrintJob job) {
    Drawing map = drawing(job);
    return "<div class=\"map "
        + (isLandscape(map) ? "lying" : "upright")
        + "\">\n"
        + SvgWriter.of(map)
        + "</div>\n";
  }

  private static boolean isLandscape(Drawing map) {
    return map.width() > map.height();
  }

  static Drawing drawing(PrintJob job) {
    PaperSize paper = job.paper();
    return MapSheet.best(job.program(), paper.mapWidth(), paper.mapHeight(), job.manner());
  }
}
