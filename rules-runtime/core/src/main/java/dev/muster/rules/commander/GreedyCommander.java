package dev.muster.rules.commander;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Decision;
import dev.muster.rules.battle.OptionScore;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.List;

/** A built-in commander: has every option weighed, and takes the best. */
public final class GreedyCommander implements Commander {
  /** Scores the options of a rule system's questions, with only the information of a player. */
  public interface DecisionEvaluator {
    /** No group. */
    int NO_GROUP = -1;

    /** Number of the group a question is about, through all sides; NO_GROUP for none. */
    int groupOf(Decision question);

    /** Begins to weigh a question; false for one that is none of its rule system's. */
    boolean consider(Decision question, CommanderProfile temper);

    /** Worth of an option; higher is better. */
    double score(Decision question, int option);

    /**
     * Returns the score of an option if it is above a bound, otherwise any value that is not above
     * the bound. This lets an evaluator stop early.
     */
    default double score(Decision question, int option, double above) {
      return score(question, option);
    }

    /**
     * Returns the next option after one that could be the best of all; the number of options if
     * there is none. This lets an evaluator pass over options that are worth less than the first
     * one.
     */
    default int next(Decision question, int option) {
      return option + 1;
    }

    /**
     * Returns a key that is equal for options with nearly the same effect, of which only the best
     * needs to be tried. Keys are comparable only within one question.
     */
    default int equivalenceKey(Decision question, int option) {
      return option;
    }

    /**
     * Whether a search can be worth its time: it needs a choice that much depends on, and
     * consequences that show soon. Asked after {@link #consider}.
     */
    default boolean isWorthSearching(Decision question) {
      return true;
    }

    /** Returns this evaluator without knowledge of the scenario's plans. */
    default DecisionEvaluator withoutPlans() {
      return this;
    }
  }

  private final DecisionEvaluator judge;
  private final CommanderProfile usual;
  private final List<CommanderProfile> byGroup;

  private GreedyCommander(
      DecisionEvaluator judge, CommanderProfile usual, List<CommanderProfile> byGroup) {
    this.judge = judge;
    this.usual = usual;
    this.byGroup = byGroup;
  }

  /**
   * A commander of a temper.
   *
   * @param seed of the random one's own stream; the others have no use for it
   */
  public static Commander of(DecisionEvaluator judge, CommanderProfile temper, long seed) {
    return switch (temper) {
      case RANDOM -> Commander.random(seed);
      case MARSHAL -> new RolloutCommander(judge);
      case STEADY, BOLD, CAUTIOUS -> new GreedyCommander(judge, temper, List.of());
    };
  }

  static GreedyCommander steady(DecisionEvaluator judge) {
    return new GreedyCommander(judge, CommanderProfile.STEADY, List.of());
  }

  /** Returns the commanders that the scenario names for its sides and groups; steady by default. */
  public static List<Commander> of(DecisionEvaluator judge, BattleProgram program, long seed) {
    List<Scenario.Side> sides = program.scenario().sides();
    List<CommanderProfile> byGroup = new ArrayList<>();
    for (Scenario.Side side : sides) {
      for (Scenario.Group each : side.groups()) {
        byGroup.add(each.commander() == null ? usual(side) : each.commander());
      }
    }
    List<Commander> commanders = new ArrayList<>();
    for (Scenario.Side side : sides) {
      Commander random = Commander.random(seed + commanders.size());
      GreedyCommander mind = new GreedyCommander(judge, usual(side), List.copyOf(byGroup));
      boolean marshal =
          mind.usual == CommanderProfile.MARSHAL
              || side.groups().stream()
                  .anyMatch(each -> each.commander() == CommanderProfile.MARSHAL);
      commanders.add(
          marshal
              ? new SearchDispatchCommander(mind, random, new RolloutCommander(judge))
              : new GroupDispatchCommander(mind, random));
    }
    return commanders;
  }

  /** A side whose groups are led as the scenario says. */
  private record GroupDispatchCommander(GreedyCommander mind, Commander random)
      implements Commander {
    @Override
    public int choose(Decision question) {
      return led(question).choose(question);
    }

    @Override
    public void onRepeatedDecision(Decision question) {
      led(question).onRepeatedDecision(question);
    }

    @Override
    public List<OptionScore> optionScores(Decision question) {
      return led(question).optionScores(question);
    }

    private Commander led(Decision question) {
      return mind.profile(question) == CommanderProfile.RANDOM ? random : mind;
    }
  }

  /** A commander of a side or a group that searches, beside commanders that do not. */
  private record SearchDispatchCommander(
      GreedyCommander mind, Commander random, RolloutCommander marshal)
      implements SearchingCommander {
    @Override
    public int choose(Decision question) {
      return led(question).choose(question);
    }

    private Commander led(Decision question) {
      return switch (mind.profile(question)) {
        case MARSHAL -> marshal;
        case RANDOM -> random;
        case STEADY, BOLD, CAUTIOUS -> mind;
      };
    }

    @Override
    public void onRepeatedDecision(Decision question) {
      led(question).onRepeatedDecision(question);
    }

    @Override
    public void attachTo(RolloutBattle rehearsal) {
      marshal.attachTo(rehearsal);
    }

    @Override
    public List<OptionScore> optionScores(Decision question) {
      return led(question).optionScores(question);
    }
  }

  private static CommanderProfile usual(Scenario.Side side) {
    return side.commander() == null ? CommanderProfile.STEADY : side.commander();
  }

  private CommanderProfile profile(Decision question) {
    int group = judge.groupOf(question);
    return group >= 0 && group < byGroup.size() ? byGroup.get(group) : usual;
  }

  /** Returns the scores of the three best options, the best first. */
  @Override
  public List<OptionScore> optionScores(Decision question) {
    if (!judge.consider(question, profile(question))) {
      return List.of();
    }
    List<OptionScore> all = new ArrayList<>();
    for (int i = 0; i < question.size(); i++) {
      all.add(new OptionScore(i, judge.score(question, i), OptionScore.ScoreMeasure.WORTH));
    }
    return OptionScore.best(all);
  }

  @Override
  public int choose(Decision question) {
    if (!judge.consider(question, profile(question))) {
      return question.defaultOption();
    }
    int best = 0;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < question.size(); i = judge.next(question, i)) {
      double worth = judge.score(question, i, most);
      if (worth > most) {
        most = worth;
        best = i;
      }
    }
    return best;
  }

  /** Whether a search for the best option can be worth its time. */
  boolean isWorthSearching(Decision question) {
    return judge.consider(question, profile(question)) && judge.isWorthSearching(question);
  }

  /**
   * Returns the best options, each of a different kind, its own choice first; at least one.
   *
   * @param most maximum number of options
   */
  List<Integer> bestOptions(Decision question, int most) {
    if (!judge.consider(question, profile(question))) {
      return List.of(question.defaultOption());
    }
    int size = question.size();
    double[] worth = new double[size];
    int[] kind = new int[size];
    for (int i = 0; i < size; i++) {
      worth[i] = judge.score(question, i);
      kind[i] = judge.equivalenceKey(question, i);
    }
    List<Integer> best = new ArrayList<>(most);
    while (best.size() < most) {
      int next = -1;
      for (int i = 0; i < size; i++) {
        int option = i;
        if ((next < 0 || worth[i] > worth[next])
            && best.stream().noneMatch(each -> kind[each] == kind[option])) {
          next = i;
        }
      }
      if (next < 0) {
        break;
      }
      best.add(next);
    }
    return best;
  }
}
