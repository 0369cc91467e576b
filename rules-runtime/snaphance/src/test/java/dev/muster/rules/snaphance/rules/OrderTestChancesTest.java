package dev.muster.rules.snaphance.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.dice.ScriptedDice;
import dev.muster.rules.snaphance.commander.SnaphanceOptionEvaluator;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Chances of chains of extra moves, counted over every die and as a mind reckons them (4.5). */
class OrderTestChancesTest {
  @Test
  @Tag("SN-4.5-11")
  void classBMakesThreeExtraMovesOnceInThirtySix() {
    assertChance(1 / 36.0, "B", 3);
    assertChance(0, "B", 4);
  }

  @Test
  @Tag("SN-4.5-12")
  void classAAndClassC() {
    assertChance(1 / 54.0, "A", 4);
    assertChance(1 / 18.0, "C", 2);
    assertChance(0, "C", 3);
  }

  @Test
  @Tag("SN-4.5-10")
  void aGeneralMakesTheImpossiblePossible() {
    SnaphanceState table = table("B", " attached to One");
    assertEquals(1 / 6.0, counted(table, 3), 1e-12);
    assertEquals(1 / 6.0, new OrderTestTerms(table).chance(0, 3), 1e-12);
  }

  private static void assertChance(double expected, String orderClass, int extraMoves) {
    SnaphanceState table = table(orderClass, "");
    double counted = 1;
    double reckoned = 1;
    for (int n = 0; n < extraMoves; n++) {
      counted *= counted(table, n);
      reckoned *= new OrderTestTerms(table).chance(0, n);
    }
    assertEquals(expected, counted, 1e-12);
    assertEquals(expected, reckoned, 1e-12);
  }

  private static double counted(SnaphanceState table, int harder) {
    int passed = 0;
    for (int die = 1; die <= 6; die++) {
      SnaphanceState copy = table.copy();
      BattleContext play =
          new BattleContext(
              copy,
              List.of(Commander.takingDefaults(), Commander.takingDefaults()),
              new ScriptedDice(die),
              EventSink.SILENT,
              () -> new SnaphanceOptionEvaluator(copy));
      passed += new OrderTest(play).take(0, OrderTest.Purpose.EXTRA_MOVE, harder) ? 1 : 0;
    }
    return passed / 6.0;
  }

  private static SnaphanceState table(String orderClass, String general) {
    String where = general.isEmpty() ? " at 0609" : " at 0606" + general;
    return SnaphanceTestPositions.table(
        "side Blue\nside Red\nline Foot PikeAndShot "
            + orderClass
            + " mp 1 sp 6 cb 1 bp 3\ngroup Blue.Left general Conde 0"
            + where
            + "\nstand One of Blue.Left is Foot at 0606 facing N\n");
  }
}
