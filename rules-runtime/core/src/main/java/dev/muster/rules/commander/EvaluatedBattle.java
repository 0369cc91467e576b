package dev.muster.rules.commander;

import dev.muster.rules.battle.ValuedBattle;

/** A battle that can be tried out with a {@link RolloutCommander}. */
public interface EvaluatedBattle extends ValuedBattle {
  /**
   * Returns the number of steps, 1 or more, after which the value of a position shows the quality
   * of an order: enough for its consequences and the answer to it, and no more, because later
   * changes are mostly chance.
   */
  int rolloutHorizon();
}
