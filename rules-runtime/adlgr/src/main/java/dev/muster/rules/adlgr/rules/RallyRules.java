package dev.muster.rules.adlgr.rules;

import dev.muster.rules.dice.Dice;

/** Resolves the recovery of cohesion (AR-351 to AR-365). */
final class RallyRules {
  /** The distance of the nearest enemy. */
  enum Danger {
    /** More than 4 UD from all of them (AR-352). */
    FAR(CommandPoints.Order.RALLY_FAR, "rally-far"),
    /** 4 UD or less from one (AR-353). */
    NEAR(CommandPoints.Order.RALLY_NEAR, "rally-near"),
    /** In melee (AR-354). */
    MELEE(CommandPoints.Order.RALLY_IN_MELEE, "rally-melee");

    final CommandPoints.Order order;
    private final String needed;

    Danger(CommandPoints.Order order, String needed) {
      this.order = order;
      this.needed = needed;
    }
  }

  /**
   * An attempt.
   *
   * @param commander whether one is with the unit
   * @param rearSupport whether another stands behind it as support
   */
  record Attempt(Danger danger, boolean commander, boolean rearSupport) {}

  private final AdlgRules rules;

  RallyRules(AdlgRules rules) {
    this.rules = rules;
  }

  /** Whether a unit may rally at all: it has lost something and is no elephant (AR-351). */
  static boolean may(AdlgUnitType type, int hits) {
    return type.branch != TroopCategory.ELEPHANTS && type.branch != TroopCategory.CAMP && hits > 0;
  }

  /** The danger level of an enemy at a distance in UD. */
  Danger danger(boolean inMelee, double distance) {
    return inMelee
        ? Danger.MELEE
        : distance <= rules.number("rally-distance") ? Danger.NEAR : Danger.FAR;
  }

  /** Least the die must show with all that is added to it. */
  int needed(Attempt attempt) {
    return rules.number(attempt.danger().needed);
  }

  /** Returns the terms added to the die (AR-356, AR-357). */
  AdlgTerms terms(Attempt attempt) {
    AdlgTerms terms = new AdlgTerms(rules);
    terms.add("commander", attempt.commander() ? rules.number("rally-commander") : 0);
    terms.add("rear support", attempt.rearSupport() ? rules.number("rally-rear-support") : 0);
    return terms;
  }

  /**
   * Returns the number of markers that a die removes, at most those present: 0, 1 or 2 (AR-355,
   * AR-359).
   */
  int removes(Attempt attempt, int die) {
    int above = die + terms(attempt).sum() - needed(attempt);
    boolean twice =
        attempt.commander() && attempt.rearSupport() && above >= rules.number("rally-twice");
    return above < 0 ? 0 : twice ? 2 : 1;
  }

  /** Throws. */
  int roll(Attempt attempt, Dice dice) {
    return dice.d6(face -> removes(attempt, face));
  }

  /** Whether a unit may move and rally in one order (AR-364, AR-365). */
  static boolean withMove(AdlgUnitType type, boolean charge, boolean group) {
    return type.deepOrder() && type.battleUnit && !charge && !group;
  }
}
