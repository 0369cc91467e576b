package dev.muster.rules.plane;

import java.util.List;

/**
 * The extent of a shape, in the measure of the table. It allows a fast test before outlines are
 * compared.
 */
public record Bounds(double west, double east, double south, double north) {
  /** About all places of a footprint, each from its front edge to its rear edge. */
  public static Bounds about(Footprint unit, List<Pose> places) {
    double west = Double.POSITIVE_INFINITY;
    double east = Double.NEGATIVE_INFINITY;
    double south = Double.POSITIVE_INFINITY;
    double north = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < places.size(); i++) {
      Pose each = places.get(i);
      double ax = TenthDegrees.east(each.tenths());
      double ay = TenthDegrees.north(each.tenths());
      double x = each.x() - unit.depth() / 2 * ax;
      double y = each.y() - unit.depth() / 2 * ay;
      double wide = (unit.depth() * Math.abs(ax) + unit.width() * Math.abs(ay)) / 2;
      double high = (unit.depth() * Math.abs(ay) + unit.width() * Math.abs(ax)) / 2;
      west = Math.min(west, x - wide);
      east = Math.max(east, x + wide);
      south = Math.min(south, y - high);
      north = Math.max(north, y + high);
    }
    return new Bounds(west, east, south, north);
  }

  /** Returns whether it is entirely inside the table, whose edges count as inside. */
  public boolean within(double width, double height) {
    return west >= 0 && south >= 0 && east <= width && north <= height;
  }
}
