package dev.muster.rules.snaphance.commander;

/**
 * The weights of the option evaluator, with their values for the steady commander: in SP of an
 * enemy, unless a weight states another unit. The values come from battles, not from the rules.
 */
enum SnaphanceWeight {
  SP(1.13, "an SP lost or taken, whoever loses it"),
  BREAK_POINT(1.22, "on top, each Break Point that is left in a stand, shared out over its SP"),
  FIRE(0, "fire of itself"),
  FIRE_LOSS(3.22, "an SP that fire takes, of its worth"),
  FIRE_DISORDER(0.42, "the disorder fire may cause"),
  FIRE_AT_EVADER(0, "share of all that, at a target that may evade"),
  KEEPS_CHARGE(0, "fire that keeps a move or a charge open"),
  CHARGE(1.5, "a charge of itself"),
  GIVEN(1.56, "an SP taken in melee, of its worth"),
  TAKEN(2.04, "an SP lost in melee, of its worth"),
  WON(0.84, "the melee won"),
  LOST(1.91, "the melee lost"),
  DISORDERS(0.07, "the enemy tested and the own stand not"),
  SHOT_AT(1.25, "what the enemy's fire on contact may cost, of its worth"),
  SHYNESS(1.2, "how much more a charge must promise a Support Stand (2.0)"),
  RIDE_DOWN(2.24, "riding down Skirmishers in the open"),
  CHARGE_EVADER(0.93, "share of what a charge promises, at one who may evade"),
  JOINT_CHARGE(0.69, "a charge in step with others, beside what it promises"),
  TWO_ON_ONE(0.53, "a charge at an enemy whom a friend fights, beside what it promises"),
  ALONE_AT_BETTER(0.5, "a charge alone, without a bonus, at the front of who throws more dice"),
  PIKES_ALONE(0.41, "horse against the front of steady pikes without a support"),
  CHARGE_EXPOSED(
      1, "an SP, of its worth, that could then be struck from the charger on flank or rear"),
  CHARGE_BESIDE(0.45, "each friend beside the charger"),
  SPENT_CHARGE(0.03, "a charge by a spent stand"),
  NEARER(1.12, "a hex nearer to the distance the stand wants"),
  FACING(0.5, "the nearest enemy in front"),
  EXPOSED(0.6, "an SP, of its worth, that could be struck from the stand on flank or rear"),
  STRIKES_LATER(0.5, "share of that where the enemy cannot come in this round"),
  DECLARE_FLANK(0.5, "declare: each flank turned to the group, in hexes"),
  PURSUE_EXPOSED(0.6, "the same for who rides on"),
  BACK_EXPOSED(0.6, "the same for who goes back"),
  BESIDE(-0.07, "each friend beside"),
  DISORDER(1.79, "a move that disorders"),
  STILL(0, "any move, which had better have a reason"),
  LIMBER(0.57, "any move of a gun"),
  GUN_NEARER(0.75, "a hex nearer to the distance a gun wants"),
  GUN_RANGE(6.4, "distance guns want, in hexes"),
  COMBAT_RANGE(1.45, "distance Combat Stands want, in hexes"),
  SHOT_RANGE(0.62, "distance shot wants, in hexes"),
  SPENT_RANGE(6.85, "distance spent stands want, in hexes"),
  KEEPS_OFF(0, "hexes everybody keeps off on top"),
  FLANKING(0, "each enemy whose flank or rear is turned to a Combat Stand"),
  UNDER_FIRE(0.31, "each enemy who could fire there"),
  BITTEN(0.4, "what the charge of an enemy may cost there, above what it gives"),
  PREY(0.43, "what a charge from there promises next, at the best of the enemies in reach"),
  FIRE_PREPARES(0.59, "fire at a target that a friend could charge this turn, of its worth"),
  MOUNTED_CHARGE(0.08, "a charge of a mounted stand, on top"),
  WAITING(1, "a round near the enemy without a charge, for a side that does not win by waiting"),
  FIRE_WAITS(0.51, "share of that for a Combat Stand that only fires"),
  NEARER_WAITS(0.31, "the same for a move that ends nearer to the enemy"),
  FOOT_MARCH(0.05, "share of its approach that foot makes to enemies no faster than itself"),
  TOGETHER_FROM(4.87, "hexes from the enemy beyond which stands march in step"),
  SPENT_REACHED(0.17, "each enemy who could charge a spent stand"),
  SPENT_FORWARD(2, "a hex nearer, for a spent stand with a fresh one of its group behind it"),
  VIEW(0.6, "an enemy in a gun's view"),
  ENTRY(0.9, "room left for a reinforcement"),
  EXTRA_SURE(0.14, "share of an extra move's worth that does not hang on its test"),
  EXTRA_RISK(4.12, "an extra move that fails"),
  EXTRA_CHARGE(0.13, "on top, where it was to be a charge"),
  EXTRA_FAR(0.2, "share of these risks far from the enemy"),
  WATCH(0.1, "opportunity with an enemy within three hexes"),
  WATCH_FAR(-0.3, "opportunity without"),
  WATCH_CHARGE(-0.66, "on top, for who can only charge"),
  WATCH_TOGETHER(0.05, "on top, with neighbours"),
  MOUNTED_FIRST(0.34, "mounted stands act first, in hexes"),
  GUNS_FIRST(0.42, "guns act first, in hexes"),
  SHOT_FIRST(0.38, "who can fire acts first, in hexes"),
  ATTACH(0.7, "a General attached"),
  GENERAL_RISK(4.5, "a General with a stand that may be destroyed"),
  GENERAL_RALLIES(0.15, "a General with a disordered stand"),
  GENERAL_FIGHTS(0.53, "a General with a stand in melee"),
  AIM_CHARGE(0.38, "a charge at the enemy its group is after"),
  AIM_NEARER(0.02, "a hex nearer to him, for who holds the line"),
  AIM_MARCH(0.12, "the same on top, while the group marches on him"),
  LINE(0.15, "each flank a friend or the edge covers, for who holds the line near the enemy"),
  SUPPORTS(0.03, "a place behind the line of its group, for who does not hold it"),
  TOGETHER(0.25, "marching in step, far from the enemy"),
  REACT_CHARGE(-0.06, "a charge on opportunity of itself"),
  REACT(0.44, "fire on opportunity of itself"),
  EVADE(0.27, "evading, for who need not"),
  PURSUE(0.55, "pursuit"),
  GO_ON(0.06, "going on with a charge under fire, for each SP in front");

  final double steady;

  /** What is weighed. */
  final String what;

  SnaphanceWeight(double steady, String what) {
    this.steady = steady;
    this.what = what;
  }
}
