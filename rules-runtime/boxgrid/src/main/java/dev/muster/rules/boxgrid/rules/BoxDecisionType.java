package dev.muster.rules.boxgrid.rules;

/** The decisions the rules leave to a player. */
public enum BoxDecisionType {
  NEXT_UNIT("BG-P-01", "which unit moves next"),
  MOMENTUM("BG-P-02", "under momentum: test to stop, halt to shoot, or move on"),
  STOPPED("BG-P-03", "what to do when momentum is stopped"),
  ACTION("BG-P-05", "the next Movement Action"),
  SALVO("BG-P-07", "salvo before the charge or not"),
  WITHDRAW("BG-P-08", "withdraw from a melee with foot or stay"),
  OUT_OF_COMMAND("BG-P-09", "try to move out of command or stay"),
  EVADE("BG-P-10", "evade or stand"),
  EVADED_FACING("BG-P-11", "facing after evading"),
  FORM_HEDGEHOG("BG-P-12", "form hedgehog against a charge or not"),
  SHOOT("BG-P-13", "who shoots at whom"),
  NEXT_MELEE("BG-P-14", "which melee is fought next"),
  OPPONENT("BG-P-14b", "which of its attackers a unit fights"),
  EXPLOIT("BG-P-15", "take the box of the Broken enemy or stay"),
  LEAVE_HEDGEHOG("BG-P-16", "try to leave the hedgehog or stay in it"),
  HAND_ON("BG-P-17", "hand hits on to another pike block"),
  DEPLOY("BG-P-18", "box of deployment");

  public final String id;
  final String what;

  BoxDecisionType(String id, String what) {
    this.id = id;
    this.what = what;
  }
}
