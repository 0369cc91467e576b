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

    /**
     * The same for options that come to nearly the same, so that it is enough to try the best of
     * them; of the question it looks at.
     */
    default int kind(Question question, int option) {
      return option;
    }

    /** The same judge, but for the plans of the scenario, of which he knows nothing. */
    default Judge knowingNoPlans() {
      return this;
    }
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
    return switch (temper) {
      case RANDOM -> Commander.random(seed);
      case MARSHAL -> new Marshal(judge);
      case STEADY, BOLD, CAUTIOUS -> new Mind(judge, temper, List.of());
    };
  }

  static Mind steady(Judge judge) {
    return new Mind(judge, Temper.STEADY, List.of());
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
      boolean marshal =
          mind.usual == Temper.MARSHAL
              || side.groups().stream().anyMatch(each -> each.commander() == Temper.MARSHAL);
      commanders.add(
          marshal ? new WithMarshal(mind, random, new Marshal(judge)) : new Staffed(mind, random));
    }
    return commanders;
  }

  /** A side whose groups are led as the scenario says. */
  private record Staffed(Mind mind, Commander random) implements Commander {
    @Override
    public int choose(Question question) {
      return led(question).choose(question);
    }

    @Override
    public List<Reason> reasons(Question question) {
      return led(question).reasons(question);
    }

    private Commander led(Question question) {
      return mind.temper(question) == Temper.RANDOM ? random : mind;
    }
  }

  /** The same with a marshal at its head, or at that of one of its groups. */
  private record WithMarshal(Mind mind, Commander random, Marshal marshal) implements Rehearsing {
    @Override
    public int choose(Question question) {
      return led(question).choose(question);
    }

    private Commander led(Question question) {
      return switch (mind.temper(question)) {
        case MARSHAL -> marshal;
        case RANDOM -> random;
        case STEADY, BOLD, CAUTIOUS -> mind;
      };
    }

    @Override
    public void rehearseIn(Rehearsal rehearsal) {
      marshal.rehearseIn(rehearsal);
    }

    @Override
    public List<Reason> reasons(Question question) {
      return led(question).reasons(question);
    }
  }

  private static Temper usual(Scenario.Side side) {
    return side.commander() == null ? Temper.STEADY : side.commander();
  }

  private Temper temper(Question question) {
    int group = judge.group(question);
    return group >= 0 && group < byGroup.size() ? byGroup.get(group) : usual;
  }

  /** What it holds the three best options to be worth, the best first. */
  @Override
  public List<Reason> reasons(Question question) {
    if (!judge.lookAt(question, temper(question))) {
      return List.of();
    }
    List<Reason> all = new ArrayList<>();
    for (int i = 0; i < question.size(); i++) {
      all.add(new Reason(i, judge.worth(question, i), Reason.Measure.WORTH));
    }
    return Reason.best(all);
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

  /**
   * The options it holds best, each of another kind, the one it would take first; one or more.
   *
   * @param most of them
   */
  List<Integer> best(Question question, int most) {
    if (!judge.lookAt(question, temper(question))) {
      return List.of(question.usual());
    }
    int size = question.size();
    double[] worth = new double[size];
    int[] kind = new int[size];
    for (int i = 0; i < size; i++) {
      worth[i] = judge.worth(question, i);
      kind[i] = judge.kind(question, i);
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
