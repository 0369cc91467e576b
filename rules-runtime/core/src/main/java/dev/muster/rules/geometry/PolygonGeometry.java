package dev.muster.rules.geometry;

import dev.muster.rules.model.Point;
import dev.muster.rules.model.TableBoard;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Ground on a table: closed outlines by their corners in order, without crossings. */
public final class PolygonGeometry {
  private PolygonGeometry() {}

  /**
   * Returns the key of the terrain at a point; if several overlap, that of the last one drawn.
   * Returns null on open ground.
   */
  public static @Nullable String terrainAt(TableBoard table, Point point) {
    String found = null;
    for (TableBoard.Area area : table.areas()) {
      if (contains(area.corners(), point)) {
        found = area.terrain();
      }
    }
    return found;
  }

  /** Whether a point lies within an outline or on it; of a single corner, whether it is that. */
  public static boolean contains(List<Point> corners, Point point) {
    boolean inside = false;
    for (int i = 0; i < corners.size(); i++) {
      Point a = corners.get(i);
      Point b = corners.get((i + 1) % corners.size());
      if (turn(a, b, point) == 0 && between(a, b, point)) {
        return true;
      }
      boolean passes = a.y() > point.y() != b.y() > point.y();
      if (passes && point.x() < a.x() + (point.y() - a.y()) * (b.x() - a.x()) / (b.y() - a.y())) {
        inside = !inside;
      }
    }
    return inside;
  }

  /**
   * The number of the first side that meets another it is no neighbour of, or that runs back along
   * its neighbour; -1 where the outline is simple.
   */
  public static int crossing(List<Point> corners) {
    int size = corners.size();
    for (int i = 0; i < size; i++) {
      Point a = corners.get(i);
      Point b = corners.get((i + 1) % size);
      for (int j = i + 1; j < size; j++) {
        Point c = corners.get(j);
        Point d = corners.get((j + 1) % size);
        boolean follows = j == i + 1;
        boolean precedes = (j + 1) % size == i;
        if (follows || precedes
            ? backs(follows ? a : c, follows ? b : d, follows ? d : b)
            : meet(a, b, c, d)) {
          return j;
        }
      }
    }
    return -1;
  }

  /** Whether the side from {@code b} to {@code c} runs back along the one from {@code a}. */
  private static boolean backs(Point a, Point b, Point c) {
    double along = (b.x() - a.x()) * (c.x() - b.x()) + (b.y() - a.y()) * (c.y() - b.y());
    return turn(a, b, c) == 0 && along <= 0;
  }

  private static boolean meet(Point a, Point b, Point c, Point d) {
    double ac = turn(a, b, c);
    double ad = turn(a, b, d);
    double ca = turn(c, d, a);
    double cb = turn(c, d, b);
    return ac * ad < 0 && ca * cb < 0
        || ac == 0 && between(a, b, c)
        || ad == 0 && between(a, b, d)
        || ca == 0 && between(c, d, a)
        || cb == 0 && between(c, d, b);
  }

  private static boolean between(Point a, Point b, Point point) {
    return point.x() >= Math.min(a.x(), b.x())
        && point.x() <= Math.max(a.x(), b.x())
        && point.y() >= Math.min(a.y(), b.y())
        && point.y() <= Math.max(a.y(), b.y());
  }

  /**
   * Returns a value above 0 if the path a, b, c turns left, below 0 if it turns right, and 0 if it
   * is straight.
   */
  private static double turn(Point a, Point b, Point c) {
    double area = (b.x() - a.x()) * (c.y() - a.y()) - (b.y() - a.y()) * (c.x() - a.x());
    return Math.abs(area) < 1e-9 ? 0 : area;
  }
}
