package dev.muster.rules.adlgr.commander;

/**
 * The weights of the option evaluator, with their values for the steady commander. The unit is one
 * point of the enemy's army lost, unless a weight states another. The values come from battles, not
 * from the rules.
 */
enum AdlgWeight {
  EAGER(0.85, "a UD nearer to the enemy, as a factor"),
  EAGER_WAITS(0, "more of it at the highest price of waiting, as a share"),
  FEAR(1.2, "what an enemy within reach may do next, as a factor"),
  CHARGE(-0.05, "a charge of itself"),
  WAITING(0, "a round in which a unit charges nobody, at the highest price of waiting"),
  JOINS(0.3, "a charge at one who fights already, as he turns to nobody"),
  JOINS_FLANK(0.8, "the same, on his flank or rear"),
  TARGET(0.15, "an enemy it is drawn to, as a share of what a charge at him promises"),
  TURNED(0.4, "to look the other way from who draws it, a loss"),
  SHOT(0.8, "the best shot from a place, as a share of its worth"),
  SHOT_AT(0.4, "shots it has to bear there, as a share"),
  EXPOSED(0.15, "enemies who may charge its front, as a share of what is feared of them"),
  EXPOSED_FLANK(0.35, "the same, on flank or rear"),
  BESIDE(0.05, "a UD farther from the nearest friend, a loss"),
  OUT_OF_RANGE(0.2, "a place out of the range of its commander, a loss"),
  RALLY(0.6, "an attempt to rally");

  final double steady;

  /** What is weighed. */
  final String what;

  AdlgWeight(double steady, String what) {
    this.steady = steady;
    this.what = what;
  }
}
