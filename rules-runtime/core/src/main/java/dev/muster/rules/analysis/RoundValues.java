package dev.muster.rules.analysis;

import java.util.List;

/**
 * Numbers about the values of a battle at the ends of its rounds: the share of battles the first
 * side could expect to win, 0 to 1, the last one the result.
 */
public final class RoundValues {
  /** A side leads if its value exceeds one half by this amount. */
  private static final double LEAD = 0.02;

  /** Value from which a side counts as having as good as won. */
  public static final double DECIDED = 0.9;

  private RoundValues() {}

  /** The side that leads: 0 or 1; -1 where neither is far enough ahead. */
  public static int leader(double value) {
    return value > 0.5 + LEAD ? 0 : value < 0.5 - LEAD ? 1 : -1;
  }

  /**
   * Returns how often the lead changed from one side to the other. A side leads from 52 % on.
   * Between 48 and 52 % the last leader stays, so that small changes around 50 % do not count; the
   * first leader does not count either.
   */
  public static int leadChanges(List<Double> values) {
    int leader = -1;
    int changes = 0;
    for (double each : values) {
      int ahead = leader(each);
      int now = ahead < 0 ? leader : ahead;
      changes += leader >= 0 && now != leader ? 1 : 0;
      leader = now;
    }
    return changes;
  }

  /**
   * The first round after which the value of the winner stays at or above a share.
   *
   * @param winner 0 or 1
   * @param share such as 0.9
   * @return from 1
   */
  public static int decidedAt(List<Double> values, int winner, double share) {
    int decided = values.size();
    for (int i = values.size() - 1; i >= 0; i--) {
      double value = winner == 0 ? values.get(i) : 1 - values.get(i);
      if (value < share) {
        break;
      }
      decided = i + 1;
    }
    return decided;
  }

  /** The lowest value that the winner had at the end of a round. */
  public static double lowest(List<Double> values, int winner) {
    return values.stream().mapToDouble(each -> winner == 0 ? each : 1 - each).min().orElse(1);
  }
}
