package dev.muster.rules.odds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;

class ProbabilityTest {
  @Test
  void fractionsAreExactAndInLowestTerms() {
    Probability third = Probability.of(2, 1);
    assertEquals("1/3", third.fraction());
    assertEquals("1/9", third.times(third).fraction());
    assertEquals("4/9", third.plus(third.times(third)).fraction());
    assertEquals(Probability.ONE, third.plus(third).plus(third));
    assertEquals("2/3", Probability.ONE.minus(third).fraction());
    assertEquals("0", Probability.ZERO.fraction());
    assertEquals("1", Probability.of(36, 2).fraction());
  }

  @Test
  void equalFractionsAreEqualWhateverTheDice() {
    Probability one = Probability.of(1, 1);
    Probability other = Probability.of(6, 2);
    assertEquals(one, other);
    assertEquals(one.hashCode(), other.hashCode());
    assertTrue(Probability.of(7, 2).compareTo(one) > 0);
  }

  @Test
  void manyDiceStayExact() {
    Probability rare = Probability.of(BigInteger.ONE, 200);
    assertEquals(Math.pow(6, -200), rare.value(), 1e-12 * Math.pow(6, -200));
    assertEquals(Probability.ONE, Probability.ONE.minus(rare).plus(rare));
  }

  @Test
  void noProbabilityIsBelowZero() {
    assertThrows(IllegalArgumentException.class, () -> Probability.of(-1, 1));
    assertThrows(
        IllegalArgumentException.class, () -> Probability.of(1, 1).minus(Probability.of(2, 1)));
  }
}
