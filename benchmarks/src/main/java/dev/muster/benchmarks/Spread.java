package dev.muster.benchmarks;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/** The median of a measurement that was repeated, with the least and the greatest value. */
record Spread(double median, double least, double most) {
  static Spread of(double... values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return new Spread(sorted[sorted.length / 2], sorted[0], sorted[sorted.length - 1]);
  }

  static <T> Spread of(List<T> all, ToDoubleFunction<T> value) {
    return of(all.stream().mapToDouble(value).toArray());
  }

  /** Such as {@code 4.06 (3.98 to 4.21)}. */
  String with(int digits) {
    return number(median, digits)
        + " ("
        + number(least, digits)
        + " to "
        + number(most, digits)
        + ")";
  }

  /** Such as {@code 12,345.6}. */
  static String number(double value, int digits) {
    return String.format(Locale.ROOT, "%,." + digits + "f", value);
  }
}
