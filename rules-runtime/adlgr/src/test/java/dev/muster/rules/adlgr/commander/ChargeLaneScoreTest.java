package dev.muster.rules.adlgr.commander;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.muster.rules.adlgr.AdlgGame;
import dev.muster.rules.adlgr.battle.AdlgBattle;
import dev.muster.rules.adlgr.rules.AdlgPassage;
import dev.muster.rules.adlgr.rules.AdlgState;
import dev.muster.rules.adlgr.rules.AdlgTestPosition;
import dev.muster.rules.adlgr.rules.MoveAllowance;
import dev.muster.rules.adlgr.rules.SupportRules;
import dev.muster.rules.adlgr.rules.ZonesOfControl;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.dice.SeededDice;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Friends before mounted units close their way; those beside them or passed through do not. */
class ChargeLaneScoreTest {
  private static final double NEARLY = 1e-6;

  private static double closed(String unit, String... red) {
    AdlgTestPosition position =
        new AdlgTestPosition().red(red).blue("E Foot 10,18 180").corps(0, "Rupert competent 20,2");
    Commander none = Commander.takingDefaults();
    AdlgState table =
        ((AdlgBattle)
                new AdlgGame()
                    .setUp(position.program())
                    .newBattle(List.of(none, none), new SeededDice(1), EventSink.SILENT))
            .state();
    int[] pace = new int[table.units];
    for (int each = 0; each < pace.length; each++) {
      pace[each] = MoveAllowance.pace(table.type(each), table.rules);
    }
    AdlgPassage passage =
        new AdlgPassage(table, new SupportRules(table, new ZonesOfControl(table)));
    return new ChargeLaneScore(table, passage, pace).closed(table.unit(unit));
  }

  @Test
  void footBeforeHorseClosesItsWayForBoth() {
    assertEquals(1, closed("H", "H Cv 10,6 0", "F Foot 10,8 0"), NEARLY);
    assertEquals(1, closed("F", "H Cv 10,6 0", "F Foot 10,8 0"), NEARLY);
  }

  @Test
  void halfTheWayIsHalf() {
    assertEquals(0.5, closed("F", "H Cv 10,6 0", "F Foot 10.5,8 0"), NEARLY);
  }

  @Test
  void friendsBesideBehindAndFarAheadCloseNothing() {
    assertEquals(0, closed("H", "H Cv 10,6 0", "F Foot 11,6 0"), NEARLY);
    assertEquals(0, closed("H", "H Cv 10,6 0", "F Foot 10,4 0"), NEARLY);
    assertEquals(0, closed("H", "H Cv 10,6 0", "F Foot 10,12 0"), NEARLY);
  }

  @Test
  void horsePassesThroughLightHorse() {
    assertEquals(0, closed("H", "H Cv 10,6 0", "L LH 10,8 0"), NEARLY);
  }

  @Test
  void footWaitsBehindFoot() {
    assertEquals(0, closed("F", "F Foot 10,6 0", "G Foot 10,8 0"), NEARLY);
  }
}
