package dev.muster.rules.plane;

import dev.muster.rules.model.Point;

/** A straight line between two points. */
public record Segment(Point from, Point to) {
  /** Its length, 0 or more. */
  public double length() {
    double east = to.x() - from.x();
    double north = to.y() - from.y();
    return Math.sqrt(east * east + north * north);
  }
}
