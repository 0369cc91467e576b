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
   * Returns how many options of this game's questions rollouts weigh in a second of one processor,
   * about. It is a fixed number, because what a marshal searches must not depend on the machine.
   */
  double optionsPerSecond();

  /**
   * Returns as much of an effort as makes better decisions in a battle of this game: all of it
   * unless more orders or rollouts were found to be of no use.
   */
  default SearchEffort ofUse(SearchEffort effort) {
    return effort;
  }

  /**
   * Returns what the standard errors of an effort are multiplied by; less than 1 where orders that
   * seem better in few rollouts mostly are.
   */
  default double marginShare() {
    return 1;
  }
}
