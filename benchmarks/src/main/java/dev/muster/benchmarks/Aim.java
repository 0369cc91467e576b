package dev.muster.benchmarks;

/** What a measured number should be: the text beside it, which says whether it is. */
final class Aim {
  private Aim() {}

  /** Such as {@code at least 1.8: met}. */
  static String atLeast(double aim, double value, String unit) {
    return "at least " + trimmed(aim) + unit + (value >= aim ? ": met" : ": **missed**");
  }

  /** Such as {@code at most 10 s: missed}. */
  static String atMost(double aim, double value, String unit) {
    return "at most " + trimmed(aim) + unit + (value <= aim ? ": met" : ": **missed**");
  }

  private static String trimmed(double aim) {
    return Spread.number(aim, aim == Math.rint(aim) ? 0 : 1);
  }
}
