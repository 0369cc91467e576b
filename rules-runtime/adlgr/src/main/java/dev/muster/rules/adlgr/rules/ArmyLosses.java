package dev.muster.rules.adlgr.rules;

import dev.muster.rules.model.Army;
import org.jspecify.annotations.Nullable;

/** Computes the losses of an army and when it breaks (AR-371 to AR-379, AR-D17). */
public final class ArmyLosses {
  /** The fate of a unit. */
  public enum Fate {
    FIGHTS,
    ROUTED,
    /** Has left the table. */
    FLED
  }

  private final AdlgRules rules;

  public ArmyLosses(AdlgRules rules) {
    this.rules = rules;
  }

  /** Cohesion points an army loses for a unit in its state at the end of a turn. */
  public int of(AdlgUnitType type, int hits, Fate fate) {
    if (type.branch == TroopCategory.CAMP) {
      return fate == Fate.FIGHTS
          ? 0
          : rules.number(type.has(Ability.FORTIFIED) ? "loss-fortified-camp" : "loss-camp");
    }
    return switch (fate) {
      case ROUTED -> rules.number(type.battleUnit ? "loss-routed-battle-unit" : "loss-routed");
      case FLED -> rules.number("loss-fled") * (type.battleUnit && rules.fledCountsTwo ? 2 : 1);
      case FIGHTS ->
          type.battleUnit && hits >= rules.number("battered-from")
              ? rules.number("loss-battered")
              : hits >= rules.disorderedFrom ? rules.number("loss-disordered") : 0;
    };
  }

  /**
   * Cohesion points an army loses with a commander (AR-378, AR-379).
   *
   * @param value 0 to 3
   */
  int ofCommander(int value) {
    return rules.number("loss-commander") + value;
  }

  /**
   * Returns the number of units that a unit counts for the break of its army; 0 for a camp
   * (AR-D17).
   */
  public int counts(AdlgUnitType type) {
    return type.branch == TroopCategory.CAMP
        ? 0
        : type.battleUnit ? rules.number("battle-unit-counts") : 1;
  }

  /**
   * Returns the loss at which an army breaks.
   *
   * @param units number of units that count at the start
   * @param share the share of them that its list states; null if it states none
   */
  public int breaksAt(int units, Army.@Nullable Share share) {
    int part = share == null ? rules.number("break-percent") : share.numerator();
    int of = share == null ? 100 : share.denominator();
    return Math.max(1, (units * part + of - 1) / of);
  }
}
