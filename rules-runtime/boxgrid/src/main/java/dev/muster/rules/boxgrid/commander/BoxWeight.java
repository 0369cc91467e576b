package dev.muster.rules.boxgrid.commander;

/**
 * The things a mind holds dear, each with what it is worth to the steady one: in units of the enemy
 * lost, unless it says otherwise. What they are worth was found by playing, not by rules.
 */
enum BoxWeight {
  CHARGE(0.04, "a charge of itself"),
  RISK(0.95, "hits taken, as a share of what hits given are worth"),
  RUNS(0.3, "a charge at one who must run"),
  JOINS(0.25, "a charge at one who fights already, as he throws at one enemy only"),
  JOINS_FLANK(0.3, "on top, on his flank or rear"),
  SHAKEN_CHARGE(0.5, "a charge of a Shaken unit at the front of who is free and stands, a loss"),
  UNFORMED_CHARGE(0.3, "the same of an Unformed unit"),
  NEARER(1, "nearness to an enemy one can hurt, as it is reckoned"),
  SHAKEN_BOX(0.2, "a box farther off for a Shaken unit"),
  SHAKEN_FAR(5, "boxes it wants to be off"),
  FLANKING(0.06, "a place out of the front of an enemy"),
  SHOT(0.6, "the best shot there, as a share of its worth"),
  REACHED(0.02, "each enemy who could strike the front"),
  REACHED_WEAK(0.1, "the same, where shooters would be struck"),
  REACHED_FLANK(0.22, "the same, on flank or rear"),
  IN_LINE(1.3, "friends of the brigade beside it, as they are reckoned"),
  COMMANDER(0.5, "hits taken where a commander is, as a share on top");

  final double steady;

  /** What is weighed. */
  final String what;

  BoxWeight(double steady, String what) {
    this.steady = steady;
    this.what = what;
  }
}
