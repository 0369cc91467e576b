package dev.muster.print;

import dev.muster.rules.batch.BatchSimulation;

/**
 * The battles that a results sheet reports.
 *
 * @param seed of the dice
 * @param battles number of battles; 1 for the story of a single battle
 */
public record BattleSample(long seed, int battles) {
  public static final BattleSample USUAL = new BattleSample(1, 1);

  public BattleSample {
    if (battles < 1 || battles > BatchSimulation.MAX_BATTLES) {
      throw new IllegalArgumentException(
          "battles are 1 to " + BatchSimulation.MAX_BATTLES + ", found " + battles);
    }
  }
}
