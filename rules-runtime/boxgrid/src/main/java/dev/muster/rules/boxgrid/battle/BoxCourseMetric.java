package dev.muster.rules.boxgrid.battle;

/**
 * Metrics of how well a battle of the box-grid game was fought: how often something happens out of
 * the number of opportunities.
 */
public enum BoxCourseMetric {
  BROKEN("battles decided by a broken army", "battles"),
  MOVES_UNFORMED("moves of heavy units that end Unformed by a turn or a diagonal", "their moves"),
  UNFORMED_IN_REACH("of these, in reach of a heavy charge", "such moves"),
  IDLE_TURNS(
      "turns in which a unit with an enemy within reach did nothing",
      "turns of such units without a plan"),
  CHARGES_AT_BETTER(
      "charges of a single unit at the front of an enemy that throws more dice",
      "charges with melee dice"),
  NEVER_IN_CONTACT("heavy units never in contact", "heavy units"),
  STRUCK_IN_FLANK_OR_REAR("contacts on a flank or the rear", "contacts");

  /** The quantity that is counted and its unit, for the report. */
  public final String what;

  public final String of;

  BoxCourseMetric(String what, String of) {
    this.what = what;
    this.of = of;
  }
}
