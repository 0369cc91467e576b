package dev.muster.rules.plane;

import dev.muster.rules.model.Point;

/**
 * The shortest line between two outlines; if several are equally short, the middle between the
 * first two different ones. Candidates are checked in turn, and at most two are kept.
 */
final class ShortestLine {
  private final double least;
  private boolean found;

  // The first line, and the one of the others that begins farthest from it.
  private double fromX;
  private double fromY;
  private double toX;
  private double toY;
  private double lastFromX;
  private double lastFromY;
  private double lastToX;
  private double lastToY;

  ShortestLine(ConvexPolygon one, ConvexPolygon other) {
    least = one.distance(other);
    search(one, other, false);
    search(other, one, true);
  }

  Segment line() {
    return new Segment(
        new Point((fromX + lastFromX) / 2, (fromY + lastFromY) / 2),
        new Point((toX + lastToX) / 2, (toY + lastToY) / 2));
  }

  private void search(ConvexPolygon one, ConvexPolygon other, boolean turned) {
    double most = least + ConvexPolygon.HAIR;
    for (int i = 0; i < one.size(); i++) {
      double x = one.x(i);
      double y = one.y(i);
      if (least == 0 && other.holds(x, y, ConvexPolygon.HAIR)) {
        add(x, y, x, y);
        continue;
      }
      if (other.seemingSquare(x, y) > most * most + ConvexPolygon.HAIR) {
        continue;
      }
      for (int j = 0; j < other.size(); j++) {
        if (OutlineDistance.isFarther(x, y, other, j, most * most)) {
          continue;
        }
        int next = j + 1 == other.size() ? 0 : j + 1;
        double t = OutlineDistance.along(x, y, other, j);
        double nearX = other.x(j) + t * (other.x(next) - other.x(j));
        double nearY = other.y(j) + t * (other.y(next) - other.y(j));
        if (length(nearX - x, nearY - y) <= most) {
          if (turned) {
            add(nearX, nearY, x, y);
          } else {
            add(x, y, nearX, nearY);
          }
        }
      }
    }
    if (least == 0 && !found) {
      // two that cross like a plus: any point of both will do, and it is the middle of a corner
      // pair
      Point centre = one.centre();
      add(centre.x(), centre.y(), centre.x(), centre.y());
    }
  }

  private void add(double startX, double startY, double endX, double endY) {
    if (!found) {
      found = true;
      fromX = startX;
      fromY = startY;
      toX = endX;
      toY = endY;
    } else if (length(fromX - startX, fromY - startY)
        <= length(fromX - lastFromX, fromY - lastFromY)) {
      return;
    }
    lastFromX = startX;
    lastFromY = startY;
    lastToX = endX;
    lastToY = endY;
  }

  private static double length(double east, double north) {
    return Math.sqrt(east * east + north * north);
  }
}
