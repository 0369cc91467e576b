package dev.muster.rules.commander;

import dev.muster.rules.battle.ValuedBattle;

/** A battle that can be tried out with a {@link RolloutCommander}. */
public interface EvaluatedBattle extends ValuedBattle {
  /**
   * Whether a rollout that has played some steps has shown the quality of an order: enough for its
   * consequences and the answer to it, and no more, because later changes are mostly chance.
   *
   * @param steps steps played after the one of the order; 0 while that one is not finished
   */
  boolean endsRollout(int steps);

  /** Returns the value of the position in which a rollout ended, for a side. */
  default double rolloutValue(int side) {
    return winProbability(side);
  }
}
