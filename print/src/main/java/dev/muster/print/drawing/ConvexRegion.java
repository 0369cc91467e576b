package dev.muster.print.drawing;

import java.util.List;

/** Convex ground of a drawing, by its corners in order. */
public record ConvexRegion(List<DrawingPoint> corners) {
  /** Nowhere. */
  public static final ConvexRegion NONE = new ConvexRegion(List.of());

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
    return new ConvexOutline(this).overlaps(new ConvexOutline(other));
  }

  public boolean within(double left, double top, double right, double bottom) {
    for (DrawingPoint spot : corners) {
      if (spot.x() < left - ConvexOutline.HAIR
          || spot.x() > right + ConvexOutline.HAIR
          || spot.y() < top - ConvexOutline.HAIR
          || spot.y() > bottom + ConvexOutline.HAIR) {
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
