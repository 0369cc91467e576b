package dev.muster.rules.expectation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BoundedMeanTest {
  private static final long SEED = 7_001;

  /** All the same and none lost: the chance that all n come is p^n, so Chernoff's end is e^(-x). */
  @Test
  void theEndIsThatOfTheClosedForm() {
    BoundedMean mean = new BoundedMean();
    for (int i = 0; i < 50; i++) {
      mean.add(1);
    }
    double error = 0.1;
    // Bernstein's half is wider than Chernoff's here.
    assertEquals(Math.exp(-Math.log(4 / error) / 50), mean.interval(error).low(), 1e-9);
    assertEquals(1, mean.interval(error).high(), 1e-9);
  }

  /**
   * Numbers without variance leave the second term of Maurer and Pontil's theorem 4, 7 ln(2/d) / (3
   * (n - 1)), on each side with a quarter of the error.
   */
  @Test
  void withoutVarianceTheHalfIsTheSecondTermOfTheTheorem() {
    BoundedMean mean = new BoundedMean();
    for (int i = 0; i < 2_000; i++) {
      mean.add(0.5);
    }
    double half = 7 * Math.log(2 / (0.1 / 4)) / (3 * 1_999);
    assertEquals(0.5 - half, mean.interval(0.1).low(), 1e-9);
    assertEquals(0.5 + half, mean.interval(0.1).high(), 1e-9);
  }

  /** The interval misses the truth no more often than it says, for any shape of the numbers. */
  @ParameterizedTest
  @CsvSource({"0.5,20", "0.05,20", "0.5,400", "0.95,400"})
  void itHoldsTheTruth(double chance, int numbers) {
    SplittableRandom random = new SplittableRandom(SEED);
    int missed = 0;
    int missedNarrow = 0;
    for (int i = 0; i < 1_000; i++) {
      BoundedMean shares = new BoundedMean();
      BoundedMean narrow = new BoundedMean();
      for (int n = 0; n < numbers; n++) {
        shares.add(random.nextDouble() < chance ? 1 : 0);
        narrow.add(chance + (random.nextDouble() - 0.5) / 20);
      }
      missed += holds(shares, chance) ? 0 : 1;
      missedNarrow += holds(narrow, chance) ? 0 : 1;
    }
    double allowed = 100 + 3 * Math.sqrt(1_000 * 0.1 * 0.9);
    assertTrue(missed <= allowed, missed + " of 1,000 missed, seed " + SEED);
    assertTrue(missedNarrow <= allowed, missedNarrow + " of 1,000 missed, seed " + SEED);
  }

  private static boolean holds(BoundedMean mean, double truth) {
    BoundedMean.Interval found = mean.interval(0.1);
    return found.low() <= truth && found.high() >= truth;
  }

  /** Numbers close to each other tell more than shares. */
  @Test
  void lowVarianceMakesItNarrow() {
    BoundedMean shares = new BoundedMean();
    BoundedMean narrow = new BoundedMean();
    for (int i = 0; i < 1_000; i++) {
      shares.add(i % 2);
      narrow.add(i % 2 == 0 ? 0.49 : 0.51);
    }
    assertTrue(width(narrow) < width(shares) / 3, width(narrow) + " and " + width(shares));
  }

  private static double width(BoundedMean mean) {
    BoundedMean.Interval found = mean.interval(0.05);
    return found.high() - found.low();
  }

  @Test
  void numbersOutsideAreRefused() {
    BoundedMean mean = new BoundedMean();
    assertThrows(IllegalArgumentException.class, () -> mean.add(1.01));
    assertThrows(IllegalArgumentException.class, () -> mean.add(Double.NaN));
    assertEquals(new BoundedMean.Interval(0, 1), mean.interval(0.1));
  }
}
