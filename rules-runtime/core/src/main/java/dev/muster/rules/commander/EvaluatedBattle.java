package dev.muster.rules.commander;

import dev.muster.rules.battle.Battle;

/** A battle whose position is valued; what can be tried out with a {@link RolloutCommander}. */
public interface EvaluatedBattle extends Battle {
  /**
   * The share of battles a side may expect to win from where this one stands, half a win for a
   * draw: 0 to 1, and both sides together 1. Asked between two steps. It knows what a player sees,
   * and neither the dice to come nor anybody's plans.
   */
  double winProbability(int side);

  /**
   * Steps after which the value of a position shows what an order was good for, 1 or more: enough
   * for what it brings on and for the answer, and no more, for the rest is chance.
   */
  int rolloutHorizon();
}
