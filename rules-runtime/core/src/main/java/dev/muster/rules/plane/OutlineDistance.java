package dev.muster.rules.plane;

/**
 * How far two outlines are apart: the least of the ways from corners of one to edges of the other.
 */
final class OutlineDistance {
  private OutlineDistance() {}

  /** The square of the distance of two outlines that do not overlap. */
  static double square(ConvexPolygon one, ConvexPolygon other) {
    return square(other, one, square(one, other, Double.POSITIVE_INFINITY));
  }

  /** The least square of the ways from corners of one to edges of another, or what is less. */
  private static double square(ConvexPolygon one, ConvexPolygon other, double known) {
    // the corner that seems nearest goes first: most others are then seen to be farther
    int first = 0;
    double seems = Double.POSITIVE_INFINITY;
    for (int i = 0; i < one.size(); i++) {
      double square = other.seemingSquare(one.x(i), one.y(i));
      if (square < seems) {
        seems = square;
        first = i;
      }
    }
    double least = known;
    for (int i = 0; i < one.size(); i++) {
      int corner = i == 0 ? first : i <= first ? i - 1 : i;
      double x = one.x(corner);
      double y = one.y(corner);
      if (other.seemingSquare(x, y) <= least + ConvexPolygon.HAIR) {
        least = Math.min(least, square(x, y, other, least));
      }
    }
    return least;
  }

  private static double square(double fromX, double fromY, ConvexPolygon other, double known) {
    double least = known;
    for (int j = 0; j < other.size(); j++) {
      if (isFarther(fromX, fromY, other, j, least)) {
        continue;
      }
      int next = j + 1 == other.size() ? 0 : j + 1;
      double t = along(fromX, fromY, other, j);
      double x = other.x(j) + t * (other.x(next) - other.x(j)) - fromX;
      double y = other.y(j) + t * (other.y(next) - other.y(j)) - fromY;
      least = Math.min(least, x * x + y * y);
    }
    return least;
  }

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

  /** Where on an edge the point nearest to another lies: from 0 at its start to 1 at its end. */
  static double along(double x, double y, ConvexPolygon other, int edge) {
    int next = edge + 1 == other.size() ? 0 : edge + 1;
    double east = other.x(next) - other.x(edge);
    double north = other.y(next) - other.y(edge);
    double t =
        (east * (x - other.x(edge)) + north * (y - other.y(edge))) / (east * east + north * north);
    return Math.clamp(t, 0.0, 1.0);
  }
}
