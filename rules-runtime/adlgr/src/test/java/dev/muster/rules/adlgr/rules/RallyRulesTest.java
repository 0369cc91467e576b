package dev.muster.rules.adlgr.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.muster.rules.adlgr.rules.RallyRules.Attempt;
import dev.muster.rules.adlgr.rules.RallyRules.Danger;
import dev.muster.rules.dice.ScriptedDice;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rallying, with and without support behind. */
class RallyRulesTest {
  private final RallyRules rally = new RallyRules(TroopText.rules());

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
            AR-352 | FAR | false | false | 3 | 1
            AR-352 | FAR | false | false | 2 | 0
            AR-353 | NEAR | false | false | 4 | 1
            AR-353 | NEAR | false | false | 3 | 0
            AR-354 | MELEE | false | false | 5 | 1
            AR-354 | MELEE | false | false | 4 | 0
            AR-355 | FAR | false | false | 6 | 1
            AR-356 | NEAR | true | false | 3 | 1
            AR-356 | NEAR | true | false | 2 | 0
            AR-357 | MELEE | false | true | 4 | 1
            AR-357 | MELEE | false | true | 3 | 0
            AR-359 | NEAR | true | true | 4 | 2
            AR-359 | NEAR | true | true | 3 | 1
            AR-359 | NEAR | true | false | 6 | 1
            AR-359 | NEAR | false | true | 6 | 1
          """)
  void removes(
      String row, Danger danger, boolean commander, boolean support, int die, int markers) {
    Attempt attempt = new Attempt(danger, commander, support);
    assertEquals(markers, rally.removes(attempt, die));
    assertEquals(markers, rally.removes(attempt, rally.roll(attempt, new ScriptedDice(die))));
  }

  @Test
  @Tag("AR-352")
  @Tag("AR-353")
  @Tag("AR-023")
  void fourIsNear() {
    assertEquals(Danger.NEAR, rally.danger(false, 4.0));
    assertEquals(Danger.FAR, rally.danger(false, 4.1));
    assertEquals(Danger.MELEE, rally.danger(true, 0));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
            AR-351 | Elephant | 1 | false
            AR-351 | HeavySwordsmen | 1 | true
            AR-351 | HeavySwordsmen | 0 | false
          """)
  void whoMay(String row, String type, int hits, boolean may) {
    assertEquals(may, RallyRules.may(TroopText.type(type), hits));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
            AR-364 | Tercio bu musket | false | false | true
            AR-364 | Tercio bu musket | true | false | false
            AR-364 | PikeAndShot bu musket | false | false | false
            AR-365 | Tercio bu musket | false | true | false
          """)
  void whoMovesAndRallies(String row, String type, boolean charge, boolean group, boolean may) {
    assertEquals(may, RallyRules.withMove(TroopText.type(type), charge, group));
  }
}
