package dev.muster.rules.adlgr.rules;

import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.plane.ConvexPolygon;
import dev.muster.rules.plane.Footprint;
import dev.muster.rules.plane.Pose;
import java.util.ArrayList;
import java.util.List;

/**
 * Resolves the charge of a group: all units move in the same way until the first of them make
 * contact; those conform, and the others may go on (AR-176 to AR-184).
 */
final class GroupCharge {
  private static final RuleRef ON = RuleRef.of("", "AR-179", "AR-180", "AR-181");
  private static final RuleRef FURTHER = RuleRef.of("", "AR-183", "AR-184");

  private final AdlgState table;
  private final AdlgDecision choice;
  private final GroupChargeOptions options;
  private final ChargeOptions assault;
  private final ChargeExecution charge;
  private final ChargeExecution.Rules rules;

  GroupCharge(
      AdlgState table,
      AdlgDecision choice,
      GroupChargeOptions options,
      ChargeExecution charge,
      ChargeExecution.Rules rules) {
    this.table = table;
    this.choice = choice;
    this.options = options;
    this.charge = charge;
    this.rules = rules;
    assault = rules.assault();
  }

  /** Returns the charges that a group may make. */
  GroupChargeOptions options() {
    return options;
  }

  /** Carries the charge out; chargers make no other move in this turn. */
  void carryOut(int[] group, ChargePath way) {
    Manoeuvre course = way.course();
    Footprint pivot = options.pivot(group, course);
    int[] met = new int[group.length];
    Footprint[] start = new Footprint[group.length];
    Footprint[] end = new Footprint[group.length];
    for (int i = 0; i < group.length; i++) {
      charge.begin(group[i]);
      met[i] = options.touched(group[i], course, pivot);
      start[i] = table.footprint(group[i]);
      end[i] = options.from(group[i], course, pivot);
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
          && table.present(met[i])
          && rules.onward().reach(end[i], met[i]) <= ConvexPolygon.TOUCH
          && hasRoom(group, i, start[i], end[i], met[i])) {
        rules.closing().up(group[i], start[i], end[i], met[i], true);
      } else {
        begin(group, i, begun(start[i], course, pivot));
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
    return isFree(group, which, end.to(rules.closing().where(group[which], start, end, target)));
  }

  /** Places a unit where its way ahead begins; it stays where units that conformed are there. */
  private void begin(int[] group, int which, Footprint begun) {
    if (isFree(group, which, begun)) {
      table.place(group[which], begun.at());
    }
  }

  private boolean isFree(int[] group, int which, Footprint place) {
    for (int before = 0; before < which; before++) {
      if (place.overlaps(table.footprint(group[before]))) {
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
