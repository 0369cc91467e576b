package dev.muster.rules.balance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.batch.BatchSimulation;
import org.junit.jupiter.api.Test;

/** Differences of battles with equal seeds, on series whose answers are known. */
class WhatIfDifferenceTest {
  private static final double EXACT = 1e-12;

  @Test
  void equalBattlesHaveNoDifferenceAndNoWidth() {
    BatchSimulation.Mean apart = WhatIf.difference(new int[] {2, 0, 1, 2}, new int[] {2, 0, 1, 2});
    assertEquals(new BatchSimulation.Mean(0, 0, 0), apart);
  }

  @Test
  void theDifferenceIsTheMeanOfThePairs() {
    // five pairs better by a half, four worse, three alike: the mean is 0.5 / 12
    int[] written = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    int[] changed = {2, 2, 2, 2, 2, 0, 0, 0, 0, 1, 1, 1};
    BatchSimulation.Mean apart = WhatIf.difference(written, changed);
    double mean = 0.5 / 12;
    assertEquals(mean, apart.estimate(), EXACT);
    double squares = 9 * 0.25 - 12 * mean * mean;
    double half = 2.200985 * Math.sqrt(squares / 11 / 12);
    assertEquals(mean + half, apart.high(), 1e-3, "Student's quantile for 11 is 2.201");
    assertEquals(mean - half, apart.low(), 1e-3);
  }

  @Test
  void aShiftOfAllPairsIsClear() {
    BatchSimulation.Mean apart = WhatIf.difference(new int[] {0, 1, 0, 1}, new int[] {1, 2, 1, 2});
    WhatIf.Row row = new WhatIf.Row("x", 4, apart, 0, 1, apart);
    assertEquals(new BatchSimulation.Mean(0.5, 0.5, 0.5), apart);
    assertTrue(row.isClear());
    BatchSimulation.Mean none = WhatIf.difference(new int[] {0, 1}, new int[] {1, 0});
    assertFalse(new WhatIf.Row("x", 2, none, 0, 1, none).isClear());
  }
}
