package dev.muster.rules.batch;

import dev.muster.rules.commander.SearchEffort;
import dev.muster.rules.model.CommanderProfile;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The settings of a batch: number of battles and commanders.
 *
 * @param commanders one for each side, null for those of the scenario
 * @param seed of all the dice
 * @param battles 1 to {@link BatchSimulation#MAX_BATTLES}
 * @param threads 1 or more; they change only the time it takes
 * @param effort of the marshals that lead in it
 */
public record Batch(
    @Nullable List<CommanderProfile> commanders,
    long seed,
    int battles,
    int threads,
    SearchEffort effort) {
  public Batch {
    commanders = commanders == null ? null : List.copyOf(commanders);
    if (battles < 1 || battles > BatchSimulation.MAX_BATTLES || threads < 1) {
      throw new IllegalArgumentException(
          "a batch needs 1 to "
              + BatchSimulation.MAX_BATTLES
              + " battles and a thread, found "
              + battles
              + " and "
              + threads);
    }
  }

  /** Battles led by the commanders of the scenario, with the usual effort. */
  public static Batch of(long seed, int battles, int threads) {
    return new Batch(null, seed, battles, threads, SearchEffort.USUAL);
  }

  /** The same battles led by other commanders. */
  public Batch ledBy(@Nullable List<CommanderProfile> others) {
    return new Batch(others, seed, battles, threads, effort);
  }
}
