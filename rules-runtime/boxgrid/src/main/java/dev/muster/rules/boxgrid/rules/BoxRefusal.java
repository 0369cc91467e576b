package dev.muster.rules.boxgrid.rules;

/**
 * The reasons why the rules forbid an order: the rows of the ledger, and the reported text. A word
 * in braces is a placeholder for a name or a number of the position, see {@link BoxRefusalText}; X
 * and Y are the units of the order. The constants hold no numbers, so that rules can return them
 * while they search for options.
 */
enum BoxRefusal {
  // moving unit
  GONE("{fate-row}", "it is {fate}"),
  OTHER_SIDE("BG-006", "this is the turn of {active}"),
  MOVE_OVER("BG-006", "its move of this turn is over"),
  NO_ACTIONS("{allowance-row}", "it has no Movement Actions"),
  MOMENTUM_FIRST("BG-007", "units under Momentum move first: {first}"),
  BEHIND_MOMENTUM("BG-007", "{ahead}, straight before it, is under Momentum and moves first"),
  IN_MELEE("BG-D29", "it is in melee with {foes}"),
  NOT_IN_MELEE("BG-061", "it is in no melee"),
  WITHDRAWS_NEVER("BG-061", "only mounted units withdraw from a melee"),
  WITHDRAWS_AFTER_LOSS("BG-061", "it has not lost or tied its last round of melee"),
  WITHDRAWS_FROM_FOOT("BG-061", "it does not fight foot alone, but {foes}"),
  WITHDRAWAL_BLOCKED("BG-D16", "the way back over {withdrawal} is not free"),

  // before its first Action
  TRIES_FIRST("BG-060", "it is Out of Command and must try to move first"),
  IN_COMMAND("BG-D09", "it is not Out of Command"),
  HAS_TRIED("BG-060", "it has passed its test to move already"),
  LEAVES_HEDGEHOG_FIRST("BG-064 BG-D17", "it is in a hedgehog and must leave it first"),
  IN_NO_HEDGEHOG("BG-064", "it is in no hedgehog"),
  NO_MOMENTUM("BG-024 BG-026", "it is not under Momentum"),
  MOMENTUM_NEW("BG-007", "it came under Momentum in this move, and is asked in its next"),
  MOMENTUM_DECIDED("BG-028", "it has not stopped its Momentum and moves on"),
  MOMENTUM_BLOCKED("BG-036", "the way straight before it is blocked"),
  NO_TARGET("BG-035", "it has no enemy within its range, arc and sight"),
  STOPPED("BG-030 BG-033", "it has stopped its Momentum and can only turn or form hedgehog"),

  // Actions
  TURNS_ONLY("BG-D26", "field and heavy guns only turn"),
  TOO_FEW_ACTIONS(
      "{allowance-row}", "it has {left} of {allowance} Actions left, this takes {cost}"),
  NOT_AHEAD("BG-D05", "a step forward goes to {ahead-box}, straight before it, not to {box}"),
  NOT_DIAGONAL("BG-D05", "a diagonal step goes to {diagonal-boxes}, not to {box}"),
  TABLE_EDGE("BG-D04", "the table ends before it"),
  OCCUPIED("BG-D04", "{occupant} stands in {box}, and a box has room for one unit"),
  IMPASSABLE("BG-038", "{box} is impassable"),
  OBSTACLE("BG-193", "a linear obstacle lies between {from} and {box}"),
  DIAGONAL_FOR_MOUNTED("BG-029", "only mounted units move diagonally (switch diagonal_moves)"),
  DRIVEN("BG-028 BG-031", "it has not stopped its Momentum and can only go forward"),
  OWES_STEP("BG-028", "it has not stopped its Momentum and must go forward by 1 box at least"),
  TURNS_ONCE("BG-D05", "it has turned in this move (switch turning)"),
  FACES_SO("BG-D05", "it faces {facing}"),
  TURNS_ABOUT("BG-D05", "{facing-ordered} is behind it: it turns about"),
  NO_PIKES("BG-D17", "only close order foot with pikes forms hedgehog"),
  HEDGEHOG_NOT_LISTED("BG-D17", "its army list gives it no hedgehog (switch hedgehog)"),
  HEDGEHOGS_OFF("BG-D17", "no unit forms hedgehog (switch hedgehog)"),
  IN_HEDGEHOG("BG-D17", "it is in a hedgehog"),
  HEDGEHOG_IS_MOVE("BG-D17", "to form hedgehog is a whole move, and it has used {used}"),
  NOTHING_TO_GIVE_UP("BG-016", "it has neither turned nor moved diagonally"),
  NO_ACTION_TO_GIVE_UP("BG-016", "it has no Action left to give up"),

  // charges
  CHARGES_FRIEND("BG-D05", "{target} is on its side"),
  TARGET_GONE("{target-fate-row}", "{target} is {target-fate}"),
  CHARGE_TOO_FAR("BG-D05", "{distance} to {target}, and a charge goes 1 box"),
  CHARGE_NOT_BEFORE("BG-D05", "{target} stands beside or behind it"),
  CHARGE_IS_STRAIGHT("BG-D05", "{target} stands straight before it, not diagonally"),
  GUNS_DO_NOT_CHARGE("BG-D26", "guns and camps charge nobody"),
  LIGHT_AT_HEAVY("BG-128", "it is Light and {target} is Heavy"),
  LIGHT_AT_GUNS("BG-128 BG-D26", "it is Light, and {target} is taken by Heavy units and Elephants"),
  FOOT_DIAGONALLY(
      "BG-127",
      "foot charges mounted diagonally only in a melee of an earlier turn; {target-melee}"),
  FOOT_DIAGONALLY_AT_MOUNTED(
      "BG-127", "foot charges only mounted diagonally (switch diagonal_foot)"),
  LATE_TURN("BG-129", "it turned after its first Action"),
  TURN_BEFORE_DIAGONAL("BG-129", "it has turned in this move (switch turn_then_diagonal)"),
  WARRIORS_IN_OPEN("BG-022", "Warriors step and charge in one move in open ground only"),

  // reactions
  NO_SALVO("BG-112", "it has no Salvo"),
  SALVO_IS_STRAIGHT("BG-113", "{charged} is not straight before it"),
  SALVO_NEEDS_FIREARM("BG-112", "it has neither arquebus nor musket"),
  EVADES_ORDER("BG-044 BG-046", "only units of Loose or Open Order evade, and it is {order}"),
  EVADES_NOT_THIS("{evade-rows}", "{kind} does not evade {charger-kind}"),
  NO_ROOM_TO_EVADE("BG-D13", "the box it would evade to is not free"),
  MUST_EVADE("{must-evade-row}", "{kind} must evade {charger-kind}, and does so without an order"),
  STANDS("BG-044 BG-046", "nothing lets it evade, so it stands without an order"),
  FACES_ENEMY("BG-052", "it faces the enemy already"),

  // shooting
  SHOOTS_LATER("BG-009", "units shoot in the Shooting phase of their side"),
  OTHER_SIDE_SHOOTS("BG-009", "this is the turn of {active}"),
  NO_WEAPON("BG-073", "it has nothing to shoot with"),
  HAS_SHOT("BG-112 BG-D20", "it has shot in this turn"),
  HEDGEHOG_SHOOTS_NOT("BG-D17", "a hedgehog does not shoot"),
  SHOOTER_IN_MELEE("BG-D27", "it is in melee with {foes}"),
  GUN_HAS_MOVED("BG-D26", "it has moved, and light guns do not move and shoot in one turn"),
  SHOOTS_AT_FRIEND("BG-009", "{target} is on its side"),
  CAMP_IS_NO_TARGET("BG-D26", "{target} is a camp"),
  TARGET_IN_MELEE("BG-D27", "{target} is in melee"),
  OUT_OF_ARC("BG-D07", "{target} in {target-box} is outside its arc to {facing}"),
  OUT_OF_RANGE("{range-rows}", "{range} boxes to {target}, {reaches}"),
  PISTOL_IS_STRAIGHT(
      "BG-088", "{target} is not straight before it, and pistols shoot forward only"),
  NO_SIGHT("BG-D07", "{blocker} blocks the sight of {target}"),
  NO_MASSED_ARCHERS(
      "BG-076 BG-077", "only Close and Massed Order foot listed so shoots massed archery"),
  MASSED_TWICE("BG-078", "it has shot massed archery twice"),
  MASSED_IN_A_ROW("BG-078", "its 2 shots of massed archery must be in consecutive turns"),

  // melee
  NO_MELEE("BG-D22", "no enemy has charged {target}"),
  MELEE_FOUGHT("BG-D28", "it has been fought in this phase"),
  MELEE_OF_OTHER_SIDE("BG-D28", "only melees {active} began are fought now (switch melees_fought)"),
  MELEE_NEXT_PHASE("BG-D24", "the enemies of {target} came in pursuit and fight in the next phase"),
  MELEE_YIELDS("BG-D22", "{foe} has more attackers, and its melee comes first"),
  NOT_ATTACKED("BG-D22", "{target} does not attack it"),
  FRONT_FIRST("BG-D22", "it fights an enemy on its front first"),
  ENEMY_STANDS("BG-176", "its enemy has not Broken"),
  PURSUES("BG-175", "it has failed its test and pursues"),
  EXPLOIT_BLOCKED("BG-180", "the box its enemy left is not free to it"),
  NO_TRANSFER("BG-D18", "hits are not handed on (switch hit_transfer)"),
  TRANSFER_MOST("BG-D18", "it has handed on {transfer-most} already"),
  NO_KEIL("BG-D18", "it is no pike block of a Kiel Brigade"),
  TARGET_NO_KEIL("BG-D18", "{target} is no pike block of a Kiel Brigade"),
  UNFORMED_BLOCK("BG-203", "it is Unformed"),
  TARGET_UNFORMED("BG-203", "{target} is Unformed"),
  OTHER_BRIGADE("BG-D18", "{target} belongs to another brigade"),
  OUT_OF_TOUCH("BG-D08 BG-D18", "{target} is not in contact with it"),

  // deployment
  OUT_OF_ZONE("BG-D04", "{box} is not in its zone");

  /** Rows of the ledger, with spaces between. */
  final String rows;

  final String words;

  BoxRefusal(String rows, String words) {
    this.rows = rows;
    this.words = words;
  }
}
