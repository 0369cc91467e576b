package dev.muster.rules.plane;

/** An edge of one outline and an edge of another, each by the number of its first corner. */
final class EdgePair {
  private EdgePair() {}

  /** Returns the distance between the nearest points of two edges, 0 if they cross. */
  static double distance(ConvexPolygon one, int edge, ConvexPolygon other, int otherEdge) {
    int end = next(one, edge);
    int otherEnd = next(other, otherEdge);
    if (parts(one, edge, end, other, otherEdge, otherEnd)
        && parts(other, otherEdge, otherEnd, one, edge, end)) {
      return 0;
    }
    double square =
        Math.min(
            Math.min(square(one, edge, other, otherEdge), square(one, end, other, otherEdge)),
            Math.min(square(other, otherEdge, one, edge), square(other, otherEnd, one, edge)));
    return Math.sqrt(square);
  }

  /**
   * Returns the length that two edges of opposite directions have in common, measured along the
   * first; below 0 if there is a gap.
   */
  static double common(ConvexPolygon one, int edge, ConvexPolygon other, int otherEdge) {
    int end = next(one, edge);
    int otherEnd = next(other, otherEdge);
    double x = one.x(edge);
    double y = one.y(edge);
    double east = one.x(end) - x;
    double north = one.y(end) - y;
    double length = Math.sqrt(east * east + north * north);
    double ax = east / length;
    double ay = north / length;
    double from = (other.x(otherEnd) - x) * ax + (other.y(otherEnd) - y) * ay;
    double to = (other.x(otherEdge) - x) * ax + (other.y(otherEdge) - y) * ay;
    return Math.min(to, length) - Math.max(from, 0);
  }

  private static int next(ConvexPolygon outline, int corner) {
    return corner + 1 == outline.size() ? 0 : corner + 1;
  }

  /** Whether the line through an edge has one end of another on each side. */
  private static boolean parts(
      ConvexPolygon one, int edge, int end, ConvexPolygon other, int otherEdge, int otherEnd) {
    double x = one.x(edge);
    double y = one.y(edge);
    double east = one.x(end) - x;
    double north = one.y(end) - y;
    double from = east * (other.y(otherEdge) - y) - north * (other.x(otherEdge) - x);
    double to = east * (other.y(otherEnd) - y) - north * (other.x(otherEnd) - x);
    return from > 0 && to < 0 || from < 0 && to > 0;
  }

  /** The square of the distance from a corner to the nearest point of an edge. */
  private static double square(ConvexPolygon from, int corner, ConvexPolygon to, int edge) {
    double t = OutlineDistance.along(from.x(corner), from.y(corner), to, edge);
    int end = next(to, edge);
    double east = to.x(edge) + t * (to.x(end) - to.x(edge)) - from.x(corner);
    double north = to.y(edge) + t * (to.y(end) - to.y(edge)) - from.y(corner);
    return east * east + north * north;
  }
}
