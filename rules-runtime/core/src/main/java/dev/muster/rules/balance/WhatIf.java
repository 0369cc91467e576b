package dev.muster.rules.balance;

import dev.muster.rules.batch.Batch;
import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.battle.Battle;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.system.Engine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/** Fights variations of a scenario with the same seeds, to see what each of them changes. */
public final class WhatIf {
  private final Engine engine;
  private final Batch batch;

  /**
   * @param batch the battles of each
   */
  public WhatIf(Engine engine, Batch batch) {
    this.engine = engine;
    this.batch = batch;
  }

  /**
   * The result of a variation.
   *
   * @param label the change; {@code as written} for the scenario itself
   * @param value value of the first side, with its interval
   * @param drawn share of drawn battles
   * @param rounds mean number of rounds
   * @param difference value minus that of the unchanged scenario, over pairs of battles with equal
   *     seeds, with its interval; null for the scenario itself
   */
  public record Row(
      String label,
      int battles,
      BatchSimulation.Mean value,
      double drawn,
      double rounds,
      BatchSimulation.@Nullable Mean difference) {
    /** Whether the interval of the difference leaves out 0: more than chance explains. */
    public boolean isClear() {
      return difference != null && (difference.low() > 0 || difference.high() < 0);
    }
  }

  /** The battles of one program: 2 for a win of the first side, 1 for a draw. */
  private static final class Fought {
    private final int[] scores;
    private final BatchSimulation.Report report;

    Fought(int[] scores, BatchSimulation.Report report) {
      this.scores = scores;
      this.report = report;
    }
  }

  /**
   * Fights the scenario and its variations.
   *
   * @param progress receives the number of finished battles at intervals, from any thread
   * @param cancelled checked between steps
   * @return the scenario first, then the variations in order; unfinished ones are missing after a
   *     cancel
   * @throws IllegalArgumentException if one of them cannot be set up
   */
  public List<Row> rows(
      BattleProgram program,
      List<ScenarioVariation> variations,
      IntConsumer progress,
      BooleanSupplier cancelled) {
    List<Row> rows = new ArrayList<>();
    Fought written = fight(program, 0, progress, cancelled);
    if (written == null) {
      return rows;
    }
    rows.add(row("as written", written, null));
    for (ScenarioVariation each : variations) {
      Fought changed = fight(each.program(), rows.size(), progress, cancelled);
      if (changed == null) {
        return rows;
      }
      rows.add(row(each.label(), changed, difference(written.scores, changed.scores)));
    }
    return rows;
  }

  private @Nullable Fought fight(
      BattleProgram program, int before, IntConsumer progress, BooleanSupplier cancelled) {
    int[] scores = new int[batch.battles()];
    try {
      BatchSimulation.Report report =
          BatchSimulation.run(
              engine,
              program,
              batch,
              done -> progress.accept(before * batch.battles() + done),
              cancelled,
              which -> new ScoreKeeper(score -> scores[which] = score));
      return new Fought(scores, report);
    } catch (BatchSimulation.Cancelled e) {
      return null;
    }
  }

  /** Records the winner of each battle. */
  private record ScoreKeeper(IntConsumer told) implements BatchSimulation.Witness {
    @Override
    public Outcome fight(Battle battle, BooleanSupplier cancelled) {
      Outcome outcome = battle.fight(cancelled);
      told.accept(outcome.winner() < 0 ? 1 : outcome.winner() == 0 ? 2 : 0);
      return outcome;
    }
  }

  private static Row row(String label, Fought fought, BatchSimulation.@Nullable Mean difference) {
    return new Row(
        label,
        fought.scores.length,
        mean(fought.scores, 0, 2),
        fought.report.drawShare().estimate(),
        fought.report.rounds(),
        difference);
  }

  /** Returns the mean difference of battles with equal seeds, pair by pair. */
  static BatchSimulation.Mean difference(int[] written, int[] changed) {
    int[] apart = new int[written.length];
    Arrays.setAll(apart, i -> changed[i] - written[i]);
    return mean(apart, -2, 2);
  }

  /** Returns the mean in wins; two points are one win. */
  private static BatchSimulation.Mean mean(int[] points, int least, int most) {
    long sum = 0;
    long squares = 0;
    for (int each : points) {
      sum += each;
      squares += (long) each * each;
    }
    return BatchSimulation.Mean.of(sum, squares, points.length, least, most).dividedBy(2);
  }
}
