package dev.muster.print.drawing;

import java.util.List;

/** Convex ground of a drawing, by its corners in order. */
public record ConvexRegion(List<DrawingPoint> corners) {
  /** Nowhere. */
  public static final ConvexRegion NONE = new ConvexRegion(List.of());

  /** What may be shared before it is seen, in millimetres. */
  private static final double HAIR = 0.02;

  public ConvexRegion {
    corners = List.copyOf(corners);
  }

  public static ConvexRegion box(double left, double top, double right, double bottom) {
    return new ConvexRegion(
        List.of(
            new DrawingPoint(left, top),
            new DrawingPoint(right, top),
            new DrawingPoint(right, bottom),
            new DrawingPoint(left, bottom)));
  }

  public static ConvexRegion around(DrawingPoint middle, double halfWidth, double halfHeight) {
    return box(
        middle.x() - halfWidth,
        middle.y() - halfHeight,
        middle.x() + halfWidth,
        middle.y() + halfHeight);
  }

  /** Whether ground of the two is the same. */
  public boolean overlaps(ConvexRegion other) {
    return !corners.isEmpty()
        && !other.corners.isEmpty()
        && !apart(this, other)
        && !apart(other, this);
  }

  /** Whether a side of the first has all of the other beyond it. */
  private static boolean apart(ConvexRegion one, ConvexRegion other) {
    for (int i = 0; i < one.corners.size(); i++) {
      DrawingPoint from = one.corners.get(i);
      DrawingPoint to = one.corners.get((i + 1) % one.corners.size());
      double length = from.distance(to);
      if (length == 0) {
        continue;
      }
      double normalX = (to.y() - from.y()) / length;
      double normalY = -(to.x() - from.x()) / length;
      double highest = Double.NEGATIVE_INFINITY;
      double own = Double.NEGATIVE_INFINITY;
      double ownLeast = Double.POSITIVE_INFINITY;
      double least = Double.POSITIVE_INFINITY;
      for (DrawingPoint spot : other.corners) {
        double along = spot.x() * normalX + spot.y() * normalY;
        highest = Math.max(highest, along);
        least = Math.min(least, along);
      }
      for (DrawingPoint spot : one.corners) {
        double along = spot.x() * normalX + spot.y() * normalY;
        own = Math.max(own, along);
        ownLeast = Math.min(ownLeast, along);
      }
      if (least > own - HAIR || highest < ownLeast + HAIR) {
        return true;
      }
    }
    return false;
  }

  public boolean within(double left, double top, double right, double bottom) {
    for (DrawingPoint spot : corners) {
      if (spot.x() < left - HAIR
          || spot.x() > right + HAIR
          || spot.y() < top - HAIR
          || spot.y() > bottom + HAIR) {
        return false;
      }
    }
    return true;
  }

  /** Whether it is all within convex ground, by its corners in order. */
  public boolean within(List<DrawingPoint> ground) {
    DrawingPoint middle = middle(ground);
    for (int i = 0; i < ground.size(); i++) {
      DrawingPoint from = ground.get(i);
      DrawingPoint to = ground.get((i + 1) % ground.size());
      double inside = Math.signum(beyond(from, to, middle));
      for (DrawingPoint corner : corners) {
        if (beyond(from, to, corner) * inside < 0) {
          return false;
        }
      }
    }
    return true;
  }

  private static DrawingPoint middle(List<DrawingPoint> ground) {
    double x = 0;
    double y = 0;
    for (DrawingPoint spot : ground) {
      x += spot.x();
      y += spot.y();
    }
    int corners = Math.max(1, ground.size());
    return new DrawingPoint(x / corners, y / corners);
  }

  private static double beyond(DrawingPoint from, DrawingPoint to, DrawingPoint spot) {
    return (to.x() - from.x()) * (spot.y() - from.y())
        - (to.y() - from.y()) * (spot.x() - from.x());
  }
}
