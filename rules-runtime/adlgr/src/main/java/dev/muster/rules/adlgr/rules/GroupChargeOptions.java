package dev.muster.rules.adlgr.rules;

import dev.muster.rules.plane.ConvexPolygon;
import dev.muster.rules.plane.Footprint;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The charges that all units of a group may make together (AR-176 to AR-178, AR-D11). */
public final class GroupChargeOptions {
  private final AdlgState table;
  private final MovementGroups groups;
  private final ChargeOptions assault;
  private final StraightAdvance onward;

  GroupChargeOptions(
      AdlgState table, MovementGroups groups, ChargeOptions assault, StraightAdvance onward) {
    this.table = table;
    this.groups = groups;
    this.assault = assault;
    this.onward = onward;
  }

  /** The charges a group may make with one of the slides and wheels that are tried. */
  public List<ChargePath> all(int[] group) {
    List<ChargePath> found = new ArrayList<>();
    boolean near = false;
    for (int each : group) {
      if (assault.obstacle(each) != null) {
        return found;
      }
      near |= assault.isEnemyInReachOfGroup(each);
    }
    if (!near) {
      return found;
    }
    for (Manoeuvre each : assault.starts(group[0])) {
      ChargePath way = along(group, each);
      if (way != null) {
        found.add(way);
      }
    }
    return found;
  }

  /** Why a charge of a group with a given start is illegal; null if it is legal. */
  @Nullable String refusal(int[] group, ChargePath.Spec said) {
    for (int each : group) {
      String barred = assault.obstacle(each);
      if (barred != null) {
        return barred;
      }
    }
    ChargePath way = along(group, said.start());
    if (way == null) {
      String first = assault.refusal(group[0], said);
      return first == null ? "not all of the group can go that way (AR-D11, AR-178)" : first;
    }
    return assault.otherwise("the group", said, way);
  }

  /**
   * Returns the charge of a group with this start; null if no unit makes contact, or none may
   * charge.
   */
  @Nullable ChargePath along(int[] group, Manoeuvre start) {
    if (!assault.isStart(group[0], start)) {
      return null;
    }
    double most = most(group);
    Footprint pivot = pivot(group, start);
    int first = AdlgState.NOBODY;
    double ahead = Double.POSITIVE_INFINITY;
    for (int each : group) {
      Footprint from = from(each, start, pivot);
      int target = assault.first(each, from, most);
      if (target != AdlgState.NOBODY && assault.turnsInto(sweep(each, start, pivot), target)) {
        return null;
      }
      if (target != AdlgState.NOBODY && onward.reach(from, target) < ahead - ConvexPolygon.HAIR) {
        ahead = onward.reach(from, target);
        first = each;
      }
    }
    if (first == AdlgState.NOBODY) {
      return null;
    }
    double far = Manoeuvre.hundredths(ahead);
    Manoeuvre course = new Manoeuvre(0, start.aside(), start.wheel(), far);
    int target = touched(first, course, pivot);
    if (target == AdlgState.NOBODY) {
      return null; // where it stands, rounded, its corner goes past
    }
    if (groups.meeting(group, course, pivot) != null) {
      return null;
    }
    int frontage = groups.frontage(group);
    double limit = Double.POSITIVE_INFINITY;
    for (int each : group) {
      MoveSweep sweep = sweep(each, course, pivot);
      double own = assault.limit(each, sweep);
      int met = touched(each, course, pivot);
      if (assault.cost(each, course, sweep.bends(), frontage) > own + NEARLY
          || assault.blocked(each, sweep, met, group)
          || !allowed(each, met, course, pivot)) {
        return null;
      }
      limit = Math.min(limit, own);
    }
    Footprint own = table.footprint(first);
    Footprint contact = from(first, course, pivot);
    UnitEdge edge = assault.edge(own, contact, table.reaching(target));
    double cost = assault.cost(first, course, course.bends(own, pivot), frontage);
    return new ChargePath(target, edge, course, cost, limit);
  }

  /** UD within which the first enemy of a charge of the group certainly is. */
  private double most(int[] group) {
    double most = Double.POSITIVE_INFINITY;
    for (int each : group) {
      most = Math.min(most, assault.mostByGround(each));
    }
    return most + SURELY;
  }

  /** UD added to a limit so that rounding does not matter. */
  private static final double SURELY = 1;

  private static final double NEARLY = 0.005;

  /** The unit about whose corner a group wheels. */
  Footprint pivot(int[] group, Manoeuvre course) {
    return table.footprint(groups.pivot(group, course.wheel() > 0));
  }

  private MoveSweep sweep(int unit, Manoeuvre course, Footprint pivot) {
    Footprint own = table.footprint(unit);
    return new MoveSweep(table.ground, own, course.bends(own, pivot));
  }

  /** Where a unit of a group ends a course. */
  Footprint from(int unit, Manoeuvre course, Footprint pivot) {
    Footprint own = table.footprint(unit);
    return own.to(course.end(own, pivot));
  }

  /**
   * The enemy that a unit of the group touches at the moment of first contact; NOBODY if there is
   * none.
   */
  int touched(int unit, Manoeuvre course, Footprint pivot) {
    Footprint end = from(unit, course, pivot);
    int met = assault.first(unit, end, SURELY);
    return met != AdlgState.NOBODY && onward.reach(end, met) <= ConvexPolygon.TOUCH
        ? met
        : AdlgState.NOBODY;
  }

  /** Whether a unit may charge the enemy it touches, or may end without contact. */
  private boolean allowed(int unit, int met, Manoeuvre course, Footprint pivot) {
    if (met == AdlgState.NOBODY) {
      return assault.threat(unit) == AdlgState.NOBODY;
    }
    UnitEdge edge =
        assault.edge(table.footprint(unit), from(unit, course, pivot), table.reaching(met));
    return assault.obstacle(unit, met, edge) == null;
  }
}
