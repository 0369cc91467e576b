package dev.muster.rules.batch;

import java.math.BigDecimal;

/**
 * Percentages a user may choose from.
 *
 * @param least in percent
 * @param most in percent
 * @param example one of them, as a user writes it, such as {@code 3%}
 */
public record PercentRange(double least, double most, String example) {

  /**
   * A percentage as a user writes it, {@code 3%} or {@code 3}.
   *
   * @param what the name of the number, for the message
   * @return a share, 0 to 1
   * @throws IllegalArgumentException with the range, for the user
   */
  public double share(String what, String text) {
    try {
      double percent = Double.parseDouble(text.strip().replaceFirst("\\s*%$", ""));
      if (percent >= least && percent <= most) {
        return percent / 100;
      }
    } catch (NumberFormatException e) {
      // reported below
    }
    throw new IllegalArgumentException(
        what
            + " is "
            + plain(least)
            + "% to "
            + plain(most)
            + "%, such as "
            + example
            + "; found "
            + text);
  }

  private static String plain(double percent) {
    return BigDecimal.valueOf(percent).stripTrailingZeros().toPlainString();
  }
}
