package dev.muster.rules.snaphance.rules;

import org.jspecify.annotations.Nullable;

/**
 * The reasons why the rules forbid an order: the rows of the ledger, and the reported text. A row
 * that differs by edition ends in an asterisk. Words in braces are placeholders for the values of a
 * {@link Because}.
 */
enum SnaphanceRefusal {
  // acting stand
  GONE("SN-14.0-03", "it is off the board"),
  WAITING("SN-1.4-11", "it has not arrived"),
  OTHER_TURN("SN-1.4-05", "this is the turn of {group}"),
  HAS_ACTED("SN-1.4-07", "it has acted in this round"),
  IN_MELEE("SN-11.3-06", "it is in melee with {who}"),
  SUPPORTING("SN-11.3-06", "it supports in the melee of {who}"),
  MUST_BREAK_OFF("SN-10.5-09", "it has {who} in front and must break off"),
  ON_OPPORTUNITY("SN-6.1-04", "it is on opportunity, and keeps that only while it does nothing"),

  // rally and opportunity
  IN_ORDER("SN-9.0-01", "it is not disordered"),
  NOBODY_RALLIES_WITH_IT("SN-4.9-01 SN-9.1-02", "no disordered neighbour is of its kind and group"),
  NOBODY_GOES_WITH_IT("SN-4.9-01 SN-4.9-05", "no neighbour of its kind and group can go with it"),
  DISORDERED_TRIES_NOT("SN-6.1-06", "it is disordered, and must recover first"),
  TRIED_OPPORTUNITY("SN-6.1-03", "it has failed its test for opportunity in this turn"),
  IS_ON_OPPORTUNITY("SN-6.1-01", "it is on opportunity already"),
  NOTHING_TO_WAIT_FOR("SN-6.0-02 SN-6.0-10", "it has neither fire nor a Charge Bonus"),
  OPPORTUNITY_COMES_FIRST("SN-6.1-02", "the test for opportunity is the first action of a stand"),
  NOT_ON_OPPORTUNITY("SN-6.1-04", "it is not on opportunity"),
  ONE_FACE_ON_OPPORTUNITY(
      "SN-6.1-05", "on opportunity it turns by one face, to {first} or {second}"),

  // together
  OTHER_GROUP("SN-4.9-01", "{who} belongs to another group"),
  OTHER_KIND("SN-4.9-01", "{who} is not of the same kind"),
  NOT_ADJACENT("SN-4.9-01", "{who} is not in an adjacent hex"),
  OTHER_FACING("SN-4.9-02", "{who} faces another way"),
  COMPANION_NOT_FREE("SN-4.9-01", "{who} is not free to act"),
  COMPANION_IN_ORDER("SN-9.0-01", "{who} is not disordered"),
  COMPANION_CANNOT_WAIT("SN-6.1-01", "{who} cannot go on opportunity"),
  NOBODY_JOINED("SN-4.9-01", "no stand has joined it"),
  OUT_OF_COMMAND("SN-3.0-05", "no stand of the group is within command range"),

  // a single move
  TOO_FAR("SN-4.0-04", "the step to {hex} costs {n} MP, it has {m} left"),
  CLOSED("SN-4.0-10", "it cannot enter {hex} from there"),
  BOARD_EDGE("SN-4.0-10", "the board ends there"),
  NOT_AHEAD("SN-4.0-03", "a forward step goes into the two hexes in front, and {hex} is not one"),
  NOT_BEHIND("SN-G-11", "a step backwards goes into the two hexes behind, and {hex} is not one"),
  NOT_BESIDE("SN-G-11", "a step to the side goes into a flank hex, and {hex} is not one"),
  NO_MIXED_STEPS("SN-4.8-07*", "only Shot mix forward and sideways steps in one move"),
  NO_MIX_BACKWARDS("SN-4.7-07 SN-4.7-10", "steps backwards are not mixed with others in one move"),
  SIDEWAYS_MOUNTED("SN-4.8-02", "mounted Combat Stands move {hexes} sideways at most"),
  ENEMY_THERE("SN-1.2-02", "{who} stands in {hex}"),
  NO_PASSAGE("SN-4.10-02* SN-4.10-03", "it cannot pass through {who} in {hex}"),
  FRIEND_THERE("SN-1.2-02 SN-4.11-01", "{who} stands in {hex}, and it cannot displace it there"),
  HELD_BY_ZONE("SN-4.6-03", "it begins in the Zone of Control of {who}"),
  HALTS_IN_ZONE("SN-4.6-03", "it halts in {hex}, in the Zone of Control of {who}"),
  EXPOSES_FLANK("SN-4.6-04", "in {hex} it would have its flank or rear in the zone of {who}"),
  ONE_FACE("SN-4.2-02", "it turns {faces} in a move"),
  TOO_FAR_TO_TURN("SN-4.2-01", "a turn by one face costs 1 MP, it has {m} left"),
  FURTHER_FACE_ENDS("SN-4.2-03", "a further face disorders it and ends its move"),
  KEEPS_FACING("SN-4.6-03 SN-4.10-02*", "it cannot turn within {who}"),
  BACK_KEEPS_FACING("SN-4.7-04", "a move backwards keeps the facing"),
  ABOUT_DISORDERED("SN-4.3-02", "it is disordered and cannot turn to its rear"),
  FACES_SO("SN-4.2-01", "it faces that way"),
  NOT_DISORDERING("SN-4.1-03 SN-4.7-06 SN-4.8-04", "such a move does not disorder it"),
  DISORDERS("SN-4.2-03 SN-4.7-04 SN-4.8-03", "such a move disorders it"),
  IS_NO_CHARGE("SN-10.0-02", "such a move contacts no enemy"),
  IS_CHARGE("SN-10.0-08", "there it would have {who} in front, which is a charge"),
  NOT_THAT_WAY("SN-4.0-03", "no single move leads there so"),

  // further moves
  MOVE_OVER_DISORDERED("SN-4.4-01", "it is disordered, and makes one move only"),
  MOVE_OVER_ZONE("SN-4.6-03", "it halted in the Zone of Control of {who}"),
  MOVE_OVER_HALTED("SN-4.2-03 SN-4.5-14 SN-6.3-06", "its move was ended before"),
  MOVE_OVER_MELEE("SN-4.0-09 SN-11.3-06", "it has fought in this turn"),
  HAS_FIRED("SN-4.0-09", "it has fired in this turn"),
  NO_MOVE_AFTER_FIRE("SN-7.2-06", "it gave up no die to move after its fire"),
  NO_BACKWARDS_AFTER_FIRE("SN-4.7-09f", "a Combat Stand that has fired does not move backwards"),

  // fire
  NO_FIRE("SN-7.0-01", "it has no fire values"),
  FRIENDLY_TARGET("SN-7.0-01", "{who} is on its side"),
  TARGET_GONE("SN-14.0-03", "{who} is off the board"),
  OUT_OF_RANGE("SN-7.0-15", "{hexes} to {who}, it reaches {m}"),
  NO_FIRE_AT_RANGE("SN-7.0-15", "it has no fire value at {hexes}"),
  NO_DICE("SN-7.0-14", "no die is left to throw"),
  GUN_MOVED("SN-7.2-09", "artillery does not move and fire in one turn"),
  DRAGOONS_MOVED("SN-7.2-08", "Dragoons that moved so far do not fire"),
  FIRES_IN_MELEE("SN-7.0-08", "it is in close combat"),
  TARGET_IN_MELEE("SN-7.0-07", "{who} is in close combat"),
  OUT_OF_ARC("SN-7.0-02", "{who} is outside its firing arc"),
  OUT_OF_NARROW_ARC("SN-7.0-03", "{who} is outside the narrow arc of artillery"),
  NO_SIGHT("SN-7.1-01", "{who} is out of its sight, because {blocker}"),
  NOT_PISTOLS("SN-7.3-07", "only Pistols fire by ranks"),
  ONE_RANK("SN-7.3-01", "it has one rank left"),
  NO_CHARGE_AFTER_FIRE("SN-7.3-02", "only Pistols keep a charge open when they fire"),
  MOVES_FREELY_AFTER_FIRE("SN-7.2-10", "it gives up no die to move after its fire"),
  PISTOLS_KEEP_CHARGE("SN-7.3-02", "Pistols keep a charge open, not a move"),
  FAILED_TEST("SN-4.5-14", "it failed the Order Test of its extra move"),
  MOVED_BACK("SN-4.7-09f", "a Combat Stand that moved backwards does not fire"),
  HAS_FOUGHT("SN-4.0-09", "it has fought in this turn"),

  // charges
  NO_CHARGE_BONUS("SN-10.0-02", "it has no Charge Bonus"),
  LIGHT_CAVALRY_CHARGES(
      "SN-10.0-03 SN-10.0-04",
      "without a Charge Bonus it charges only Skirmishers, and Shot from behind"),
  FOOT_AT_MOUNTED("SN-10.0-05", "{who} is mounted, and infantry does not charge it"),
  CHARGES_FRIEND("SN-10.0-02", "{who} is on its side"),
  NO_CONTACT("SN-10.0-08", "no single move ends with {who} in its front hexes"),

  // evading
  EVADES_NEVER("SN-5.0-01", "only Skirmishers, Dragoons and Light Cavalry evade"),
  OWN_TURN_EVADES("SN-5.0-02", "it evades only in an enemy turn"),
  EVADES_IN_MELEE("SN-5.0-14", "it is in melee"),
  EVADED_DISORDERED("SN-5.0-08 SN-5.0-09", "it is disordered and has evaded {who} before"),
  EVADED_MUSKETS("SN-5.0-10", "Skirmishers with muskets evade {who} once only"),
  STRUCK_FROM_BEHIND("SN-5.0-05", "{who} was never in front of its front face line"),
  FIRE_NOT_IN_FRONT("SN-5.0-03", "the fire does not come through its front"),
  LOOKS_PAST("SN-10.5-08 SN-10.6-02", "it does not have {who} in front"),
  PURSUED_EVADES_NOT("SN-13.1-04", "it is pursued after its melee"),
  NOT_CHARGED("SN-5.0-01", "it is neither charged nor fired at"),
  OPPORTUNITY_NOT_EVADED("SN-6.0-08 SN-5.0-04", "a charge or fire on opportunity is not evaded"),
  EVADE_OUT_OF_REACH("SN-5.0-06", "{hex} is not within one move to its rear"),
  EVADE_TAKEN("SN-5.0-06", "{who} stands in {hex}"),
  NO_ROOM("SN-5.0-06", "no hex behind it is free"),
  CANNOT_FIGHT("SN-7.4-09 SN-10.5-01", "in the open Skirmishers do not fight {who}"),
  FIGHTS_INSTEAD("SN-10.5-05 SN-10.5-10", "it may fight, and is not ridden down"),
  NOT_SKIRMISHERS("SN-10.5-02", "it stands, and only Skirmishers say how"),
  STANDS_ARE_TOLD("SN-10.5-02", "Skirmishers stand and fire, or stand and fight"),

  // opportunity
  SAME_SIDE_MOVES("SN-6.0-07", "the side that moves does not react"),
  REACTS_IN_MELEE("SN-7.0-08 SN-6.0-05", "it is in melee"),
  NOT_FIRED_AT("SN-6.0-02 SN-6.4-01", "{who} has neither fired at it nor come closer"),
  NOT_CLOSER("SN-6.0-04", "{who} did not come closer"),
  DISORDERED_REACTS_NOT("SN-6.1-04", "it is disordered"),
  CHARGED_DEFENDS("SN-7.4.2-01", "it is charged, and has its defensive fire at point blank"),
  PISTOLS_AT_TWO("SN-7.4.1.1-01", "Pistols shoot at charging cavalry at {hexes}, it is at {m}"),
  FOOT_ON_OPPORTUNITY("SN-6.0-09", "foot does not charge mounted Combat Stands on opportunity"),
  CHARGED_ONCE("SN-6.2-04", "{who} has been charged on opportunity in this turn"),
  ONE_CHARGES("SN-6.2-04", "another stand charges"),
  CANNOT_CONTACT(
      "SN-6.0-05 SN-6.0-06",
      "no forward steps of one move bring it into contact with {who} in time"),
  ALONE_RANK("SN-7.4.1.1-01", "one rank alone shoots at charging cavalry"),
  BOTH_RANKS_ONLY("SN-7.4.1.2-01", "its rear rank does not shoot alone"),
  NOT_A_CONTACT_HEX("SN-6.0-05", "from {hex} it does not come into contact"),
  NOT_HIT_BY_PISTOLS(
      "SN-7.4.1.1-03", "only a charging mounted stand hit by Pistols on opportunity breaks off"),

  // melees
  NOT_IN_CONTACT("SN-10.6-01 SN-G-29", "{who} is not in contact with it"),
  COMBAT_STAND_FIRST("SN-10.2-07", "a Combat Stand in contact is the Battle Stand"),
  FACING_FIRST("SN-10.2-09", "the melee is with the stand that faces it"),
  PURSUED_FIRST("SN-10.2-12", "the opponent is the stand it pursues"),
  EVERYBODY_ASSAULTED(
      "SN-10.2-08 SN-15.0-12", "each enemy in contact is assaulted by itself first"),
  SUPPORTS_WHO_IS_IN_FRONT("SN-10.6-02", "{who} is not a Battle Stand in its front hexes"),
  SUPPORTS_ANOTHER("SN-10.6-03", "it takes part in another melee, or is of Skirmishers"),
  NOT_FOUGHT_NOW("SN-11.3-04", "no melee with {who} is fought now"),
  FIGHTS_ITSELF("SN-10.6-03", "it is a Battle Stand itself"),
  NO_DEFENSIVE_FIRE(
      "SN-7.4-10", "Shot and Dragoons in the open have no fire at mounted Combat Stands"),
  NOT_THROUGH_FRONT("SN-7.4-01", "{who} did not come into contact through its front"),
  NO_CONTACT_FIRE("SN-7.4-01 SN-7.0-15", "it has no fire at point blank"),
  NO_FIRE_AT_REACTION("SN-6.3-02", "it is struck on opportunity, and has no defensive fire"),
  NO_FIRE_PURSUED("SN-7.4-15", "it is being pursued"),
  NO_FIRE_PULLED("SN-7.4-17", "it was in another melee"),
  NO_PURSUIT_FIRE("SN-7.6-07", "no Horse fires in a pursuit"),
  ATTACKED_IN_FRONT("SN-4.6-08", "{who} attacks its front"),
  FACES_ATTACKER("SN-4.6-06", "{who} is in its front hexes"),
  TURNS_TO_ATTACKER("SN-4.6-06", "it turns to {first} or {second}, to face {who}"),

  // after a melee
  RETREATS_AWAY("SN-12.0-04", "{hex} is not on its way of retreat"),
  RETREAT_ADJACENT("SN-12.0-04", "a retreat goes hex by hex, and {hex} is not adjacent"),
  RETREAT_CLOSED("SN-12.0-04", "it cannot enter {hex}"),
  RETREAT_BACK("SN-12.0-01", "it has been in {hex}"),
  RETREAT_LINE("SN-12.1-05f", "{hex} lies across the front line of the winner"),
  RETREAT_ENEMY("SN-12.1-01", "{who} bars the way"),
  RETREAT_NO_END("SN-12.0-07", "behind {hex} no hex is free to stop in"),
  RETREAT_CLASS("SN-12.0-04", "{better} comes before {worse}"),
  RETREAT_GOES_ON("SN-12.0-07", "it stands in the hex of {who}, and must go on"),
  RETREAT_LEAST("SN-12.0-01", "it must retreat by one hex at least"),
  RETREAT_FREE("SN-12.0-01", "the next hex costs nothing, so it goes on (switch retreat_distance)"),
  RETREAT_FARTHEST("SN-12.0-01", "it has retreated as far as it goes"),
  NO_WAY_OFF("SN-12.2-03", "no friends behind it lead to the edge of the board"),
  NOT_OFF_YET("SN-12.2-03", "it has another way than to the side"),
  BOUNCE_MOUNTED("SN-11.1-04", "only mounted stands bounce"),
  BOUNCE_INITIATOR(
      "SN-11.1-05", "both sides are mounted, and only the side that began the contact bounces"),
  BOUNCE_REACH("SN-11.1-04", "{hex} is not within one normal move away from the enemy"),
  BOUNCE_TAKEN("SN-11.1-04", "{who} stands in {hex}"),
  BOUNCE_FALLEN("SN-11.2-03", "the enemy it fought is off the board"),
  BOUNCE_WON("SN-11.1-04", "it has won its melee"),
  WINNER_FREE("SN-12.1-07*", "only a mounted winner held by an enemy that cannot retreat chooses"),
  BOUNCE_NO_ROOM("SN-11.1-04", "no hex is free to bounce to"),
  PURSUIT_OF_SUPPORT("SN-13.0-03", "only the Battle Stand pursues"),
  NO_PURSUIT_SUPPORT("SN-13.0-01", "only Combat Stands pursue"),
  NOBODY_WON("SN-13.0-01", "it has not won its melee"),
  NO_PURSUIT_BONUS("SN-13.0-04", "it has no Charge Bonus"),
  NO_PURSUIT_OF_HORSE("SN-13.0-10", "infantry does not pursue cavalry"),
  NO_PURSUIT_ELIMINATED("SN-13.0-09", "it would not have won without the loss of its enemy"),
  PURSUIT_BLOCKED("SN-13.1-01", "another stands in the hex the enemy left"),
  PURSUIT_JOINS("SN-13.1-06", "it joins the melee of an enemy in front"),
  PURSUIT_HELD("SN-12.1-06*", "its enemy could not retreat"),
  MUST_PURSUE("SN-13.0-08", "it must try to pursue"),
  PURSUIT_LINE("SN-13.1-01 SN-13.1-03", "the pursuit does not lead to {hex}"),
  PUSHED_BACK("SN-12.0-08", "{hex} is not free behind it"),

  // Generals
  GENERAL_AWAY("SN-3.2-03", "he is not on the board"),
  GENERAL_MOVED("SN-3.1-01", "he has moved by himself in this turn"),
  GENERAL_TIED("SN-3.1-05", "he has helped {who} through an Order Test and stays with it"),
  GENERAL_TOO_FAR("SN-3.1-01", "{hex} is not within {hexes} of his ride"),
  GENERAL_ENEMY("SN-3.1-09", "{who} stands in {hex}"),
  GENERAL_OTHER_TURN(
      "SN-3.1-01", "he moves in the turn of his group, and this is the turn of {group}"),
  GENERAL_ELSEWHERE("SN-3.1-06", "he is not in the hex of {who}"),
  GENERAL_ATTACHED("SN-3.1-06", "he is attached already"),
  GENERAL_OF_OTHERS("SN-1.2-01", "{who} is not of his group"),
  GENERAL_UNATTACHED("SN-3.1-06", "he is not attached to {who}"),
  GENERAL_LEAVES_MELEE(
      "SN-3.1-06",
      "he leaves a stand by riding; only from a melee he leaves at the start of his turn"),
  GENERAL_RIDES_TO_HEX(
      "SN-3.1-09 SN-3.2-03", "he rides to a stand only where he must leave his hex or takes over"),
  GENERAL_NEAREST(
      "SN-3.1-09 SN-3.2-08", "he rides to the nearest stand of his group, and {who} is not"),

  // groups
  GROUP_MOVED("SN-1.4-10", "it has had its turn in this round"),
  OTHER_SIDE_DECLARES("SN-1.4-02", "the other side declares now"),
  GROUP_EMPTY("SN-1.4-11", "it has no stand on the board"),
  OUT_OF_ZONE("SN-1.2-02", "{hex} is not a free hex of its zone");

  /** Rows of the ledger, with spaces between. */
  final String rows;

  final String words;

  SnaphanceRefusal(String rows, String words) {
    this.rows = rows;
    this.words = words;
  }

  /** A refusal without names or numbers. */
  Because because() {
    return new Because(this, SnaphanceState.GONE, SnaphanceState.GONE, 0, 0);
  }

  /** A refusal because of a stand. */
  Because by(int stand) {
    return new Because(this, stand, SnaphanceState.GONE, 0, 0);
  }

  /** A refusal because of a hex. */
  Because at(int hex) {
    return new Because(this, SnaphanceState.GONE, hex, 0, 0);
  }

  /** Returns a refusal because of a stand in a hex. */
  Because at(int hex, int stand) {
    return new Because(this, stand, hex, 0, 0);
  }

  Because by(int stand, int number, int more) {
    return new Because(this, stand, SnaphanceState.GONE, number, more);
  }

  /**
   * A rule that forbids an order, with names and numbers of the position.
   *
   * @param stand the stand in the way; GONE for none
   * @param hex the hex concerned; GONE for none
   * @param number value of n in its text
   * @param more value of m in its text
   */
  record Because(SnaphanceRefusal refusal, int stand, int hex, int number, int more) {
    /** The first refusal if it is not null, else the other one. */
    static @Nullable Because first(@Nullable Because one, @Nullable Because other) {
      return one != null ? one : other;
    }
  }
}
