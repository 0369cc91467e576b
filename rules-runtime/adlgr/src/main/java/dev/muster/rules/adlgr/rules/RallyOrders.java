package dev.muster.rules.adlgr.rules;

import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.battle.ThrowLuck;
import org.jspecify.annotations.Nullable;

/** Orders to rally, on the table (AR-023, AR-024, AR-029, AR-033, AR-351 to AR-365). */
public final class RallyOrders {
  private static final RuleRef RALLIES =
      RuleRef.of("", "AR-352", "AR-353", "AR-354", "AR-355", "AR-359");

  private final AdlgState table;
  private final CorpsCommand command;
  private final SupportRules supports;
  private final RallyRules rally;

  public RallyOrders(AdlgState table, CorpsCommand command, SupportRules supports) {
    this.table = table;
    this.command = command;
    this.supports = supports;
    rally = new RallyRules(table.rules);
  }

  /** Whether a unit may try to rally: it has lost something and has not tried yet (AR-355). */
  boolean may(int unit) {
    return table.canAct(unit)
        && !table.rallied[unit]
        && RallyRules.may(table.type(unit), table.hits[unit]);
  }

  /** Whether a unit may move and try to rally in one order (AR-364, AR-365). */
  boolean mayWithMove(int unit) {
    return may(unit) && !table.inMelee(unit) && RallyRules.withMove(table.type(unit), false, false);
  }

  /** Returns why a unit may not try to rally, regardless of cost; null if it may. */
  @Nullable String refusal(int unit) {
    if (table.rallied[unit]) {
      return "it has tried to rally in this turn (AR-355)";
    }
    if (table.hits[unit] == 0) {
      return "it has lost no cohesion (AR-355)";
    }
    return may(unit) ? null : "units of its kind do not rally (AR-351)";
  }

  /** Why a unit may not move and try to rally in one order; null if it may. */
  @Nullable String refusalWithMove(int unit) {
    return mayWithMove(unit) || refusal(unit) != null
        ? refusal(unit)
        : "only Deep Order that is in no melee moves and rallies in one order (AR-364)";
  }

  /** Returns the cost in command points to rally a unit at its present place. */
  int cost(int unit) {
    return command.cost(danger(unit).order, new int[] {unit}, false, false);
  }

  private RallyRules.Danger danger(int unit) {
    return rally.danger(table.inMelee(unit), table.nearestEnemy(unit, table.reaching(unit)));
  }

  /**
   * A unit tries.
   *
   * @param cost command points that were paid
   */
  void attempt(int unit, int cost) {
    RallyRules.Attempt attempt = attempt(unit);
    table.rallied[unit] = true;
    int die = rally.roll(attempt, table.dice);
    int marked = table.hits[unit];
    int removed = Math.min(marked, rally.removes(attempt, die));
    if (table.luck.counts()) {
      table.luck.die(
          table.side(unit),
          ThrowLuck.Kind.MORALE,
          face -> Math.min(marked, rally.removes(attempt, face)),
          die);
    }
    table.recover(unit, removed);
    if (table.hasListener) {
      table.emit(
          new AdlgEvent.Rallies(
              table.name(unit),
              cost,
              rally.needed(attempt),
              rally.terms(attempt).parts(),
              die,
              removed,
              table.hits[unit],
              RALLIES));
    }
  }

  private RallyRules.Attempt attempt(int unit) {
    boolean commander = table.commanderOf(unit) != AdlgState.NOBODY;
    return new RallyRules.Attempt(danger(unit), commander, supports.rear(unit));
  }

  /** Whether a unit may try to rally now and its corps can pay for it. */
  public boolean mayNow(int unit) {
    return may(unit) && command.canPay(unit, cost(unit));
  }

  /** Returns the cohesion that a unit recovers on average if it tries. */
  public double expected(int unit) {
    RallyRules.Attempt attempt = attempt(unit);
    double sum = 0;
    for (int die = 1; die <= FACES; die++) {
      sum += Math.min(table.hits[unit], rally.removes(attempt, die));
    }
    return sum / FACES;
  }

  private static final int FACES = 6;
}
