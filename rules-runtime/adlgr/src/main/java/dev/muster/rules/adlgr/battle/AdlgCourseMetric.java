package dev.muster.rules.adlgr.battle;

/**
 * Metrics of how a battle of L'Art de la Guerre was fought: how often something happens out of the
 * number of opportunities.
 */
public enum AdlgCourseMetric {
  BROKEN("battles decided by a broken army", "battles"),
  HORSE_WITHOUT_MELEE("mounted units never in melee", "mounted units"),
  FOOT_WITHOUT_MELEE("foot never in melee", "foot, without light troops and guns"),
  POINTS_UNSPENT("command points not spent", "command points"),
  IDLE_TURNS(
      "turns in which a unit with an enemy within two moves did nothing",
      "turns of such units without a plan"),
  CHARGES_AT_BETTER(
      "charges of a single unit at the front of an enemy with better melee factors",
      "charges that came to melee"),
  STRUCK_IN_FLANK_OR_REAR("contacts on a flank or the rear", "contacts");

  /** The quantity that is counted and its unit, for the report. */
  public final String what;

  public final String of;

  AdlgCourseMetric(String what, String of) {
    this.what = what;
    this.of = of;
  }
}
