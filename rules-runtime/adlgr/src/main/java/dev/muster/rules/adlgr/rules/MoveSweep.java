package dev.muster.rules.adlgr.rules;

import dev.muster.rules.plane.Bounds;
import dev.muster.rules.plane.ConvexPolygon;
import dev.muster.rules.plane.Footprint;
import dev.muster.rules.plane.Pose;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The area that a unit sweeps in a move, from bend to bend. Most moves pass far from everything:
 * their extent shows that, and the outlines are made only when needed.
 */
final class MoveSweep {
  final Bounds bounds;

  /** Whether it stays on the table and away from all ground that slows or stops. */
  final boolean open;

  private final Footprint unit;
  private final List<Pose> bends;
  private @Nullable List<Footprint> places;
  private @Nullable List<ConvexPolygon> pieces;

  /**
   * @param unit where it begins
   * @param bends its start first and its end last
   */
  MoveSweep(AdlgTerrainMap ground, Footprint unit, List<Pose> bends) {
    this.unit = unit;
    this.bends = bends;
    bounds = Bounds.about(unit, bends);
    open = ground.isOpen(bounds);
  }

  List<Pose> bends() {
    return bends;
  }

  /** Where the unit ends. */
  Footprint end() {
    return places().getLast();
  }

  /** Where the unit stands at each bend. */
  private List<Footprint> places() {
    List<Footprint> found = places;
    if (found == null) {
      found = new ArrayList<>(bends.size());
      for (int i = 0; i < bends.size(); i++) {
        Pose each = bends.get(i);
        found.add(each.equals(unit.at()) ? unit : unit.to(each));
      }
      places = found;
    }
    return found;
  }

  /** Whether all of it is surely farther than so far from something. */
  boolean isBeyond(ConvexPolygon other, double far) {
    return other.isBeyond(bounds, far);
  }

  /** Whether it goes over an outline, and does not only touch it. */
  boolean crosses(ConvexPolygon other) {
    if (isBeyond(other, 0)) {
      return false;
    }
    return !isClearOf(other) && (standsIn(other) || overlaps(other));
  }

  /** Whether it clearly stands in an outline at one of its bends. */
  private boolean standsIn(ConvexPolygon other) {
    List<Footprint> all = places();
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).outline().overlapsBy(other, ConvexPolygon.TOUCH + ConvexPolygon.HAIR)) {
        return true;
      }
    }
    return false;
  }

  private boolean overlaps(ConvexPolygon other) {
    for (ConvexPolygon each : pieces()) {
      if (each.overlapsBy(other, ConvexPolygon.TOUCH)) {
        return true;
      }
    }
    return false;
  }

  /** Whether no area between two bends surely goes over an outline, as the bends alone show. */
  private boolean isClearOf(ConvexPolygon other) {
    List<Footprint> all = places();
    ConvexPolygon before = all.getFirst().outline();
    if (all.size() == 1) {
      return other.isClearOfBoth(before, before);
    }
    for (int i = 1; i < all.size(); i++) {
      ConvexPolygon next = all.get(i).outline();
      if (!other.isClearOfBoth(before, next)) {
        return false;
      }
      before = next;
    }
    return true;
  }

  /** The start, and the areas swept between successive bends. */
  List<ConvexPolygon> pieces() {
    List<ConvexPolygon> found = pieces;
    if (found == null) {
      List<Footprint> all = places();
      found = new ArrayList<>(all.size());
      found.add(all.getFirst().outline());
      for (int i = 1; i < all.size(); i++) {
        found.add(all.get(i - 1).outline().with(all.get(i).outline()));
      }
      pieces = found;
    }
    return found;
  }
}
