package dev.muster.rules.part;

import dev.muster.rules.balance.BalanceRun;
import dev.muster.rules.balance.CommanderPairings;
import dev.muster.rules.balance.PairingRun;
import dev.muster.rules.batch.Batch;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.system.Engine;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Fights a part of a run.
 *
 * @param run the run, whose program is {@code program}
 * @param number of the part, from 1
 * @param threads 1 or more; they change only the time it takes
 */
public record PartFight(
    Engine engine, BattleProgram program, BalanceRunKey run, int number, int threads) {
  /**
   * Fights.
   *
   * @param progress of the battles, and of those of a pairing by its name, as in {@link
   *     BalanceRun#run}; the battles of the run itself have the name ""
   * @return null if it was cancelled
   * @throws IllegalArgumentException if so many battles cannot be fought
   */
  public @Nullable BalancePart fight(
      Function<String, IntConsumer> progress, BooleanSupplier cancelled) {
    Batch all = new Batch(run.commanders(), run.seed(), run.battles(), threads, run.effort());
    BalanceRun.Sampling sampling =
        new BalanceRun.Sampling(all.range(run.first(number), run.count(number)), 0, run.luck());
    BalanceRun.Result result =
        new BalanceRun(engine, program, sampling)
            .countingField()
            .run(progress.apply(""), cancelled);
    List<CommanderPairings.PairedScore> paired =
        new PairingRun(engine, program, sampling).run(run.pairings(), progress, cancelled);
    return result == null || cancelled.getAsBoolean()
        ? null
        : new BalancePart(number, run, result.sums().with(paired));
  }
}
