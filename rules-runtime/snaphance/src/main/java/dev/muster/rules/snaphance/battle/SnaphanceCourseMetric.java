package dev.muster.rules.snaphance.battle;

/**
 * Metrics of whether a battle was fought by masses or by single stands that wait for each other:
 * how often something happens out of the number of opportunities.
 */
public enum SnaphanceCourseMetric {
  BROKEN("battles decided by a broken army", "battles"),
  SUPPORTED_CHARGES("charges with a second stand in support", "charges"),
  CHARGES_AT_BETTER(
      "charges of a single stand at a supported or better enemy, without a Charge Bonus and at its"
          + " front",
      "charges with melee dice"),
  IDLE_ROUNDS(
      "rounds in which a stand within reach of an enemy did nothing",
      "rounds of such stands without a place to keep"),
  NEVER_IN_CONTACT(
      "Combat Stands on the board for 5 rounds or more, never in contact", "such stands"),
  IN_LINE_EARLY("foot with a friend beside it after round 4", "foot"),
  IN_LINE_LATE("foot with a friend beside it after round 8", "foot"),
  STRUCK_IN_FLANK_OR_REAR("contacts on a flank or the rear", "contacts");

  /** Rounds on the board after which a stand without contact is counted. */
  static final int LONG = 5;

  /** Rounds after which the line is examined. */
  static final int EARLY = 4;

  static final int LATE = 8;

  /** The quantity that is counted and its unit, for the report. */
  public final String what;

  public final String of;

  SnaphanceCourseMetric(String what, String of) {
    this.what = what;
    this.of = of;
  }
}
