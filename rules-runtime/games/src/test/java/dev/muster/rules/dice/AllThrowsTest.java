package dev.muster.rules.dice;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.muster.rules.testing.AllThrows;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class AllThrowsTest {
  @Test
  void sumsOfTwoDice() {
    assertArrayEquals(
        new long[] {0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1}, AllThrows.ways(2, AllThrows::sum));
    assertEquals(7, AllThrows.mean(2, AllThrows::sum), 1e-12);
    assertEquals(6 / 36.0, AllThrows.atLeast(10, 2, AllThrows::sum), 1e-12);
  }

  @Test
  void allThrowsAreCounted() {
    for (int dice = 0; dice <= 12; dice++) {
      assertEquals(
          (long) Math.pow(6, dice), Arrays.stream(AllThrows.ways(dice, AllThrows::sum)).sum());
    }
  }

  @Test
  void agreesWithCountingOneByOne() {
    long[] ways = new long[4 * 6 + 1];
    for (int i = 0; i < 6 * 6 * 6 * 6; i++) {
      int[] thrown = {i % 6 + 1, i / 6 % 6 + 1, i / 36 % 6 + 1, i / 216 + 1};
      ways[best(thrown)]++;
    }
    assertArrayEquals(ways, AllThrows.ways(4, AllThrowsTest::best));
  }

  /**
   * The chance that SN-X-02 gives for a tie: 146 in 1296. The test of the rule itself is a battle
   * with scripted dice.
   */
  @Test
  void chanceOfEqualTotals() {
    long[] ways = AllThrows.ways(2, AllThrows::sum);
    assertEquals(146, ties(ways, 0));
    assertEquals(0.1127, ties(ways, 0) / 1296.0, 5e-5);
    assertEquals(140, ties(ways, 1), "with one General better by 1");
  }

  private static long ties(long[] ways, int bonus) {
    long ties = 0;
    for (int total = 2; total + bonus <= 12; total++) {
      ties += ways[total] * ways[total + bonus];
    }
    return ties;
  }

  private static int best(int[] thrown) {
    return Arrays.stream(thrown).max().orElseThrow();
  }
}
