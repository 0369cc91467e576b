package dev.muster.print;

import dev.muster.print.drawing.Drawing;
import dev.muster.print.i18n.HtmlEscape;
import dev.muster.print.i18n.PageMessages;
import dev.muster.print.map.MapSheet;
import java.util.ArrayList;
import java.util.List;

/** A map at the scale of the table, on as many sheets as it takes, to be laid side by side. */
final class MapTiles {
  /** What two sheets have in common, to be glued, in millimetres. */
  private static final double SHARED = 8;

  /** Height of the line that shows where a sheet belongs, in millimetres. */
  private static final double LINE = 7;

  private MapTiles() {}

  /** The sheets that a map takes, across and down. */
  record Count(int across, int down) {}

  static Count count(Drawing map, PaperSize paper) {
    return new Count(
        needed(map.width(), paper.mapWidth()), needed(map.height(), paper.mapHeight() - LINE));
  }

  private static int needed(double length, double sheet) {
    return Math.max(1, (int) Math.ceil((length - SHARED) / (sheet - SHARED)));
  }

  /**
   * All sheets, row by row.
   *
   * @param hexWidth from side to side, in millimetres
   */
  static List<String> of(PrintJob job, double hexWidth) {
    PaperSize paper = job.paper();
    PageMessages words = job.words();
    Drawing map = MapSheet.atScale(job.program(), hexWidth, job.manner());
    Count count = count(map, paper);
    double wide = paper.mapWidth();
    double high = paper.mapHeight() - LINE;
    var sheets = new ArrayList<String>();
    for (int row = 0; row < count.down(); row++) {
      for (int column = 0; column < count.across(); column++) {
        double left = column * (wide - SHARED);
        double top = row * (high - SHARED);
        String name = words.text("tile", row + 1, column + 1, count.down(), count.across());
        sheets.add(
            "<p>"
                + HtmlEscape.text(name)
                + " "
                + words.html("tile.glue", SvgWriter.number(SHARED))
                + "</p>\n"
                + SvgWriter.of(map.part(left, top, wide, high, name)));
      }
    }
    return sheets;
  }
}
