package dev.muster.rules.battle;

import dev.muster.rules.model.Scenario;
import org.jspecify.annotations.Nullable;

/**
 * Reinforcements of a game with phases: they arrive from their round on, when their condition is
 * met and, if the scenario requires it, a D6 allows it.
 */
public abstract class PhasedReinforcements {
  private final ConditionEvaluator conditions;
  private final Scenario.@Nullable DeployedStand[] later;

  /**
   * With the units numbered as the scenario lists them.
   *
   * @param units number of units
   */
  protected PhasedReinforcements(Scenario scenario, int units, ConditionEvaluator conditions) {
    this.conditions = conditions;
    later = new Scenario.DeployedStand[units];
    int unit = 0;
    for (Scenario.Side side : scenario.sides()) {
      for (Scenario.Group group : side.groups()) {
        for (Scenario.DeployedStand stand : group.stands()) {
          later[unit++] = stand.arrival() == null ? null : stand;
        }
      }
    }
  }

  /** Brings on each unit of the active side that is due and has room. */
  public final void arrive() {
    for (int unit = 0; unit < later.length; unit++) {
      Scenario.DeployedStand stand = later[unit];
      Scenario.Arrival arrival = stand == null ? null : stand.arrival();
      if (stand != null
          && arrival != null
          && isExpected(unit)
          && conditions.isDue(arrival)
          && comes(unit, arrival)) {
        enter(unit, stand, arrival);
      }
    }
  }

  private boolean comes(int unit, Scenario.Arrival arrival) {
    Integer needed = arrival.roll();
    return needed == null || roll(unit, needed) >= needed;
  }

  /** Whether a unit is of the active side and has not come yet. */
  protected abstract boolean isExpected(int unit);

  /** Throws and reports the D6 that must be at least as high as needed, 1 to 6. */
  protected abstract int roll(int unit, int needed);

  /** Places a unit at the first of its entries with room; without room it keeps waiting. */
  protected abstract void enter(int unit, Scenario.DeployedStand stand, Scenario.Arrival arrival);
}
