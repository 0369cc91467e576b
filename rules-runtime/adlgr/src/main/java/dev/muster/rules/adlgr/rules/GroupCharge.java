package dev.muster.rules.adlgr.rules;

import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.plane.ConvexPolygon;
import dev.muster.rules.plane.Footprint;
import dev.muster.rules.plane.Pose;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Resolves the charge of a group: all units move in the same way until the first of them make
 * contact; those conform, and the others may go on (AR-176 to AR-184).
 */
final class GroupCharge {
  private static final RuleRef ON = RuleRef.of("", "AR-179", "AR-180", "AR-181");
  private static final RuleRef FURTHER = RuleRef.of("", "AR-183", "AR-184");

  private final AdlgState table;
  private final AdlgDecision choice;
  private final MovementGroups groups;
  private final ChargeOptions assault;
  private final ChargeExecution charge;
  private final ChargeExecution.Rules rules;

  GroupCharge(
      AdlgState table,
      AdlgDecision choice,
      MovementGroups groups,
      ChargeExecution charge,
      ChargeExecution.Rules rules) {
    this.table = table;
    this.choice = choice;
    this.groups = groups;
    this.charge = charge;
    this.rules = rules;
    assault = rules.assault();
  }

  /** The charges a group may make with one of the slides and wheels that are tried. */
  List<ChargePath> all(int[] group) {
    List<ChargePath> found = new ArrayList<>();
    for (int each : group) {
      if (assault.obstacle(each) != null) {
        return found;
      }
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
    Footprint pivot = pivot(group, start);
    int first = AdlgState.NOBODY;
    double ahead = Double.POSITIVE_INFINITY;
    for (int each : group) {
      Footprint from = from(each, start, pivot);
      int target = assault.first(each, from);
      if (target != AdlgState.NOBODY && assault.turnsInto(sweep(each, start, pivot), target)) {
        return null;
      }
      if (target != AdlgState.NOBODY
          && rules.onward().reach(from, target) < ahead - ConvexPolygon.HAIR) {
        ahead = rules.onward().reach(from, target);
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

  private static final double NEARLY = 0.005;

  private Footprint pivot(int[] group, Manoeuvre course) {
    return table.footprint(groups.pivot(group, course.wheel() > 0));
  }

  private MoveSweep sweep(int unit, Manoeuvre course, Footprint pivot) {
    Footprint own = table.footprint(unit);
    return new MoveSweep(table.ground, own, course.bends(own, pivot));
  }

  private Footprint from(int unit, Manoeuvre course, Footprint pivot) {
    Footprint own = table.footprint(unit);
    return own.to(course.end(own, pivot));
  }

  /**
   * The enemy that a unit of the group touches at the moment of first contact; NOBODY if there is
   * none.
   */
  private int touched(int unit, Manoeuvre course, Footprint pivot) {
    Footprint end = from(unit, course, pivot);
    int met = assault.first(unit, end);
    return met != AdlgState.NOBODY && rules.onward().reach(end, met) <= ConvexPolygon.TOUCH
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

  /** Carries the charge out; chargers make no other move in this turn. */
  void carryOut(int[] group, ChargePath way) {
    Manoeuvre course = way.course();
    Footprint pivot = pivot(group, course);
    int[] met = new int[group.length];
    Footprint[] start = new Footprint[group.length];
    Footprint[] end = new Footprint[group.length];
    for (int i = 0; i < group.length; i++) {
      charge.begin(group[i]);
      met[i] = touched(group[i], course, pivot);
      start[i] = table.footprint(group[i]);
      end[i] = from(group[i], course, pivot);
    }
    boolean stands = false;
    List<Integer> targets = new ArrayList<>();
    for (int each : met) {
      if (each != AdlgState.NOBODY && !targets.contains(each)) {
        targets.add(each);
        stands |= !charge.evades(each, end[0].at().tenths());
      }
    }
    int varies = 0;
    if (!stands) {
      int die = table.dice.d6(ChargeOptions::variable);
      varies = ChargeOptions.variable(die);
      if (table.hasListener) {
        double far =
            Manoeuvre.hundredths(Math.max(0, way.limit() + varies - way.cost() + course.ahead()));
        table.emit(new AdlgEvent.ChargeGoesOn(table.name(group[0]), die, far, ON));
      }
    }
    // Units that stay in contact are handled first, so that the others find their places taken.
    for (int i = 0; i < group.length; i++) {
      if (met[i] != AdlgState.NOBODY
          && rules.onward().reach(end[i], met[i]) <= ConvexPolygon.TOUCH
          && hasRoom(group, i, start[i], end[i], met[i])) {
        rules.closing().up(group[i], start[i], end[i], met[i], true);
      } else {
        table.place(group[i], begun(start[i], course, pivot).at());
      }
    }
    for (int i = 0; i < group.length; i++) {
      if (!table.inMelee(group[i])) {
        goOn(group[i], start[i], way, varies, stands);
      }
    }
  }

  /** Whether the units of the group that conformed earlier left room for a unit. */
  private boolean hasRoom(int[] group, int which, Footprint start, Footprint end, int target) {
    Footprint there = end.to(rules.closing().where(group[which], start, end, target));
    for (int before = 0; before < which; before++) {
      if (there.overlaps(table.footprint(group[before]))) {
        return false;
      }
    }
    return true;
  }

  private static Footprint begun(Footprint own, Manoeuvre course, Footprint pivot) {
    Manoeuvre begin = new Manoeuvre(0, course.aside(), course.wheel(), 0);
    return own.to(begin.end(own, pivot));
  }

  /**
   * Moves a unit without contact on, as far as its owner chooses from the positions of the others;
   * a headstrong unit goes the whole way (AR-183, AR-184).
   */
  private void goOn(int unit, Footprint start, ChargePath way, int varies, boolean stands) {
    Footprint from = table.footprint(unit);
    double spent = way.cost() - way.course().ahead();
    Manoeuvre course = way.course();
    List<Pose> bends = List.of(from.at(), from.at().ahead(course.ahead()));
    double own =
        Math.max(0, assault.limit(unit, new MoveSweep(table.ground, from, bends)) + varies - spent);
    double most = rules.onward().clear(unit, from, own);
    int met = rules.onward().met(unit, from, most);
    double reach =
        met == AdlgState.NOBODY ? most : Manoeuvre.hundredths(rules.onward().reach(from, met));
    double least = stands ? course.ahead() : assault.least(table.type(unit));
    double far = charge.far(AdlgDecisionType.GO_ON, unit, Math.min(least, reach), reach);
    Pose was = start.at();
    if (met != AdlgState.NOBODY && far >= reach - ConvexPolygon.HAIR) {
      rules.closing().up(unit, start, from.to(from.at().ahead(reach)), met, true);
      return;
    }
    table.place(unit, from.at().ahead(far));
    if (table.hasListener) {
      table.emit(
          new AdlgEvent.Moves(
              table.name(unit),
              AdlgDecision.words(new Manoeuvre(0, course.aside(), course.wheel(), far)),
              was.toString(),
              table.pose(unit).toString(),
              0,
              FURTHER));
    }
  }
}
