package dev.muster.print.drawing;

/** A point of a drawing, in millimetres from its top left corner. */
public record DrawingPoint(double x, double y) {
  public DrawingPoint moved(double right, double down) {
    return new DrawingPoint(x + right, y + down);
  }

  /** The point so far away in a direction, clockwise from east in radians. */
  public DrawingPoint towards(double angle, double distance) {
    return new DrawingPoint(x + Math.cos(angle) * distance, y + Math.sin(angle) * distance);
  }

  /** The point on the way to another one: at 0 this one, at 1 the other. */
  public DrawingPoint between(DrawingPoint other, double share) {
    return new DrawingPoint(x + (other.x - x) * share, y + (other.y - y) * share);
  }

  public double distance(DrawingPoint other) {
    return Math.hypot(other.x - x, other.y - y);
  }

  /** Direction to another point, clockwise from east in radians. */
  public double angleTo(DrawingPoint other) {
    return Math.atan2(other.y - y, other.x - x);
  }
}
