package dev.muster.rules.luck;

import dev.muster.rules.batch.ExactSums;
import java.math.BigInteger;

/** Adds up the luck and the results of battles, exactly: products of columns, pair by pair. */
public final class LuckTally {
  /** The column that is 1 in every battle. */
  static final int ONE = 0;

  /** The column of the result: 2 for a win of the first side, 1 for a draw. */
  static final int SCORE = 1;

  /** The first column of luck. */
  static final int LUCK = 2;

  static final int COLUMNS = LUCK + BattleLuck.COLUMNS;

  private static final int HALF = 32;
  private static final long LOWER = (1L << HALF) - 1;

  private final ExactSums<LuckSum> sums;

  /**
   * @param sums of some battles; more are added to them
   */
  public LuckTally(ExactSums<LuckSum> sums) {
    this.sums = sums;
  }

  /** Returns the sums so far. */
  public ExactSums<LuckSum> sums() {
    return sums;
  }

  /**
   * Adds a battle.
   *
   * @param score 2 for a win of the first side, 1 for a draw, 0
   * @param luck as of {@link BattleLuck#sums}
   */
  public void add(int score, long[] luck) {
    sums.add(LuckSum.BATTLES, 1);
    long[] row = new long[COLUMNS];
    row[ONE] = 1;
    row[SCORE] = score;
    System.arraycopy(luck, 0, row, LUCK, BattleLuck.COLUMNS);
    for (int i = COLUMNS - 1; i >= 0; i--) {
      for (int j = i; row[i] != 0 && j >= 0; j--) {
        if (row[j] != 0) {
          long lower = row[i] * row[j];
          long upper = Math.multiplyHigh(row[i], row[j]);
          sums.add(LuckSum.HIGH, pair(i, j), upper << HALF | lower >>> HALF);
          sums.add(LuckSum.LOW, pair(i, j), lower & LOWER);
        }
      }
    }
  }

  private static int pair(int larger, int smaller) {
    return larger * (larger + 1) / 2 + smaller;
  }

  /** The sum of the products of two columns. */
  static BigInteger product(ExactSums<LuckSum> sums, int one, int other) {
    int pair = pair(Math.max(one, other), Math.min(one, other));
    return BigInteger.valueOf(sums.get(LuckSum.HIGH, pair))
        .shiftLeft(HALF)
        .add(BigInteger.valueOf(sums.get(LuckSum.LOW, pair)));
  }
}
