package dev.muster.rules.fogr.rules;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Formats lengths. */
public final class LengthText {
  private LengthText() {}

  /** Formats a length to the hundredth, such as {@code 4.5 MU}. */
  public static String text(double length) {
    return number(length) + " MU";
  }

  static String number(double length) {
    return BigDecimal.valueOf(length)
        .setScale(2, RoundingMode.HALF_UP)
        .stripTrailingZeros()
        .toPlainString();
  }
}
