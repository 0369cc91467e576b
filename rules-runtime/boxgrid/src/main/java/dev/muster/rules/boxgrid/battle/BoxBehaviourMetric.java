package dev.muster.rules.boxgrid.battle;

/**
 * What a club player counts when the machine plays the box-grid game: how often something happens,
 * of how many times it could have.
 */
public enum BoxBehaviourMetric {
  COMMANDERS_LOST("commanders lost", "commanders"),
  STRUCK_IN_FLANK_OR_REAR("contacts on a flank or the rear", "contacts"),
  CHARGES_UNFORMED("charges by Unformed units", "charges"),
  CHARGES_SHAKEN("charges by Shaken units", "charges"),
  CHARGES_AT_A_LOSS(
      "charges by Unformed or Shaken units at the front of who fights nobody and need not run",
      "charges"),
  SHOOTERS_CHARGE("charges at steady heavy troops by light ones, on their front", "charges"),
  SHOTS_FORGONE("shots not taken", "times a side could shoot"),
  SHAKEN_GO_NEARER("moves nearer to the enemy by Shaken units", "moves of such units"),
  PLACES_TAKEN_BACK("moves back to where the unit was a round before", "moves"),
  BACK_TO_ENEMY(
      "turns that end with the nearest enemy, within "
          + BoxBehaviourMetric.NEAR
          + " boxes, not before it",
      "turns of units so near"),
  IDLE(
      "units on the table for "
          + BoxBehaviourMetric.LONG
          + " rounds or more that did nothing and had no plan",
      "units");

  /** Boxes within which an enemy is to be looked at. */
  static final int NEAR = 2;

  /** Rounds on the table after which a unit that has done nothing counts as idle. */
  static final int LONG = 5;

  /** What is counted, and of what. */
  public final String what;

  public final String of;

  BoxBehaviourMetric(String what, String of) {
    this.what = what;
    this.of = of;
  }
}
