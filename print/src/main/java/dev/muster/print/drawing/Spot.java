package dev.muster.print.drawing;

/** A point of a drawing, in millimetres from its top left corner. */
public record Spot(double x, double y) {
  public Spot moved(double right, double down) {
    return new Spot(x + right, y + down);
  }

  /** The point so far away in a direction, clockwise from east in radians. */
  public Spot towards(double angle, double distance) {
    return new Spot(x + Math.cos(angle) * distance, y + Math.sin(angle) * distance);
  }

  /** The point on the way to another one: at 0 this one, at 1 the other. */
  public Spot between(Spot other, double share) {
    return new Spot(x + (other.x - x) * share, y + (other.y - y) * share);
  }

  public double distance(Spot other) {
    return Math.hypot(other.x - x, other.y - y);
  }

  /** Direction to another point, clockwise from east in radians. */
  public double angleTo(Spot other) {
    return Math.atan2(other.y - y, other.x - x);
  }
}
