package dev.muster.rules.luck;

import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.batch.ExactSums;
import dev.muster.rules.batch.Quantiles;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * The result of a battle as a linear function of its luck. All sums are exact until the equations
 * are solved, so the result is the same on every machine.
 *
 * @param value result of a battle without luck, as a share, with its interval
 * @param ratio of variances, see {@link LuckAdjustment}
 * @param columns that remained
 */
record LuckRegression(BatchSimulation.Mean value, double ratio, int columns) {
  /** A column of which the columns before it leave no more than this share tells nothing new. */
  private static final double SAME = 1e-9;

  /**
   * Fits.
   *
   * @param won battles that each side won at least
   * @return null if the battles are too few for the columns, or all alike
   */
  static @Nullable LuckRegression of(
      ExactSums<LuckSum> sums, LuckColumns columns, int battles, long won) {
    Equations all = Equations.of(sums, columns, battles);
    int rank = all.eliminate();
    if (rank == 0
        || battles < LuckAdjustment.BATTLES_PER_COLUMN * rank
        || won < (long) LuckAdjustment.WON_PER_COLUMN * rank) {
      return null;
    }
    double explained = 0;
    double byLuck = 0;
    double away = 0;
    for (int i = 0; i < all.size(); i++) {
      explained += all.ofScore[i] * all.ofScore[i];
      byLuck += all.ofScore[i] * all.ofMeans[i];
      away += all.ofMeans[i] * all.ofMeans[i];
    }
    // apart is n times the sum of squares about the mean
    double left = Math.max(0, all.apart - explained) / battles / (battles - rank - 1);
    double plain = all.apart / battles / (battles - 1);
    double error = Math.sqrt(left * (1 + away) / battles);
    double mean = (all.score - byLuck) / battles;
    double half = Quantiles.student(battles - rank - 1) * error;
    double most = 2;
    double price = (battles - 2.0) / (battles - rank - 2.0);
    return new LuckRegression(
        new BatchSimulation.Mean(
                Math.clamp(mean, 0, most),
                Math.clamp(mean - half, 0, most),
                Math.clamp(mean + half, 0, most))
            .dividedBy(2),
        left / plain * price,
        rank);
  }

  /** The equations, and what elimination makes of them. */
  private static final class Equations {
    private final double[][] lower;
    private final double[] ofScore;
    private final double[] ofMeans;
    private final double score;
    private final double apart;

    private Equations(int size, double score, double apart) {
      lower = new double[size][size];
      ofScore = new double[size];
      ofMeans = new double[size];
      this.score = score;
      this.apart = apart;
    }

    static Equations of(ExactSums<LuckSum> sums, LuckColumns columns, int battles) {
      BigInteger n = BigInteger.valueOf(battles);
      BigInteger score = LuckTally.product(sums, LuckTally.SCORE, LuckTally.ONE);
      BigInteger squares = LuckTally.product(sums, LuckTally.SCORE, LuckTally.SCORE);
      Equations all =
          new Equations(
              columns.size(),
              score.doubleValue(),
              n.multiply(squares).subtract(score.multiply(score)).doubleValue());
      BigInteger[] total = new BigInteger[columns.size()];
      for (int i = 0; i < total.length; i++) {
        total[i] = with(sums, columns.factors(i), LuckTally.ONE);
        all.ofMeans[i] = total[i].doubleValue();
        all.ofScore[i] =
            n.multiply(with(sums, columns.factors(i), LuckTally.SCORE))
                .subtract(score.multiply(total[i]))
                .doubleValue();
        for (int j = 0; j <= i; j++) {
          all.lower[i][j] =
              n.multiply(both(sums, columns.factors(i), columns.factors(j)))
                  .subtract(total[i].multiply(total[j]))
                  .doubleValue();
        }
      }
      return all;
    }

    private static BigInteger with(ExactSums<LuckSum> sums, int[] factors, int column) {
      BigInteger sum = BigInteger.ZERO;
      for (int i = 0; i < factors.length; i++) {
        if (factors[i] != 0) {
          BigInteger product = LuckTally.product(sums, LuckTally.LUCK + i, column);
          sum = sum.add(product.multiply(BigInteger.valueOf(factors[i])));
        }
      }
      return sum;
    }

    private static BigInteger both(ExactSums<LuckSum> sums, int[] one, int[] other) {
      BigInteger sum = BigInteger.ZERO;
      for (int i = 0; i < one.length; i++) {
        if (one[i] != 0) {
          BigInteger product = with(sums, other, LuckTally.LUCK + i);
          sum = sum.add(product.multiply(BigInteger.valueOf(one[i])));
        }
      }
      return sum;
    }

    int size() {
      return ofScore.length;
    }

    /**
     * Cholesky's factors, and both right sides divided by them. A column that others explain
     * becomes 0.
     *
     * @return columns that remain
     */
    int eliminate() {
      int rank = 0;
      for (int i = 0; i < size(); i++) {
        double full = lower[i][i];
        for (int j = 0; j < i; j++) {
          double rest = lower[i][j];
          for (int k = 0; k < j; k++) {
            rest -= lower[i][k] * lower[j][k];
          }
          lower[i][j] = lower[j][j] == 0 ? 0 : rest / lower[j][j];
          lower[i][i] -= lower[i][j] * lower[i][j];
          ofScore[i] -= lower[i][j] * ofScore[j];
          ofMeans[i] -= lower[i][j] * ofMeans[j];
        }
        boolean remains = lower[i][i] > SAME * full;
        lower[i][i] = remains ? Math.sqrt(lower[i][i]) : 0;
        ofScore[i] = remains ? ofScore[i] / lower[i][i] : 0;
        ofMeans[i] = remains ? ofMeans[i] / lower[i][i] : 0;
        rank += remains ? 1 : 0;
      }
      return rank;
    }
  }
}
