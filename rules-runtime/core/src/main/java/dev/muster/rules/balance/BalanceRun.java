package dev.muster.rules.balance;

import dev.muster.rules.analysis.BattleAnalysis;
import dev.muster.rules.analysis.BattleAnalyzer;
import dev.muster.rules.analysis.ValueChange;
import dev.muster.rules.batch.Batch;
import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.batch.PercentRange;
import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.ValueCalibration;
import dev.muster.rules.commander.SearchingCommander;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.system.Engine;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/** Fights a scenario many times, and measures its balance and the course of its battles. */
public final class BalanceRun {
  /** Number of battles between two checks of whether the result is precise enough. */
  public static final int BATCH = 50;

  /** Number of battles in which contacts with enemies are recorded. */
  private static final int WATCHED = 100;

  private final Engine engine;
  private final BattleProgram program;
  private final BattleSetup setup;
  private final Sampling sampling;
  private @Nullable FieldCounter field;

  /**
   * The sampling plan of a run.
   *
   * @param batch the battles; an upper limit
   * @param until half the width of the interval at which it stops, in shares; 0 for never
   * @param analysed battles with an analysis of luck, 0 for none
   */
  public record Sampling(Batch batch, double until, int analysed) {
    /** The most battles that are fought until enough is known. */
    public static final int MOST_UNTIL = 100_000;

    /** Half of the interval at which a run may be told to stop. */
    public static final PercentRange UNTIL = new PercentRange(0.2, 50, "3%");
  }

  /**
   * The result of the battles.
   *
   * @param report wins, breaks and losses
   * @param course statistics of how the battles went
   * @param complete whether all battles were fought, or enough for the interval; false if cancelled
   * @param field where they were fought; null if not counted
   */
  public record Result(
      BatchSimulation.Report report,
      BalanceCourse course,
      boolean complete,
      @Nullable FieldCounts field) {}

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

  /** Battles in the order of their seeds, whenever they end. */
  private final class Collector {
    private final BalanceTally tally = new BalanceTally(program.scenario(), setup.roundLimit());
    private final Map<Integer, BattleCourse> early = new TreeMap<>();

    /** The results so far, if the run can stop before all battles are fought. */
    private final List<BatchSimulation.Result> results = new ArrayList<>();

    private boolean enough;

    synchronized void accept(int which, BattleCourse course) {
      early.put(which, course);
      for (BattleCourse next = early.remove(tally.battles());
          next != null && !enough;
          next = early.remove(tally.battles())) {
        tally.add(next);
        if (sampling.until > 0) {
          results.add(BatchSimulation.Result.of(next.outcome(), setup));
        }
        enough = isKnown();
      }
    }

    private boolean isKnown() {
      BatchSimulation.Mean value = tally.value(0);
      return sampling.until > 0
          && tally.battles() % BATCH == 0
          && (value.high() - value.low()) / 2 <= sampling.until;
    }

    synchronized boolean enough() {
      return enough;
    }
  }

  /**
   * Fights the battles.
   *
   * @param progress receives the number of finished battles at intervals, from any thread
   * @param cancelled checked between steps
   * @return null if it was cancelled before the first battle was over
   * @throws BatchSimulation.TooManyBattles if a side has the commander {@code marshal} and there
   *     are more battles than its limit
   */
  public @Nullable Result run(IntConsumer progress, BooleanSupplier cancelled) {
    Collector collector = new Collector();
    ValueCalibration calibration = engine.valueCalibration();
    Map<String, Integer> numbers = collector.tally.unitNumbers();
    boolean all = true;
    BatchSimulation.@Nullable Report report;
    try {
      report =
          BatchSimulation.run(
              engine,
              program,
              sampling.batch,
              progress,
              () -> collector.enough() || cancelled.getAsBoolean(),
              which ->
                  watching(
                      which,
                      new BattleWitness(
                          calibration,
                          which < WATCHED ? numbers : null,
                          course -> collector.accept(which, course))));
    } catch (BatchSimulation.Cancelled e) {
      all = collector.enough();
      report = e.soFar();
    }
    BalanceTally tally = collector.tally;
    if (report == null) {
      return null;
    }
    if (collector.enough()) {
      report = BatchSimulation.report(engine, program, setup, collector.results);
    }
    Double dice = all ? diceShare(cancelled) : null;
    FieldCounter counter = field;
    return new Result(
        report, tally.course(dice), all, counter == null ? null : counter.counts(report.battles()));
  }

  private BatchSimulation.Witness watching(int which, BatchSimulation.Witness witness) {
    FieldCounter counter = field;
    return counter == null ? witness : counter.watching(which, witness);
  }

  /**
   * Share of the variance that is dice: the squares of what throws changed, in those of all
   * changes. Null if no battle is analysed.
   */
  private @Nullable Double diceShare(BooleanSupplier cancelled) {
    double dice = 0;
    double all = 0;
    BattleAnalyzer analyzer = new BattleAnalyzer(engine, program);
    for (int i = 0;
        i < Math.min(sampling.analysed, sampling.batch.battles()) && !cancelled.getAsBoolean();
        i++) {
      long seed = BatchSimulation.seed(sampling.batch.seed(), i);
      List<Commander> commanders =
          BatchSimulation.commanders(engine, program, sampling.batch.commanders(), seed);
      if (commanders.stream().anyMatch(SearchingCommander.class::isInstance)) {
        return null;
      }
      BattleAnalysis found = analyzer.analyze(commanders, new SeededDice(seed), () -> false);
      for (ValueChange each : found.changes()) {
        double square = each.gain(0) * each.gain(0);
        all += square;
        dice += each.kind() == ValueChange.Kind.THROW ? square : 0;
      }
    }
    return all == 0 ? null : dice / all;
  }
}
