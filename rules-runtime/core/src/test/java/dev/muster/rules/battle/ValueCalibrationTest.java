package dev.muster.rules.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Shares of battles won, out of the values of positions. */
class ValueCalibrationTest {
  @Test
  void theSlopeTellsHowSureALeadIs() {
    ValueCalibration map = new ValueCalibration(2, 0);
    // the odds of 60 % are 3 to 2, so those of the share are 9 to 4
    assertEquals(9.0 / 13, map.share(0.6, 0), 1e-12);
    assertEquals(0.5, map.share(0.5, 0), 1e-12);
    assertEquals(0.6, ValueCalibration.NONE.share(0.6, 1), 1e-12);
  }

  /** Both sides together have 1, whoever moves next. */
  @Test
  void theTempoIsOfTheSideThatMovesNext() {
    ValueCalibration map = new ValueCalibration(0.7, Math.log(1.5));
    assertEquals(0.6, map.share(0.5, 1), 1e-12);
    assertEquals(0.4, map.share(0.5, -1), 1e-12);
    assertEquals(0.5, map.share(0.5, 0), 1e-12);
    for (double value : new double[] {0.01, 0.3, 0.8}) {
      assertEquals(1, map.share(value, 1) + map.share(1 - value, -1), 1e-12);
    }
    assertEquals(1, ValueCalibration.lead(0));
    assertEquals(-1, ValueCalibration.lead(1));
    assertEquals(0, ValueCalibration.lead(BattleStatus.NOBODY));
  }

  /** A large lead is surer, and whose turn it is matters more. */
  @Test
  void slopeAndTempoGrowWithTheLead() {
    ValueCalibration map = new ValueCalibration(0.5, 0.25, 0.1, 0.2);
    double two = 1 / (1 + Math.exp(-2)); // the value whose log odds are 2
    assertEquals(1 / (1 + Math.exp(-2.5)), map.share(two, 1), 1e-12);
    assertEquals(1 / (1 + Math.exp(-1.5)), map.share(two, -1), 1e-12);
    assertEquals(1 / (1 + Math.exp(-2.0)), map.share(two, 0), 1e-12);
    double before = 0;
    for (double value = 0.001; value < 1; value += 0.001) {
      assertEquals(1, map.share(value, 1) + map.share(1 - value, -1), 1e-12);
      assertTrue(map.share(value, -1) > before, "a better value is a better chance: " + value);
      before = map.share(value, -1);
    }
  }

  @Test
  void theEndsOfBattlesStay() {
    ValueCalibration map = new ValueCalibration(0.5, 3);
    assertEquals(0, map.share(0, 1));
    assertEquals(1, map.share(1, -1));
  }

  @Test
  void numbersThatMeanNothingAreRefused() {
    assertTrue(
        assertThrows(IllegalArgumentException.class, () -> new ValueCalibration(0, 0))
            .getMessage()
            .contains("a slope is more than 0"));
    assertThrows(IllegalArgumentException.class, () -> new ValueCalibration(1, Double.NaN));
    assertThrows(
        IllegalArgumentException.class, () -> new ValueCalibration(1, -0.1, 0, 0), "shrinks");
    assertThrows(
        IllegalArgumentException.class, () -> new ValueCalibration(0.5, 0, 0, 0.5), "turns over");
  }
}
