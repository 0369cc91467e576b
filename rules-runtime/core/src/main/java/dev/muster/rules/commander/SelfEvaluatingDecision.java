package dev.muster.rules.commander;

import dev.muster.rules.battle.Decision;
import dev.muster.rules.model.CommanderProfile;

/** A question that scores its own options, with only the information of a player at the table. */
public interface SelfEvaluatingDecision extends Decision {
  /** Asks questions of this kind, and has no worth for others. */
  GreedyCommander.DecisionEvaluator EVALUATOR = new Evaluator(true);

  /**
   * Asks questions of this kind.
   *
   * @param plans whether it knows the plans of the scenario
   */
  record Evaluator(boolean plans) implements GreedyCommander.DecisionEvaluator {
    @Override
    public int groupOf(Decision question) {
      return question instanceof SelfEvaluatingDecision own ? own.groupNumber() : NO_GROUP;
    }

    @Override
    public boolean consider(Decision question, CommanderProfile temper) {
      if (!(question instanceof SelfEvaluatingDecision own)) {
        return false;
      }
      if (plans) {
        own.consider(temper);
      } else {
        own.considerWithoutPlans(temper);
      }
      return true;
    }

    @Override
    public double score(Decision question, int option) {
      return ((SelfEvaluatingDecision) question).score(option);
    }

    @Override
    public double score(Decision question, int option, double above) {
      return ((SelfEvaluatingDecision) question).score(option, above);
    }

    @Override
    public int equivalenceKey(Decision question, int option) {
      return ((SelfEvaluatingDecision) question).equivalenceKey(option);
    }

    @Override
    public boolean isWorthSearching(Decision question) {
      return ((SelfEvaluatingDecision) question).isWorthSearching();
    }

    @Override
    public GreedyCommander.DecisionEvaluator withoutPlans() {
      return new Evaluator(false);
    }
  }

  /**
   * Number of the group it is about, through all sides; {@link
   * GreedyCommander.DecisionEvaluator#NO_GROUP} for none.
   */
  int groupNumber();

  /** Begins to weigh as a commander of a temper does. */
  void consider(CommanderProfile temper);

  /** The same for a commander to whom the scenario's plans are unknown. */
  void considerWithoutPlans(CommanderProfile temper);

  /** Worth of an option by the temper looked at it with; higher is better. */
  double score(int option);

  /** Worth of an option, or anything not above another worth if it is surely not above it. */
  default double score(int option, double above) {
    return score(option);
  }

  /** A key that is equal for options with nearly the same effect. */
  default int equivalenceKey(int option) {
    return option;
  }

  /** Whether a search can be worth its time. */
  default boolean isWorthSearching() {
    return true;
  }
}
