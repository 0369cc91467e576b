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

  /** By bend, once computed: the footprint of the unit, and the area it sweeps to get there. */
  private final @Nullable Footprint[] places;

  private final @Nullable ConvexPolygon[] pieces;

  private @Nullable List<ConvexPolygon> all;

  /**
   * @param unit footprint at the start
   * @param bends poses from the start to the end
   */
  MoveSweep(AdlgTerrainMap ground, Footprint unit, List<Pose> bends) {
    this(ground, unit, bends, null);
  }

  /**
   * Creates a sweep that reuses the areas of an earlier one if both moves begin in the same way.
   *
   * @param before a move of the unit from the same place; null if none was tried
   */
  MoveSweep(AdlgTerrainMap ground, Footprint unit, List<Pose> bends, @Nullable MoveSweep before) {
    this.unit = unit;
    this.bends = bends;
    places = new Footprint[bends.size()];
    pieces = new ConvexPolygon[bends.size()];
    for (int i = 0; before != null && i < before.places.length && isAlike(before, i); i++) {
      places[i] = before.places[i];
      pieces[i] = before.pieces[i];
    }
    bounds = Bounds.about(unit, bends);
    open = ground.isOpen(bounds);
  }

  List<Pose> bends() {
    return bends;
  }

  private boolean isAlike(MoveSweep before, int bend) {
    return bend < bends.size() && bends.get(bend).equals(before.bends.get(bend));
  }

  /** Returns the footprint at the end. */
  Footprint end() {
    return place(bends.size() - 1);
  }

  /** Returns the footprint at a bend. */
  private Footprint place(int bend) {
    Footprint found = places[bend];
    if (found == null) {
      Pose pose = bends.get(bend);
      found = pose.equals(unit.at()) ? unit : unit.to(pose);
      places[bend] = found;
    }
    return found;
  }

  /** The start, or the area swept from the bend before one to it. */
  private ConvexPolygon piece(int bend) {
    ConvexPolygon found = pieces[bend];
    if (found == null) {
      ConvexPolygon there = place(bend).outline();
      found = bend == 0 ? there : place(bend - 1).outline().with(there);
      pieces[bend] = found;
    }
    return found;
  }

  /** Whether all of the area is certainly farther than a distance from something. */
  boolean isBeyond(ConvexPolygon other, double far) {
    return other.isBeyond(bounds, far);
  }

  /** Whether the area overlaps an outline instead of only touching it. */
  boolean crosses(ConvexPolygon other) {
    if (isBeyond(other, 0)) {
      return false;
    }
    return !isClearOf(other) && (standsIn(other) || overlaps(other));
  }

  /** Whether the unit clearly overlaps an outline at one of its bends. */
  private boolean standsIn(ConvexPolygon other) {
    for (int i = 0; i < places.length; i++) {
      if (place(i).outline().overlapsBy(other, ConvexPolygon.TOUCH + ConvexPolygon.HAIR)) {
        return true;
      }
    }
    return false;
  }

  private boolean overlaps(ConvexPolygon other) {
    for (int i = 0; i < pieces.length; i++) {
      if (piece(i).overlapsBy(other, ConvexPolygon.TOUCH)) {
        return true;
      }
    }
    return false;
  }

  /** Whether the bends alone show that no area between two of them overlaps an outline. */
  private boolean isClearOf(ConvexPolygon other) {
    for (int i = Math.min(1, places.length - 1); i < places.length; i++) {
      ConvexPolygon before = place(Math.max(0, i - 1)).outline();
      if (!other.isClearOfBoth(before, place(i).outline(), ConvexPolygon.TOUCH)) {
        return false;
      }
    }
    return true;
  }

  /** The start, and the areas swept between successive bends. */
  List<ConvexPolygon> pieces() {
    List<ConvexPolygon> found = all;
    if (found == null) {
      found = new ArrayList<>(pieces.length);
      for (int i = 0; i < pieces.length; i++) {
        found.add(piece(i));
      }
      all = found;
    }
    return found;
  }
}
