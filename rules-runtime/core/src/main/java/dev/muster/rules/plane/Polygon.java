package dev.muster.rules.plane;

import dev.muster.rules.geometry.PolygonGeometry;
import dev.muster.rules.model.Point;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Ground within an outline that may have dents but does not cross itself. It is never changed. */
public final class Polygon {
  private final List<Point> corners;

  // the extent: most places in question are outside it
  private final double west;
  private final double east;
  private final double south;
  private final double north;

  /**
   * @param corners in order about it, three or more
   */
  public Polygon(List<Point> corners) {
    this.corners = List.copyOf(corners);
    double[] x = corners.stream().mapToDouble(Point::x).sorted().toArray();
    double[] y = corners.stream().mapToDouble(Point::y).sorted().toArray();
    west = x[0];
    east = x[x.length - 1];
    south = y[0];
    north = y[y.length - 1];
  }

  /** The corners in order about it. */
  public List<Point> corners() {
    return corners;
  }

  /** Whether a point is in it or on its edge. */
  public boolean contains(Point point) {
    return !isBeside(point.x(), point.x(), point.y(), point.y())
        && PolygonGeometry.contains(corners, point);
  }

  /** Whether all within some bounds lies clearly to one side of it. */
  public boolean isBeside(Bounds other) {
    return isBeside(other.west(), other.east(), other.south(), other.north());
  }

  /** Whether all within the extents of two outlines lies clearly to one side of it. */
  public boolean isBesideBoth(ConvexPolygon one, ConvexPolygon other) {
    return !one.isWithinExtentOf(other, west, east, south, north);
  }

  private boolean isBeside(double left, double right, double bottom, double top) {
    return right < west - ConvexPolygon.HAIR
        || left > east + ConvexPolygon.HAIR
        || top < south - ConvexPolygon.HAIR
        || bottom > north + ConvexPolygon.HAIR;
  }

  /** Whether it has ground in common with an outline, more than an edge or a corner. */
  public boolean overlaps(ConvexPolygon outline) {
    return !outline.isBeside(west, east, south, north) && meets(outline);
  }

  private boolean meets(ConvexPolygon outline) {
    return inside(outline.centre())
        || hasCornerInside(outline)
        || isCornerWithin(outline)
        || parted(outline)
        || flush(outline);
  }

  private boolean hasCornerInside(ConvexPolygon outline) {
    for (int i = 0; i < outline.size(); i++) {
      if (inside(outline.corner(i))) {
        return true;
      }
    }
    return false;
  }

  private boolean isCornerWithin(ConvexPolygon outline) {
    for (int i = 0; i < corners.size(); i++) {
      if (within(outline, corners.get(i))) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether an edge of one that begins and ends on the edge of the other goes through its ground:
   * so lie two that are aligned.
   */
  private boolean flush(ConvexPolygon outline) {
    for (int j = 0; j < outline.size(); j++) {
      Segment edge = new Segment(outline.corner(j), outline.corner((j + 1) % outline.size()));
      if (hasOn(edge, corners)
          ? middles(edge, corners).stream().anyMatch(this::inside)
          : inside(ConvexPolygon.middle(edge.from(), edge.to()))) {
        return true;
      }
    }
    List<Point> its = outline.corners();
    for (int i = 0; i < corners.size(); i++) {
      Segment side = side(i);
      if (hasOn(side, its)
          ? middles(side, its).stream().anyMatch(each -> within(outline, each))
          : within(outline, ConvexPolygon.middle(side.from(), side.to()))) {
        return true;
      }
    }
    return false;
  }

  /** Whether one of some points lies on a line. */
  private static boolean hasOn(Segment line, List<Point> points) {
    for (int i = 0; i < points.size(); i++) {
      if (distance(line, points.get(i)) <= ConvexPolygon.HAIR) {
        return true;
      }
    }
    return false;
  }

  /** The middles of the pieces into which points that lie on a line part it. */
  private static List<Point> middles(Segment line, List<Point> points) {
    List<Point> along = new ArrayList<>(List.of(line.from(), line.to()));
    points.stream().filter(each -> distance(line, each) <= ConvexPolygon.HAIR).forEach(along::add);
    along.sort(Comparator.comparingDouble(each -> new Segment(line.from(), each).length()));
    List<Point> middles = new ArrayList<>();
    for (int i = 1; i < along.size(); i++) {
      middles.add(ConvexPolygon.middle(along.get(i - 1), along.get(i)));
    }
    return middles;
  }

  /** Whether a line has a point in it or on its edge. */
  public boolean meets(Segment line) {
    Point from = line.from();
    Point to = line.to();
    if (isBeside(
        Math.min(from.x(), to.x()),
        Math.max(from.x(), to.x()),
        Math.min(from.y(), to.y()),
        Math.max(from.y(), to.y()))) {
      return false;
    }
    if (contains(line.from()) || contains(line.to())) {
      return true;
    }
    for (int i = 0; i < corners.size(); i++) {
      if (cross(side(i), line)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a side of it goes through an outline. */
  private boolean parted(ConvexPolygon outline) {
    for (int i = 0; i < corners.size(); i++) {
      Segment side = side(i);
      for (int j = 0; j < outline.size(); j++) {
        Segment edge = new Segment(outline.corner(j), outline.corner((j + 1) % outline.size()));
        if (cross(side, edge)) {
          return true;
        }
      }
    }
    return false;
  }

  private Segment side(int number) {
    return new Segment(corners.get(number), corners.get((number + 1) % corners.size()));
  }

  private boolean inside(Point point) {
    if (!contains(point)) {
      return false;
    }
    for (int i = 0; i < corners.size(); i++) {
      if (distance(side(i), point) <= ConvexPolygon.HAIR) {
        return false;
      }
    }
    return true;
  }

  private static boolean within(ConvexPolygon outline, Point point) {
    for (int i = 0; i < outline.size(); i++) {
      Point a = outline.corner(i);
      Point b = outline.corner((i + 1) % outline.size());
      Segment edge = new Segment(a, b);
      if (turn(edge, point) >= -ConvexPolygon.HAIR * edge.length()) {
        return false;
      }
    }
    return true;
  }

  /** Returns the distance of a point from a line. */
  static double distance(Segment line, Point point) {
    return new Segment(nearest(line, point), point).length();
  }

  /** Returns the point of a line that is nearest to a point. */
  static Point nearest(Segment line, Point point) {
    double east = line.to().x() - line.from().x();
    double north = line.to().y() - line.from().y();
    double square = east * east + north * north;
    double t =
        square == 0
            ? 0
            : Math.clamp(
                (east * (point.x() - line.from().x()) + north * (point.y() - line.from().y()))
                    / square,
                0.0,
                1.0);
    return new Point(line.from().x() + t * east, line.from().y() + t * north);
  }

  /** Whether two lines go through each other, each from one side of the other to its other side. */
  static boolean cross(Segment one, Segment other) {
    double a = turn(one, other.from());
    double b = turn(one, other.to());
    double c = turn(other, one.from());
    double d = turn(other, one.to());
    double most = ConvexPolygon.HAIR * one.length();
    double least = ConvexPolygon.HAIR * other.length();
    return (a > most && b < -most || a < -most && b > most)
        && (c > least && d < -least || c < -least && d > least);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Polygon its && corners.equals(its.corners);
  }

  @Override
  public int hashCode() {
    return corners.hashCode();
  }

  @Override
  public String toString() {
    return corners.toString();
  }

  /** Above 0 if a point lies to the left of the way along a line. */
  private static double turn(Segment line, Point point) {
    return (line.to().x() - line.from().x()) * (point.y() - line.from().y())
        - (line.to().y() - line.from().y()) * (point.x() - line.from().x());
  }
}
