package dev.muster.rules.balance;

import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.batch.ExactSums;
import dev.muster.rules.batch.ResultSum;
import dev.muster.rules.batch.ResultSums;
import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.luck.LuckSum;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.system.Engine;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * All statistics of the battles of a scenario, as sums. The sums of parts of a run add up to those
 * of the whole run, to the last digit, in any order.
 *
 * @param results wins, broken armies and losses
 * @param course how the battles went
 * @param luck of the throws; empty if it was not counted
 * @param field where they were fought; null if that was not counted
 * @param pairings of commanders, in their order; empty if none were fought
 * @param picks what finds the battles that are worth watching
 */
public record BalanceSums(
    ExactSums<ResultSum> results,
    ExactSums<CourseSum> course,
    ExactSums<LuckSum> luck,
    @Nullable ExactSums<FieldSum> field,
    List<CommanderPairings.PairedScore> pairings,
    PickTally picks) {
  public BalanceSums {
    pairings = List.copyOf(pairings);
    if (results.get(ResultSum.BATTLES) != course.get(CourseSum.BATTLES)
        || results.get(ResultSum.BATTLES) != picks.battles()) {
      throw new IllegalArgumentException("results, courses and picks are of different battles");
    }
    if (luck.get(LuckSum.BATTLES) != 0
        && luck.get(LuckSum.BATTLES) != results.get(ResultSum.BATTLES)) {
      throw new IllegalArgumentException("the luck is that of other battles");
    }
  }

  /** Returns the number of battles, without those of the pairings. */
  public int battles() {
    return Math.toIntExact(results.get(ResultSum.BATTLES));
  }

  /** Returns the same sums with pairings. */
  public BalanceSums with(List<CommanderPairings.PairedScore> others) {
    return new BalanceSums(results, course, luck, field, others, picks);
  }

  /**
   * The sums of these battles and of others of the same run.
   *
   * @throws IllegalArgumentException if they are not of the same run
   * @throws ArithmeticException if a sum is too large
   */
  public BalanceSums plus(BalanceSums more) {
    ExactSums<FieldSum> cells = field;
    ExactSums<FieldSum> others = more.field;
    if ((cells == null) != (others == null) || pairings.size() != more.pairings.size()) {
      throw new IllegalArgumentException("the parts have counted different things");
    }
    List<CommanderPairings.PairedScore> paired = new ArrayList<>();
    for (int i = 0; i < pairings.size(); i++) {
      paired.add(pairings.get(i).plus(more.pairings.get(i)));
    }
    return new BalanceSums(
        both(ResultSum.class, results, more.results),
        both(CourseSum.class, course, more.course),
        both(LuckSum.class, luck, more.luck),
        cells == null || others == null ? null : both(FieldSum.class, cells, others),
        paired,
        picks.plus(more.picks));
  }

  private static <K extends Enum<K>> ExactSums<K> both(
      Class<K> kind, ExactSums<K> one, ExactSums<K> other) {
    ExactSums<K> sums = new ExactSums<>(kind);
    sums.addAll(one);
    sums.addAll(other);
    return sums;
  }

  /**
   * Returns the statistics of the battles.
   *
   * @param seed of all their dice
   * @param complete whether all battles were fought, or enough
   * @throws IllegalArgumentException if no battles can have these sums, which is possible for the
   *     sums of a file
   */
  public BalanceRun.Result result(
      Engine engine, BattleProgram program, long seed, boolean complete) {
    BattleSetup setup = engine.setUp(program);
    BatchSimulation.Report report =
        new ResultSums(program.scenario(), results).report(engine, program, setup);
    return new BalanceRun.Result(
        this,
        report,
        new CourseStatistics(program.scenario(), course, luck).course(),
        complete,
        field == null ? null : new FieldCounter(program).counts(field),
        picks.picks(seed, report.sides(), setup.roundLimit()));
  }

  /** The pairings with their numbers; null if none were fought. */
  public @Nullable CommanderPairings commanderPairings(BattleProgram program) {
    return pairings.isEmpty()
        ? null
        : new CommanderPairings(
            program.scenario().sides().stream().map(side -> side.name()).toList(),
            pairings.stream().map(CommanderPairings.PairedScore::pairing).toList());
  }

  // ---- in a file

  /**
   * The sums in the form of a file: rows by name.
   *
   * @param field null if that was not counted
   */
  public record Written(
      Map<String, List<Long>> results,
      Map<String, List<Long>> course,
      Map<String, List<Long>> luck,
      @Nullable Map<String, List<Long>> field,
      List<CommanderPairings.PairedScore> pairings,
      PickTally.Written picks) {
    public Written {
      Objects.requireNonNull(picks);
      Objects.requireNonNull(results);
      Objects.requireNonNull(course);
      Objects.requireNonNull(luck);
      Objects.requireNonNull(pairings);
    }
  }

  /** Returns the sums in the form of a file. */
  public Written written() {
    return new Written(
        results.byName(),
        course.byName(),
        luck.byName(),
        field == null ? null : field.byName(),
        pairings,
        picks.written());
  }

  /**
   * Returns the sums of a file.
   *
   * @throws IllegalArgumentException if no battles can have these sums
   */
  public static BalanceSums of(Written written) {
    Map<String, List<Long>> cells = written.field;
    return new BalanceSums(
        ExactSums.of(ResultSum.class, written.results),
        ExactSums.of(CourseSum.class, written.course),
        ExactSums.of(LuckSum.class, written.luck),
        cells == null ? null : ExactSums.of(FieldSum.class, cells),
        written.pairings,
        PickTally.of(written.picks));
  }
}
