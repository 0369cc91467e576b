package dev.muster.rules.snaphance.rules;

/**
 * What an option of a question orders; the number beside it says whom, where or which. Its form is
 * the order in the hobby's words with what may be left out or said otherwise, as {@link
 * dev.muster.rules.battle.OrderPattern} reads it: X is the stand that is asked, Y the one the
 * number names; GENERAL, GROUP, HEX, FACING and N are what they say. Its phrase is the form told in
 * full. A charge on opportunity of which the side is asked names the charger alone; a move is told
 * hex by hex.
 */
public enum SnaphanceOrder {
  DECLARE("declare GROUP"),
  ACT("Y acts"),
  HOLD("X (holds|hold)"),
  RALLY("X (rallies|rally)"),
  RALLY_TOGETHER("X rallies together with its neighbours"),
  ACT_DISORDERED("X acts disordered"),
  GO_ON_OPPORTUNITY("X (goes|go) on opportunity"),
  GO_ON_OPPORTUNITY_TOGETHER("X goes on opportunity with its neighbours"),
  FIRE("X fires at Y"),
  FIRE_THEN_MOVE("X fires at Y and may move"),
  FIRE_FRONT_RANK("X (fires its front rank at Y|fires at Y with its front rank)"),
  FIRE_KEEPING_CHARGE("X fires at Y and may charge"),
  HOLD_FIRE("X holds its fire"),
  MOVE("X moves"),
  STOP("X (stops|stop)"),
  GENERAL_TO("GENERAL rides to HEX"),
  GENERAL_STAYS("GENERAL stays"),
  ATTACH("GENERAL attaches himself to X"),
  STAY_APART("GENERAL stays apart from X"),
  DETACH("GENERAL leaves X"),
  STAY_ATTACHED("GENERAL stays with X"),
  JOIN("Y joins X"),
  GO("X goes with those who joined"),
  EVADE_TO("X evades [to HEX]"),
  STAND("X stands"),
  FIRE_AND_DIE("X stands and fires"),
  FIGHT("X stands and fights"),
  REACT_FIRE("X fires [on opportunity] at Y"),
  REACT_FIRE_FRONT(
      "X fires (its front rank [on opportunity] at Y|[on opportunity] at Y with its front rank)"),
  REACT_FIRE_BOTH("X fires [both ranks] [on opportunity] at Y"),
  REACT_FIRE_REAR(
      "X fires (its rear rank [on opportunity] at Y|[on opportunity] at Y with its rear rank)"),
  REACT_CHARGE("X (charges [on opportunity] [at]|counter charges) Y"),
  CHARGE_TO("X charges to HEX"),
  WAIT("X waits"),
  ABORT("X breaks off the charge"),
  GO_ON("X goes on"),
  OPPONENT("X fights Y"),
  ALLOT("allotment N"),
  SUPPORT("X supports [against] Y"),
  CONTACT_FIRE("X fires [on contact] at Y"),
  THROW_FIRST("Y throws first"),
  TURN("X turns (to|facing) FACING"),
  KEEP_FACING("X keeps its facing"),
  RETREAT_TO("X retreats [to] HEX"),
  STOP_RETREAT("X stops retreating"),
  OFF_BOARD("X leaves the board"),
  BOUNCE_TO("X bounces [to HEX]"),
  FIGHT_ON("X fights on"),
  BOUNCE("X bounces"),
  PURSUE("X pursues"),
  STAY("X stays"),
  PURSUE_TO("X pursues to HEX"),
  RIDE_TO("GENERAL rides to Y"),
  KEEP_OPPORTUNITY("X stays on opportunity"),
  LEAVE_OPPORTUNITY("X leaves opportunity"),
  MELEE_FIRST("the melee of Y first"),
  FIRST("Y retreats first"),
  PUSH_TO("X gives way to HEX"),
  PLACE_AT("X deploys at HEX"),
  COUNT("count the General with X"),
  DO_NOT_COUNT("leave the General with X out of account");

  final String form;
  public final String phrase;

  SnaphanceOrder(String form) {
    this.form = form;
    phrase = inFull(form);
  }

  /** A form told in full; of what may be said otherwise it has the first. */
  static String inFull(String form) {
    return form.replaceAll("\\(([^|)]*)\\|[^)]*\\)", "$1").replaceAll("[\\[\\]]", "");
  }
}
