package dev.muster.rules.snaphance;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Mind;
import dev.muster.rules.battle.Question;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Temper;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The built-in commanders: steady, bold, cautious and random. */
public final class Commanders {
  private Commanders() {}

  /**
   * A commander of a temper.
   *
   * @param seed of the random one's own stream; the others have no use for it
   */
  public static Commander of(Temper temper, long seed) {
    return Mind.of(new Judge(null), temper, seed);
  }

  static Commander of(Weights weights) {
    return Mind.of(new Judge(weights), Temper.STEADY, 0);
  }

  /** The commanders the scenario names for its sides and groups, steady where it names none. */
  public static List<Commander> of(BattleProgram program, long seed) {
    return Mind.of(new Judge(null), program, seed);
  }

  /**
   * Weighs by what a player at the table can see.
   *
   * @param weights null for those of the temper
   */
  private record Judge(@Nullable Weights weights) implements Mind.Judge {
    @Override
    public int group(Question question) {
      return question instanceof Choice choice ? choice.group() : NO_GROUP;
    }

    @Override
    public boolean lookAt(Question question, Temper temper) {
      if (!(question instanceof Choice choice)) {
        return false;
      }
      choice.outlook().lookAt(choice, weights == null ? Weights.of(temper) : weights);
      return true;
    }

    @Override
    public double worth(Question question, int option) {
      Choice choice = (Choice) question;
      return choice.outlook().worth(choice, option);
    }
  }
}
