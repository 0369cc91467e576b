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
  private final Footprint unit;
  private final List<Pose> bends;
  private @Nullable List<ConvexPolygon> pieces;
  private @Nullable Footprint end;

  /**
   * @param unit where it begins
   * @param bends its start first and its end last
   */
  MoveSweep(Footprint unit, List<Pose> bends) {
    this.unit = unit;
    this.bends = bends;
    bounds = Bounds.about(unit, bends);
  }

  List<Pose> bends() {
    return bends;
  }

  /** Where the unit ends. */
  Footprint end() {
    Footprint found = end;
    if (found == null) {
      found = unit.to(bends.getLast());
      end = found;
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
    for (ConvexPolygon each : pieces()) {
      if (each.overlapsBy(other, ConvexPolygon.TOUCH)) {
        return true;
      }
    }
    return false;
  }

  /** The start, and the areas swept between successive bends. */
  List<ConvexPolygon> pieces() {
    List<ConvexPolygon> found = pieces;
    if (found == null) {
      found = new ArrayList<>(bends.size());
      Footprint before = unit.to(bends.getFirst());
      found.add(before.outline());
      for (int i = 1; i < bends.size(); i++) {
        Footprint next = i == bends.size() - 1 ? end() : unit.to(bends.get(i));
        found.add(before.outline().with(next.outline()));
        before = next;
      }
      pieces = found;
    }
    return found;
  }
}
