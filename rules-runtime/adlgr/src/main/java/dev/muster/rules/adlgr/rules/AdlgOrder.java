package dev.muster.rules.adlgr.rules;

/**
 * The order of an option; the number beside it states the unit or other object. In its phrase X is
 * the unit or commander that acts, Y the unit of the number, ONE and OTHER its two units, SIDE the
 * side, CHIEF the commander of the corps that acts, CORPS the corps, COURSE the move, START what a
 * charge begins with, REFORM an extension or a contraction, EDGE the edge that is charged, POINT a
 * point of the table, FAR a length in UD and WAY a heading in degrees.
 */
public enum AdlgOrder {
  ACTIVATE("CORPS gives its orders"),
  UNIT("Y"),
  GROUP("the group of Y"),
  NO_MORE("CORPS gives no more orders"),
  STAY("X stays"),
  MOVE("X COURSE"),
  REFORM("X REFORM"),
  CHARGE("X charges the EDGE of TARGET"),
  CHARGE_BY("X START and charges the EDGE of TARGET"),
  FORM_SQUARE("X forms square"),
  LEAVE_SQUARE("X leaves its square"),
  DISENGAGE("X disengages"),
  STEP_BACK("X leaves the zone backwards"),
  RIDE_ON("X leaves the zone straight ahead"),
  SLIP_AWAY("X leaves the zone as it evades to WAY"),
  HOLD_BACK("X is held back"),
  LET_CHARGE("X charges"),
  STAND("X stands"),
  EVADE("X evades to WAY"),
  SLIDE_LEFT("X slides left FAR"),
  SLIDE_RIGHT("X slides right FAR"),
  BURST("X bursts through"),
  KEEP_FACING("X keeps its facing"),
  TURN_ABOUT("X turns about"),
  GO("X goes FAR UD"),
  SHOOT("ONE shoots at OTHER"),
  CEASE("SIDE shoots no more"),
  HELP("Y helps X"),
  NO_HELP("nobody more helps X"),
  TAKE_ON("ONE takes on OTHER"),
  FIGHT("ONE fights OTHER"),
  RALLY("X rallies"),
  RALLIES("Y rallies"),
  NOBODY("nobody rallies"),
  MOVE_AND_RALLY("X COURSE and rallies"),
  JOIN("CHIEF joins Y"),
  LEAVE("CHIEF leaves Y"),
  RIDE("CHIEF rides"),
  RIDE_TO("CHIEF rides to POINT"),
  PURSUE("X pursues"),
  HOLD_GROUND("X holds its ground");

  public final String phrase;

  AdlgOrder(String phrase) {
    this.phrase = phrase;
  }
}
