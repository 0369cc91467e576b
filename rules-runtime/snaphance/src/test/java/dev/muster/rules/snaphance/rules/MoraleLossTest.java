package dev.muster.rules.snaphance.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.testing.AllThrows;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The die of a Morale Test against every adjusted morale (8.0). */
class MoraleLossTest {
  private static final int MOST = 12;

  @Test
  @Tag("SN-8.0-02")
  void equalOrBelowPasses() {
    for (int die = 1; die <= 4; die++) {
      assertEquals(0, MoraleLoss.of(4, die), "4 against " + die);
    }
    assertTrue(MoraleLoss.of(4, 5) > 0);
    assertTrue(MoraleLoss.of(4, 6) > 0);
    for (int adjusted = 1; adjusted <= 5; adjusted++) {
      for (int die = 1; die <= 6; die++) {
        assertEquals(die <= adjusted, MoraleLoss.of(adjusted, die) == 0, adjusted + " and " + die);
      }
    }
  }

  @Test
  @Tag("SN-8.0-09")
  @Tag("SN-8.0-10")
  void lossIsTheDifference() {
    assertEquals(0, MoraleLoss.of(4, 3));
    assertEquals(1, MoraleLoss.of(4, 5));
    assertEquals(2, MoraleLoss.of(4, 6));
    for (int adjusted = 1; adjusted <= 5; adjusted++) {
      for (int die = adjusted; die <= 6; die++) {
        assertEquals(die - adjusted, MoraleLoss.of(adjusted, die), adjusted + " and " + die);
      }
    }
  }

  @Test
  @Tag("SN-8.0-11")
  void fromSixOnlyASixFails() {
    for (int adjusted = 6; adjusted <= MOST; adjusted++) {
      for (int die = 1; die <= 5; die++) {
        assertEquals(0, MoraleLoss.of(adjusted, die), adjusted + " and " + die);
      }
      assertEquals(1, MoraleLoss.of(adjusted, 6), "a six counts as a loss of 1");
    }
  }

  @Test
  @Tag("SN-8.0-12")
  void aSixAlwaysFailsAndAOneAlwaysPasses() {
    for (int adjusted = 1; adjusted <= MOST; adjusted++) {
      assertTrue(MoraleLoss.of(adjusted, 6) > 0, "adjusted " + adjusted);
      assertEquals(0, MoraleLoss.of(adjusted, 1), "adjusted " + adjusted);
    }
  }

  @Test
  @Tag("SN-8.0-14")
  void chancesToFail() {
    int[] failsOfSix = {5, 4, 3, 2, 1, 1, 1, 1, 1};
    for (int i = 0; i < failsOfSix.length; i++) {
      int adjusted = i + 1;
      long[] ways = AllThrows.ways(1, thrown -> MoraleLoss.of(adjusted, thrown[0]));
      assertEquals(6 - failsOfSix[i], ways[0], "passes with an adjusted morale of " + adjusted);
    }
    for (int die = 4; die <= 6; die++) {
      assertEquals(die - 3, MoraleLoss.of(3, die), "adjusted 3 and " + die);
    }
    for (int adjusted : new int[] {6, 9}) {
      assertEquals(0, MoraleLoss.of(adjusted, 5), "adjusted " + adjusted);
      assertEquals(1, MoraleLoss.of(adjusted, 6), "adjusted " + adjusted);
    }
  }
}
