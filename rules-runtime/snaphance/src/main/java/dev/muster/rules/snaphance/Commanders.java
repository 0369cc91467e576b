package dev.muster.rules.snaphance;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Mind;
import dev.muster.rules.battle.Question;
import dev.muster.rules.battle.Weights;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Temper;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The built-in commanders: steady, bold, cautious and random. */
public final class Commanders {
  private static final int ORDERS = Order.values().length;

  private Commanders() {}

  /** What they go by. */
  static Mind.Judge judge() {
    return new Judge(null, true);
  }

  /**
   * A commander of a temper.
   *
   * @param seed of the random one's own stream; the others have no use for it
   */
  public static Commander of(Temper temper, long seed) {
    return Mind.of(judge(), temper, seed);
  }

  static Commander of(Weights<Weight> weights) {
    return Mind.of(new Judge(weights, true), Temper.STEADY, 0);
  }

  /** The commanders the scenario names for its sides and groups, steady where it names none. */
  public static List<Commander> of(BattleProgram program, long seed) {
    return Mind.of(judge(), program, seed);
  }

  /**
   * Weighs by what a player at the table can see.
   *
   * @param weights null for those of the temper
   * @param plans whether he knows the plans of the scenario
   */
  private record Judge(@Nullable Weights<Weight> weights, boolean plans) implements Mind.Judge {
    @Override
    public int group(Question question) {
      return question instanceof Choice choice ? choice.group() : NO_GROUP;
    }

    @Override
    public boolean lookAt(Question question, Temper temper) {
      if (!(question instanceof Choice choice)) {
        return false;
      }
      ((Outlook) choice.outlook())
          .lookAt(choice, weights == null ? Tempers.of(temper) : weights, plans);
      return true;
    }

    @Override
    public double worth(Question question, int option) {
      Choice choice = (Choice) question;
      return choice.outlook().worth(choice, option);
    }

    @Override
    public int kind(Question question, int option) {
      Choice choice = (Choice) question;
      Order order = choice.order(option);
      int number = choice.number(option);
      if (order == Order.MOVE) {
        // a hex, however the stand faces there
        Moves moves = choice.moves();
        number = 2 * moves.endHex[number] + (moves.charge[number] ? 1 : 0);
      }
      return order.ordinal() + ORDERS * (number + 1);
    }

    @Override
    public Mind.Judge knowingNoPlans() {
      return new Judge(weights, false);
    }
  }
}
