package dev.muster.rules.plane;

import dev.muster.rules.geometry.Outline;
import dev.muster.rules.model.Point;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Ground within an outline that may have dents but does not cross itself.
 *
 * @param corners in order about it, three or more
 */
public record Region(List<Point> corners) {
  public Region {
    corners = List.copyOf(corners);
  }

  /** Whether a point lies in it or on its edge. */
  public boolean holds(Point point) {
    return Outline.holds(corners, point);
  }

  /** Whether all of an outline lies in it. */
  public boolean holds(Convex outline) {
    return outline.corners().stream().allMatch(this::holds) && !parted(outline);
  }

  /** Whether it has ground in common with an outline, more than an edge or a corner. */
  public boolean overlaps(Convex outline) {
    return !outline.isBeside(corners) && meets(outline);
  }

  private boolean meets(Convex outline) {
    return parted(outline)
        || inside(outline.centre())
        || outline.corners().stream().anyMatch(this::inside)
        || corners.stream().anyMatch(each -> within(outline, each))
        || flush(outline);
  }

  /**
   * Whether an edge of one that begins and ends on the edge of the other goes through its ground:
   * so lie two that are aligned.
   */
  private boolean flush(Convex outline) {
    for (int j = 0; j < outline.size(); j++) {
      Line edge = new Line(outline.corner(j), outline.corner((j + 1) % outline.size()));
      if (middles(edge, corners).stream().anyMatch(this::inside)) {
        return true;
      }
    }
    for (int i = 0; i < corners.size(); i++) {
      if (middles(side(i), outline.corners()).stream().anyMatch(each -> within(outline, each))) {
        return true;
      }
    }
    return false;
  }

  /** The middles of the pieces into which points that lie on a line part it. */
  private static List<Point> middles(Line line, List<Point> points) {
    List<Point> along = new ArrayList<>(List.of(line.from(), line.to()));
    points.stream().filter(each -> distance(line, each) <= Convex.HAIR).forEach(along::add);
    along.sort(Comparator.comparingDouble(each -> new Line(line.from(), each).length()));
    List<Point> middles = new ArrayList<>();
    for (int i = 1; i < along.size(); i++) {
      middles.add(Convex.middle(along.get(i - 1), along.get(i)));
    }
    return middles;
  }

  /** Whether a line has a point in it or on its edge. */
  public boolean meets(Line line) {
    if (holds(line.from()) || holds(line.to())) {
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
  private boolean parted(Convex outline) {
    for (int i = 0; i < corners.size(); i++) {
      Line side = side(i);
      for (int j = 0; j < outline.size(); j++) {
        Line edge = new Line(outline.corner(j), outline.corner((j + 1) % outline.size()));
        if (cross(side, edge)) {
          return true;
        }
      }
    }
    return false;
  }

  private Line side(int number) {
    return new Line(corners.get(number), corners.get((number + 1) % corners.size()));
  }

  private boolean inside(Point point) {
    if (!holds(point)) {
      return false;
    }
    for (int i = 0; i < corners.size(); i++) {
      if (distance(side(i), point) <= Convex.HAIR) {
        return false;
      }
    }
    return true;
  }

  private static boolean within(Convex outline, Point point) {
    for (int i = 0; i < outline.size(); i++) {
      Point a = outline.corner(i);
      Point b = outline.corner((i + 1) % outline.size());
      Line edge = new Line(a, b);
      if (turn(edge, point) >= -Convex.HAIR * edge.length()) {
        return false;
      }
    }
    return true;
  }

  /** The distance of a point from a line. */
  static double distance(Line line, Point point) {
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
    return new Line(new Point(line.from().x() + t * east, line.from().y() + t * north), point)
        .length();
  }

  /** Whether two lines go through each other, each from one side of the other to its other side. */
  static boolean cross(Line one, Line other) {
    double a = turn(one, other.from());
    double b = turn(one, other.to());
    double c = turn(other, one.from());
    double d = turn(other, one.to());
    double most = Convex.HAIR * one.length();
    double least = Convex.HAIR * other.length();
    return (a > most && b < -most || a < -most && b > most)
        && (c > least && d < -least || c < -least && d > least);
  }

  /** Above 0 where a point lies to the left of the way along a line. */
  private static double turn(Line line, Point point) {
    return (line.to().x() - line.from().x()) * (point.y() - line.from().y())
        - (line.to().y() - line.from().y()) * (point.x() - line.from().x());
  }
}
