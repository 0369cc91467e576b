package dev.muster.rules.referee;

/** What the witness judges, with the section of the rules it comes from. */
public enum JudgedPoint {
  OWN_HEX("1.2", "a stand has its hex to itself"),
  ENEMY_HEX("4.0", "nobody walks into an enemy's hex"),
  CLOSED_GROUND("12.0", "nobody comes upon ground that is closed to him"),
  OFF_THE_MAP("ours", "nobody walks off the map"),
  WHO_MOVES("1.4", "stands of the group whose turn it is move, one after another"),
  NOT_FROM_MELEE("11.3", "who is in an ongoing melee does not walk away"),
  MOVE_OVER("4.4", "who has ended his move moves no more"),
  MOVE_IN_POINTS("4.0", "steps and turns as the kind of stand may, within its points"),
  MOVE_NUMBER("4.4", "moves are counted one by one"),
  MOVE_AGAIN_IN_ORDER("4.4", "an extra move begins in order"),
  ZONE_HALTS("4.6", "who enters an enemy zone goes no further"),
  ZONE_LEFT("4.6", "who begins in an enemy zone leaves it only as the rules let him"),
  ZONE_FLANK("4.6", "no move ends with flank or rear in an enemy zone"),
  PASSES_FRIENDS("4.10", "friends are passed as both may"),
  DISPLACES("4.11", "who displaces may, and changes with the hex stepped from"),
  MOVE_DISORDERS("4.2", "a move that disorders is followed by disorder"),
  DISORDER_HAS_CAUSE("4.2", "nobody is disordered without a cause"),
  GROUP_ALIKE("4.9", "a group moves alike"),
  TEST_DUE("4.4", "every extra move that was finished is tested"),
  TEST_NEEDS("4.5", "an Order Test needs the number of its class and of the moves before"),
  TEST_MODIFIERS("4.5", "General and distance count as they stand"),
  GENERAL_RIDES("3.1", "a General rides once a turn, six hexes at most, and not among enemies"),
  GENERAL_MAKES_WAY("3.1", "a General leaves the hex an enemy enters"),
  GENERAL_ALONE("3.1", "no General shares a hex with an enemy"),
  GENERAL_NEAREST("3.1", "he goes to the nearest stand of his group"),
  GENERAL_FALLS("3.2", "who is attached falls with his stand, and nobody else"),
  RETREAT_WHO("12.0", "only who was beaten goes back"),
  RETREAT_DUE("12.0", "whoever is beaten goes back, stays where he must, or falls, and it is told"),
  RETREAT_HEX("12.0", "clear hexes first, then friends, then zones, sideways last"),
  RETREAT_LINE("12.1", "nobody retreats past the front of the winner"),
  RETREAT_FAR("12.0", "a retreat is as long as it may be"),
  RETREAT_PRICE("12.0", "a retreat costs what its zones, side steps and enemies cost"),
  RETREAT_SWAPS(
      "12.0", "Skirmishers in the way fall back a hex, or change with the hex stepped from"),
  RETREAT_UPSETS("12.0", "who is retreated through is disordered where the rules say"),
  BOUNCE_WAY("11.1", "a bounce goes back by the hexes of a retreat, a normal move at most"),
  WATCH_TESTED("6.1", "opportunity is tested, in order, and the first thing a stand does"),
  WATCHERS_REACT("6.0", "only stands on opportunity react, and none of the side that moves"),
  REACTION_WAY("6.0", "a charge on opportunity goes forward, one move at most"),
  REACTION_MEETS("6.0", "it meets the enemy that called it out"),
  REACTION_TRIGGER("6.0", "who called it out had fired or come closer"),
  REACTION_ONCE("6.2", "nobody is charged on opportunity twice in a turn"),
  REACTION_WHOM("6.0", "it meets nobody the stand may not charge, foot no Mounted Combat Stands"),
  CONTACT_TOUCHES("10.2", "Battle Stands touch, front, flank or rear as told"),
  CHARGE_ALLOWED("10.0", "who charges may charge whom he strikes"),
  SUPPORT_FACES("10.6", "a support has the enemy Battle Stand before it"),
  MELEE_STRENGTH("10.1", "a Battle Stand throws the strength of its front rank"),
  MELEE_DISORDER("10.1", "disorder costs a die of melee"),
  BONUS("10.3", "the charge bonus is added where it is due, and nowhere else"),
  FLANK_DICE("10.4", "who strikes flank or rear adds a die, heavy cavalry from behind two"),
  STRUCK_BEHIND(
      "10.4", "who is struck from behind is in disorder, by one who began there and moved"),
  SUPPORT_DICE("10.6", "a support adds half of its dice, rounded up"),
  MELEE_GROUND("ours", "a defender above his attacker adds a die"),
  BRACKET("15.0", "the bracket of a strength adds what the switch says"),
  DICE_THROWN("7.0", "as many dice are thrown as the sum says, one at least in melee"),
  HITS("7.0", "each six hits and each pair of fives"),
  MORALE(
      "8.0",
      "Morale is the strength at first, less hits, losses and disorder, and a General's one"),
  MORALE_LOSS("8.0", "what a die is above the Morale is lost, one passes and six fails"),
  MELEE_WON("11.0", "the greater Morale loss has lost"),
  FIRE_WHEN("4.0", "one shot a turn, guns not after a move, two ranks in Pistols alone"),
  FIRE_ARC("7.0", "the target is in the arc"),
  FIRE_SIGHT("7.1", "nobody who blocks sight and no such ground stands between"),
  FIRE_COVER("7.0", "cover costs dice of fire, and a work on the side the fire comes over"),
  FIRE_RANGE("15.0", "the list has a column for the range, and its dice count"),
  FIRE_DICE("7.0", "a rank throws its strength"),
  FIRE_DISORDER("7.0", "disorder costs a die of fire"),
  FIRE_MOVED("7.2", "moves and hexes cost dice of fire by the kind of stand"),
  FIRE_INTO_MELEE("7.0", "nobody fires into a melee or out of one"),
  FIRE_ON_CONTACT("7.4", "fire on contact goes to the front, at one hex"),
  EVADE_WHO("5.0", "Skirmishers, Dragoons and Light Cavalry evade in the enemy's turn"),
  EVADE_AGAIN("5.0", "who is disordered or has muskets evades once"),
  EVADE_WAY("5.0", "an evade goes to the rear, a normal move at most, and halts in zones"),
  EVADE_FRONT("5.0", "fire is evaded from the front"),
  PURSUIT_WHO("13.0", "Combat Stands with a charge bonus pursue that won, foot not after cavalry"),
  PURSUIT_DIE("13.0", "the die says how far"),
  PURSUIT_WAY("13.1", "into the hex left and on by front hexes, as far as thrown"),
  PURSUIT_STOPS("13.1", "a pursuit ends in an enemy zone and where it comes upon an enemy"),
  PURSUIT_FLANK("13.0", "no pursuit brings flank or rear before an enemy"),
  PURSUIT_MOUNTED("13.0", "foot does not pursue into Mounted Combat Stands"),
  FIRE_COSTS("8.1", "a shot costs one strength point, guns at point blank two"),
  MELEE_COSTS("11.0", "a melee costs the loser two strength points at most, others one"),
  TEST_DISORDERS("8.3", "whoever is hit is disordered"),
  FIRE_DUE("8.1", "fire costs what the Morale Test says, one at least in disorder"),
  MELEE_DUE("11.0", "a melee costs what the Morale Test says, within its limits"),
  BOUNCE_DUE("11.1", "mounted stands that have not won bounce, of two sides those who came"),
  POINTS("14.0", "each rank that is lost costs its Break Points"),
  ARMY_BREAKS("14.0", "an army breaks when its share is lost, and not before"),
  TOLD_IN_ORDER("ours", "nothing is told of a stand that has gone"),
  ;

  private final String section;
  private final String rule;

  JudgedPoint(String section, String rule) {
    this.section = section;
    this.rule = rule;
  }

  public String section() {
    return section;
  }

  public String rule() {
    return rule;
  }
}
