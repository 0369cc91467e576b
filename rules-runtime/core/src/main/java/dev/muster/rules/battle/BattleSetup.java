package dev.muster.rules.battle;

import dev.muster.rules.dice.Dice;
import java.util.List;

/** A scenario set up once, to be fought many times; safe to share between threads. */
public interface BattleSetup {
  /** What each side can lose, in Break Points. */
  int[] breakPoints();

  /** The loss of Break Points at which each side breaks. */
  int[] breaksAt();

  /** What all units of each side have left, in SP, those that are still to come included. */
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
