package dev.muster.rules.plane;

import dev.muster.rules.model.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** Tests which pieces of ground lie under an outline, and which lines cross ground. */
public final class AreaCoverage {
  private AreaCoverage() {}

  /** Whether the pieces together cover all of an outline. */
  public static boolean contains(List<Polygon> pieces, ConvexPolygon outline) {
    List<Segment> sides = new ArrayList<>();
    pieces.forEach(each -> sides.addAll(sides(each.corners())));
    List<Segment> edges = sides(outline.corners());
    // between two neighbouring heights no two sides cross, so one line across decides all
    TreeSet<Double> heights = new TreeSet<>();
    edges.forEach(each -> heights.add(each.from().y()));
    double low = heights.getFirst();
    double high = heights.getLast();
    sides.forEach(each -> heights.add(each.from().y()));
    List<Segment> all = new ArrayList<>(edges);
    all.addAll(sides);
    for (int i = 0; i < all.size(); i++) {
      for (int j = i + 1; j < all.size(); j++) {
        crossing(all.get(i), all.get(j), heights);
      }
    }
    Double below = null;
    for (double each : heights.subSet(low, true, high, true)) {
      if (below != null && each - below > 2 * ConvexPolygon.HAIR) {
        double middle = (below + each) / 2;
        if (!covered(across(edges, middle), pieces, middle)) {
          return false;
        }
      }
      below = each;
    }
    return true;
  }

  /** Whether a line goes through the inside of a piece of ground, not along its edge alone. */
  public static boolean through(Polygon piece, Segment line) {
    List<Double> times = new ArrayList<>(List.of(0.0, 1.0));
    double east = line.to().x() - line.from().x();
    double north = line.to().y() - line.from().y();
    for (Segment side : sides(piece.corners())) {
      double x = side.to().x() - side.from().x();
      double y = side.to().y() - side.from().y();
      double turn = east * y - north * x;
      if (Math.abs(turn) > 1e-12) {
        double a = side.from().x() - line.from().x();
        double b = side.from().y() - line.from().y();
        double along = (a * y - b * x) / turn;
        if (along > 0 && along < 1) {
          times.add(along);
        }
      }
    }
    times.sort(null);
    for (int i = 0; i + 1 < times.size(); i++) {
      if ((times.get(i + 1) - times.get(i)) * line.length() > ConvexPolygon.HAIR) {
        double t = (times.get(i) + times.get(i + 1)) / 2;
        Point middle = new Point(line.from().x() + t * east, line.from().y() + t * north);
        if (piece.contains(middle)
            && sides(piece.corners()).stream()
                .allMatch(side -> Polygon.distance(side, middle) > ConvexPolygon.HAIR)) {
          return true;
        }
      }
    }
    return false;
  }

  /** The distance between the nearest points of a line and an outline, 0 if they touch. */
  public static double distance(Segment line, ConvexPolygon outline) {
    if (outline.meets(line)) {
      return 0;
    }
    double least = Double.POSITIVE_INFINITY;
    for (Segment edge : sides(outline.corners())) {
      least = Math.min(least, Polygon.distance(line, edge.from()));
      least = Math.min(least, Polygon.distance(edge, line.from()));
      least = Math.min(least, Polygon.distance(edge, line.to()));
    }
    return least;
  }

  /** The distance between the nearest points of two lines, 0 if they meet. */
  public static double distance(Segment one, Segment other) {
    if (Polygon.cross(one, other)) {
      return 0;
    }
    return Math.min(
        Math.min(Polygon.distance(one, other.from()), Polygon.distance(one, other.to())),
        Math.min(Polygon.distance(other, one.from()), Polygon.distance(other, one.to())));
  }

  /** The distance between the nearest points of a piece of ground and a line, 0 if they meet. */
  public static double distance(Polygon piece, Segment line) {
    if (piece.meets(line)) {
      return 0;
    }
    double least = Double.POSITIVE_INFINITY;
    for (Segment side : sides(piece.corners())) {
      least = Math.min(least, distance(side, line));
    }
    return least;
  }

  /** The shortest way from an outline to a line. */
  public static Segment shortest(ConvexPolygon outline, Segment to) {
    Segment best = new Segment(outline.centre(), to.from());
    for (Segment edge : sides(outline.corners())) {
      for (Segment each :
          List.of(
              new Segment(edge.from(), Polygon.nearest(to, edge.from())),
              new Segment(Polygon.nearest(edge, to.from()), to.from()),
              new Segment(Polygon.nearest(edge, to.to()), to.to()))) {
        best = each.length() < best.length() ? each : best;
      }
    }
    return best;
  }

  private static List<Segment> sides(List<Point> corners) {
    List<Segment> sides = new ArrayList<>();
    for (int i = 0; i < corners.size(); i++) {
      sides.add(new Segment(corners.get(i), corners.get((i + 1) % corners.size())));
    }
    return sides;
  }

  private static void crossing(Segment one, Segment other, TreeSet<Double> heights) {
    double x = one.to().x() - one.from().x();
    double y = one.to().y() - one.from().y();
    double east = other.to().x() - other.from().x();
    double north = other.to().y() - other.from().y();
    double turn = x * north - y * east;
    if (Math.abs(turn) < 1e-12) {
      return;
    }
    double a = other.from().x() - one.from().x();
    double b = other.from().y() - one.from().y();
    double along = (a * north - b * east) / turn;
    double there = (a * y - b * x) / turn;
    if (along >= 0 && along <= 1 && there >= 0 && there <= 1) {
      heights.add(one.from().y() + along * y);
    }
  }

  /**
   * Returns where a horizontal line at a height enters and leaves an outline, from west to east.
   */
  private static List<Double> across(List<Segment> sides, double height) {
    List<Double> found = new ArrayList<>();
    for (Segment side : sides) {
      double from = side.from().y();
      double to = side.to().y();
      if (from > height != to > height) {
        found.add(
            side.from().x() + (height - from) * (side.to().x() - side.from().x()) / (to - from));
      }
    }
    found.sort(null);
    return found;
  }

  private static boolean covered(List<Double> wanted, List<Polygon> pieces, double height) {
    double reached = wanted.getFirst();
    double end = wanted.getLast();
    boolean further = true;
    while (further && reached < end - ConvexPolygon.HAIR) {
      further = false;
      for (Polygon piece : pieces) {
        List<Double> found = across(sides(piece.corners()), height);
        for (int i = 0; i + 1 < found.size(); i += 2) {
          if (found.get(i) <= reached + ConvexPolygon.HAIR
              && found.get(i + 1) > reached + ConvexPolygon.HAIR) {
            reached = found.get(i + 1);
            further = true;
          }
        }
      }
    }
    return reached >= end - ConvexPolygon.HAIR;
  }
}
