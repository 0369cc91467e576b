package dev.muster.rules.adlgr.rules;

import dev.muster.rules.battle.LastingEffects;
import dev.muster.rules.plane.Bounds;
import dev.muster.rules.plane.ConvexPolygon;
import dev.muster.rules.plane.Footprint;
import dev.muster.rules.plane.Segment;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Finds the targets of a unit from its present place: arc, range and line of sight (AR-267, AR-279,
 * AR-280, AR-380, AR-D14, AR-D15). Arcs are cached until the shooter moves, lines of sight until
 * any unit moves.
 */
final class FiringArcs {
  private static final Footprint.Edge[] EDGES = Footprint.Edge.values();

  /**
   * Additional length in UD of the search strips: the distance of a target is measured to its
   * nearest point.
   */
  private static final double BEYOND = 1;

  /** Distances that differ by less count as equal, in UD. */
  static final double ALIKE = 0.005;

  /** A line of sight that has no more in common with a unit only touches its corner, in UD. */
  private static final double CORNER = 2 * ConvexPolygon.TOUCH;

  /** A unit, or half of a battle unit that shoots as a unit of its own (AR-236). */
  record Firer(int unit, @Nullable UnitHalf half) {}

  private final AdlgState table;

  // by firer and target: whether the firer sees the target, and the positions at that time
  private final boolean[] sights;
  private final int[] sightsKnownAt;

  // by firer: its place when its arcs were computed, and its arc from each edge
  private final @Nullable Footprint[] arcsFrom;
  private final @Nullable ConvexPolygon[] arcs;

  /** By firer: the area straight ahead of it, computed with its arcs. */
  private final @Nullable ConvexPolygon[] straightAhead;

  /** UD by which an arc is wider than the edge on each side (AR-280). */
  private final double beside;

  FiringArcs(AdlgState table) {
    this.table = table;
    int firers = 2 * table.units;
    arcsFrom = new Footprint[firers];
    arcs = new ConvexPolygon[firers * EDGES.length];
    straightAhead = new ConvexPolygon[firers];
    beside = table.rules.number("arc-beside") / 100.0;
    sights = new boolean[firers * table.units];
    sightsKnownAt = new int[sights.length];
    Arrays.fill(sightsKnownAt, -1);
  }

  /** Returns the footprint of a shooter. */
  Footprint footprint(Firer firer) {
    UnitHalf half = firer.half();
    return half == null ? table.footprint(firer.unit()) : table.footprint(firer.unit(), half);
  }

  /** Returns the distance in UD from a shooter to an enemy. */
  double distance(Firer firer, int target) {
    UnitHalf half = firer.half();
    return half == null
        ? table.distance(firer.unit(), target)
        : table.distance(table.reaching(firer.unit(), half), table.reaching(target));
  }

  /** Returns the edge from which a shooter can shoot at an enemy, or null if it cannot. */
  @Nullable UnitEdge edge(Firer firer, int target) {
    UnitEdge found = arc(firer, target);
    return found != null && sees(firer, target) ? found : null;
  }

  /** The edge with the target in arc and reach, ignoring units in the way. */
  @Nullable UnitEdge arc(Firer firer, int target) {
    AdlgUnitType type = table.type(firer.unit());
    boolean square = table.square[firer.unit()];
    boolean mark =
        table.present(target)
            && table.enemies(firer.unit(), target)
            && !isBeyond(firer, target, type.reach + ALIKE)
            && !table.inMelee(target)
            && !table.broken(target)
            && table.type(target).branch != TroopCategory.CAMP;
    if (!mark) {
      return null;
    }
    // the arc is tested first, because the distance takes longer to measure
    UnitEdge found = arc(firer, target, type, square);
    return found != null && isInReach(firer, target, type.reach + ALIKE) ? found : null;
  }

  /** Returns the edge in whose arc a target is, however far; null if it is in none. */
  private @Nullable UnitEdge arc(Firer firer, int target, AdlgUnitType type, boolean square) {
    boolean round = type.has(Ability.SHOOTS_ALL_ROUND) && !square;
    boolean aside = round || type.has(Ability.SHOOTS_TO_FLANK) && !square;
    if (inArc(firer, target, Footprint.Edge.FRONT)) {
      return UnitEdge.FRONT;
    } else if (aside && (outside(firer, target))) {
      return UnitEdge.FLANK;
    }
    return round && inArc(firer, target, Footprint.Edge.REAR) ? UnitEdge.REAR : null;
  }

  /** Whether a target is surely out of reach, as most are. */
  private boolean isBeyond(Firer firer, int target, double reach) {
    return !table.rules.distanceOfCentres && table.leastDistance(firer.unit(), target) > reach;
  }

  private boolean isInReach(Firer firer, int target, double reach) {
    UnitHalf half = firer.half();
    Footprint own =
        half == null ? table.reaching(firer.unit()) : table.reaching(firer.unit(), half);
    return table.isWithin(own, table.reaching(target), reach);
  }

  /**
   * Whether an enemy is in the arc of a flank; a half has one flank, because the other half covers
   * the other side.
   */
  private boolean outside(Firer firer, int target) {
    return (firer.half() != UnitHalf.RIGHT && inArc(firer, target, Footprint.Edge.LEFT))
        || (firer.half() != UnitHalf.LEFT && inArc(firer, target, Footprint.Edge.RIGHT));
  }

  private boolean inArc(Firer firer, int target, Footprint.Edge out) {
    int number = number(firer);
    findArcs(firer, number);
    int at = number * EDGES.length + out.ordinal();
    ConvexPolygon found = arcs[at];
    if (found == null) {
      found = footprint(firer).strip(out, table.type(firer.unit()).reach + BEYOND, beside);
      arcs[at] = found;
    }
    return found.overlaps(table.footprint(target).outline());
  }

  /** Whether any part of an enemy is straight ahead of a shooter's front. */
  boolean isStraightAhead(Firer firer, int target) {
    int number = number(firer);
    findArcs(firer, number);
    double far = table.type(firer.unit()).reach + BEYOND;
    ConvexPolygon found = straightAhead[number];
    if (found == null) {
      found = footprint(firer).strip(Footprint.Edge.FRONT, far, 0);
      straightAhead[number] = found;
    }
    return footprint(firer).faces(table.footprint(target), far, found);
  }

  /** Recomputes the arcs of a firer if it has moved. */
  private void findArcs(Firer firer, int number) {
    Footprint own = footprint(firer);
    if (arcsFrom[number] != own) {
      arcsFrom[number] = own;
      straightAhead[number] = null;
      Arrays.fill(arcs, number * EDGES.length, (number + 1) * EDGES.length, null);
    }
  }

  private static int number(Firer firer) {
    return 2 * firer.unit() + (firer.half() == UnitHalf.RIGHT ? 1 : 0);
  }

  /** Whether neither ground nor troops are in the way (AR-380, AR-D14, AR-D15). */
  boolean sees(Firer firer, int target) {
    int line = number(firer) * table.units + target;
    if (sightsKnownAt[line] != table.placings()) {
      sights[line] = isInSight(firer, target);
      sightsKnownAt[line] = table.placings();
    }
    return sights[line];
  }

  private boolean isInSight(Firer firer, int target) {
    if (isTooFarToSee(firer, target)) {
      return false;
    }
    if (!mayBeHidden(firer, target)) {
      return true;
    }
    Segment sight = footprint(firer).outline().shortest(table.footprint(target).outline());
    if (table.ground.hides(sight)) {
      return false;
    }
    for (int each = 0; each < table.units; each++) {
      if (each != firer.unit()
          && each != target
          && table.present(each)
          && table.footprint(each).outline().along(sight) > CORNER
          && !over(firer.unit(), target, each)) {
        return false;
      }
    }
    return true;
  }

  /** Whether an event of the scenario limits the sight to less than the distance. */
  private boolean isTooFarToSee(Firer firer, int target) {
    return table.visibility != LastingEffects.UNLIMITED
        && distance(firer, target) > table.visibility + ALIKE;
  }

  /**
   * Whether anything could block the line of sight between the two; a quick test that is usually
   * false.
   */
  private boolean mayBeHidden(Firer firer, int target) {
    ConvexPolygon from = footprint(firer).outline();
    ConvexPolygon to = table.footprint(target).outline();
    if (table.ground.hasCover(from, to)) {
      return true;
    }
    Bounds both = from.boundsWith(to);
    for (int each = 0; each < table.units; each++) {
      if (!table.present(each)) {
        continue;
      }
      ConvexPolygon between = table.footprint(each).outline();
      if (!between.isBeyond(both, 0)
          && each != firer.unit()
          && each != target
          && !between.isClearOfBoth(from, to, 0)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether artillery on a hill shoots over a unit that is lower than both and far enough from
   * both.
   */
  private boolean over(int unit, int target, int between) {
    double clear = table.rules.number("overhead-clear") / 100.0;
    return !table.rules.is("overhead", "none")
        && table.type(unit).branch == TroopCategory.ARTILLERY
        && table.under(unit).hill()
        && table.under(target).hill()
        && !table.under(between).hill()
        && table.distance(unit, between) > clear
        && table.distance(target, between) > clear;
  }
}
