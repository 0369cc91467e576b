package dev.muster.benchmarks;

import dev.muster.rules.balance.ScenarioVariation;
import dev.muster.rules.balance.SingleChanges;
import dev.muster.rules.dice.RandomStream;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/** Spoils a scenario: one random change after another, all against the same side. */
final class SpoiltScenario {
  private static final int MOST_STEPS = 14;
  private static final double BELOW = 25;
  private static final double ABOVE = 75;

  /** What is done, for readers of the page. */
  static final String HOW =
      "Generated fields with equal armies are spoilt by random changes of a list, break share,"
          + " arrival or the length. Each change\nthat makes a side worse in 24 battles is kept and"
          + " followed by one of the same thing, until the side's value is below 25 %.\nA scenario"
          + " is *not spoilt*, and left out, if 14 tries are not enough, or if more battles find it"
          + " in the range.\n";

  private static final Set<SingleChanges.Kind> KINDS =
      EnumSet.of(
          SingleChanges.Kind.STRENGTH,
          SingleChanges.Kind.CLASS,
          SingleChanges.Kind.BREAKS,
          SingleChanges.Kind.ARRIVALS,
          SingleChanges.Kind.LENGTH);

  private final SingleChanges changes;
  private final ToDoubleFunction<BattleProgram> value;

  /**
   * @param value the value of the first side, in percent
   */
  SpoiltScenario(SingleChanges changes, ToDoubleFunction<BattleProgram> value) {
    this.changes = changes;
    this.value = value;
  }

  /** Returns null if it could not be spoilt. */
  @Nullable BattleProgram of(BattleProgram program, RandomStream random) {
    boolean first = random.nextBelow(2) == 0;
    BattleProgram now = withOwnLists(program);
    double before = value.applyAsDouble(now);
    if (isSpoilt(first, before)) {
      return null;
    }
    String again = null;
    for (int step = 0; step < MOST_STEPS && !isSpoilt(first, before); step++) {
      ScenarioVariation change = change(now, again, random);
      double changed = value.applyAsDouble(change.program());
      boolean worse = first ? changed < before : changed > before;
      if (worse) {
        now = change.program();
        before = changed;
      }
      again = worse ? thing(change) : null;
    }
    return isSpoilt(first, before) ? now : null;
  }

  /** A step of the thing that was changed last, if that made the side worse; otherwise any. */
  private ScenarioVariation change(
      BattleProgram now, @Nullable String again, RandomStream random) {
    List<ScenarioVariation> all = new ArrayList<>();
    for (SingleChanges.Factor factor : changes.of(now, KINDS, List.of())) {
      all.addAll(factor.changes());
    }
    List<ScenarioVariation> same =
        all.stream().filter(each -> thing(each).equals(again)).toList();
    List<ScenarioVariation> from = same.isEmpty() ? all : same;
    return from.get(random.nextBelow(from.size()));
  }

  /** What a change is of: the text before its value. */
  private static String thing(ScenarioVariation change) {
    String label = change.label();
    return label.substring(0, Math.max(label.lastIndexOf('='), label.lastIndexOf(' ')) + 1);
  }

  private static boolean isSpoilt(boolean first, double value) {
    return first ? value < BELOW : value > ABOVE;
  }

  /** Gives the second side a list of its own, if both field the same. */
  private static BattleProgram withOwnLists(BattleProgram program) {
    Army own = program.armies().getLast();
    if (!own.name().equals(program.armies().getFirst().name())) {
      return program;
    }
    String name = own.name() + "2";
    return program.withArmies(
        List.of(
            program.armies().getFirst(),
            new Army(
                name,
                own.label(),
                own.training(),
                own.breakShare(),
                own.stands(),
                own.notes(),
                own.statedBreakPoints(),
                own.sources(),
                own.source())));
  }
}
