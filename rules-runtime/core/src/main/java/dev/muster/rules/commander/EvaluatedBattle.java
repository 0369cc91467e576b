package dev.muster.rules.commander;

import dev.muster.rules.battle.Battle;
import dev.muster.rules.battle.ValuedBattle;

/** A battle that can be tried out with a {@link RolloutCommander}. */
public interface EvaluatedBattle extends ValuedBattle {
  /**
   * Whether a rollout has been played far enough for the value of its position to show the quality
   * of an order: its consequences and the answer to it, and no more, because later changes are
   * mostly chance.
   *
   * @param start the battle before the step with the order; it is of the same class
   * @param steps steps played since then, 1 or more
   */
  boolean endsRollout(Battle start, int steps);

  /**
   * Returns the share of the rollouts of an effort that are tried, above 0 and at most 1; less than
   * 1 where a rollout takes long, so that a battle ends in bearable time.
   */
  default double rolloutShare() {
    return 1;
  }

  /**
   * Returns what the standard errors of an effort are multiplied by; less than 1 where orders that
   * seem better in few rollouts mostly are.
   */
  default double marginShare() {
    return 1;
  }
}
