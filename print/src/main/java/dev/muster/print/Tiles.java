package dev.muster.print;

import dev.muster.print.drawing.Drawing;
import dev.muster.print.field.FieldMap;
import dev.muster.print.words.Escape;
import dev.muster.print.words.Words;
import java.util.ArrayList;
import java.util.List;

/** A map at the scale of the table, on as many sheets as it takes, to be laid side by side. */
final class Tiles {
  /** What two sheets have in common, to be glued, in millimetres. */
  private static final double SHARED = 8;

  /** Height of the line that tells where a sheet belongs, in millimetres. */
  private static final double LINE = 7;

  private Tiles() {}

  /** The sheets that a map takes, across and down. */
  record Count(int across, int down) {}

  static Count count(Drawing map, Paper paper) {
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
  static List<String> of(Job job, double hexWidth) {
    Paper paper = job.paper();
    Words words = job.words();
    Drawing map = FieldMap.atScale(job.program(), hexWidth, job.manner());
    Count count = count(map, paper);
    double wide = paper.mapWidth();
    double high = paper.mapHeight() - LINE;
    var sheets = new ArrayList<String>();
    for (int row = 0; row < count.down(); row++) {
      for (int column = 0; column < count.across(); column++) {
        double left = column * (wide - SHARED);
        double top = row * (high - SHARED);
        String name = words.say("tile", row + 1, column + 1, count.down(), count.across());
        sheets.add(
            "<p>"
                + Escape.text(name)
                + " "
                + words.html("tile.glue", Svg.number(SHARED))
                + "</p>\n"
                + Svg.of(map.part(left, top, wide, high, name)));
      }
    }
    return sheets;
  }
}
