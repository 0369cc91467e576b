package dev.muster.rules.model;

import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/**
 * A point of a table, in the measure of its map from the south-west corner (AR-D03): {@code
 * 12.5,3}.
 *
 * @param x to the east
 * @param y to the north
 */
public record Point(double x, double y) implements Place {
  /** The point so far to the east and to the north. */
  public Point shifted(double east, double north) {
    return new Point(x + east, y + north);
  }

  /** Returns the distance to another point, in the measure of the map. */
  public double distance(Point other) {
    return Math.hypot(x - other.x, y - other.y);
  }

  /** The point of a text such as {@code 12.5,3}; null if the text is not a point. */
  static @Nullable Point read(String text) {
    int comma = text.indexOf(',');
    String x = comma < 0 ? "" : text.substring(0, comma);
    String y = text.substring(comma + 1);
    return isLength(x) && isLength(y)
        ? new Point(Double.parseDouble(x), Double.parseDouble(y))
        : null;
  }

  /** Whether a text is a length as an author writes one: {@code 12} or {@code 12.5}. */
  public static boolean isLength(String text) {
    return text.matches("[0-9]{1,6}(\\.[0-9]{1,6})?");
  }

  /** A length as text: without a decimal point if it is whole. */
  public static String length(double length) {
    return BigDecimal.valueOf(length).stripTrailingZeros().toPlainString();
  }

  @Override
  public String toString() {
    return length(x) + "," + length(y);
  }
}
