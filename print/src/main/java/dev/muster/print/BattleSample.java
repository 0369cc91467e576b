package dev.muster.print;

import dev.muster.rules.batch.BatchSimulation;

/**
 * The battles a sheet of results tells of.
 *
 * @param seed of the dice
 * @param battles how many, 1 for the story of one
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
