package dev.muster.rules.battle;

import dev.muster.rules.dice.Dice;
import java.util.List;

/** A scenario set up once, to be fought many times; safe to share between threads. */
public interface BattleSetup {
  /** Returns the total Break Points of each side, the most that it can lose. */
  int[] breakPoints();

  /** Returns the loss of Break Points at which each side breaks. */
  int[] breaksAt();

  /** Returns the remaining strength of each side in SP, including units that arrive later. */
  int[] strengths();

  /** The last round that is played, from 1. */
  int roundLimit();

  /**
   * A battle from this opening.
   *
   * @param commanders one a side
   */
  Battle newBattle(List<Commander> commanders, Dice dice, EventSink sink);
}
