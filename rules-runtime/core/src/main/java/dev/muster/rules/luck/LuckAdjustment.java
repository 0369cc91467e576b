package dev.muster.rules.luck;

import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.batch.ExactSums;
import org.jspecify.annotations.Nullable;

/**
 * The value of the first side of a scenario, with the luck of the battles taken out as far as it
 * explains their results: a regression on control variates whose mean is known to be 0 (Lavenberg
 * and Welch 1981).
 *
 * @param used whether the value is adjusted; otherwise it is the plain mean
 * @param value of the first side, with its interval of 95 %
 * @param plain the mean of the results, with its interval
 * @param ratio variance of the adjusted value in shares of that of the plain one, with the price of
 *     the columns; of the best columns that the battles are enough for, 1 if they are for none
 * @param columns sums of luck in the regression; 0 for none
 */
public record LuckAdjustment(
    boolean used,
    BatchSimulation.Mean value,
    BatchSimulation.Mean plain,
    double ratio,
    int columns) {
  /** Only below this ratio does the adjustment pay. */
  public static final double HELPS = 0.95;

  /** Battles that a column needs. */
  static final int BATTLES_PER_COLUMN = 20;

  /** Battles that each side must have won for a column; drawn ones count half. */
  static final int WON_PER_COLUMN = 5;

  /**
   * The best estimate of some battles.
   *
   * @return null if no luck was counted
   */
  public static @Nullable LuckAdjustment of(ExactSums<LuckSum> sums) {
    int battles = Math.toIntExact(sums.get(LuckSum.BATTLES));
    if (battles == 0 || !isCounted(sums)) {
      return null;
    }
    long score = LuckTally.product(sums, LuckTally.SCORE, LuckTally.ONE).longValueExact();
    long squares = LuckTally.product(sums, LuckTally.SCORE, LuckTally.SCORE).longValueExact();
    BatchSimulation.Mean plain =
        BatchSimulation.Mean.of(score, squares, battles, 0, 2).dividedBy(2);
    long won = Math.min(score, 2L * battles - score) / 2;
    LuckRegression best = null;
    for (LuckColumns each : LuckColumns.values()) {
      LuckRegression found = LuckRegression.of(sums, each, battles, won);
      if (found != null && (best == null || found.ratio() < best.ratio())) {
        best = found;
      }
    }
    if (best == null) {
      return new LuckAdjustment(false, plain, plain, 1, 0);
    }
    boolean used = best.ratio() < HELPS;
    return new LuckAdjustment(
        used, used ? best.value() : plain, plain, best.ratio(), best.columns());
  }

  private static boolean isCounted(ExactSums<LuckSum> sums) {
    for (int i = LuckTally.LUCK; i < LuckTally.COLUMNS; i++) {
      if (LuckTally.product(sums, i, i).signum() > 0) {
        return true;
      }
    }
    return false;
  }

  /** Returns the value of a side. */
  public BatchSimulation.Mean value(int side) {
    return side == 0 ? value : value.complement();
  }
}
