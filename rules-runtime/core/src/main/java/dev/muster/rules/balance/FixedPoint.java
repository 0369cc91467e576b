package dev.muster.rules.balance;

/**
 * Fractions as whole numbers, because sums of whole numbers do not depend on their order. Squares
 * of shares of ten million battles add up to less than the largest whole number.
 */
final class FixedPoint {
  /** Units of 1. */
  private static final double UNITS = 1e11;

  private FixedPoint() {}

  /** The nearest whole number of units. */
  static long of(double fraction) {
    return Math.round(fraction * UNITS);
  }

  /** The fraction again. */
  static double toDouble(long units) {
    return units / UNITS;
  }
}
