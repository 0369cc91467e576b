package dev.muster.rules.snaphance.rules;

/**
 * The decision points of the rules (rule ledger, unknowns section 4 and 8). D-15 and D-16, the fire
 * given up to keep a move or a charge possible, are options of {@link #ACT}.
 */
public enum SnaphanceDecisionType {
  INITIATIVE("D-01", "which group to declare for the initiative"),
  NEXT_STAND("D-02", "which stand acts next"),
  ACT("D-03", "what the stand does"),
  GENERAL_MOVE("D-04", "where the General rides"),
  ATTACH("D-05", "whether the General attaches himself"),
  MOVE_ON("D-09", "stop or another move"),
  GROUP_MOVE("D-10", "which stands move as a group"),
  FIRE_AFTER_MOVE("D-14", "target of the fire after moving"),
  AFTER_FIRE("D-17", "move, charge or stay after firing"),
  EVADE("D-18", "evade or stand"),
  EVADE_SKIRMISHERS("D-19", "skirmishers: evade, or fire and be destroyed"),
  EVADE_AGAIN("D-20", "evade again or stand"),
  REACT("D-21", "reaction of a stand on opportunity"),
  WHO_CHARGES("D-22", "which stand on opportunity charges"),
  PISTOLS_REACT("D-23", "Pistols: shoot or counter charge"),
  REACTION_WAY("D-06", "hex from which a charge on opportunity strikes"),
  ABORT("D-24", "break off the charge or go on"),
  OPPONENT("D-25", "opposing Battle Stand"),
  ALLOT("D-26", "who fights whom"),
  SUPPORT("D-27", "which melee to support"),
  CONTACT_FIRE("D-28", "fire on contact, and at whom"),
  TURN_TO_ATTACKER("D-29", "turn to face the attacker"),
  RETREAT_DISTANCE("D-30", "go on retreating or stop"),
  RETREAT_HEX("D-31", "next hex of the retreat"),
  BOUNCE("D-32", "how far to bounce"),
  FIGHT_ON("D-33", "fight on or bounce"),
  PURSUE("D-34", "pursue or stay"),
  PURSUIT_HEX("D-35", "hex of the pursuit"),
  RALLY("D-36", "rally or act disordered"),
  GENERAL_FLEES("D-37", "stand the General rides to"),
  REPLACEMENT("D-38", "stand the new General joins"),
  BREAK_OFF("D-39", "where Skirmishers break off to"),
  OPPORTUNITY_TURN("D-40", "keep opportunity, turn, or leave it"),
  RETREAT_SIDEWAYS("D-42", "side of a sideways retreat"),
  PUSHED("D-43", "hex of pushed Skirmishers"),
  DEPLOY("D-44", "hex of deployment"),
  DETACH("D-45", "General stays in the melee or leaves it"),
  PULL_OUT("D-46", "contact the support or its Battle Stand"),
  TEST_MEMBERS("D-47", "stands of a group test"),
  AFTER_SKIRMISHERS("D-48", "go on or stop after riding down Skirmishers"),
  AFTER_EVADE("D-49", "go on or stop after the enemy evaded"),
  MELEE_ORDER("D-50", "which melee of a group charge is fought first"),
  EDGE("D-51", "stop, sideways, or through friends and off"),
  RETREAT_ORDER("D-52", "who retreats first"),
  SKIRMISHERS_FIGHT("D-53", "skirmishers: evade or fight"),
  COUNT_GENERAL("D-54", "count the General's +1 or not");

  final String id;
  final String what;

  SnaphanceDecisionType(String id, String what) {
    this.id = id;
    this.what = what;
  }
}
