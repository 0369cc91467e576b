package dev.muster.rules.batch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Intervals against published tables. */
class QuantilesTest {

  /** Abramowitz and Stegun, Handbook of Mathematical Functions, table 26.5. */
  @ParameterizedTest
  @CsvSource({
    "0.5, 0.00000",
    "0.1, 1.28155",
    "0.025, 1.95996",
    "0.005, 2.57583",
    "0.0005, 3.29053"
  })
  void normalQuantilesAreThoseOfTheTables(double above, double published) {
    assertEquals(published, Quantiles.normal(above), 5e-6);
  }

  /** NIST/SEMATECH e-Handbook of Statistical Methods, section 1.3.6.7.2, column 0.975. */
  @ParameterizedTest
  @CsvSource({
    "1, 12.706",
    "2, 4.303",
    "3, 3.182",
    "4, 2.776",
    "5, 2.571",
    "10, 2.228",
    "30, 2.042",
    "60, 2.000",
    "100, 1.984",
    "100000, 1.960"
  })
  void studentQuantilesAreThoseOfTheTables(int freedom, double published) {
    assertEquals(published, Quantiles.student(freedom), 5e-4);
    assertEquals(Quantiles.student(freedom), Quantiles.student(freedom), "known from before");
  }

  /** Newcombe, Statistics in Medicine 17 (1998), table I, method 3: the score interval. */
  @ParameterizedTest
  @CsvSource({
    "81, 263, 0.2553, 0.3662",
    "15, 148, 0.0624, 0.1605",
    "0, 20, 0.0000, 0.1611",
    "1, 29, 0.0061, 0.1718"
  })
  void sharesHaveThePublishedIntervals(int hits, int of, double low, double high) {
    BatchSimulation.Share share = BatchSimulation.Share.of(hits, of);
    assertEquals((double) hits / of, share.estimate());
    assertEquals(low, share.low(), 5e-5);
    assertEquals(high, share.high(), 5e-5);
    BatchSimulation.Share others = BatchSimulation.Share.of(of - hits, of);
    assertEquals(1 - share.high(), others.low(), 2e-12);
    assertEquals(1 - share.low(), others.high(), 2e-12);
  }

  @Test
  void anIntervalStaysBetweenNoneAndAll() {
    for (int of = 1; of < 200; of++) {
      assertEquals(0, BatchSimulation.Share.of(0, of).low());
      assertEquals(1, BatchSimulation.Share.of(of, of).high());
    }
    assertThrows(IllegalArgumentException.class, () -> BatchSimulation.Share.of(3, 2));
  }

  /**
   * Student, "The probable error of a mean", Biometrika 6 (1908): the hours of sleep gained with
   * two drugs differ by 1.58 in the mean. The interval of 95 % is that of R's {@code sleep}: 0.7001
   * to 2.4599.
   */
  @Test
  void aMeanHasThePublishedInterval() {
    int[] tenths = {12, 24, 13, 13, 0, 10, 18, 8, 46, 14};
    long sum = 0;
    long squares = 0;
    for (int each : tenths) {
      sum += each;
      squares += (long) each * each;
    }
    BatchSimulation.Mean mean =
        BatchSimulation.Mean.of(sum, squares, tenths.length, 0, 100).dividedBy(10);
    assertEquals(1.58, mean.estimate(), 1e-12);
    assertEquals(0.7001, mean.low(), 5e-5);
    assertEquals(2.4599, mean.high(), 5e-5);
  }
}
