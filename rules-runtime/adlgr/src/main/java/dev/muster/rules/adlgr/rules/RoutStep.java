package dev.muster.rules.adlgr.rules;

import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.plane.ConvexPolygon;
import dev.muster.rules.plane.Footprint;

/**
 * The Rout and Pursuit step: camps fall, routed units are removed, friends close behind them lose
 * cohesion, and victors of the active side may pursue (AR-005, AR-366 to AR-370).
 */
public final class RoutStep {
  private static final RuleRef ROUTS = RuleRef.of("", "AR-005", "AR-D16");
  private static final RuleRef SHAKEN = RuleRef.of("", "AR-366", "AR-367", "AR-368");
  private static final RuleRef CAMP = RuleRef.of("", "AR-D35", "AR-376", "AR-377");
  private static final RuleRef PURSUES = RuleRef.of("", "AR-369", "AR-370", "AR-D34");
  private static final RuleRef BURST = RuleRef.of("", "AR-095");

  private final AdlgState table;
  private final AdlgDecision choice;
  private final Rules rules;

  /**
   * The rules that the step uses.
   *
   * @param clashes applies the losses of cohesion
   */
  record Rules(
      TableMelees clashes,
      SupportRules supports,
      MoveAllowance allowance,
      StraightAdvance onward,
      ContactMove closing,
      CommanderMoves staff) {}

  RoutStep(AdlgState table, AdlgDecision choice, Rules rules) {
    this.table = table;
    this.choice = choice;
    this.rules = rules;
  }

  /** The step with all its rules. */
  public static RoutStep of(
      AdlgState table,
      AdlgDecision choice,
      ZonesOfControl zones,
      SupportRules supports,
      TableMelees clashes) {
    MoveAllowance allowance = new MoveAllowance(table);
    AdlgPassage passage = new AdlgPassage(table, supports);
    ChargeOptions assault = new ChargeOptions(table, zones, allowance, passage);
    return new RoutStep(
        table,
        choice,
        new Rules(
            clashes,
            supports,
            allowance,
            new StraightAdvance(table, passage),
            new ContactMove(table, assault, new Conforming(table)),
            new CommanderMoves(table, new CorpsCommand(table))));
  }

  /**
   * Resolves one camp that falls, one unit that routs, or one pursuit; returns false if none is
   * left.
   */
  public boolean step() {
    for (int unit = 0; unit < table.units; unit++) {
      if (table.present(unit) && table.type(unit).branch == TroopCategory.CAMP && fallen(unit)) {
        return true;
      }
    }
    for (int unit = 0; unit < table.units; unit++) {
      if (table.present(unit) && table.broken(unit)) {
        rout(unit);
        return true;
      }
    }
    for (int unit = 0; unit < table.units; unit++) {
      if (table.victor[unit]) {
        table.victor[unit] = false;
        if (free(unit)) {
          pursue(unit);
          return true;
        }
      }
    }
    rules.staff.rideOff();
    return false;
  }

  /** Whether a camp falls to an enemy that touches it and fights no other unit (AR-D35). */
  private boolean fallen(int camp) {
    if (table.rules.is("camp", "fought")) {
      return false;
    }
    for (int each = 0; each < table.units; each++) {
      if (table.fights(each, camp) && !table.broken(each) && alone(each, camp)) {
        table.remove(camp, AdlgState.Fate.ROUTED);
        if (table.hasListener) {
          table.emit(
              new AdlgEvent.CampTaken(
                  table.name(camp),
                  table.forces().sideName(table.side(camp)),
                  table.name(each),
                  CAMP));
        }
        rules.staff.unitLost(camp, table.name(camp) + " is taken");
        return true;
      }
    }
    return false;
  }

  private boolean alone(int unit, int camp) {
    for (int each = 0; each < table.units; each++) {
      if (each != camp && table.fights(unit, each)) {
        return false;
      }
    }
    return true;
  }

  private void rout(int unit) {
    for (int each = 0; each < table.units; each++) {
      if (table.fights(each, unit) && RoutRules.mayPursue(phasing(each), table.type(each))) {
        table.victor[each] = true;
      }
    }
    table.remove(unit, AdlgState.Fate.ROUTED);
    if (table.hasListener) {
      table.emit(
          new AdlgEvent.Routs(table.name(unit), table.forces().sideName(table.side(unit)), ROUTS));
    }
    rules.staff.unitLost(unit, "he is carried off with " + table.name(unit));
    double reach = table.rules.number("rout-reach");
    for (int each : rules.supports.lessBehind(unit, reach)) {
      if (RoutRules.shakes(table.type(unit), table.type(each)) && !table.broken(each)) {
        if (table.hasListener) {
          table.emit(new AdlgEvent.Shaken(table.name(each), table.name(unit), SHAKEN));
        }
        rules.clashes.lose(each, table.steadier(each), 1);
      }
    }
  }

  private boolean phasing(int unit) {
    return table.side(unit) == table.active();
  }

  /** Whether a unit that has beaten an enemy may still pursue him (AR-D34). */
  private boolean free(int unit) {
    return table.present(unit)
        && !table.broken(unit)
        && !table.inMelee(unit)
        && !table.square[unit]
        && far(unit) > 0;
  }

  /** Returns the distance in UD of a pursuit, without regard to enemies that it meets. */
  private double far(int unit) {
    Footprint from = table.footprint(unit);
    double most = table.rules.number("pursuit");
    ConvexPolygon ahead = from.strip(Footprint.Edge.FRONT, most, 0);
    if (rules.allowance.over(unit, table.ground.slowest(ahead)) <= 0) {
      return 0;
    }
    return rules.onward.clear(unit, from, most, must(unit));
  }

  private boolean must(int unit) {
    return RoutRules.mustPursue(phasing(unit), table.type(unit));
  }

  private void pursue(int unit) {
    boolean must = must(unit);
    if (!must) {
      choice
          .ofUnit(AdlgDecisionType.PURSUE, unit)
          .add(AdlgOrder.HOLD_GROUND)
          .asDefault()
          .add(AdlgOrder.PURSUE);
      if (choice.askOrder() == AdlgOrder.HOLD_GROUND) {
        return;
      }
    }
    Footprint from = table.footprint(unit);
    double most = far(unit);
    int met = rules.onward.met(unit, from, most);
    double far =
        met == AdlgState.NOBODY
            ? most
            : Math.max(0, Manoeuvre.hundredths(rules.onward.reach(from, met)));
    if (table.hasListener) {
      table.emit(new AdlgEvent.Pursues(table.name(unit), Manoeuvre.hundredths(far), must, PURSUES));
    }
    for (int each : rules.onward.burst(unit, from, far)) {
      table.disturb(each, table.name(unit) + " bursts through it", BURST);
    }
    Footprint there = from.to(from.at().ahead(far));
    if (met == AdlgState.NOBODY) {
      table.place(unit, there.at());
    } else {
      boolean charge = !table.rules.is("pursuit_contact", "plain");
      rules.closing.up(unit, from, there, met, charge);
    }
  }
}
