package dev.muster.rules.testing;

import java.util.function.ToIntFunction;

/**
 * Exact chances, by going through all throws of some D6. Throws that differ in the order of the
 * dice alone are one throw with a weight, so ten dice take 3003 throws and not 60 million.
 */
public final class AllThrows {
  private AllThrows() {}

  /**
   * In how many of the 6^n throws a score comes up, by score from 0.
   *
   * @param dice 0 to 24, so that the counts fit
   * @param score of a throw, 0 or more; must not depend on the order of the dice
   */
  public static long[] ways(int dice, ToIntFunction<int[]> score) {
    if (dice < 0 || dice > 24) {
      throw new IllegalArgumentException("0 to 24 dice, found " + dice);
    }
    long[] ways = new long[6 * dice + 1];
    walk(new int[dice], 0, 1, 1, 1, score, ways);
    return ways;
  }

  /** Chance of at least that score. */
  public static double atLeast(int least, int dice, ToIntFunction<int[]> score) {
    long[] ways = ways(dice, score);
    double sum = 0;
    for (int s = least; s < ways.length; s++) {
      sum += ways[s];
    }
    return sum / Math.pow(6, dice);
  }

  /** Expected score. */
  public static double mean(int dice, ToIntFunction<int[]> score) {
    long[] ways = ways(dice, score);
    double sum = 0;
    for (int s = 0; s < ways.length; s++) {
      sum += (double) s * ways[s];
    }
    return sum / Math.pow(6, dice);
  }

  /** The sum of a throw. */
  public static int sum(int[] thrown) {
    int sum = 0;
    for (int die : thrown) {
      sum += die;
    }
    return sum;
  }

  /**
   * Puts a die of at least {@code face} at place {@code at}; {@code weight} is the number of orders
   * of the dice so far, {@code run} how many of them show {@code face}.
   */
  private static void walk(
      int[] dice, int at, int face, int run, long weight, ToIntFunction<int[]> score, long[] ways) {
    if (at == dice.length) {
      ways[score.applyAsInt(dice.clone())] += weight;
      return;
    }
    for (int next = face; next <= 6; next++) {
      int same = next == face && at > 0 ? run + 1 : 1;
      dice[at] = next;
      walk(dice, at + 1, next, same, Math.multiplyExact(weight, at + 1L) / same, score, ways);
    }
  }
}
