package dev.muster.rules.boxgrid.rules;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.boxgrid.battle.BoxBattle;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.systems.RuleSystems;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Who comes later, where nobody can stand, how far a battle goes and what is told of its end. */
class ArrivalsTest {
  @Test
  void aReinforcementComesInItsRoundAtTheFirstFreeBox() {
    var late =
        BoxTestPosition.field()
            .coming("L", 2, 0, "D1", "E1", "F1")
            .terrain("impassable", "E1")
            .red("R Foot D1 N", "L Foot A1 N")
            .blue("B Foot D10 S");
    late.turn();
    assertEquals("waiting", late.at("L"));
    late.turns(2);
    assertEquals("F1 N", late.at("L"));
  }

  @Test
  void byAThrowWhereOneIsNeeded() {
    var lucky =
        BoxTestPosition.field()
            .coming("L", 1, 4, "D1")
            .red("L Foot A1 N", "R Foot H1 N")
            .blue("B Foot D10 S")
            .dice(4)
            .turn();
    assertEquals("D1 N", lucky.at("L"));
    var late =
        BoxTestPosition.field()
            .coming("L", 1, 4, "D1")
            .red("L Foot A1 N", "R Foot H1 N")
            .blue("B Foot D10 S")
            .dice(3)
            .turn();
    assertEquals("waiting", late.at("L"));
  }

  @Test
  void nobodyComesWhereAllEntriesAreTaken() {
    var position =
        BoxTestPosition.field()
            .coming("L", 1, 0, "D1")
            .red("R Foot D1 N", "L Foot A1 N")
            .blue("B Foot D10 S")
            .turn();
    assertEquals("waiting", position.at("L"));
  }

  @Test
  void strengthsCountThoseWhoAreExpected() {
    var opening =
        new BoxBattle.Opening(
            BoxTestPosition.field()
                .coming("L", 3, 0, "D1")
                .red("R Foot D1 N hits 2", "L Foot A1 N")
                .blue("B Loose D10 S")
                .program());
    assertArrayEquals(new int[] {8, 4}, opening.strengths());
  }

  @Test
  void twoUnitsInABoxAndOneOffTheMapAreRefused() {
    for (String at : List.of("D1", "Z9")) {
      BattleProgram program =
          BoxTestPosition.field()
              .red("R Foot D1 N", "S Foot " + at + " N")
              .blue("B Foot D9 S")
              .program();
      String told =
          assertThrows(IllegalArgumentException.class, () -> new BoxBattle.Opening(program))
              .getMessage();
      assertTrue(told.contains("S cannot start at " + at), told);
    }
  }

  @Test
  @Tag("BG-D01")
  void aBattleEndsWithItsLastTurn() {
    BattleProgram program =
        BoxTestPosition.field().rounds(3).red("R Foot D1 N shaken").blue("B Foot D10 S").program();
    Outcome outcome =
        RuleSystems.fight(
            program,
            List.of(Commander.takingDefaults(), Commander.takingDefaults()),
            new SeededDice(1),
            EventSink.SILENT,
            () -> false);
    assertEquals(3, outcome.rounds());
    assertEquals(-1, outcome.winner());
    assertTrue(outcome.sides().get(0).stands().get(0).disordered(), "R is shaken");
    assertTrue(!outcome.sides().get(1).stands().get(0).disordered(), "B is steady");
  }

  @Test
  void boxesOffTheMapAreNowhere() {
    BoxTerrainMap ground =
        BoxTestPosition.of(4, 3).red("R Foot A1 N").blue("B Foot D3 S").state().ground;
    assertEquals(BoxTerrainMap.OFF, ground.index(-1, 0));
    assertEquals(BoxTerrainMap.OFF, ground.index(4, 0));
    assertEquals(BoxTerrainMap.OFF, ground.index(0, -1));
    assertEquals(BoxTerrainMap.OFF, ground.index(0, 3));
    assertEquals(11, ground.index(3, 2));
  }
}
