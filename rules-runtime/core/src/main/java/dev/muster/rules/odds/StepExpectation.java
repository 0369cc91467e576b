package dev.muster.rules.odds;

import dev.muster.rules.battle.Battle;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Decision;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.dice.DiceThrow;
import dev.muster.rules.dice.SeededDice;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;

/**
 * Compares the expected and the actual value of each throw of an action in a battle. An action is a
 * step with all its consequences. It is played once for each result of its dice. If there are too
 * many results, the mean of independent repetitions replaces the expectation, so luck still
 * averages 0.
 *
 * <p>Decisions after other results of a throw come from the commanders of a policy. If an answer of
 * the step differs from theirs, it counts as a separate change.
 */
public final class StepExpectation {
  /** Maximum number of throws beyond those of the step for which a course is enumerated. */
  private static final int MORE_THROWS = 16;

  /** A step is not enumerated if its first course alone exceeds the budget by this factor. */
  private static final int MANY = 4;

  /**
   * Maximum number of steps of an action; a longer one gets the value of its position at that step.
   */
  private static final int MOST_STEPS = 1_000;

  private final Battle scratch;
  private final List<Commander> policy;
  private final ToDoubleFunction<Battle> value;
  private final Predicate<Battle> settled;
  private final int budget;
  private final int repetitions;
  private final OutcomeTape tape = new OutcomeTape();

  // of the step that is worked out
  private Battle before;
  private RecordedStep step;
  private int fixedThrows;
  private int fixedAnswers;
  private double[] chance = {};
  private double[] worth = {};
  private int deviatesAfter;

  // of the course that is run
  private CourseTape dice = tape;
  private int throwsSoFar;
  private int answersSoFar;
  private int alike;
  private boolean onPath;

  /** Falls where a throw is repeated again and again, so that the course ends. */
  private Dice endless = new SeededDice(0);

  private boolean tooLong;

  /** The cause of a change of value. */
  public enum Cause {
    /** Dice. */
    THROW,
    /** A decision, and its consequences that the value of a position did not predict. */
    DECISION
  }

  /**
   * A change of the value of the position.
   *
   * @param cause its cause
   * @param number of the throw or of the first answer it is about, from 0; -1 if there was no
   *     decision
   * @param before value for the first side; of a throw, its expected value
   * @param after value for the first side
   * @param exact whether both values are exact, rather than means of repetitions
   */
  public record Change(Cause cause, int number, double before, double after, boolean exact) {}

  /**
   * @param battle a battle of the scenario, to be copied
   * @param policy commanders for all open decisions, one per side; they may neither search nor
   *     throw dice
   * @param value returns the value of a position for the first side
   * @param settled returns whether an action and all its consequences are over
   * @param budget maximum number of dice results of a step for an exact enumeration, 1 or more
   * @param repetitions number of random repetitions of a step with more results, 1 or more
   */
  public StepExpectation(
      Battle battle,
      List<Commander> policy,
      ToDoubleFunction<Battle> value,
      Predicate<Battle> settled,
      int budget,
      int repetitions) {
    this.policy = List.copyOf(policy);
    this.value = value;
    this.settled = settled;
    this.budget = budget;
    this.repetitions = repetitions;
    scratch = battle.copy(List.of(new Seat(), new Seat()), new BranchDice(), EventSink.SILENT);
    before = scratch;
    step = new RecordedStep(() -> 0);
  }

  /**
   * Returns the changes of a step in order. Each begins at the end of the previous one.
   *
   * @param from the battle before the step
   * @param taken the throws and decisions of the step
   * @param start value of the battle before the step
   * @param end value of the battle after the step
   * @param seed of the repetitions
   */
  public List<Change> changes(
      Battle from, RecordedStep taken, double start, double end, long seed) {
    before = from;
    step = taken;
    List<Change> all = new ArrayList<>();
    if (taken.thrown().isEmpty()) {
      all.add(decision(0, start, end, true));
      return all;
    }
    int last = taken.thrown().size();
    chance = new double[last + 1];
    worth = new double[last + 1];
    double now = start;
    boolean exact = true;
    boolean afterThrow = false;
    fixedThrows = 0;
    fixedAnswers = taken.answersBefore(0);
    while (true) {
      boolean enumerated = enumerate();
      double expected = enumerated ? sumFrom(worth, fixedThrows) : repeat(seed);
      exact &= enumerated;
      all.add(
          afterThrow
              ? new Change(Cause.THROW, fixedThrows - 1, now, expected, exact)
              : decision(firstAnswer(), now, expected, exact));
      now = expected;
      exact = enumerated;
      afterThrow = false;
      if (!enumerated) {
        // an answer that the policy would not have given is a change before the next throw
        afterThrow = deviatesAfter != fixedThrows;
        fixedAnswers = taken.answersBefore(fixedThrows);
        fixedThrows += afterThrow ? 1 : 0;
        continue;
      }
      int reached = deviatesAfter < 0 ? last : deviatesAfter;
      for (int i = fixedThrows + 1; i <= reached; i++) {
        double after = sumFrom(worth, i) / sumFrom(chance, i);
        all.add(new Change(Cause.THROW, i - 1, now, after, true));
        now = after;
      }
      if (deviatesAfter < 0) {
        return all;
      }
      fixedThrows = reached;
      fixedAnswers = taken.answersBefore(reached);
      if (reached == last) {
        all.add(decision(firstAnswer(), now, end, true));
        return all;
      }
    }
  }

  /** Number of the first answer after the throws that are fixed. */
  private int firstAnswer() {
    return fixedThrows == 0 ? 0 : step.thrown().get(fixedThrows - 1).answers();
  }

  private Change decision(int answer, double from, double to, boolean exact) {
    return new Change(
        Cause.DECISION, answer < step.answers().size() ? answer : -1, from, to, exact);
  }

  private static double sumFrom(double[] numbers, int first) {
    double sum = 0;
    for (int i = numbers.length - 1; i >= first; i--) {
      sum += numbers[i];
    }
    return sum;
  }

  /** Tries each result of the dice; returns false if there are too many. */
  private boolean enumerate() {
    Arrays.fill(chance, 0);
    Arrays.fill(worth, 0);
    deviatesAfter = -1;
    dice = tape;
    tape.begin();
    int branches = 0;
    do {
      if (branches++ == budget) {
        return false;
      }
      tape.rewind();
      double found = run();
      if (tooLong || (branches == 1 && tape.ways() > MANY * budget)) {
        return false;
      }
      double p = tape.probability().value();
      chance[alike] += p;
      worth[alike] += p * found;
    } while (tape.advance());
    return true;
  }

  private double repeat(long seed) {
    double sum = 0;
    deviatesAfter = -1;
    Dice thrown = new SeededDice(seed * 0x9E3779B97F4A7C15L + fixedThrows);
    dice =
        new CourseTape() {
          @Override
          public int d6() {
            return thrown.d6();
          }

          @Override
          public <T> T recall(Class<T> type, Supplier<T> work) {
            return work.get();
          }
        };
    for (int i = 0; i < repetitions; i++) {
      sum += run();
    }
    return sum / repetitions;
  }

  private double run() {
    scratch.copyFrom(before);
    throwsSoFar = 0;
    answersSoFar = 0;
    alike = 0;
    onPath = true;
    tooLong = false;
    for (int i = 0; i < MOST_STEPS && scratch.step() && !settled.test(scratch); i++) {
      // all that comes of the action
    }
    return value.applyAsDouble(scratch);
  }

  /** Dice that fall as recorded at first, and then in every way or at random. */
  private final class BranchDice implements Dice {
    private Dice source() {
      if (dice == tape && throwsSoFar > step.thrown().size() + MORE_THROWS) {
        endless = tooLong ? endless : new SeededDice(throwsSoFar);
        tooLong = true;
        return endless;
      }
      return dice;
    }

    @Override
    public int d6() {
      return d6(face -> face);
    }

    @Override
    public int d6(Reading reading) {
      int face =
          throwsSoFar < fixedThrows
              ? step.thrown().get(throwsSoFar).faces().getFirst()
              : source().d6(reading);
      compare(reading.of(face));
      return face;
    }

    @Override
    public void pool(int n, DiceThrow into, Score score) {
      if (n <= 0) {
        into.clear();
        return;
      }
      if (throwsSoFar < fixedThrows) {
        into.clear();
        step.thrown().get(throwsSoFar).faces().forEach(into::add);
      } else {
        source().pool(n, into, score);
      }
      compare(score.of(into));
    }

    private void compare(int reading) {
      onPath =
          onPath
              && throwsSoFar < step.thrown().size()
              && step.thrown().get(throwsSoFar).reading() == reading;
      alike += onPath ? 1 : 0;
      throwsSoFar++;
    }
  }

  /** Answers as recorded at first, and then as the policy does. */
  private final class Seat implements Commander {
    @Override
    public int choose(Decision question) {
      int number = answersSoFar++;
      if (number < fixedAnswers && onPath) {
        return step.answers().get(number).optionOf(question);
      }
      RecordedStep.Answer said =
          dice.recall(
              RecordedStep.Answer.class,
              () -> {
                int offered = question.size();
                int option = policy.get(question.side()).choose(question);
                return RecordedStep.Answer.of(question, option, offered, 0);
              });
      if (onPath && !said.isSame(step.answers().get(number))) {
        onPath = false;
        deviatesAfter = throwsSoFar;
      }
      return said.optionOf(question);
    }
  }
}
