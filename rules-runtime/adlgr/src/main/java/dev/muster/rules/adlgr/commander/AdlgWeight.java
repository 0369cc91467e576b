package dev.muster.rules.adlgr.commander;

/**
 * The weights of the option evaluator, with their values for the steady commander. The unit is one
 * point of the enemy's army lost, unless a weight states another. The values come from battles, not
 * from the rules.
 */
enum AdlgWeight {
  EAGER(0.85, "factor of the value of one UD nearer to the enemy"),
  EAGER_WAITS(0, "share added to EAGER at the highest price of waiting"),
  FEAR(1.2, "factor of what enemies in reach can do next"),
  CHARGE(0.05, "making a charge at all"),
  WAITING(0.2, "cost of a round without a charge, at the highest price of waiting"),
  EXACT(1, "charges by the melee that the rules make of them; 0 weighs duels in the open"),
  JOINT(1, "share of what a second charge at the same enemy adds"),
  STAYS(0.1, "share of what a unit gives and loses where it is, if it does not charge"),
  COMMANDER(1.5, "cost of the loss of a commander, beside his army points"),
  WITH_UNIT(1, "1 if a commander stays with a unit that is not in danger; 0 if he leaves"),
  JOINS(0.3, "charge at an enemy in melee, which turns to no one else"),
  JOINS_FLANK(0.8, "charge at an enemy in melee, on its flank or rear"),
  PREY(0.3, "share of the best charge that a place promises for later"),
  TARGET(0.15, "share of the value of a charge at the enemy that attracts the unit"),
  TURNED(0.4, "cost of facing away from the enemy that attracts the unit"),
  SHOT(0.9, "share of the value of the best shot from a place"),
  SHOT_AT(0.4, "share of the expected loss to shots at a place"),
  EXPOSED(0.15, "share of the expected loss to enemies that can charge its front"),
  EXPOSED_FLANK(0.35, "share of the expected loss to enemies that can charge its flank or rear"),
  BESIDE(0.05, "cost of one UD farther from the nearest friend"),
  CLOSED(1, "cost of a friend ahead of a mounted unit, where it cannot charge through him"),
  OUT_OF_RANGE(0.2, "cost of a place out of the range of its commander"),
  RALLY(0.6, "an attempt to rally that a held unit makes for nothing"),
  RALLY_EXACT(1.6, "share of what a unit can expect of an attempt to rally; 0 takes RALLY"),
  BRINK(1, "what losses weigh more for an army that is about to break");

  final double steady;

  /** The part of the score that the weight applies to. */
  final String what;

  AdlgWeight(double steady, String what) {
    this.steady = steady;
    this.what = what;
  }
}
