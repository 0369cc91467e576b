package dev.muster.rules.snaphance.rules;

/**
 * Computes the Charge Bonus: which stands earn it, against which enemies, and how much remains
 * (10.3, 10.3.1).
 */
public final class ChargeBonus {
  private final SnaphanceState table;

  ChargeBonus(SnaphanceState table) {
    this.table = table;
  }

  /** Returns the Charge Bonus dice of a stand in a melee against an enemy Battle Stand. */
  int of(int stand, int enemy, PendingMelee clash) {
    boolean earned = clash.charges(stand) || struckMovingForward(stand, clash);
    return earned && !table.bonusLost[stand] && allowed(table, stand, table.hex[stand], enemy)
        ? left(table, stand)
        : 0;
  }

  /**
   * Why a stand with a bonus does not have it in a new contact of its own making; empty if it has
   * it, or if no player would expect it.
   */
  String missing(int stand, int enemy, PendingMelee clash) {
    boolean expected = clash.charges(stand) || (clash.fresh() && stand == clash.attacker);
    if (table.type[stand].chargeBonus <= 0 || !expected || of(stand, enemy, clash) > 0) {
      return "";
    }
    int from = table.hex[stand];
    if (table.bonusLost[stand]) {
      return "lost";
    }
    if (!clash.charges(stand)) {
      return "has not moved";
    }
    if (table.ground.removesCharge(from, table.hex[enemy])) {
      return "the ground";
    }
    if (!table.type[stand].mounted) {
      return "enemy is not Infantry";
    }
    return pikeBeside(table, from, enemy) ? "pikes beside" : "pikes in front";
  }

  /**
   * Whether a stand was hit by an opportunity charge during a move forward, so that it keeps its
   * bonus (10.3.1).
   */
  private boolean struckMovingForward(int stand, PendingMelee clash) {
    return clash.reaction()
        && stand == clash.defender
        && table.underWay[stand]
        && table.forwardHexes[stand] > 0
        && (table.rules.bonusWhereverStruck || table.hasInFront(stand, clash.attacker));
  }

  /** The bonus after losses: 1, or the value of the stand's trait (10.3). */
  public static int left(SnaphanceState table, int stand) {
    StandType type = table.type[stand];
    return type.chargeBonusAfter(
        table.rules.chargeBonusByUnitLoss
            ? type.startStrength - table.strength(stand)
            : type.strength[0] - table.front(stand));
  }

  /**
   * Returns whether terrain and category of the enemy let a stand in a hex use its bonus (10.3).
   */
  public static boolean allowed(SnaphanceState table, int stand, int from, int enemy) {
    StandType type = table.type[stand];
    StandType other = table.type[enemy];
    int to = table.hex[enemy];
    if (table.ground.removesCharge(from, to)) {
      return false;
    }
    if (!type.mounted) {
      return other.infantry;
    }
    boolean pikesInFront = other.pikes && table.grid.isFront(to, table.facing[enemy], from);
    return !pikesInFront && !pikeBeside(table, from, enemy);
  }

  /** A Pike block next to the enemy with the rider in its front hexes (SN-10.3-04). */
  private static boolean pikeBeside(SnaphanceState table, int from, int enemy) {
    for (int d = 0; d < 6; d++) {
      int there = table.grid.neighbour(table.hex[enemy], d);
      int pike = there < 0 ? SnaphanceState.GONE : table.occupant[there];
      if (pike != SnaphanceState.GONE
          && !table.enemies(pike, enemy)
          && table.type[pike].pikeBlock
          && table.grid.isFront(there, table.facing[pike], from)) {
        return true;
      }
    }
    return false;
  }
}
