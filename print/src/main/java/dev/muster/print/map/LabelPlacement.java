package dev.muster.print.map;

import dev.muster.print.drawing.ConvexRegion;
import dev.muster.print.drawing.DrawingPoint;
import dev.muster.print.drawing.Primitive.TextPrimitive;
import dev.muster.print.drawing.TextMetrics;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds room on a field: what is there already is not covered. */
final class LabelPlacement {
  private final List<Taken> taken = new ArrayList<>();
  private final double width;
  private final double height;

  LabelPlacement(double width, double height) {
    this.width = width;
    this.height = height;
  }

  void occupy(ConvexRegion region) {
    if (!region.corners().isEmpty()) {
      taken.add(Taken.of(region));
    }
  }

  boolean isFree(ConvexRegion region) {
    return region.within(0, 0, width, height) && isClear(region);
  }

  /** Whether a region is free; beyond the edge is free too. */
  boolean isClear(ConvexRegion region) {
    if (region.corners().isEmpty()) {
      return true;
    }
    Taken asked = Taken.of(region);
    for (Taken each : taken) {
      if (each.isNear(asked) && each.region().overlaps(region)) {
        return false;
      }
    }
    return true;
  }

  /** Ground that is covered, with the upright box about it: this decides most comparisons. */
  private record Taken(ConvexRegion region, double left, double top, double right, double bottom) {
    static Taken of(ConvexRegion region) {
      double left = Double.POSITIVE_INFINITY;
      double top = Double.POSITIVE_INFINITY;
      double right = Double.NEGATIVE_INFINITY;
      double bottom = Double.NEGATIVE_INFINITY;
      for (DrawingPoint corner : region.corners()) {
        left = Math.min(left, corner.x());
        top = Math.min(top, corner.y());
        right = Math.max(right, corner.x());
        bottom = Math.max(bottom, corner.y());
      }
      return new Taken(region, left, top, right, bottom);
    }

    boolean isNear(Taken other) {
      return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
    }
  }

  /** The first of some places for a text that is free, and is then taken; null if none is free. */
  @Nullable TextPrimitive place(List<TextPrimitive> choices) {
    for (TextPrimitive each : choices) {
      ConvexRegion body = TextMetrics.body(each);
      if (isFree(body)) {
        occupy(body);
        return each;
      }
    }
    return null;
  }

  /**
   * Returns possible positions of a text around a point, the nearest first: below, above, beside,
   * then farther away.
   *
   * @param text the text at the spot
   * @param room radius of the spot
   * @param first distance of the nearest position, as a share of the room
   */
  List<TextPrimitive> about(TextPrimitive text, double room, double first) {
    var choices = new ArrayList<TextPrimitive>();
    double high = text.size() * TextMetrics.CAPITAL;
    double half = TextMetrics.width(text.text(), text.size(), text.bold()) / 2;
    for (double far = first; far <= 3.2; far += 0.2) {
      double down = high / 2 + far * room;
      double aside = half * Math.min(1, far) + far * room * 0.6;
      DrawingPoint[] around = {
        new DrawingPoint(0, down),
        new DrawingPoint(0, high / 2 - far * room),
        new DrawingPoint(aside, high / 2),
        new DrawingPoint(-aside, high / 2),
        new DrawingPoint(aside, down),
        new DrawingPoint(-aside, down),
        new DrawingPoint(aside, high / 2 - far * room),
        new DrawingPoint(-aside, high / 2 - far * room)
      };
      for (DrawingPoint by : far == 0 ? new DrawingPoint[] {around[0]} : around) {
        choices.add(moved(text, by));
      }
    }
    return choices;
  }

  private TextPrimitive moved(TextPrimitive text, DrawingPoint by) {
    double half = TextMetrics.width(text.text(), text.size(), text.bold()) / 2 + 0.3;
    double x = Math.clamp(text.x() + by.x(), half, Math.max(half, width - half));
    return new TextPrimitive(
        x,
        text.y() + by.y(),
        text.size(),
        text.text(),
        text.anchor(),
        text.bold(),
        text.italic(),
        text.ink(),
        text.halo());
  }
}
