package dev.muster.rules.snaphance.commander;

/**
 * The weights of the option evaluator, with their values for the steady commander: in SP of an
 * enemy, unless a weight states another unit. The values come from battles, not from the rules.
 */
enum SnaphanceWeight {
  SP(1.13, "an SP lost by either side"),
  BREAK_POINT(1.22, "on top, each Break Point left in a stand, spread over its SP"),
  BRINK(0.7, "share of BREAK_POINT on top for an enemy whose army is about to break"),
  OWN_BRINK(0.2, "the same for a stand of the own army"),
  FIRE(0, "firing at all"),
  FIRE_LOSS(3.22, "factor of an SP lost to fire"),
  FIRE_DISORDER(0.42, "disorder by fire"),
  FIRE_AT_EVADER(0, "share of the value of fire at a target that can evade"),
  KEEPS_CHARGE(0, "fire that leaves a move or a charge open"),
  CHARGE(1.5, "making a charge at all"),
  GIVEN(1.56, "factor of an SP the enemy loses in melee"),
  TAKEN(2.04, "factor of an SP lost in melee"),
  WON(0.84, "winning the melee"),
  LOST(1.91, "cost of losing the melee"),
  DISORDERS(0.07, "the enemy is tested and the own stand is not"),
  SHOT_AT(1.25, "factor of the expected loss to fire on contact"),
  SHYNESS(1.2, "extra value that a charge of a Support Stand needs (2.0)"),
  RIDE_DOWN(2.24, "riding down Skirmishers in the open"),
  CHARGE_EVADER(0.93, "share of the value of a charge at an enemy that can evade"),
  JOINT_CHARGE(1.2, "on top for a joint charge"),
  JOINT_ALONE(0.3, "share of the value of its own charge that a stand of a joint charge gives up"),
  TWO_ON_ONE(0.53, "on top for a charge at an enemy in melee with a friend"),
  ALONE_AT_BETTER(
      0.5, "cost of a single charge without a bonus at the front of an enemy with more dice"),
  PIKES_ALONE(0.41, "cost of a charge of horse at the front of steady pikes without a support"),
  CHARGE_EXPOSED(1, "factor of an SP that enemies could then take on flank or rear"),
  CHARGE_BESIDE(0.45, "each friend beside the charger"),
  SPENT_CHARGE(0.03, "a charge by a spent stand"),
  NEARER(1.12, "one hex less to the desired distance"),
  FACING(0.5, "the nearest enemy in front"),
  EXPOSED(0.6, "factor of an SP that enemies could take on flank or rear"),
  STRIKES_LATER(0.5, "share of EXPOSED for an enemy that cannot come this round"),
  DECLARE_FLANK(0.5, "declaration: each flank turned to the group, in hexes"),
  PURSUE_EXPOSED(0.6, "factor of EXPOSED for a stand that rides on"),
  BACK_EXPOSED(0.6, "factor of EXPOSED for a stand that goes back"),
  BESIDE(-0.07, "each friend beside"),
  DISORDER(1.79, "cost of a move that disorders"),
  STILL(0, "cost of any move"),
  LIMBER(0.57, "cost of any move of a gun"),
  GUN_NEARER(0.75, "one hex less to the desired distance of a gun"),
  GUN_RANGE(6.4, "desired distance of guns, in hexes"),
  COMBAT_RANGE(1.45, "desired distance of Combat Stands, in hexes"),
  SHOT_RANGE(0.62, "desired distance of shot, in hexes"),
  SPENT_RANGE(6.85, "desired distance of spent stands, in hexes"),
  KEEPS_OFF(0, "hexes added to each desired distance"),
  FLANKING(0, "each enemy whose flank or rear is turned to a Combat Stand"),
  UNDER_FIRE(0.31, "each enemy that could fire at the place"),
  BITTEN(0.4, "expected net loss to the charge of an enemy at the place"),
  PREY(0.43, "value of the best charge from the place in the next turn"),
  FIRE_PREPARES(0.59, "share of fire at a target that a friend could charge this turn"),
  MOUNTED_CHARGE(0.08, "on top for a charge of a mounted stand"),
  WAITING(
      1,
      "cost of a round near the enemy without a charge, for a side that does not win by waiting"),
  PRESS(
      0.8,
      "share of its caution that a side gives up until the last round, if only a decision helps it"),
  FIRE_WAITS(0.51, "share of WAITING for a Combat Stand that only fires"),
  NEARER_WAITS(0.31, "share of WAITING for a move that ends nearer to the enemy"),
  OBJECTIVE(
      6, "an objective that a move takes in the last round, for each lead in points that wins"),
  FOOT_MARCH(0.05, "share of its approach that foot makes to enemies no faster than itself"),
  TOGETHER_FROM(4.87, "distance from the enemy beyond which stands march in step, in hexes"),
  SPENT_REACHED(0.17, "each enemy that could charge a spent stand"),
  SPENT_FORWARD(
      2, "cost of one hex nearer for a spent stand with a fresh one of its group behind it"),
  VIEW(0.6, "an enemy in a gun's view"),
  ENTRY(0.9, "space left for a reinforcement"),
  EXTRA_SURE(0.14, "share of the value of an extra move that does not depend on its test"),
  EXTRA_RISK(4.12, "cost of a failed extra move"),
  EXTRA_CHARGE(0.13, "on top if it was to be a charge"),
  EXTRA_FAR(0.2, "share of these costs far from the enemy"),
  WATCH(0.1, "opportunity with an enemy within three hexes"),
  WATCH_FAR(-0.3, "opportunity without one"),
  WATCH_CHARGE(-0.66, "on top for a stand that can only charge"),
  WATCH_TOGETHER(0.05, "on top with neighbours"),
  MOUNTED_FIRST(0.34, "priority of mounted stands, in hexes"),
  GUNS_FIRST(0.42, "priority of guns, in hexes"),
  SHOT_FIRST(0.38, "priority of stands that can fire, in hexes"),
  ATTACH(0.7, "attaching a General"),
  GENERAL_RISK(4.5, "cost of a General with a stand that may be destroyed"),
  GENERAL_RALLIES(0.15, "a General with a disordered stand"),
  GENERAL_FIGHTS(0.53, "a General with a stand in melee"),
  AIM_CHARGE(0.38, "a charge at the target of its group"),
  AIM_NEARER(0.02, "one hex nearer to the target, for a stand of the line"),
  AIM_MARCH(0.12, "on top while the group marches on the target"),
  LINE(0.15, "each flank covered by a friend or the edge, for a stand of the line near the enemy"),
  SUPPORTS(0.03, "a place behind the line of its group, for a supporting stand"),
  TOGETHER(0.25, "marching in step, far from the enemy"),
  REACT_CHARGE(-0.06, "making a charge on opportunity at all"),
  REACT(0.44, "making opportunity fire at all"),
  EVADE(0.27, "evading by choice"),
  PURSUE(0.55, "pursuing"),
  GO_ON(0.06, "continuing a charge under fire, for each SP in front");

  final double steady;

  /** The part of the score that the weight applies to. */
  final String what;

  SnaphanceWeight(double steady, String what) {
    this.steady = steady;
    this.what = what;
  }
}
