package dev.muster.rules.fogr;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Lengths as they are told. */
final class Lengths {
  private Lengths() {}

  /** To the hundredth: {@code 4.5 MU}. */
  static String said(double length) {
    return number(length) + " MU";
  }

  static String number(double length) {
    return BigDecimal.valueOf(length)
        .setScale(2, RoundingMode.HALF_UP)
        .stripTrailingZeros()
        .toPlainString();
  }
}
