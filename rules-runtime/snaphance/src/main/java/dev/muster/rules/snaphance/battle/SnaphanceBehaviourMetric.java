package dev.muster.rules.snaphance.battle;

/**
 * The behaviour of the built-in commanders that a club player would notice: how often something
 * happens, and out of how many opportunities.
 */
public enum SnaphanceBehaviourMetric {
  GENERALS_KILLED("Generals of the scenario killed", "Generals of the scenario"),
  NEW_GENERALS_KILLED("new Generals killed", "Generals replaced"),
  OPPORTUNITY_RETAKEN(
      "opportunity left and tested for again in the same turn", "times it was left"),
  OPPORTUNITY_USED("opportunity used to fire or to charge", "times it was got"),
  OPPORTUNITY_OF_USE(
      "opportunity used, or kept while an enemy was within "
          + SnaphanceBehaviourMetric.NEAR
          + " hexes",
      "times it was got"),
  STRUCK_IN_FLANK_OR_REAR("contacts on a flank or the rear", "contacts"),
  GROUP_MOVES("group moves made", "times one was possible"),
  GROUP_RALLIES("group rallies made", "times one was possible"),
  GROUP_OPPORTUNITY(
      "opportunity taken by several together",
      "times it was tested for with a neighbour who might join"),
  IDLE(
      "stands on the board for "
          + SnaphanceBehaviourMetric.LONG
          + " rounds or more that did nothing and had no place"
          + " to keep",
      "stands"),
  SPENT_GO_NEARER(
      "moves nearer to the enemy by stands with a third of their SP or less, with a fresh one of"
          + " the group behind",
      "moves of such stands"),
  SPENT_CHARGE("charges by stands with a third of their SP or less", "charges"),
  CHARGES_ON_EXTRA_MOVES("charges on an extra move", "charges"),
  EXTRA_MOVES_FAILED("extra moves that failed their test", "extra moves tried"),
  GUNS_FIRE(
      "rounds in which a gun fired that could have an enemy in range and sight",
      "rounds in which it could, where it stands or a step away"),
  FIRE_AT_EVADERS("shots lost since the target evaded", "shots ordered"),
  HORSE_AT_PIKES_ALONE("charges of horse alone at the front of steady pikes", "charges of horse"),
  FOOT_DOUBLES(
      "turns in which foot far from the enemy moved twice", "turns of foot far from the enemy"),
  PLACES_TAKEN_BACK("moves back to where the stand was a round before", "moves"),
  ARRIVALS_WAIT("times an arrival found its entries taken", "arrivals and waits");

  /** Hexes within which an enemy is a reason to be on opportunity. */
  static final int NEAR = 4;

  /** Hexes from the nearest enemy beyond which foot should stride out. */
  static final int FAR = 7;

  /** Rounds on the board after which an inactive stand counts as idle. */
  static final int LONG = 5;

  /** The quantity that is counted and its unit, for the report. */
  public final String what;

  public final String of;

  SnaphanceBehaviourMetric(String what, String of) {
    this.what = what;
    this.of = of;
  }
}
