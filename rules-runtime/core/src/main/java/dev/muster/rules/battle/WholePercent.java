package dev.muster.rules.battle;

/** The chances of two sides in whole percent, which add up to 100. */
public final class WholePercent {
  private static final int ALL = 100;

  private WholePercent() {}

  /**
   * Returns the chances of a side: 51 and 49 for 0.505.
   *
   * @param first chances of the first side, 0 to 1
   * @param side 0 or 1
   */
  public static int of(double first, int side) {
    int rounded = (int) Math.round(ALL * first);
    return side == 0 ? rounded : ALL - rounded;
  }
}
