package dev.muster.rules.boxgrid.rules;

/** The attributes of a unit: a number each, stored in a column. */
public enum UnitAttribute {
  /** The box of the unit; OFF if it has left or has not arrived. */
  BOX,
  FACING,
  /** Hits so far; they are never removed (BG-D10). */
  HITS,
  SHAKEN,
  UNFORMED,
  /** Has passed a Catastrophe Test (BG-D11): see {@link BoxState#FRESH}. */
  MARKER,
  MOMENTUM,
  HEDGEHOG,
  /** The enemy it has charged and fights; OFF for none. */
  FOE,
  /** Player turn in which it charged that enemy, from 1. */
  SINCE,
  /** Player turn in which its melee began, from 1; 0 if it is not in melee. */
  ENGAGED,
  /** Defends terrain in its melee (BG-142). */
  DEFENDS,
  /** The result of its last round: see {@link BoxState#WON}. */
  RESULT,
  /** Player turn in which it evaded last. */
  EVADED,
  /** Number of Massed Archery shots so far, and the round of the last one (BG-078). */
  MASSED,
  MASSED_ROUND,
  /** Player turn in which a salvo hit it last (BG-115). */
  SALVOED,
  /** The fate of the unit: see {@link BoxState#PRESENT}. */
  FATE,
  /** The box of the unit when it was lost. */
  FELL_AT,
  /** The box it holds since its brigade received the order to hold its ground; OFF for none. */
  POST,
  /** Marked by a written position: Out of Command in the next Movement phase of its side. */
  CUT_OFF,

  // of the turn
  OUT_OF_COMMAND,
  /** Under momentum when the phase began: it moves first (BG-007). */
  FIRST,
  /** Was in contact with its brigade when the Movement phase began (BG-041). */
  TOGETHER,
  /** Has completed its move. */
  DONE,
  /** Movement Actions used. */
  ACTIONS,
  /** Actions of these used to move, turn or charge, and not given up. */
  SPENT,
  /** Has moved diagonally or turned, which makes it Unformed unless an Action is given up. */
  SLANTED,
  /** Turns and turns about made. */
  TURNS,
  /** Has turned after another Action, which bars a charge (BG-129). */
  LATE_TURN,
  /** Boxes moved forward or diagonally. */
  STEPS,
  /** Has made a single straight step forward on open ground and no other move (BG-021). */
  WARRIOR_STEP,
  /** Must move a box before it may stop (BG-028). */
  DRIVEN,
  SHOT,
  /** Has thrown dice in this Melee phase. */
  FOUGHT,
  /** The melee of which it is the target has been fought in this phase. */
  SETTLED,
  /** Came to its enemy in a pursuit of this phase, and fights in the next (BG-D24). */
  PURSUED,
  /** Was Steady before the shot or round that it is tested for. */
  WAS_STEADY,
  /** Hits of Massed Archery in this phase. */
  MASSED_HITS;

  static final UnitAttribute FIRST_OF_TURN = OUT_OF_COMMAND;
}
