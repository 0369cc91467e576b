package dev.muster.rules.balance;

import dev.muster.rules.analysis.BattleAnalysis;
import dev.muster.rules.analysis.BattleAnalyzer;
import dev.muster.rules.analysis.ValueChange;
import dev.muster.rules.batch.Batch;
import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.batch.ExactSums;
import dev.muster.rules.batch.OrderedResults;
import dev.muster.rules.batch.PercentRange;
import dev.muster.rules.batch.ResultSums;
import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.ValueCalibration;
import dev.muster.rules.commander.SearchingCommander;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.luck.BattleLuck;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.system.Engine;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Fights a scenario many times, and measures its balance and the course of its battles. Memory does
 * not grow with the battles.
 */
public final class BalanceRun {
  /** Number of battles between two checks of whether the result is precise enough. */
  public static final int BATCH = 50;

  /** Number of battles whose events are read to count the units that engaged an enemy. */
  private static final int WATCHED = 100;

  private final Engine engine;
  private final BattleProgram program;
  private final BattleSetup setup;
  private final Sampling sampling;
  private @Nullable FieldCounter field;
  private boolean countsLuck = true;

  /**
   * The sampling plan of a run.
   *
   * @param batch the battles; an upper limit
   * @param until half the width of the interval at which it stops, in shares; 0 for never
   * @param analysed battles with an analysis of luck, counted from number 0; 0 for none
   */
  public record Sampling(Batch batch, double until, int analysed) {
    /** The squared width of a share of one half in 95 % intervals of one battle. */
    private static final double WIDEST = 0.96;

    /** The most battles that are fought until enough is known. */
    public static final int MOST_UNTIL = 100_000;

    /** Allowed half widths of the interval at which a run can be set to stop. */
    public static final PercentRange UNTIL = new PercentRange(0.2, 50, "3%");

    /**
     * Returns the number of battles after which it has ended in any case: all, or those after which
     * even the value of an even battle without draws is known well enough.
     */
    public int atMost() {
      if (until == 0) {
        return batch.battles();
      }
      double needed = Math.ceil(WIDEST / (until * until) / BATCH + 1) * BATCH;
      return (int) Math.min(batch.battles(), needed);
    }
  }

  /**
   * The result of a run.
   *
   * @param sums the sums from which the other numbers are computed
   * @param report wins, broken armies and losses
   * @param course how the battles went
   * @param complete whether all battles, or enough of them, were fought; false if the run was
   *     stopped
   * @param field where the battles were fought; null if that was not counted
   * @param picks the battles that are worth watching
   */
  public record Result(
      BalanceSums sums,
      BatchSimulation.Report report,
      BalanceCourse course,
      boolean complete,
      @Nullable FieldCounts field,
      List<BattlePick> picks) {
    public Result {
      picks = List.copyOf(picks);
    }

    /** Returns this result with pairings of commanders. */
    public Result with(List<CommanderPairings.PairedScore> pairings) {
      return new Result(sums.with(pairings), report, course, complete, field, picks);
    }
  }

  /**
   * @throws IllegalArgumentException if the scenario cannot be set up
   */
  public BalanceRun(Engine engine, BattleProgram program, Sampling sampling) {
    this.engine = engine;
    this.program = program;
    this.sampling = sampling;
    setup = engine.setUp(program);
  }

  /** Also counts where on the field the battles are fought. */
  public BalanceRun countingField() {
    field = new FieldCounter(program);
    return this;
  }

  /** Leaves luck out: the value is the plain mean of the results. */
  public BalanceRun withoutLuck() {
    countsLuck = false;
    return this;
  }

  /** Battles in the order of their seeds, up to the one with which enough is known. */
  private final class Collector {
    private final BalanceTally tally = new BalanceTally(program.scenario(), setup.roundLimit());
    private final ResultSums results = new ResultSums(program.scenario());
    private final PickTally picks = new PickTally();
    private volatile boolean enough;

    void accept(BattleCourse course) {
      if (!enough) {
        picks.add(sampling.batch.first() + tally.battles(), course);
        tally.add(course);
        results.add(course.outcome(), setup);
        enough = isKnown();
      }
    }

    private boolean isKnown() {
      if (sampling.until == 0 || tally.battles() % BATCH != 0) {
        return false;
      }
      BatchSimulation.Mean value = tally.value(0);
      return (value.high() - value.low()) / 2 <= sampling.until;
    }
  }

  /**
   * Fights the battles.
   *
   * @param progress receives the number of finished battles from time to time, from any thread
   * @param cancelled asked between steps
   * @return null if it was stopped before the first battle was over
   * @throws BatchSimulation.TooManyBattles when a marshal leads, and there are more battles than it
   *     can lead
   */
  public @Nullable Result run(IntConsumer progress, BooleanSupplier cancelled) {
    Collector collector = new Collector();
    OrderedResults<BattleCourse> inOrder =
        new OrderedResults<>(sampling.batch.first(), collector::accept);
    ValueCalibration calibration = engine.valueCalibration();
    Map<String, Integer> numbers = collector.tally.unitNumbers();
    boolean all = true;
    try {
      BatchSimulation.run(
          engine,
          program,
          sampling.batch,
          progress,
          () -> collector.enough || cancelled.getAsBoolean(),
          which ->
              watching(
                  which,
                  new BattleWitness(
                      calibration,
                      which < WATCHED ? numbers : null,
                      countsLuck ? new BattleLuck(setup.roundLimit()) : null,
                      course -> inOrder.accept(which, course))));
    } catch (BatchSimulation.Cancelled e) {
      all = collector.enough;
    }
    BalanceTally tally = collector.tally;
    if (tally.battles() == 0) {
      return null;
    }
    if (all) {
      addLuck(tally.sums(), cancelled);
    }
    FieldCounter counter = field;
    return new BalanceSums(
            collector.results.sums(),
            tally.sums(),
            tally.luck(),
            counter == null ? null : counter.sums(sampling.batch.first(), tally.battles()),
            List.of(),
            collector.picks)
        .result(engine, program, sampling.batch.seed(), all);
  }

  private BatchSimulation.Witness watching(int which, BatchSimulation.Witness witness) {
    FieldCounter counter = field;
    return counter == null ? witness : counter.watching(which, witness);
  }

  /** Adds the squares of the changes by throws, and of all changes, in the analysed battles. */
  private void addLuck(ExactSums<CourseSum> sums, BooleanSupplier cancelled) {
    int first = sampling.batch.first();
    int last = Math.min(sampling.analysed, first + sampling.batch.battles());
    BattleAnalyzer analyzer = new BattleAnalyzer(engine, program);
    for (int i = first; i < last && !cancelled.getAsBoolean(); i++) {
      long seed = BatchSimulation.seed(sampling.batch.seed(), i);
      List<Commander> commanders =
          BatchSimulation.commanders(engine, program, sampling.batch.commanders(), seed);
      if (commanders.stream().anyMatch(SearchingCommander.class::isInstance)) {
        return;
      }
      BattleAnalysis found = analyzer.analyze(commanders, new SeededDice(seed), () -> false);
      for (ValueChange each : found.changes()) {
        long square = FixedPoint.of(each.gain(0) * each.gain(0));
        sums.add(CourseSum.DICE_AND_OTHERS, square);
        sums.add(CourseSum.DICE, each.kind() == ValueChange.Kind.THROW ? square : 0);
      }
    }
  }
}
