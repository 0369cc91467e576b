package dev.muster.rules.commander;

import dev.muster.rules.battle.ValuedBattle;

/** A battle that can be tried out with a {@link RolloutCommander}. */
public interface EvaluatedBattle extends ValuedBattle {
  /**
   * Steps after which the value of a position shows what an order was good for, 1 or more: enough
   * for what it brings on and for the answer, and no more, for the rest is chance.
   */
  int rolloutHorizon();
}
