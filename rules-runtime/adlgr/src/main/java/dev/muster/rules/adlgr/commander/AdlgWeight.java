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
  CHARGE(-0.05, "making a charge at all"),
  WAITING(0, "cost of a round without a charge, at the highest price of waiting"),
  JOINS(0.3, "charge at an enemy in melee, which turns to no one else"),
  JOINS_FLANK(0.8, "charge at an enemy in melee, on its flank or rear"),
  TARGET(0.15, "share of the value of a charge at the enemy that attracts the unit"),
  TURNED(0.4, "cost of facing away from the enemy that attracts the unit"),
  SHOT(0.8, "share of the value of the best shot from a place"),
  SHOT_AT(0.4, "share of the expected loss to shots at a place"),
  EXPOSED(0.15, "share of the expected loss to enemies that can charge its front"),
  EXPOSED_FLANK(0.35, "share of the expected loss to enemies that can charge its flank or rear"),
  BESIDE(0.05, "cost of one UD farther from the nearest friend"),
  OUT_OF_RANGE(0.2, "cost of a place out of the range of its commander"),
  RALLY(0.6, "an attempt to rally");

  final double steady;

  /** The part of the score that the weight applies to. */
  final String what;

  AdlgWeight(double steady, String what) {
    this.steady = steady;
    this.what = what;
  }
}
