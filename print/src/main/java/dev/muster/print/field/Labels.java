package dev.muster.print.field;

import dev.muster.print.drawing.Lettering;
import dev.muster.print.drawing.Mark.Letters;
import dev.muster.print.drawing.Region;
import dev.muster.print.drawing.Spot;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds room on a field: what is there already is not covered. */
final class Labels {
  private final List<Taken> taken = new ArrayList<>();
  private final double width;
  private final double height;

  Labels(double width, double height) {
    this.width = width;
    this.height = height;
  }

  void take(Region region) {
    if (!region.corners().isEmpty()) {
      taken.add(Taken.of(region));
    }
  }

  boolean isFree(Region region) {
    return region.within(0, 0, width, height) && isClear(region);
  }

  /** Whether nothing lies there; beyond the edge is free too. */
  boolean isClear(Region region) {
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

  /** Ground that is covered, with the upright box about it: most of it is told apart by that. */
  private record Taken(Region region, double left, double top, double right, double bottom) {
    static Taken of(Region region) {
      double left = Double.POSITIVE_INFINITY;
      double top = Double.POSITIVE_INFINITY;
      double right = Double.NEGATIVE_INFINITY;
      double bottom = Double.NEGATIVE_INFINITY;
      for (Spot corner : region.corners()) {
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

  /** The first of some places for a text that is free, and is then taken; null where none is. */
  @Nullable Letters place(List<Letters> choices) {
    for (Letters each : choices) {
      Region body = Lettering.body(each);
      if (isFree(body)) {
        take(body);
        return each;
      }
    }
    return null;
  }

  /**
   * Places about a spot in which a text may stand, the nearest first: below, above, beside, and
   * then farther away.
   *
   * @param text as it would stand at the spot
   * @param room how far the spot itself reaches
   * @param first how far the nearest of them is, as a share of the room
   */
  List<Letters> about(Letters text, double room, double first) {
    var choices = new ArrayList<Letters>();
    double high = text.size() * Lettering.CAPITAL;
    double half = Lettering.width(text.text(), text.size(), text.bold()) / 2;
    for (double far = first; far <= 3.2; far += 0.2) {
      double down = high / 2 + far * room;
      double aside = half * Math.min(1, far) + far * room * 0.6;
      Spot[] around = {
        new Spot(0, down),
        new Spot(0, high / 2 - far * room),
        new Spot(aside, high / 2),
        new Spot(-aside, high / 2),
        new Spot(aside, down),
        new Spot(-aside, down),
        new Spot(aside, high / 2 - far * room),
        new Spot(-aside, high / 2 - far * room)
      };
      for (Spot by : far == 0 ? new Spot[] {around[0]} : around) {
        choices.add(moved(text, by));
      }
    }
    return choices;
  }

  private Letters moved(Letters text, Spot by) {
    double half = Lettering.width(text.text(), text.size(), text.bold()) / 2 + 0.3;
    double x = Math.clamp(text.x() + by.x(), half, Math.max(half, width - half));
    return new Letters(
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
