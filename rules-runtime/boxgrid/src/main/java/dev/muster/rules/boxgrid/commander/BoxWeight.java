package dev.muster.rules.boxgrid.commander;

/**
 * The weights of the option evaluator, with their values for the steady commander. The unit is one
 * enemy unit lost, unless a weight states another. The values come from battles, not from the
 * rules.
 */
enum BoxWeight {
  CHARGE(0.25, "a charge of itself"),
  RISK(0.82, "hits taken, as a share of what hits given are worth"),
  RUNS(0.35, "a charge at one who must run"),
  JOINS(0.28, "a charge at one who fights already, as he throws at one enemy only"),
  JOINS_FLANK(0.43, "on top, on his flank or rear"),
  JOINT(0.18, "a charge at one whom a friend can still charge in this turn"),
  CHARGE_EXPOSED(0.15, "what other enemies could take from it where it charges, as a share"),
  SHAKEN_CHARGE(0.5, "a charge of a Shaken unit at the front of who is free and stands, a loss"),
  UNFORMED_CHARGE(0.3, "the same of an Unformed unit"),
  FOLLOWS(0.55, "the best charge it can make with the Actions left, as a share"),
  NEARER(1, "nearness to an enemy one can hurt, as it is reckoned"),
  NEARER_WAITS(2, "more of it at the highest price of waiting, as a share"),
  SHAKEN_BOX(0.4, "a box farther off for a Shaken unit"),
  SHAKEN_FAR(5, "boxes it wants to be off"),
  FLANKING(0, "a place out of the front of an enemy"),
  FACES(0.35, "the nearest enemy within 2 boxes not before it, a loss"),
  SHOT(0.75, "the best shot there, as a share of its worth"),
  REACHED(0.15, "each enemy who could strike the front"),
  REACHED_WEAK(0.17, "the same, where shooters would be struck"),
  REACHED_FLANK(0.12, "the same, on flank or rear"),
  BITTEN(0.6, "what enemies within reach could take by charges in their turn, as a share"),
  PREY(0.28, "the best charge that it could make in its next turn, as a share"),
  UNFORMED(0.3, "an end of its move Unformed, a loss"),
  UNFORMED_REACHED(1, "on top, within reach of the charge of a heavy enemy"),
  WAITING(0.6, "a round in which it charges nobody, at the highest price of waiting"),
  IN_LINE(0.25, "friends of the brigade beside it, as they are reckoned"),
  COMMANDER(1.6, "hits taken where a commander is, as a share on top"),
  CHARGES_FIRST(0.22, "who can charge moves before others, by what the charge promises");

  final double steady;

  /** What is weighed. */
  final String what;

  BoxWeight(double steady, String what) {
    this.steady = steady;
    this.what = what;
  }
}
