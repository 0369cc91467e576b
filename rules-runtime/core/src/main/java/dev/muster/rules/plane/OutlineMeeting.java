package dev.muster.rules.plane;

/** How far an outline goes on a straight way before it meets another. */
final class OutlineMeeting {
  private final double east;
  private final double north;

  /** Two that overlap by no more are not said to. */
  private final double slack;

  // from when to when the two overlap; the end before the start for never
  private double start = Double.NEGATIVE_INFINITY;
  private double end = Double.POSITIVE_INFINITY;

  private OutlineMeeting(
      ConvexPolygon one, ConvexPolygon other, double east, double north, double slack) {
    this.east = east;
    this.north = north;
    this.slack = slack;
    narrow(one, other, 1);
    narrow(other, one, -1);
  }

  /** The distance to the meeting, 0 or more; infinite if there is none. */
  static double reach(ConvexPolygon one, ConvexPolygon other, double east, double north) {
    OutlineMeeting clear = new OutlineMeeting(one, other, east, north, ConvexPolygon.TOUCH);
    if (!(clear.start < clear.end) || clear.end <= 0) {
      return Double.POSITIVE_INFINITY;
    }
    return Math.max(0, new OutlineMeeting(one, other, east, north, 0).start);
  }

  /**
   * Narrows the times within which the two overlap as seen along each side of the first.
   *
   * @param sign 1 where the first moves, -1 where the other does
   */
  private void narrow(ConvexPolygon sides, ConvexPolygon other, int sign) {
    for (int i = 0; i < sides.size(); i++) {
      int next = i + 1 == sides.size() ? 0 : i + 1;
      double x = sides.x(next) - sides.x(i);
      double y = sides.y(next) - sides.y(i);
      double length = Math.sqrt(x * x + y * y);
      double outX = -y / length;
      double outY = x / length;
      double far = outX * sides.x(i) + outY * sides.y(i);
      double near = Double.POSITIVE_INFINITY;
      for (int j = 0; j < other.size(); j++) {
        near = Math.min(near, outX * other.x(j) + outY * other.y(j));
      }
      narrow(sign * (outX * east + outY * north), near - far + slack);
    }
  }

  private void narrow(double speed, double gap) {
    if (Math.abs(speed) < 1e-9) {
      if (gap >= -ConvexPolygon.HAIR) {
        end = Double.NEGATIVE_INFINITY;
      }
    } else if (speed > 0) {
      start = Math.max(start, gap / speed);
    } else {
      end = Math.min(end, gap / speed);
    }
  }
}
