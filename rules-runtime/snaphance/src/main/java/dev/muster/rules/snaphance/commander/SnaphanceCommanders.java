package dev.muster.rules.snaphance.commander;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Decision;
import dev.muster.rules.commander.EvaluationWeights;
import dev.muster.rules.commander.GreedyCommander;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.snaphance.rules.MoveList;
import dev.muster.rules.snaphance.rules.SnaphanceDecision;
import dev.muster.rules.snaphance.rules.SnaphanceDecisionType;
import dev.muster.rules.snaphance.rules.SnaphanceOrder;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The built-in commanders: steady, bold, cautious and random. */
public final class SnaphanceCommanders {
  private static final int ORDERS = SnaphanceOrder.values().length;

  private SnaphanceCommanders() {}

  /** Returns the evaluator of decisions that they use. */
  public static GreedyCommander.DecisionEvaluator evaluator() {
    return new Judge(null, true);
  }

  /**
   * Returns a commander of a profile.
   *
   * @param seed seed of the random commander's own stream; the others ignore it
   */
  public static Commander of(CommanderProfile temper, long seed) {
    return GreedyCommander.of(evaluator(), temper, seed);
  }

  static Commander of(EvaluationWeights<SnaphanceWeight> weights) {
    return GreedyCommander.of(new Judge(weights, true), CommanderProfile.STEADY, 0);
  }

  /** Returns the commanders that the scenario names for its sides and groups; steady by default. */
  public static List<Commander> of(BattleProgram program, long seed) {
    return GreedyCommander.of(evaluator(), program, seed);
  }

  /**
   * A commander that judges by what a player at the table can see.
   *
   * @param weights the weights; null for those of the profile
   * @param plans whether it follows the plans of the scenario
   */
  private record Judge(@Nullable EvaluationWeights<SnaphanceWeight> weights, boolean plans)
      implements GreedyCommander.DecisionEvaluator {
    @Override
    public int groupOf(Decision question) {
      return question instanceof SnaphanceDecision choice ? choice.group() : NO_GROUP;
    }

    @Override
    public boolean consider(Decision question, CommanderProfile temper) {
      if (!(question instanceof SnaphanceDecision choice)) {
        return false;
      }
      ((SnaphanceOptionEvaluator) choice.evaluator())
          .lookAt(choice, weights == null ? SnaphanceProfiles.of(temper) : weights, plans);
      return true;
    }

    @Override
    public double score(Decision question, int option) {
      SnaphanceDecision choice = (SnaphanceDecision) question;
      return choice.evaluator().score(choice, option);
    }

    @Override
    public double score(Decision question, int option, double above) {
      SnaphanceDecision choice = (SnaphanceDecision) question;
      return ((SnaphanceOptionEvaluator) choice.evaluator()).score(choice, option, above);
    }

    @Override
    public int next(Decision question, int option) {
      SnaphanceDecision choice = (SnaphanceDecision) question;
      return choice.decision() == SnaphanceDecisionType.GENERAL_MOVE
          ? ((SnaphanceOptionEvaluator) choice.evaluator()).nextRide(choice, option)
          : option + 1;
    }

    @Override
    public int equivalenceKey(Decision question, int option) {
      SnaphanceDecision choice = (SnaphanceDecision) question;
      SnaphanceOrder order = choice.order(option);
      int number = choice.number(option);
      if (order == SnaphanceOrder.MOVE) {
        // a hex, however the stand faces there
        MoveList moves = choice.moves();
        number = 2 * moves.endHex[number] + (moves.charge[number] ? 1 : 0);
      }
      return order.ordinal() + ORDERS * (number + 1);
    }

    @Override
    public GreedyCommander.DecisionEvaluator withoutPlans() {
      return new Judge(weights, false);
    }
  }
}
