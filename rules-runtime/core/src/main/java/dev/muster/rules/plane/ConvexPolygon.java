package dev.muster.rules.plane;

import dev.muster.rules.model.Point;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An outline without dents, its corners in clockwise order: a footprint, a strip before a front,
 * the ground a move sweeps over. It is never changed.
 */
public final class ConvexPolygon {
  /** Lengths that differ by less count as equal, because of rounding errors. */
  public static final double HAIR = 1e-6;

  /**
   * The distance below which outlines touch. Rounding of two poses can move flush edges this far
   * apart or into each other. The value is slightly above two roundings, so that a gap of two
   * roundings is safely below it.
   */
  public static final double TOUCH = 0.0201;

  /** The corners, for the classes of this package, which do not change them. */
  final double[] xs;

  final double[] ys;

  private @Nullable Sides sides;

  /**
   * The cached result of {@link #sides()}; a record, so that threads that share an outline see
   * complete values.
   */
  private record Sides(double[] values) {}

  // the extent: for most pairs it is enough to show that they are far apart
  private final double west;
  private final double east;
  private final double south;
  private final double north;

  ConvexPolygon(double[] xs, double[] ys) {
    this.xs = xs;
    this.ys = ys;
    west = least(xs);
    east = most(xs);
    south = least(ys);
    north = most(ys);
  }

  private static double least(double[] numbers) {
    double least = Double.POSITIVE_INFINITY;
    for (double each : numbers) {
      least = each < least ? each : least;
    }
    return least;
  }

  private static double most(double[] numbers) {
    double most = Double.NEGATIVE_INFINITY;
    for (double each : numbers) {
      most = each > most ? each : most;
    }
    return most;
  }

  /** Returns the gap between two polygons along the axes; below 0 if they overlap there. */
  private double gap(ConvexPolygon other) {
    return Math.max(aside(other), along(other));
  }

  private double aside(ConvexPolygon other) {
    double one = west - other.east;
    double two = other.west - east;
    return one > two ? one : two;
  }

  private double along(ConvexPolygon other) {
    double one = south - other.north;
    double two = other.south - north;
    return one > two ? one : two;
  }

  /**
   * Whether another is certainly farther than a distance, by their extents east and north. It does
   * not use corners; if it returns false, only the exact distance decides.
   */
  public boolean isBeyond(ConvexPolygon other, double far) {
    double x = aside(other);
    double y = along(other);
    return x > far + HAIR
        || y > far + HAIR
        || x > 0 && y > 0 && far >= 0 && x * x + y * y > (far + HAIR) * (far + HAIR);
  }

  /** Returns whether everything within some bounds is certainly farther away than a distance. */
  public boolean isBeyond(Bounds other, double far) {
    return other.west() - east > far + HAIR
        || west - other.east() > far + HAIR
        || other.south() - north > far + HAIR
        || south - other.north() > far + HAIR;
  }

  /** Returns the extent of the two together. */
  public Bounds boundsWith(ConvexPolygon other) {
    return new Bounds(
        Math.min(west, other.west),
        Math.max(east, other.east),
        Math.min(south, other.south),
        Math.max(north, other.north));
  }

  /** A distance to another that the true one does not fall short of, 0 or more. */
  public double leastDistance(ConvexPolygon other) {
    double x = Math.max(0, aside(other));
    double y = Math.max(0, along(other));
    return Math.max(0, Math.sqrt(x * x + y * y) - HAIR);
  }

  /** Whether all of it lies between two corners of the table, or no more than a hair beyond. */
  public boolean within(double width, double height) {
    return west >= -HAIR && south >= -HAIR && east <= width + HAIR && north <= height + HAIR;
  }

  /** The square of the distance between the middles of how far the two extend. */
  double squareOfMiddles(ConvexPolygon other) {
    double x = (west + east - other.west - other.east) / 2;
    double y = (south + north - other.south - other.north) / 2;
    return x * x + y * y;
  }

  /** Whether all within some bounds lies to one side of it, east, west, north or south. */
  boolean isBeside(double left, double right, double bottom, double top) {
    return right < west || left > east || top < south || bottom > north;
  }

  /** Whether the extent of it and another may have a point of some bounds in it. */
  boolean isWithinExtentOf(
      ConvexPolygon other, double left, double right, double bottom, double top) {
    return Math.max(east, other.east) >= left - TOUCH
        && Math.min(west, other.west) <= right + TOUCH
        && Math.max(north, other.north) >= bottom - TOUCH
        && Math.min(south, other.south) <= top + TOUCH;
  }

  /** Returns whether another outline is nearer than a distance. */
  public boolean nearer(ConvexPolygon other, double far) {
    return !isBeyond(other, far) && gap(other) < far && distance(other) < far;
  }

  /**
   * Returns the convex hull of some points.
   *
   * @throws IllegalArgumentException if they lie on one line
   */
  public static ConvexPolygon about(List<Point> points) {
    double[] xs = new double[points.size()];
    double[] ys = new double[points.size()];
    for (int i = 0; i < xs.length; i++) {
      xs[i] = points.get(i).x();
      ys[i] = points.get(i).y();
    }
    return about(xs, ys);
  }

  /** About points by their coordinates, which are sorted. */
  private static ConvexPolygon about(double[] xs, double[] ys) {
    sort(xs, ys);
    int all = xs.length;
    double[] hullX = new double[2 * all];
    double[] hullY = new double[2 * all];
    int size = 0;
    for (int pass = 0; pass < 2; pass++) {
      int start = size;
      for (int i = 0; i < all; i++) {
        int at = pass == 0 ? i : all - 1 - i;
        while (size >= start + 2 && !right(hullX, hullY, size, xs[at], ys[at])) {
          size--;
        }
        hullX[size] = xs[at];
        hullY[size++] = ys[at];
      }
      size--;
    }
    if (size < 3) {
      throw new IllegalArgumentException("an outline about points of one line");
    }
    return new ConvexPolygon(Arrays.copyOf(hullX, size), Arrays.copyOf(hullY, size));
  }

  /** By their east, then by their north; they are few. */
  private static void sort(double[] xs, double[] ys) {
    for (int i = 1; i < xs.length; i++) {
      double x = xs[i];
      double y = ys[i];
      int at = i;
      while (at > 0 && (xs[at - 1] > x || xs[at - 1] == x && ys[at - 1] > y)) {
        xs[at] = xs[at - 1];
        ys[at] = ys[at - 1];
        at--;
      }
      xs[at] = x;
      ys[at] = y;
    }
  }

  /** Whether the way over the last two points of a hull turns right to another. */
  private static boolean right(double[] xs, double[] ys, int size, double x, double y) {
    double east = xs[size - 1] - xs[size - 2];
    double north = ys[size - 1] - ys[size - 2];
    return east * (y - ys[size - 2]) - north * (x - xs[size - 2]) < -1e-12;
  }

  /** The outline about this one and another. */
  public ConvexPolygon with(ConvexPolygon other) {
    double[] bothX = Arrays.copyOf(xs, xs.length + other.xs.length);
    double[] bothY = Arrays.copyOf(ys, bothX.length);
    System.arraycopy(other.xs, 0, bothX, xs.length, other.xs.length);
    System.arraycopy(other.ys, 0, bothY, ys.length, other.ys.length);
    return about(bothX, bothY);
  }

  /** Returns the area that it covers on a straight move. */
  public ConvexPolygon swept(double east, double north) {
    return with(shifted(east, north));
  }

  ConvexPolygon shifted(double east, double north) {
    double[] movedX = xs.clone();
    double[] movedY = ys.clone();
    for (int i = 0; i < movedX.length; i++) {
      movedX[i] += east;
      movedY[i] += north;
    }
    return new ConvexPolygon(movedX, movedY);
  }

  public int size() {
    return xs.length;
  }

  public Point corner(int number) {
    return new Point(xs[number], ys[number]);
  }

  public List<Point> corners() {
    List<Point> corners = new ArrayList<>();
    for (int i = 0; i < xs.length; i++) {
      corners.add(corner(i));
    }
    return corners;
  }

  /** Whether a point is in it or on its edge. */
  public boolean holds(Point point) {
    return holds(point.x(), point.y(), HAIR);
  }

  boolean holds(double x, double y, double more) {
    for (int i = 0; i < xs.length; i++) {
      int next = i + 1 == xs.length ? 0 : i + 1;
      double east = xs[next] - xs[i];
      double north = ys[next] - ys[i];
      // the outline goes clockwise: outside is to the left
      double left = east * (y - ys[i]) - north * (x - xs[i]);
      if (left > more * Math.sqrt(east * east + north * north)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Depth of its overlap with another: the shortest move that would part them; 0 or below if they
   * do not overlap.
   */
  public double overlap(ConvexPolygon other) {
    double gap = gap(other);
    return gap > 0 ? -gap : Math.min(depth(this, other), depth(other, this));
  }

  /** Whether the two have ground in common, more than an edge or a corner. */
  public boolean overlaps(ConvexPolygon other) {
    return overlapsBy(other, HAIR);
  }

  /**
   * Whether its overlap with another is deeper than {@code slack}.
   *
   * @param slack 0 or more
   */
  public boolean overlapsBy(ConvexPolygon other, double slack) {
    return !(gap(other) > 0) && isDeeper(this, other, slack) && isDeeper(other, this, slack);
  }

  /**
   * Whether the outline about two others surely overlaps this one by no more than a depth. It needs
   * no outline about the two; if it returns false, only that outline decides. Two that a way across
   * parts, or nearly, do not overlap by more: any way across may show it.
   *
   * @param deep the depth, 0 or more
   */
  public boolean isClearOfBoth(ConvexPolygon one, ConvexPolygon other, double deep) {
    if (Math.min(one.west, other.west) > east + HAIR
        || west > Math.max(one.east, other.east) + HAIR
        || Math.min(one.south, other.south) > north + HAIR
        || south > Math.max(one.north, other.north) + HAIR) {
      return true;
    }
    sides();
    double most = deep - HAIR;
    return isParted(this, one, other, most)
        || isPartedBySides(one, other, most)
        || isPartedBySides(other, one, most);
  }

  /** Whether a side of an outline lies between it and two others, but for a depth. */
  private static boolean isParted(
      ConvexPolygon sides, ConvexPolygon one, ConvexPolygon other, double most) {
    for (int i = 0; i < sides.xs.length; i++) {
      if (depth(sides, i, one) < most && depth(sides, i, other) < most) {
        return true;
      }
    }
    return false;
  }

  /** Whether a line along a side of one of two outlines lies between this one and both of them. */
  private boolean isPartedBySides(ConvexPolygon one, ConvexPolygon other, double most) {
    for (int i = 0; i < one.xs.length; i++) {
      double depth = depth(one, i, this);
      // how far the other of the two reaches out over the side counts as part of the two
      if (depth < most && depth + Math.max(0, reachOver(one, i, other)) < most) {
        return true;
      }
    }
    return false;
  }

  /** Returns how far another polygon extends beyond one side; below 0 if it is entirely inside. */
  private static double reachOver(ConvexPolygon sides, int i, ConvexPolygon other) {
    int next = i + 1 == sides.xs.length ? 0 : i + 1;
    double east = sides.xs[next] - sides.xs[i];
    double north = sides.ys[next] - sides.ys[i];
    double length = Math.sqrt(east * east + north * north);
    double most = Double.NEGATIVE_INFINITY;
    for (int j = 0; j < other.xs.length; j++) {
      double over = east * (other.ys[j] - sides.ys[i]) - north * (other.xs[j] - sides.xs[i]);
      most = Math.max(most, over / length);
    }
    return most;
  }

  private static boolean isDeeper(ConvexPolygon sides, ConvexPolygon other, double slack) {
    for (int i = 0; i < sides.xs.length; i++) {
      if (!(depth(sides, i, other) > slack)) {
        return false;
      }
    }
    return true;
  }

  private static double depth(ConvexPolygon sides, ConvexPolygon other) {
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < sides.xs.length; i++) {
      least = Math.min(least, depth(sides, i, other));
    }
    return least;
  }

  /**
   * Returns how far another polygon extends inward past one side; below 0 if it is entirely
   * outside.
   */
  private static double depth(ConvexPolygon sides, int i, ConvexPolygon other) {
    Sides found = sides.sides;
    if (found != null) {
      double[] known = found.values;
      return known[3 * i + 2] - other.nearest(known[3 * i], known[3 * i + 1]);
    }
    int next = i + 1 == sides.xs.length ? 0 : i + 1;
    double east = sides.xs[next] - sides.xs[i];
    double north = sides.ys[next] - sides.ys[i];
    double length = Math.sqrt(east * east + north * north);
    double outX = -north / length;
    double outY = east / length;
    double far = outX * sides.xs[i] + outY * sides.ys[i];
    return far - other.nearest(outX, outY);
  }

  /** Returns the smallest projection of a corner on a direction. */
  double nearest(double outX, double outY) {
    double near = Double.POSITIVE_INFINITY;
    for (int j = 0; j < xs.length; j++) {
      double out = outX * xs[j] + outY * ys[j];
      if (out < near) {
        near = out;
      }
    }
    return near;
  }

  /**
   * By side: the direction out of it, east and north, and how far out it lies. Only what is
   * compared with many others keeps them.
   */
  double[] sides() {
    Sides known = sides;
    if (known == null) {
      double[] found = new double[3 * xs.length];
      for (int i = 0; i < xs.length; i++) {
        int next = i + 1 == xs.length ? 0 : i + 1;
        double east = xs[next] - xs[i];
        double north = ys[next] - ys[i];
        double length = Math.sqrt(east * east + north * north);
        found[3 * i] = -north / length;
        found[3 * i + 1] = east / length;
        found[3 * i + 2] = found[3 * i] * xs[i] + found[3 * i + 1] * ys[i];
      }
      known = new Sides(found);
      sides = known;
    }
    return known.values;
  }

  /** The distance between the nearest points, 0 if they touch or overlap. */
  public double distance(ConvexPolygon other) {
    if (overlapsBy(other, 0)) {
      return 0;
    }
    return Math.sqrt(OutlineDistance.square(this, other));
  }

  /**
   * Returns whether its distance to another outline is at most a limit; it stops measuring as soon
   * as that is known.
   */
  boolean isAtMost(ConvexPolygon other, double far) {
    return far >= 0 && (overlapsBy(other, 0) || OutlineDistance.isAtMost(this, other, far));
  }

  /**
   * Returns the shortest line from this polygon to another; if several are equally short, the
   * middle between the first two different ones. If they overlap, it is a point that both contain.
   */
  public Segment shortest(ConvexPolygon other) {
    return new ShortestLine(this, other).line();
  }

  /** Returns the x coordinate of a corner, for this package. */
  double x(int number) {
    return xs[number];
  }

  double y(int number) {
    return ys[number];
  }

  /** The square of the way from a point to how far it extends: no more than that to its edges. */
  double seemingSquare(double x, double y) {
    double aside = x < west ? west - x : x > east ? x - east : 0;
    double along = y < south ? south - y : y > north ? y - north : 0;
    return aside * aside + along * along;
  }

  static Point middle(Point one, Point other) {
    return new Point((one.x() + other.x()) / 2, (one.y() + other.y()) / 2);
  }

  /** The middle of its corners. */
  public Point centre() {
    double x = 0;
    double y = 0;
    for (int i = 0; i < xs.length; i++) {
      x += xs[i];
      y += ys[i];
    }
    return new Point(x / xs.length, y / ys.length);
  }

  /**
   * Returns how far this polygon can move in a straight line before it touches another: 0 if it
   * already touches it and moves into it, infinite if it never does. Sliding along an edge, or
   * brushing a corner by less than {@link #TOUCH}, does not count.
   *
   * @param east way of a step of length 1
   * @param north way of the same step
   */
  public double reach(double east, double north, ConvexPolygon other) {
    if (isOffTheWay(east, north, other)) {
      return Double.POSITIVE_INFINITY;
    }
    return OutlineMeeting.reach(this, other, east, north);
  }

  /** Whether another lies clearly beside or behind a way, by circles about the two. */
  private boolean isOffTheWay(double wayEast, double wayNorth, ConvexPolygon other) {
    double x = (other.west + other.east - west - east) / 2;
    double y = (other.south + other.north - south - north) / 2;
    double near = radius() + other.radius() + TOUCH;
    return Math.abs(x * wayNorth - y * wayEast) > near || x * wayEast + y * wayNorth < -near;
  }

  /** Radius of a circle around it, with the middle of its extent as the centre. */
  private double radius() {
    double wide = east - west;
    double high = north - south;
    return Math.sqrt(wide * wide + high * high) / 2;
  }

  /** Whether a line has a point in it. */
  public boolean meets(Segment line) {
    return along(line) >= 0;
  }

  /** Length of a line in it or on its edge; 0 for a single point, below 0 for none. */
  public double along(Segment line) {
    if (isAside(line.from().x(), line.to().x(), west, east)
        || isAside(line.from().y(), line.to().y(), south, north)) {
      return NONE;
    }
    double east = line.to().x() - line.from().x();
    double north = line.to().y() - line.from().y();
    double first = 0;
    double last = 1;
    for (int i = 0; i < xs.length; i++) {
      int next = i + 1 == xs.length ? 0 : i + 1;
      double x = xs[next] - xs[i];
      double y = ys[next] - ys[i];
      double length = Math.sqrt(x * x + y * y);
      double out = (x * (line.from().y() - ys[i]) - y * (line.from().x() - xs[i])) / length;
      double speed = (x * north - y * east) / length;
      if (Math.abs(speed) < 1e-12) {
        if (out > HAIR) {
          return NONE;
        }
      } else if (speed > 0) {
        last = Math.min(last, (HAIR - out) / speed);
      } else {
        first = Math.max(first, (HAIR - out) / speed);
      }
    }
    return first <= last ? (last - first) * Math.sqrt(east * east + north * north) : NONE;
  }

  private static final double NONE = -1;

  /** Whether a line lies so far beside an outline that it cannot meet it at any corner. */
  private static boolean isAside(double from, double to, double least, double most) {
    return Math.max(from, to) < least - TOUCH || Math.min(from, to) > most + TOUCH;
  }

  @Override
  public String toString() {
    return corners().toString();
  }
}
