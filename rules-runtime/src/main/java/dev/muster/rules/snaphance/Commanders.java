package dev.muster.rules.snaphance;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Question;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.Temper;
import java.util.ArrayList;
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
    return temper == Temper.RANDOM ? Commander.random(seed) : new Mind(temper, List.of());
  }

  static Commander of(Weights weights) {
    return new Mind(Temper.STEADY, List.of(), weights);
  }

  /** The commanders the scenario names for its sides and groups, steady where it names none. */
  public static List<Commander> of(BattleProgram program, long seed) {
    List<Commander> commanders = new ArrayList<>();
    int group = 0;
    for (Scenario.Side side : program.scenario().sides()) {
      Temper usual = side.commander() == null ? Temper.STEADY : side.commander();
      List<Temper> tempers = new ArrayList<>();
      for (int i = 0; i < group; i++) {
        tempers.add(usual);
      }
      for (Scenario.Group each : side.groups()) {
        tempers.add(each.commander() == null ? usual : each.commander());
        group++;
      }
      commanders.add(mixed(usual, tempers, seed + commanders.size()));
    }
    return commanders;
  }

  private static Commander mixed(Temper usual, List<Temper> tempers, long seed) {
    Commander random = Commander.random(seed);
    Mind mind = new Mind(usual, tempers);
    return question ->
        mind.temper(question) == Temper.RANDOM ? random.choose(question) : mind.choose(question);
  }

  /** Weighs every option by what a player at the table can see, and takes the best. */
  private static final class Mind implements Commander {
    private final Temper usual;
    private final List<Temper> byGroup;

    private final @Nullable Weights weights;

    Mind(Temper usual, List<Temper> byGroup) {
      this(usual, byGroup, null);
    }

    Mind(Temper usual, List<Temper> byGroup, @Nullable Weights weights) {
      this.weights = weights;
      this.usual = usual;
      this.byGroup = byGroup;
    }

    Temper temper(Question question) {
      int group = question instanceof Choice choice ? choice.group() : Table.GONE;
      return group >= 0 && group < byGroup.size() ? byGroup.get(group) : usual;
    }

    @Override
    public int choose(Question question) {
      if (!(question instanceof Choice choice)) {
        return question.usual();
      }
      Choice.Outlook outlook = choice.outlook();
      outlook.lookAt(choice, weights == null ? Weights.of(temper(question)) : weights);
      int best = 0;
      double most = Double.NEGATIVE_INFINITY;
      for (int i = 0; i < choice.size(); i++) {
        double worth = outlook.worth(choice, i);
        if (worth > most) {
          most = worth;
          best = i;
        }
      }
      return best;
    }
  }
}
