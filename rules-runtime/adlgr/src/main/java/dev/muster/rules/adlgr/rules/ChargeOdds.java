package dev.muster.rules.adlgr.rules;

import org.jspecify.annotations.Nullable;

/**
 * The average result of a charge of each unit at each other, computed at first use and shared by
 * all copies of a battle.
 */
public final class ChargeOdds {
  private static final int EDGES = UnitEdge.values().length;

  /** Either of the two may have lost cohesion or not. */
  private static final int ORDERS = 4;

  private final MeleeOdds odds;
  private final AdlgUnitType[] type;

  /**
   * By charger, target, edge and order. Threads that compute the same entry at once store the same
   * value.
   */
  private final MeleeOdds.@Nullable Exchange[] known;

  ChargeOdds(MeleeOdds odds, AdlgUnitType[] type) {
    this.odds = odds;
    this.type = type;
    known = new MeleeOdds.Exchange[type.length * type.length * EDGES * ORDERS];
  }

  /**
   * A charge in the open, front against an edge of the enemy, with the rounds that follow.
   *
   * @param disordered whether the charger has lost cohesion
   * @param targetDisordered whether the enemy has
   */
  public MeleeOdds.Exchange of(
      int charger, int target, UnitEdge edge, boolean disordered, boolean targetDisordered) {
    int orders = (disordered ? 2 : 0) + (targetDisordered ? 1 : 0);
    int at = ((charger * type.length + target) * EDGES + edge.ordinal()) * ORDERS + orders;
    MeleeOdds.Exchange found = known[at];
    if (found == null) {
      found = odds.charge(type[charger], type[target], edge, disordered, targetDisordered);
      known[at] = found;
    }
    return found;
  }
}
