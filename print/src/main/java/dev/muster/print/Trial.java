package dev.muster.print;

import dev.muster.rules.battle.Sweep;

/**
 * The battles a sheet of results tells of.
 *
 * @param seed of the dice
 * @param battles how many, 1 for the story of one
 */
public record Trial(long seed, int battles) {
  public static final Trial USUAL = new Trial(1, 1);

  public Trial {
    if (battles < 1 || battles > Sweep.MOST) {
      throw new IllegalArgumentException("battles are 1 to " + Sweep.MOST + ", found " + battles);
    }
  }
}
