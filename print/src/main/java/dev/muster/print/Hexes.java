package dev.muster.print;

import dev.muster.rules.model.Facing;
import dev.muster.rules.model.Hex;
import java.util.Locale;

/** Where hexes lie on paper: pointy tops, every second row half a hex to the right, north up. */
final class Hexes {
  /** Centre to corner. */
  static final double RADIUS = 30;

  static final double HALF_WIDTH = RADIUS * Math.sqrt(3) / 2;

  static final double MARGIN = 6;

  private Hexes() {}

  static double width(int columns) {
    return columns * 2 * HALF_WIDTH + HALF_WIDTH + 2 * MARGIN;
  }

  static double height(int rows) {
    return (rows - 1) * 1.5 * RADIUS + 2 * RADIUS + 2 * MARGIN;
  }

  static double centreX(Hex hex) {
    boolean shifted = (hex.row() - 1) % 2 != 0;
    return MARGIN + HALF_WIDTH + (hex.column() - 1) * 2 * HALF_WIDTH + (shifted ? HALF_WIDTH : 0);
  }

  static double centreY(Hex hex) {
    return MARGIN + RADIUS + (hex.row() - 1) * 1.5 * RADIUS;
  }

  /** Direction of a corner, clockwise from east as SVG counts, y pointing down. */
  static double angle(Facing corner) {
    return Math.toRadians(
        switch (corner) {
          case NE -> -30;
          case N -> -90;
          case NW -> -150;
          case SW -> 150;
          case S -> 90;
          case SE -> 30;
        });
  }

  /** The corners as an SVG list of points; {@code share} of the radius from the centre. */
  static String corners(Hex hex, double share) {
    var points = new StringBuilder();
    for (Facing corner : Facing.values()) {
      points
          .append(points.isEmpty() ? "" : " ")
          .append(number(centreX(hex) + Math.cos(angle(corner)) * RADIUS * share))
          .append(',')
          .append(number(centreY(hex) + Math.sin(angle(corner)) * RADIUS * share));
    }
    return points.toString();
  }

  /** The edge two neighbours share, as the attributes of an SVG line. */
  static String edge(Hex a, Hex b) {
    double dx = centreX(b) - centreX(a);
    double dy = centreY(b) - centreY(a);
    double length = Math.hypot(dx, dy);
    double middleX = (centreX(a) + centreX(b)) / 2;
    double middleY = (centreY(a) + centreY(b)) / 2;
    double halfX = -dy / length * RADIUS / 2;
    double halfY = dx / length * RADIUS / 2;
    return "x1=\""
        + number(middleX - halfX)
        + "\" y1=\""
        + number(middleY - halfY)
        + "\" x2=\""
        + number(middleX + halfX)
        + "\" y2=\""
        + number(middleY + halfY)
        + "\"";
  }

  static String number(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }

  /** A line of text around a point; the text comes as the author wrote it. */
  static String text(double x, double y, double size, String fill, String style, String text) {
    return "<text x=\""
        + number(x)
        + "\" y=\""
        + number(y)
        + "\" font-size=\""
        + number(size)
        + "\" text-anchor=\"middle\" fill=\""
        + fill
        + "\""
        + style
        + ">"
        + Escape.text(text)
        + "</text>";
  }
}
