package dev.muster.print;

import static dev.muster.print.Hexes.HALF_WIDTH;
import static dev.muster.print.Hexes.RADIUS;

import dev.muster.rules.model.Hex;
import dev.muster.rules.model.HexBoard;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Names on the map. Each is written in its hex, or beside it where a stand or another name would
 * hide it.
 */
final class Names {
  /** Size in the units of the map, and how it looks. */
  record Style(double size, String attributes) {}

  private static final String HALO =
      " stroke=\"#ffffff\" stroke-width=\"2.5\" paint-order=\"stroke\"";

  static final Style PLACE = new Style(10.5, " font-weight=\"bold\"" + HALO);
  static final Style OBJECTIVE = new Style(9, HALO);
  static final Style ZONE = new Style(8, " font-style=\"italic\"" + HALO);

  /** Wide enough for the letters of the font, most of which are narrower. */
  private static final double LETTER = 0.58;

  /** Half the side of the square that holds the sign of a stand whichever way it looks. */
  private static final double SIGN = 19;

  private record Box(double left, double top, double right, double bottom) {
    static Box around(double x, double y, double halfWidth, double halfHeight) {
      return new Box(x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight);
    }

    double shared(Box other) {
      double wide = Math.min(right, other.right) - Math.max(left, other.left);
      double high = Math.min(bottom, other.bottom) - Math.max(top, other.top);
      return Math.max(0, wide) * Math.max(0, high);
    }
  }

  private final List<Box> taken = new ArrayList<>();
  private final double width;
  private final double height;
  private final StringBuilder out = new StringBuilder();

  /**
   * @param signs hexes that a stand or a General is drawn in
   */
  Names(HexBoard board, Set<Hex> signs) {
    width = Hexes.width(board.width());
    height = Hexes.height(board.height());
    signs.stream()
        .map(hex -> Box.around(Hexes.centreX(hex), Hexes.centreY(hex), SIGN, SIGN))
        .forEach(taken::add);
  }

  /** Writes a name where it covers least of what is there already; in the hex if that is free. */
  void write(Hex hex, Style style, String name) {
    double half = LETTER * style.size() * name.codePointCount(0, name.length()) / 2;
    double x = Hexes.centreX(hex);
    double y = Hexes.centreY(hex);
    double aside = HALF_WIDTH + half - 4;
    double[][] spots = {
      {x, y + RADIUS * 0.55},
      {x, y + RADIUS * 1.05},
      {x, y - RADIUS * 0.95},
      {x + aside, y + 4},
      {x - aside, y + 4},
      {x + aside, y + RADIUS * 0.9},
      {x - aside, y + RADIUS * 0.9}
    };
    double[] best = spots[0];
    double least = Double.MAX_VALUE;
    for (double[] spot : spots) {
      double inside = Math.clamp(spot[0], half, Math.max(half, width - half));
      Box box = Box.around(inside, spot[1] - style.size() * 0.35, half, style.size() / 2);
      double covered = taken.stream().mapToDouble(box::shared).sum();
      boolean onMap = box.top() >= 0 && box.bottom() <= height;
      if (onMap && covered < least - 1) {
        least = covered;
        best = new double[] {inside, spot[1]};
      }
    }
    taken.add(Box.around(best[0], best[1] - style.size() * 0.35, half, style.size() / 2));
    out.append(Hexes.text(best[0], best[1], style.size(), "#1d1b16", style.attributes(), name))
        .append('\n');
  }

  @Override
  public String toString() {
    return out.toString();
  }
}
