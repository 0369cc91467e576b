package dev.muster.rules.battle;

import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.Temper;
import java.util.ArrayList;
import java.util.List;

/** A built-in commander: has every option weighed, and takes the best. */
public final class Mind implements Commander {
  /** Weighs the options of the questions of a rule system, by what a player can see. */
  public interface Judge {
    /** No group. */
    int NO_GROUP = -1;

    /** Number of the group a question is about, through all sides; NO_GROUP for none. */
    int group(Question question);

    /** Begins to weigh a question; false for one that is none of its rule system's. */
    boolean lookAt(Question question, Temper temper);

    /** Worth of an option; higher is better. */
    double worth(Question question, int option);
  }

  private final Judge judge;
  private final Temper usual;
  private final List<Temper> byGroup;

  private Mind(Judge judge, Temper usual, List<Temper> byGroup) {
    this.judge = judge;
    this.usual = usual;
    this.byGroup = byGroup;
  }

  /**
   * A commander of a temper.
   *
   * @param seed of the random one's own stream; the others have no use for it
   */
  public static Commander of(Judge judge, Temper temper, long seed) {
    return temper == Temper.RANDOM ? Commander.random(seed) : new Mind(judge, temper, List.of());
  }

  /** The commanders the scenario names for its sides and groups, steady where it names none. */
  public static List<Commander> of(Judge judge, BattleProgram program, long seed) {
    List<Scenario.Side> sides = program.scenario().sides();
    List<Temper> byGroup = new ArrayList<>();
    for (Scenario.Side side : sides) {
      for (Scenario.Group each : side.groups()) {
        byGroup.add(each.commander() == null ? usual(side) : each.commander());
      }
    }
    List<Commander> commanders = new ArrayList<>();
    for (Scenario.Side side : sides) {
      Commander random = Commander.random(seed + commanders.size());
      Mind mind = new Mind(judge, usual(side), List.copyOf(byGroup));
      commanders.add(
          question ->
              mind.temper(question) == Temper.RANDOM
                  ? random.choose(question)
                  : mind.choose(question));
    }
    return commanders;
  }

  private static Temper usual(Scenario.Side side) {
    return side.commander() == null ? Temper.STEADY : side.commander();
  }

  private Temper temper(Question question) {
    int group = judge.group(question);
    return group >= 0 && group < byGroup.size() ? byGroup.get(group) : usual;
  }

  @Override
  public int choose(Question question) {
    if (!judge.lookAt(question, temper(question))) {
      return question.usual();
    }
    int best = 0;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < question.size(); i++) {
      double worth = judge.worth(question, i);
      if (worth > most) {
        most = worth;
        best = i;
      }
    }
    return best;
  }
}
