package dev.muster.rules.batch;

import java.util.concurrent.atomic.AtomicReferenceArray;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.apache.commons.statistics.distribution.TDistribution;
import org.apache.commons.statistics.interval.BinomialConfidenceInterval;
import org.apache.commons.statistics.interval.Interval;

/**
 * The numbers that intervals are made of, from Commons Statistics. They are rounded to 12 decimals:
 * logarithms may differ in their last digit between processors, and results may not.
 */
public final class Quantiles {
  /** The probability that an interval leaves out what it estimates: 5 %. */
  private static final double ERROR = 0.05;

  private static final double DECIMALS = 1e12;

  /** Known quantiles of Student's distribution; a report asks for the same one many times. */
  private static final AtomicReferenceArray<Double> STUDENT = new AtomicReferenceArray<>(4096);

  private Quantiles() {}

  /** Returns the number that a standard normal variable exceeds with a probability. */
  public static double normal(double above) {
    return rounded(NormalDistribution.of(0, 1).inverseSurvivalProbability(above));
  }

  /** Returns half the width of an interval of 95 % in standard errors of a mean. */
  public static double student(int freedom) {
    if (freedom >= STUDENT.length()) {
      return exact(freedom);
    }
    Double known = STUDENT.get(freedom);
    if (known == null) {
      known = exact(freedom);
      STUDENT.set(freedom, known);
    }
    return known;
  }

  private static double exact(int freedom) {
    return rounded(TDistribution.of(freedom).inverseSurvivalProbability(ERROR / 2));
  }

  /** Returns a share with Wilson's interval of 95 %. */
  static BatchSimulation.Share wilson(int hits, int of) {
    Interval interval = BinomialConfidenceInterval.WILSON_SCORE.fromErrorRate(of, hits, ERROR);
    return new BatchSimulation.Share(
        (double) hits / of, rounded(interval.getLowerBound()), rounded(interval.getUpperBound()));
  }

  /** Rounds; adding 0 turns a negative 0 into 0. */
  private static double rounded(double number) {
    return Math.rint(number * DECIMALS) / DECIMALS + 0.0;
  }
}
