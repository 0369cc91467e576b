package dev.muster.rules.plane;

/**
 * Computes how far an outline moves in a straight line before it meets another. It computes two
 * distances in one pass: where the two touch, and where they overlap by more than a touch. Without
 * such an overlap they do not meet.
 */
final class OutlineMeeting {
  private final double east;
  private final double north;

  // from when to when the two overlap, and clearly; the end before the start for never
  private double touchStart = Double.NEGATIVE_INFINITY;
  private double start = Double.NEGATIVE_INFINITY;
  private double end = Double.POSITIVE_INFINITY;

  private OutlineMeeting(double east, double north) {
    this.east = east;
    this.north = north;
  }

  /** The distance to the meeting, 0 or more; infinite if there is none. */
  static double reach(ConvexPolygon one, ConvexPolygon other, double east, double north) {
    OutlineMeeting clear = new OutlineMeeting(east, north);
    return clear.narrow(one, other, 1) && clear.narrow(other, one, -1)
        ? Math.max(0, clear.touchStart)
        : Double.POSITIVE_INFINITY;
  }

  /**
   * Narrows the times within which the two overlap as seen along each side of the first; false as
   * soon as they never do.
   *
   * @param sign 1 where the first moves, -1 where the other does
   */
  private boolean narrow(ConvexPolygon sides, ConvexPolygon other, int sign) {
    double[] known = sides.sides();
    for (int i = 0; i < known.length; i += 3) {
      double gap = other.nearest(known[i], known[i + 1]) - known[i + 2];
      narrow(sign * (known[i] * east + known[i + 1] * north), gap);
      if (!(start < end) || end <= 0) {
        return false;
      }
    }
    return true;
  }

  private void narrow(double speed, double gap) {
    double clear = gap + ConvexPolygon.TOUCH;
    if (Math.abs(speed) < 1e-9) {
      if (clear >= -ConvexPolygon.HAIR) {
        end = Double.NEGATIVE_INFINITY;
      }
    } else if (speed > 0) {
      start = Math.max(start, clear / speed);
      touchStart = Math.max(touchStart, gap / speed);
    } else {
      end = Math.min(end, clear / speed);
    }
  }
}
