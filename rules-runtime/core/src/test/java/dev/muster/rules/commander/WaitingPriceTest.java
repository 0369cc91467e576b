package dev.muster.rules.commander;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** A round without a decision costs the side that does not win by waiting. */
class WaitingPriceTest {
  private static final int LIMIT = 14;

  @Test
  void theSideThatWouldNotWinPaysMoreInLaterRounds() {
    for (double lead : new double[] {0, -0.3, -1}) {
      for (int round = 2; round <= LIMIT; round++) {
        double before = WaitingPrice.of(lead, round - 1, LIMIT);
        double now = WaitingPrice.of(lead, round, LIMIT);
        assertTrue(before > 0 && now >= before && now <= 1, "round " + round + ": " + now);
      }
    }
    assertEquals(1, WaitingPrice.of(0, LIMIT, LIMIT), 1e-9, "the last round");
  }

  @Test
  void theSideThatWouldLosePaysMoreThanOneThatWouldDraw() {
    for (int round = 1; round < LIMIT / 2; round++) {
      assertTrue(
          WaitingPrice.of(-0.5, round, LIMIT) > WaitingPrice.of(0, round, LIMIT), "round " + round);
    }
  }

  @Test
  void theSideThatWouldWinGainsByWaitingAtTheEnd() {
    assertTrue(WaitingPrice.of(1, LIMIT, LIMIT) < 0);
    assertTrue(WaitingPrice.of(0.5, 3, LIMIT) < WaitingPrice.of(0, 3, LIMIT));
  }
}
