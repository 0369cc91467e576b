package dev.muster.rules.plane;

import dev.muster.rules.model.Point;

/**
 * The rectangle that a unit occupies, with a front. Immutable.
 *
 * @param at middle of the front edge, and the heading
 * @param width length of the front edge
 * @param depth from the front edge to the rear edge
 */
public record Footprint(Pose at, double width, double depth, ConvexPolygon outline) {
  /** The four edges, clockwise from the front. */
  public enum Edge {
    FRONT,
    RIGHT,
    REAR,
    LEFT;

    /**
     * Returns the angle in tenths of a degree to add to the heading of a footprint for the
     * direction out of this edge.
     */
    public int turn() {
      return ordinal() * TenthDegrees.QUARTER;
    }
  }

  public static Footprint of(Pose at, double width, double depth) {
    if (!(width > 0 && depth > 0)) {
      throw new IllegalArgumentException(
          "a footprint has a width and a depth above 0, found " + width + " x " + depth);
    }
    return new Footprint(at, width, depth, rectangle(at, width / 2, 0, -depth));
  }

  /** As it would stand elsewhere. */
  public Footprint to(Pose pose) {
    return of(pose, width, depth);
  }

  /** From one line across to another, both measured ahead of the front edge, half a width aside. */
  private static ConvexPolygon rectangle(Pose at, double half, double front, double rear) {
    double ax = TenthDegrees.east(at.tenths());
    double ay = TenthDegrees.north(at.tenths());
    double[] xs = new double[4];
    double[] ys = new double[4];
    for (int i = 0; i < 4; i++) {
      double ahead = i == 0 || i == 1 ? front : rear;
      double right = i == 1 || i == 2 ? half : -half;
      // right of the heading is a quarter turn further: east is its north, north less its east
      xs[i] = at.x() + ahead * ax + right * ay;
      ys[i] = at.y() + ahead * ay - right * ax;
    }
    return new ConvexPolygon(xs, ys);
  }

  /** A corner: 0 front left, 1 front right, 2 rear right, 3 rear left. */
  public Point corner(int number) {
    return outline.corner(number);
  }

  public Segment edge(Edge edge) {
    return new Segment(corner(edge.ordinal()), corner((edge.ordinal() + 1) % 4));
  }

  public Point centre() {
    return inwards(0, -depth / 2);
  }

  /** Returns the point at an offset to the right of and ahead of the front middle. */
  public Point inwards(double right, double ahead) {
    double ax = TenthDegrees.east(at.tenths());
    double ay = TenthDegrees.north(at.tenths());
    return new Point(at.x() + ahead * ax + right * ay, at.y() + ahead * ay - right * ax);
  }

  /** Returns how far a point lies ahead of the line through the front edge; below 0 behind it. */
  public double ahead(Point point) {
    return at.ahead(point);
  }

  /** Returns how far a point lies to the right of the front middle; below 0 to the left. */
  public double right(Point point) {
    return at.right(point);
  }

  /** The distance between the nearest points, 0 if they touch or overlap. */
  public double distance(Footprint other) {
    return outline.distance(other.outline);
  }

  /** Whether edges or corners touch. */
  public boolean touches(Footprint other) {
    return isWithin(other, ConvexPolygon.TOUCH);
  }

  /** Returns whether another is within a distance; the test is cheap for distant ones. */
  public boolean isWithin(Footprint other, double far) {
    return !outline.isBeyond(other.outline, far)
        && (centreDistanceWithin(other, far) || outline.isAtMost(other.outline, far));
  }

  /** Whether the centres are within a distance, clearly: then so are the nearest points. */
  private boolean centreDistanceWithin(Footprint other, double far) {
    double most = far - ConvexPolygon.HAIR;
    return most > 0 && outline.squareOfMiddles(other.outline) < most * most;
  }

  /** Whether it touches an edge of the other. */
  public boolean touches(Footprint other, Edge theirs) {
    return !outline.isBeyond(other.outline, ConvexPolygon.TOUCH)
        && outline.distance(line(other.edge(theirs))) <= ConvexPolygon.TOUCH;
  }

  private static ConvexPolygon line(Segment edge) {
    return new ConvexPolygon(
        new double[] {edge.from().x(), edge.to().x()},
        new double[] {edge.from().y(), edge.to().y()});
  }

  /** Whether it overlaps the other by more than rounding causes for flush edges. */
  public boolean overlaps(Footprint other) {
    return outline.overlapsBy(other.outline, ConvexPolygon.TOUCH);
  }

  /**
   * Returns the strip before an edge, up to a range.
   *
   * @param wider by how much it is wider than the edge on each side, 0 or more
   */
  public ConvexPolygon strip(Edge edge, double range, double wider) {
    boolean ends = edge == Edge.FRONT || edge == Edge.REAR;
    int first = edge.ordinal();
    int second = first == 3 ? 0 : first + 1;
    double middleX = (outline.x(first) + outline.x(second)) / 2;
    double middleY = (outline.y(first) + outline.y(second)) / 2;
    double half = (ends ? width : depth) / 2 + wider;
    double ax = TenthDegrees.east(at.tenths() + edge.turn());
    double ay = TenthDegrees.north(at.tenths() + edge.turn());
    double[] xs = new double[4];
    double[] ys = new double[4];
    for (int i = 0; i < 4; i++) {
      double out = i == 0 || i == 1 ? range : 0;
      double right = i == 1 || i == 2 ? half : -half;
      xs[i] = middleX + out * ax + right * ay;
      ys[i] = middleY + out * ay - right * ax;
    }
    return new ConvexPolygon(xs, ys);
  }

  /**
   * Returns the length of the common part of two edges; 0 if the edges are not flush. Touching
   * edges at an angle of 5 degrees or less count as flush.
   */
  public double flush(Edge mine, Footprint other, Edge theirs) {
    int facing =
        TenthDegrees.between(
            at.tenths() + mine.turn(),
            other.at.tenths() + theirs.turn() + 2 * TenthDegrees.QUARTER);
    if (facing > SQUARE
        || outline.isBeyond(other.outline, ConvexPolygon.TOUCH)
        || EdgePair.distance(outline, mine.ordinal(), other.outline, theirs.ordinal())
            > ConvexPolygon.TOUCH) {
      return 0;
    }
    double common =
        Math.min(
            EdgePair.common(outline, mine.ordinal(), other.outline, theirs.ordinal()),
            EdgePair.common(other.outline, theirs.ordinal(), outline, mine.ordinal()));
    // a corner that touches a corner at an angle shares this much without a common edge
    double slant = Math.max(width + depth, other.width + other.depth) * TenthDegrees.east(facing);
    return common > ConvexPolygon.TOUCH + slant ? common : 0;
  }

  /** Edges that are so nearly parallel are, in tenths of a degree. */
  private static final int SQUARE = 50;

  /** Returns whether the two touch only at a corner of each. */
  public boolean cornerToCorner(Footprint other) {
    if (!touches(other)) {
      return false;
    }
    for (Edge mine : Edge.values()) {
      for (Edge theirs : Edge.values()) {
        if (flush(mine, other, theirs) > 0) {
          return false;
        }
      }
    }
    for (int i = 0; i < 4; i++) {
      for (int j = 0; j < 4; j++) {
        if (new Segment(corner(i), other.corner(j)).length() <= 2 * ConvexPolygon.TOUCH) {
          return true;
        }
      }
    }
    return false;
  }

  /** After a turn about its centre, right above 0, in tenths of a degree. */
  public Pose turned(int tenths) {
    Point centre = centre();
    int heading = at.tenths() + tenths;
    return Pose.near(
        centre.x() + depth / 2 * TenthDegrees.east(heading),
        centre.y() + depth / 2 * TenthDegrees.north(heading),
        heading);
  }

  /**
   * Returns whether at least a part of another footprint is in the area before this front, up to a
   * range.
   */
  public boolean faces(Footprint other, double range) {
    return !outline.isBeyond(other.outline, range)
        && strip(Edge.FRONT, range, 0).overlaps(other.outline);
  }

  /**
   * Works like the other overload, with a strip before the front that is already known.
   *
   * @param strip the one before the front with this range, no wider than it
   */
  public boolean faces(Footprint other, double range, ConvexPolygon strip) {
    return !outline.isBeyond(other.outline, range) && strip.overlaps(other.outline);
  }
}
