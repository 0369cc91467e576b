package dev.muster.rules.adlgr.rules;

/** The decisions the rules leave to a player. */
public enum AdlgDecisionType {
  NEXT_CORPS("AR-P-01", "which corps is next"),
  NEXT_ORDER("AR-P-02", "who gets the next order"),
  ORDER("AR-P-03", "what the unit or the group does"),
  REST_OF_MOVE("AR-P-03b", "how far the unit goes that has left its square"),
  RIDE("AR-P-09", "where the commander rides"),
  HOLD_BACK("AR-P-07", "hold headstrong troops back or let them charge"),
  EVADE("AR-P-08", "evade or stand"),
  EVADE_WAY("AR-P-08c", "slide round a friend in the way, or burst through"),
  FACE("AR-P-08b", "turn about after evading or not"),
  HOW_FAR("AR-P-05", "how far to go after enemies that have evaded"),
  GO_ON("AR-P-05b", "how far the others of a charging group go on"),
  FREE_RALLY("AR-P-07b", "which of those held back tries to rally"),
  SHOOT("AR-P-10", "who shoots at whom"),
  SUPPORT_SHOT("AR-P-10b", "who helps with a shot instead of shooting himself"),
  MAIN_OPPONENT("AR-P-11b", "which of several opponents is the main one"),
  NEXT_MELEE("AR-P-11", "which melee is next"),
  PURSUE("AR-P-12", "go after a beaten enemy or stay");

  public final String id;
  final String what;

  AdlgDecisionType(String id, String what) {
    this.id = id;
    this.what = what;
  }
}
