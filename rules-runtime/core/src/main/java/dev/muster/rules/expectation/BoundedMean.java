package dev.muster.rules.expectation;

/**
 * The mean of numbers between 0 and 1 of unknown distribution, with a confidence interval that is
 * valid for any number of them.
 *
 * <p>The interval is the intersection of two bounds, each with half of the error: Chernoff and
 * Hoeffding, which is narrow for shares, and empirical Bernstein (Maurer and Pontil 2009, theorem
 * 4), which is narrow for numbers of low variance.
 */
final class BoundedMean {
  private static final int HALVINGS = 60;

  private int count;
  private double sum;
  private double squares;

  /** An interval, its ends 0 to 1. */
  record Interval(double low, double high) {}

  /**
   * @param number 0 to 1
   */
  void add(double number) {
    if (!(number >= 0 && number <= 1)) {
      throw new IllegalArgumentException("a number from 0 to 1 is needed, found " + number);
    }
    count++;
    sum += number;
    squares += number * number;
  }

  int count() {
    return count;
  }

  /** Returns the mean; 0 without values. */
  double mean() {
    return count == 0 ? 0 : sum / count;
  }

  /**
   * Returns a confidence interval of the true mean.
   *
   * @param error maximum probability that the mean is outside; between 0 and 1, exclusive
   */
  Interval interval(double error) {
    if (count < 2) {
      return new Interval(0, 1);
    }
    double mean = mean();
    double half = bernstein(error / 2);
    double most = Math.log(4 / error) / count;
    return new Interval(
        Math.max(mean - half, reach(mean, 0, most)), Math.min(mean + half, reach(mean, 1, most)));
  }

  /** Half the width of Bernstein's interval. */
  private double bernstein(double error) {
    double variance = Math.max(0, (squares - sum * sum / count) / (count - 1));
    double log = Math.log(4 / error);
    return Math.sqrt(2 * variance * log / count) + 7 * log / (3 * (count - 1));
  }

  /** Returns how close to {@code end} a mean can be that differs by no more than {@code most}. */
  private static double reach(double mean, double end, double most) {
    double near = mean;
    double far = end;
    for (int i = 0; i < HALVINGS; i++) {
      double middle = (near + far) / 2;
      if (divergence(mean, middle) <= most) {
        near = middle;
      } else {
        far = middle;
      }
    }
    return far;
  }

  /** Kullback and Leibler's divergence of one share from another. */
  private static double divergence(double from, double to) {
    return part(from, to) + part(1 - from, 1 - to);
  }

  private static double part(double from, double to) {
    return from == 0 ? 0 : to == 0 ? Double.POSITIVE_INFINITY : from * Math.log(from / to);
  }
}
