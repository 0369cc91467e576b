package dev.muster.rules.boxgrid.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What a winner does when its enemy has broken. */
class BoxPursuitTest {
  private static BoxTestPosition won(String winner, int... dice) {
    return BoxTestPosition.field()
        .red("R " + winner + " D4 N", "Z Foot A1 N")
        .blue("B Foot D5 S hits 4", "Y Foot J10 S")
        .melee("R", "B")
        .dice(dice);
  }

  @Test
  @Tag("BG-174")
  void theEagerMustBeHeldBack() {
    var lances =
        BoxTestPosition.field()
            .like("Foot", "Shocking", "shock 1")
            .red("R Shocking D4 N", "Z Foot A1 N")
            .blue("B Foot D5 S hits 4", "Y Foot J10 S")
            .melee("R", "B")
            .dice(4, 1, 1, 1, 1, 1, 1, 1, 6, 1)
            .turn();
    assertTrue(lances.tests().contains("R not pursuing <5"), lances.tests().toString());
    for (String eager : List.of("Warriors", "Horse", "Elephants")) {
      int[] dice =
          eager.equals("Warriors")
              ? new int[] {4, 1, 1, 1, 1, 1, 1, 1, 6, 1}
              : new int[] {4, 1, 1, 1, 1, 1, 1, 6, 1};
      var position = won(eager, dice).turn();
      assertEquals(List.of("B hits <4", "R not pursuing <5"), position.tests(), eager);
    }
    var foot = won("Foot", 4, 1, 1, 1, 1, 1, 1, 6).turn();
    assertEquals(List.of("B hits <4"), foot.tests());
  }

  @Test
  @Tag("BG-174")
  void aWinnerOfTheOtherSideAsWell() {
    var position =
        BoxTestPosition.field()
            .red("R Foot D4 N hits 4", "Z Foot A1 N")
            .blue("B Horse D5 S", "Y Foot J10 S")
            .melee("R", "B")
            .dice(1, 1, 1, 1, 4, 1, 1, 6, 1)
            .turn();
    assertEquals(List.of("R hits <4", "B not pursuing <5"), position.tests());
  }

  @Test
  @Tag("BG-174")
  void notWhoStillFightsAnother() {
    var position =
        BoxTestPosition.field()
            .red("R Horse D4 N", "Z Foot A1 N")
            .blue("B Foot D5 S hits 4", "C Foot C4 E", "Y Foot J10 S")
            .melee("R", "B")
            .melee("C", "R")
            .orders("the melee of B is fought")
            .dice(4, 1, 1, 1, 1, 1, 1, 1, 1, 6, 1, 1, 1, 1, 1, 1, 1, 1)
            .untilTurnEnds();
    assertFalse(position.tests().contains("R not pursuing <5"), position.tests().toString());
  }

  @Test
  @Tag("BG-175")
  @Tag("BG-177")
  void whoFailsPursuesAFullMove() {
    var horse = won("Horse", 4, 1, 1, 1, 1, 1, 1, 6, 5).turn();
    assertEquals("D6 N", horse.at("R"));
    var warriors = won("Warriors", 4, 1, 1, 1, 1, 1, 1, 1, 6, 5).turn();
    assertEquals("D5 N", warriors.at("R"));
  }

  @Test
  @Tag("BG-178")
  void aDoubleOneOnASix() {
    var horse = won("Horse", 4, 1, 1, 1, 1, 1, 1, 6, 6).turn();
    assertEquals("D8 N", horse.at("R"));
  }

  @Test
  @Tag("BG-178")
  void aSixThatPassesIsNoPursuit() {
    var position =
        BoxTestPosition.field()
            .line("Guard HeavyMounted close ccv 6 shaken 3 catastrophe 5 rupture 2 depth=medium")
            .red("R Guard D4 N", "Z Foot A1 N")
            .blue("B Foot D5 S hits 4", "Y Foot J10 S")
            .melee("R", "B")
            .orders("R stays")
            .dice(4, 1, 1, 1, 1, 1, 1, 1, 1, 6, 6)
            .turn();
    assertEquals("D4 N", position.at("R"));
  }

  @Test
  @Tag("BG-176")
  @Tag("BG-180")
  @Tag("BG-181")
  void whoPassesTakesThePlaceOrStays() {
    var taken =
        won("Horse", 4, 1, 1, 1, 1, 1, 1, 6, 4).orders("R takes the box of the enemy").turn();
    assertEquals("D5 N", taken.at("R"));
    assertFalse(taken.unformed("R"));
    var stays = won("Horse", 4, 1, 1, 1, 1, 1, 1, 6, 4).orders("R stays").turn();
    assertEquals("D4 N", stays.at("R"));
    var foot = won("Foot", 4, 1, 1, 1, 1, 1, 1, 6).orders("R takes the box of the enemy").turn();
    assertEquals("D5 N", foot.at("R"), "those who are not tested may as well");
    var flank =
        BoxTestPosition.field()
            .red("R Foot C5 E", "Z Foot A1 N")
            .blue("B Foot D5 S hits 4", "Y Foot J10 S")
            .melee("R", "B")
            .orders("R takes the box of the enemy")
            .dice(4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6)
            .turn();
    assertEquals("D5 E", flank.at("R"), "and keep their facing");
  }

  @Test
  @Tag("BG-D24")
  void itIsStoppedByFriendsAndTheGroundAndTheEdge() {
    var friend =
        BoxTestPosition.field()
            .red("R Horse D4 N", "F Foot D7 N", "Z Foot A1 N")
            .blue("B Foot D5 S hits 4", "Y Foot J10 S")
            .melee("R", "B")
            .dice(4, 1, 1, 1, 1, 1, 1, 6, 6)
            .turn();
    assertEquals("D6 N", friend.at("R"));
    var ground =
        BoxTestPosition.field()
            .terrain("impassable", "D6")
            .red("R Horse D4 N", "Z Foot A1 N")
            .blue("B Foot D5 S hits 4", "Y Foot J10 S")
            .melee("R", "B")
            .dice(4, 1, 1, 1, 1, 1, 1, 6, 6)
            .turn();
    assertEquals("D5 N", ground.at("R"));
    var edge =
        BoxTestPosition.field()
            .red("R Horse D8 N", "Z Foot A1 N")
            .blue("B Foot D9 S hits 4", "Y Foot J10 S")
            .melee("R", "B")
            .dice(4, 1, 1, 1, 1, 1, 1, 6, 6)
            .turn();
    assertEquals("D10 N", edge.at("R"));
  }

  @Test
  @Tag("BG-D24")
  void itChargesTheEnemyItMeetsAndFightsInTheNextPhaseButByTheSwitch() {
    for (String value : List.of("charges", "halts")) {
      var position =
          BoxTestPosition.field()
              .with("pursuit_meets", value)
              .red("R Horse D4 N", "Z Foot A1 N")
              .blue("B Foot D5 S hits 4", "C Foot E7 S", "D Foot D7 W")
              .melee("R", "B")
              .dice(4, 1, 1, 1, 1, 1, 1, 6, 1, 6)
              .turn();
      assertEquals("D6 N", position.at("R"), position.report());
      assertEquals(value.equals("charges"), position.is(UnitAttribute.ENGAGED, "R"));
      assertEquals(1, position.events.stream().filter(BoxEvent.Melee.class::isInstance).count());
    }
  }
}
