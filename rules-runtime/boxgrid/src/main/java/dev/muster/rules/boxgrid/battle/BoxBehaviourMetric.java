package dev.muster.rules.boxgrid.battle;

/**
 * The behaviour of the built-in commanders in the box-grid game that a club player would notice:
 * how often something happens, and out of how many opportunities.
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

  /** Boxes within which a unit should face an enemy. */
  static final int NEAR = 2;

  /** Rounds on the table after which an inactive unit counts as idle. */
  static final int LONG = 5;

  /** The quantity that is counted and its unit, for the report. */
  public final String what;

  public final String of;

  BoxBehaviourMetric(String what, String of) {
    this.what = what;
    this.of = of;
  }
}
