package dev.muster.print.drawing;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The outline of a convex region, prepared for many comparisons: two regions are apart if a side of
 * one of them has all of the other beyond it (separating axes).
 */
public final class ConvexOutline {
  /** What may be shared before it is seen, in millimetres. */
  static final double HAIR = 0.02;

  private final double[] x;
  private final double[] y;
  private final ConvexRegion region;
  private final BoundingBox box;

  /** The sides, made when the upright boxes have not decided. */
  private @Nullable Sides sides;

  /** An upright box; that of a region without corners meets no other. */
  public record BoundingBox(double left, double top, double right, double bottom) {
    public static final BoundingBox NONE =
        new BoundingBox(
            Double.POSITIVE_INFINITY,
            Double.POSITIVE_INFINITY,
            Double.NEGATIVE_INFINITY,
            Double.NEGATIVE_INFINITY);

    /** Whether ground of the two is the same. */
    public boolean meets(BoundingBox other) {
      return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
    }

    /** The smallest box about both. */
    public BoundingBox with(BoundingBox other) {
      return new BoundingBox(
          Math.min(left, other.left),
          Math.min(top, other.top),
          Math.max(right, other.right),
          Math.max(bottom, other.bottom));
    }
  }

  /**
   * The unit normal of each side, and the range of the region along it. A side without length has
   * no direction; its numbers are NaN, so that it separates nothing.
   */
  private static final class Sides {
    final double[] normalX;
    final double[] normalY;
    final double[] least;
    final double[] highest;

    Sides(int count) {
      normalX = new double[count];
      normalY = new double[count];
      least = new double[count];
      highest = new double[count];
    }
  }

  /**
   * @param region the region; with no corners it overlaps nothing
   */
  public ConvexOutline(ConvexRegion region) {
    this.region = region;
    List<DrawingPoint> corners = region.corners();
    x = new double[corners.size()];
    y = new double[corners.size()];
    for (int i = 0; i < x.length; i++) {
      x[i] = corners.get(i).x();
      y[i] = corners.get(i).y();
    }
    box = new BoundingBox(least(x), least(y), highest(x), highest(y));
  }

  public BoundingBox box() {
    return box;
  }

  private Sides sides() {
    Sides made = sides;
    if (made == null) {
      int count = x.length;
      made = new Sides(count);
      double[] along = new double[count];
      for (int side = 0; side < count; side++) {
        int next = (side + 1) % count;
        double length = Math.hypot(x[next] - x[side], y[next] - y[side]);
        made.normalX[side] = (y[next] - y[side]) / length;
        made.normalY[side] = -(x[next] - x[side]) / length;
        for (int i = 0; i < count; i++) {
          along[i] = x[i] * made.normalX[side] + y[i] * made.normalY[side];
        }
        made.least[side] = least(along);
        made.highest[side] = highest(along);
      }
      sides = made;
    }
    return made;
  }

  private static double least(double[] values) {
    double least = Double.POSITIVE_INFINITY;
    for (double each : values) {
      least = Math.min(least, each);
    }
    return least;
  }

  private static double highest(double[] values) {
    double highest = Double.NEGATIVE_INFINITY;
    for (double each : values) {
      highest = Math.max(highest, each);
    }
    return highest;
  }

  /** Whether ground of the two is the same. The upright boxes about them decide most cases. */
  public boolean overlaps(ConvexOutline other) {
    return box.meets(other.box) && !isApart(other) && !other.isApart(this);
  }

  /** Whether a side of this region has all of the other beyond it. */
  private boolean isApart(ConvexOutline other) {
    Sides own = sides();
    for (int side = 0; side < x.length; side++) {
      double near = Double.POSITIVE_INFINITY;
      double far = Double.NEGATIVE_INFINITY;
      for (int i = 0; i < other.x.length; i++) {
        double along = other.x[i] * own.normalX[side] + other.y[i] * own.normalY[side];
        near = Math.min(near, along);
        far = Math.max(far, along);
      }
      if (near > own.highest[side] - HAIR || far < own.least[side] + HAIR) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other || other instanceof ConvexOutline outline && region.equals(outline.region);
  }

  @Override
  public int hashCode() {
    return region.hashCode();
  }
}
