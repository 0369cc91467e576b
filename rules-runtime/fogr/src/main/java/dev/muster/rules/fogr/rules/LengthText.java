package dev.muster.rules.fogr.rules;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Lengths as they are stated. */
public final class LengthText {
  private LengthText() {}

  /** To the hundredth: {@code 4.5 MU}. */
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
