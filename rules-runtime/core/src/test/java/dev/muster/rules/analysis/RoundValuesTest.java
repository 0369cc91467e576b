package dev.muster.rules.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Numbers about the values of a battle, on series whose answers are known. */
class RoundValuesTest {
  @Test
  void theFirstLeaderIsNoChangeOfTheLead() {
    assertEquals(0, RoundValues.leadChanges(List.of(0.6, 0.7, 1.0)));
    assertEquals(0, RoundValues.leadChanges(List.of(0.5, 0.5, 1.0)));
  }

  @Test
  void theLeadChangesWhenTheOtherSideHasIt() {
    assertEquals(1, RoundValues.leadChanges(List.of(0.6, 0.3, 0.0)));
    assertEquals(2, RoundValues.leadChanges(List.of(0.6, 0.3, 0.9)));
  }

  @Test
  void noiseAroundOneHalfIsNoChange() {
    assertEquals(0, RoundValues.leadChanges(List.of(0.6, 0.49, 0.51, 0.485, 0.9)));
    assertEquals(1, RoundValues.leadChanges(List.of(0.6, 0.49, 0.47, 0.51, 0.1)));
  }

  @Test
  void aBattleIsDecidedWhenTheWinnerStaysAhead() {
    assertEquals(3, RoundValues.decidedAt(List.of(0.95, 0.8, 0.91, 0.97, 1.0), 0, 0.9));
    assertEquals(1, RoundValues.decidedAt(List.of(0.95, 0.92, 1.0), 0, 0.9));
    assertEquals(3, RoundValues.decidedAt(List.of(0.5, 0.4, 0.0), 1, 0.9));
  }

  @Test
  void theLowestValueIsThatOfTheWinner() {
    assertEquals(0.2, RoundValues.lowest(List.of(0.5, 0.2, 1.0), 0));
    assertEquals(0.25, RoundValues.lowest(List.of(0.5, 0.75, 0.0), 1));
  }
}
