package dev.muster.rules.commander;

import dev.muster.rules.battle.Decision;
import dev.muster.rules.model.CommanderProfile;

/** A question that scores its own options, with only the information of a player at the table. */
public interface SelfEvaluatingDecision extends Decision {
  /** Asks questions of this kind, and has no worth for others. */
  GreedyCommander.DecisionEvaluator EVALUATOR =
      new GreedyCommander.DecisionEvaluator() {
        @Override
        public int groupOf(Decision question) {
          return question instanceof SelfEvaluatingDecision own ? own.groupNumber() : NO_GROUP;
        }

        @Override
        public boolean consider(Decision question, CommanderProfile temper) {
          if (!(question instanceof SelfEvaluatingDecision own)) {
            return false;
          }
          own.consider(temper);
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
      };

  /**
   * Number of the group it is about, through all sides; {@link
   * GreedyCommander.DecisionEvaluator#NO_GROUP} for none.
   */
  int groupNumber();

  /** Begins to weigh as a commander of a temper does. */
  void consider(CommanderProfile temper);

  /** Worth of an option by the temper looked at it with; higher is better. */
  double score(int option);

  /** Worth of an option, or anything not above another worth if it is surely not above it. */
  default double score(int option, double above) {
    return score(option);
  }
}
