package dev.muster.benchmarks;

/**
 * The place that a search for weights has reached, in steps from the start. It climbs noisy slopes:
 * each weight moves by the mean of its slopes, divided by their spread (the method called Adam).
 */
final class WeightAscent {
  private static final double RATE = 0.08;
  private static final double MEAN = 0.9;
  private static final double SPREAD = 0.98;
  private static final double SMALL = 1e-6;

  private final double[] place;
  private final double[] mean;
  private final double[] square;
  private int climbs;

  WeightAscent(int weights) {
    place = new double[weights];
    mean = new double[weights];
    square = new double[weights];
  }

  /** Where a weight has come to, in steps. */
  double at(int weight) {
    return place[weight];
  }

  /**
   * Goes up.
   *
   * @param slope by weight, how much better the result is per step
   */
  void climb(double[] slope) {
    climbs++;
    for (int i = 0; i < place.length; i++) {
      mean[i] = MEAN * mean[i] + (1 - MEAN) * slope[i];
      square[i] = SPREAD * square[i] + (1 - SPREAD) * slope[i] * slope[i];
      double usual = mean[i] / (1 - Math.pow(MEAN, climbs));
      double strays = Math.sqrt(square[i] / (1 - Math.pow(SPREAD, climbs)));
      place[i] += RATE * usual / (strays + SMALL);
    }
  }
}
