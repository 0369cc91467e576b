package dev.muster.rules.plane;

/**
 * The distance between two outlines: the least distance from a corner of one to an edge of the
 * other.
 */
final class OutlineDistance {
  private OutlineDistance() {}

  /** The square of the distance of two outlines that do not overlap. */
  static double square(ConvexPolygon one, ConvexPolygon other) {
    return square(other, one, square(one, other, Double.POSITIVE_INFINITY));
  }

  /** Returns whether the distance of two outlines that do not overlap is at most a limit. */
  static boolean isAtMost(ConvexPolygon one, ConvexPolygon other, double far) {
    // any way that is short enough settles it; ways that are clearly longer are not measured
    double known = far * far + ConvexPolygon.HAIR;
    double least = square(one, other, known);
    return Math.sqrt(least) <= far || Math.sqrt(square(other, one, least)) <= far;
  }

  /** The least square of the ways from corners of one to edges of another, or what is less. */
  private static double square(ConvexPolygon one, ConvexPolygon other, double known) {
    // the corner that seems nearest goes first: most others are then seen to be farther
    int first = 0;
    double seems = Double.POSITIVE_INFINITY;
    double[] xs = one.xs;
    double[] ys = one.ys;
    for (int i = 0; i < xs.length; i++) {
      double square = other.seemingSquare(xs[i], ys[i]);
      if (square < seems) {
        seems = square;
        first = i;
      }
    }
    double least = known;
    if (seems > least + ConvexPolygon.HAIR) {
      return least;
    }
    for (int i = 0; i < xs.length; i++) {
      int corner = i == 0 ? first : i <= first ? i - 1 : i;
      double x = xs[corner];
      double y = ys[corner];
      if (other.seemingSquare(x, y) <= least + ConvexPolygon.HAIR) {
        least = square(x, y, other, least);
      }
    }
    return least;
  }

  private static double square(double x, double y, ConvexPolygon other, double known) {
    double least = known;
    double[] xs = other.xs;
    double[] ys = other.ys;
    for (int j = 0; j < xs.length; j++) {
      int next = j + 1 == xs.length ? 0 : j + 1;
      double east = xs[next] - xs[j];
      double north = ys[next] - ys[j];
      double square = east * east + north * north;
      // the nearest edge is one a point lies outside of, or nearly
      double out = east * (y - ys[j]) - north * (x - xs[j]);
      double most = out < 0 ? INSIDE * INSIDE : least + ConvexPolygon.HAIR;
      if (out * out > most * square) {
        continue;
      }
      double part = (east * (x - xs[j]) + north * (y - ys[j])) / square;
      double t = part < 0 ? 0 : part > 1 ? 1 : part;
      double wayX = xs[j] + t * east - x;
      double wayY = ys[j] + t * north - y;
      double way = wayX * wayX + wayY * wayY;
      if (way < least) {
        least = way;
      }
    }
    return least;
  }

  /** A point that lies inside of an edge by more is clearly nearer to another edge. */
  private static final double INSIDE = 1e-5;

  /** Whether all of an edge is clearly farther from a point than the root of a square. */
  static boolean isFarther(double x, double y, ConvexPolygon other, int edge, double square) {
    int next = edge + 1 == other.size() ? 0 : edge + 1;
    double aside =
        Math.max(
            Math.min(other.x(edge), other.x(next)) - x, x - Math.max(other.x(edge), other.x(next)));
    double along =
        Math.max(
            Math.min(other.y(edge), other.y(next)) - y, y - Math.max(other.y(edge), other.y(next)));
    return (aside > 0 ? aside * aside : 0) + (along > 0 ? along * along : 0)
        > square + ConvexPolygon.HAIR;
  }

  /**
   * Returns the position on an edge that is nearest to a point: from 0 at its start to 1 at its
   * end.
   */
  static double along(double x, double y, ConvexPolygon other, int edge) {
    int next = edge + 1 == other.size() ? 0 : edge + 1;
    double east = other.x(next) - other.x(edge);
    double north = other.y(next) - other.y(edge);
    double t =
        (east * (x - other.x(edge)) + north * (y - other.y(edge))) / (east * east + north * north);
    return Math.clamp(t, 0.0, 1.0);
  }
}
