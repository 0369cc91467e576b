package dev.muster.rules.commander;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Decision;
import dev.muster.rules.battle.OptionScore;
import dev.muster.rules.dice.RandomStream;
import java.util.List;

/**
 * A commander that errs: with a chance of one in n it takes another of the legal options instead,
 * each with equal chance. A question with one option leaves no room for an error.
 */
public final class ErringCommander implements Commander {
  private final Commander commander;
  private final int oneIn;
  private final RandomStream errors;
  private boolean erred;

  /**
   * @param commander without errors
   * @param oneIn decisions there is one error, 1 or more
   * @param seed of a stream of its own, which does not touch the dice of the battle
   * @throws IllegalArgumentException if the commander searches: it has to answer for itself
   */
  public ErringCommander(Commander commander, int oneIn, long seed) {
    if (commander instanceof SearchingCommander) {
      throw new IllegalArgumentException(
          "a marshal makes no errors; take steady, bold, cautious or random");
    }
    if (oneIn < 1) {
      throw new IllegalArgumentException("one error in 1 decision or more, not in " + oneIn);
    }
    this.commander = commander;
    this.oneIn = oneIn;
    // another stream than that of the dice and of a random commander with this seed
    errors = new RandomStream(seed ^ 0x5DEECE66D1CE4E5BL);
  }

  @Override
  public int choose(Decision question) {
    int best = commander.choose(question);
    int options = question.size();
    if (options < 2 || best >= options) {
      erred = false;
      return best;
    }
    erred = errors.nextBelow(oneIn) == 0;
    if (!erred) {
      return best;
    }
    int other = errors.nextBelow(options - 1);
    return other < best ? other : other + 1;
  }

  @Override
  public boolean distinguishesPaths() {
    return commander.distinguishesPaths();
  }

  @Override
  public void onForcedDecision(Decision question) {
    commander.onForcedDecision(question);
  }

  @Override
  public void onWithheldDecision(Decision question) {
    commander.onWithheldDecision(question);
  }

  @Override
  public void onRepeatedDecision(Decision question) {
    commander.onRepeatedDecision(question);
    if (question.size() > 1 && errors.nextBelow(oneIn) == 0) {
      errors.nextBelow(question.size() - 1);
    }
  }

  /** The scores of the options, none where it erred: the answer was not chosen by them. */
  @Override
  public List<OptionScore> optionScores(Decision question) {
    return erred ? List.of() : commander.optionScores(question);
  }
}
