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
 * @param first number of its first battle, from 0; more than 0 in a part of a larger batch
 * @param oneErrorIn decisions of each side, in which it takes another option; 0 for none
 */
public record Batch(
    @Nullable List<CommanderProfile> commanders,
    long seed,
    int battles,
    int threads,
    SearchEffort effort,
    int first,
    int oneErrorIn) {
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
    if (first < 0 || first > BatchSimulation.MAX_BATTLES - battles) {
      throw new IllegalArgumentException("no battles from number " + first + " on");
    }
    if (oneErrorIn < 0) {
      throw new IllegalArgumentException("no error in " + oneErrorIn + " decisions");
    }
  }

  /** Battles from the first on. */
  public Batch(
      @Nullable List<CommanderProfile> commanders,
      long seed,
      int battles,
      int threads,
      SearchEffort effort) {
    this(commanders, seed, battles, threads, effort, 0, 0);
  }

  /** Battles led by the commanders of the scenario, with the usual effort. */
  public static Batch of(long seed, int battles, int threads) {
    return new Batch(null, seed, battles, threads, SearchEffort.USUAL);
  }

  /** Returns the same battles with other commanders. */
  public Batch ledBy(@Nullable List<CommanderProfile> others) {
    return new Batch(others, seed, battles, threads, effort, first, oneErrorIn);
  }

  /** Returns the same battles with an error of each side in so many of its decisions. */
  public Batch erring(int oneIn) {
    return new Batch(commanders, seed, battles, threads, effort, first, oneIn);
  }

  /**
   * Returns a part of the batch, in which each battle keeps its dice.
   *
   * @param from index of the first battle, from 0
   * @param count number of battles, 1 or more
   */
  public Batch range(int from, int count) {
    if (from < 0 || count < 1 || from > battles - count) {
      throw new IllegalArgumentException(
          "no " + count + " battles from number " + from + " on in " + battles);
    }
    return new Batch(commanders, seed, count, threads, effort, first + from, oneErrorIn);
  }
}
