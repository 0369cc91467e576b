package dev.muster.rules.dice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.Test;

/** The stream written out is the one the JDK has. */
class RandomStreamTest {
  private static final long[] SEEDS = {
    0, 1, -1, 7, 1562, 1674, ~1562L, Long.MIN_VALUE, Long.MAX_VALUE, 0x6a09e667f3bcc909L
  };

  private static RandomGenerator ofTheJdk(long seed) {
    return RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
  }

  @Test
  void theBitsAreThoseOfTheJdk() {
    for (long seed : SEEDS) {
      RandomStream stream = new RandomStream(seed);
      RandomGenerator jdk = ofTheJdk(seed);
      for (int i = 0; i < 5_000; i++) {
        assertEquals(jdk.nextLong(), stream.next(), "seed " + seed + ", number " + i);
      }
    }
    for (long seed = 1; seed <= 10_000; seed++) {
      assertEquals(ofTheJdk(seed).nextLong(), new RandomStream(seed).next(), "seed " + seed);
    }
  }

  /** Bounds that divide evenly, that do not, and that reject nearly every second number. */
  @Test
  void theNumbersBelowABoundAreThoseOfTheJdk() {
    int[] bounds = {1, 2, 3, 6, 7, 32, 1000, (1 << 30) + 1, Integer.MAX_VALUE};
    for (long seed : SEEDS) {
      for (int bound : bounds) {
        RandomStream stream = new RandomStream(seed);
        RandomGenerator jdk = ofTheJdk(seed);
        for (int i = 0; i < 2_000; i++) {
          assertEquals(
              jdk.nextInt(bound), stream.nextBelow(bound), "seed " + seed + " of " + bound);
        }
      }
    }
    assertThrows(IllegalArgumentException.class, () -> new RandomStream(1).nextBelow(0));
  }

  @Test
  void theDiceAreThoseOfTheJdk() {
    for (long seed : SEEDS) {
      SeededDice dice = new SeededDice(seed);
      RandomGenerator jdk = ofTheJdk(seed);
      for (int i = 0; i < 5_000; i++) {
        assertEquals(jdk.nextInt(6) + 1, dice.d6(), "seed " + seed);
      }
    }
  }
}
