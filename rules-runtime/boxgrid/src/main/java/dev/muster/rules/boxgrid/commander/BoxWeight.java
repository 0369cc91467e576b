package dev.muster.rules.boxgrid.commander;

/**
 * The weights of the option evaluator, with their values for the steady commander. The unit is one
 * enemy unit lost, unless a weight states another. The values come from battles, not from the
 * rules.
 */
enum BoxWeight {
  CHARGE(0.25, "making a charge at all"),
  RISK(0.82, "value of hits taken, as a share of that of hits given"),
  RUNS(0.35, "charge at a unit that must run"),
  JOINS(0.28, "charge at an enemy in melee, which fights one unit only"),
  JOINS_FLANK(0.43, "on top for its flank or rear"),
  JOINT(0.18, "charge at a unit that a friend can still charge this turn"),
  CHARGE_EXPOSED(0.15, "share of the expected loss to other enemies after the charge"),
  SHAKEN_CHARGE(0.5, "cost of a charge by a Shaken unit at the front of a free unit that holds"),
  UNFORMED_CHARGE(0.3, "cost of such a charge by an Unformed unit"),
  FOLLOWS(0.55, "share of the value of the best charge with the Actions left"),
  NEARER(1, "nearness to an enemy that the unit can hurt"),
  NEARER_WAITS(2, "share added to NEARER at the highest price of waiting"),
  SHAKEN_BOX(0.4, "one box farther from the enemy for a Shaken unit"),
  SHAKEN_FAR(5, "desired distance of a Shaken unit, in boxes"),
  FLANKING(0, "a place outside the front of an enemy"),
  FACES(0.35, "cost if the nearest enemy within 2 boxes is not in front"),
  SHOT(0.75, "share of the value of the best shot from a place"),
  REACHED(0.15, "each enemy that can charge the front"),
  REACHED_WEAK(0.17, "each enemy that can charge the front of shooters"),
  REACHED_FLANK(0.12, "each enemy that can charge flank or rear"),
  BITTEN(0.6, "share of the expected loss to charges of enemies in reach"),
  PREY(0.28, "share of the value of its best charge in the next turn"),
  UNFORMED(0.3, "cost of ending a move Unformed"),
  UNFORMED_REACHED(2.5, "on top if a heavy enemy can charge it"),
  WAITING(0.6, "cost of a round without a charge, at the highest price of waiting"),
  IN_LINE(0.25, "friends of the brigade beside it"),
  COMMANDER(1.6, "share added to hits taken by a unit with a commander"),
  CHARGES_FIRST(0.22, "priority of units with a charge, by the value of the charge");

  final double steady;

  /** The part of the score that the weight applies to. */
  final String what;

  BoxWeight(double steady, String what) {
    this.steady = steady;
    this.what = what;
  }
}
