package dev.muster.print.map;

import dev.muster.print.drawing.ConvexOutline;
import dev.muster.print.drawing.ConvexRegion;
import dev.muster.print.drawing.DrawingPoint;
import dev.muster.print.drawing.Primitive.TextPrimitive;
import dev.muster.print.drawing.TextMetrics;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Finds room on a field: what is there already is not covered. */
final class LabelPlacement {
  private final List<ConvexOutline> taken = new ArrayList<>();
  private final double width;
  private final double height;

  /** What covered the ground that was asked for last: often it covers the next one, too. */
  private @Nullable ConvexOutline covering;

  /** The box about all that was asked for in the search that goes on. */
  private ConvexOutline.BoundingBox searched = ConvexOutline.BoundingBox.NONE;

  LabelPlacement(double width, double height) {
    this.width = width;
    this.height = height;
  }

  void occupy(ConvexRegion region) {
    if (!region.corners().isEmpty()) {
      taken.add(new ConvexOutline(region));
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
    var asked = new ConvexOutline(region);
    searched = searched.with(asked.box());
    ConvexOutline last = covering;
    if (last != null && last.overlaps(asked)) {
      return false;
    }
    for (ConvexOutline each : taken) {
      if (each.overlaps(asked)) {
        covering = each;
        return false;
      }
    }
    return true;
  }

  /**
   * Returns what a search finds: what it found before, if the ground it looked at is covered as it
   * was then.
   *
   * @param known what was found before
   * @param wanted what is placed; it says where the search looks
   * @param search asks this placement and occupies nothing
   */
  <K, V> Optional<V> found(
      Map<K, PlacementMemory.Found<V>> known, K wanted, Supplier<Optional<V>> search) {
    PlacementMemory.Found<V> before = known.get(wanted);
    if (before != null && before.covering().equals(covering(before.searched()))) {
      return before.answer();
    }
    searched = ConvexOutline.BoundingBox.NONE;
    Optional<V> answer = search.get();
    known.put(wanted, new PlacementMemory.Found<>(searched, covering(searched), answer));
    return answer;
  }

  private List<ConvexOutline> covering(ConvexOutline.BoundingBox box) {
    List<ConvexOutline> there = new ArrayList<>();
    for (ConvexOutline each : taken) {
      if (each.box().meets(box)) {
        there.add(each);
      }
    }
    return there;
  }

  /** The first of some places for a text that is free, and is then taken; null if none is free. */
  @Nullable TextPrimitive place(List<TextPrimitive> choices) {
    return taken(free(choices));
  }

  /** Like {@link #place}, with a memory. */
  <K> @Nullable TextPrimitive place(
      Map<K, PlacementMemory.Found<TextPrimitive>> known,
      K wanted,
      Supplier<List<TextPrimitive>> choices) {
    return taken(found(known, wanted, () -> free(choices.get())));
  }

  private Optional<TextPrimitive> free(List<TextPrimitive> choices) {
    return choices.stream().filter(each -> isFree(TextMetrics.body(each))).findFirst();
  }

  private @Nullable TextPrimitive taken(Optional<TextPrimitive> text) {
    text.ifPresent(each -> occupy(TextMetrics.body(each)));
    return text.orElse(null);
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
