package dev.muster.rules.boxgrid.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.boxgrid.battle.BoxBattle;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The course of a player turn. */
class PlayerTurnTest {
  private static List<String> phases(BoxTestPosition position) {
    return position.events.stream()
        .filter(CommonEvent.PhaseBegins.class::isInstance)
        .map(CommonEvent.PhaseBegins.class::cast)
        .map(each -> each.side() + " " + each.phase())
        .toList();
  }

  @Test
  @Tag("BG-001")
  @Tag("BG-D01")
  void fourPhasesAndThenTheOtherSide() {
    var position = BoxTestPosition.field().red("R Foot A1 N").blue("B Foot J10 S").turns(3);
    assertEquals(
        List.of(
            "Red Rally",
            "Red Movement",
            "Red Shooting",
            "Red Melee",
            "Blue Rally",
            "Blue Movement",
            "Blue Shooting",
            "Blue Melee"),
        phases(position).subList(0, 8));
    assertEquals(2, position.state().round());
    assertEquals("Red", position.state().forces().sideName(position.state().active()));
  }

  @Test
  @Tag("BG-D01")
  void twelveTurnsEachWhereTheScenarioDoesNotSay() {
    var position = BoxTestPosition.field().red("R Foot A1 N").blue("B Foot J10 S");
    position.rounds(0);
    assertEquals(12, new BoxBattle.Opening(position.program()).roundLimit());
  }

  @Test
  @Tag("BG-002")
  @Tag("BG-005")
  void theActiveSideFormsAgain() {
    var position =
        BoxTestPosition.field().red("R Foot A1 N unformed").blue("B Foot J10 S unformed").turn();
    assertFalse(position.unformed("R"));
    assertTrue(position.unformed("B"));
  }

  @Test
  @Tag("BG-003")
  void notInMelee() {
    var position =
        BoxTestPosition.field()
            .red("R Foot D4 N unformed")
            .blue("B Foot D5 S")
            .melee("R", "B")
            .until(BoxState.Phase.SHOOTING);
    assertTrue(position.unformed("R"));
  }

  @Test
  @Tag("BG-004")
  void notInTerrainThatUnformsIt() {
    var position =
        BoxTestPosition.field()
            .terrain("woods", "A1", "C1")
            .red("R Foot A1 N unformed", "L Open C1 N unformed")
            .blue("B Foot J10 S")
            .turn();
    assertTrue(position.unformed("R"));
    assertFalse(position.unformed("L"), "light foot forms in woods");
  }

  @Test
  @Tag("BG-006")
  void onlyTheActiveSideMoves() {
    var position = BoxTestPosition.field().red("R Foot A1 N").blue("B Foot J10 S").turn();
    assertEquals("BG-P-01 Red: [R moves, Red ends its moves]", position.options("BG-P-01"));
  }

  @Test
  @Tag("BG-009")
  void onlyTheActiveSideShoots() {
    var position = BoxTestPosition.field().red("R Shot D4 N").blue("B Shot D6 S").turn();
    assertEquals("BG-P-13 Red: [R shoots at B, Red shoots no more]", position.options("BG-P-13"));
  }

  @Test
  @Tag("BG-010")
  void whatAShotDoesIsSettledBeforeTheNext() {
    var position =
        BoxTestPosition.field()
            .red("R1 Shot D4 N", "R2 Shot F4 N")
            .blue("B Foot E6 S hits 4", "C Foot A10 S")
            .orders("R1 shoots at B")
            .dice(4, 4, 4, 4, 6)
            .turn();
    assertEquals("broken", position.at("B"));
    assertEquals(
        "BG-P-13 Red: [R1 shoots at B, R2 shoots at B, Red shoots no more]",
        position.options("BG-P-13"),
        "nobody is left to shoot at");
  }

  @Test
  @Tag("BG-011")
  @Tag("BG-013")
  void eachMeleeIsSettledBeforeTheNextAndTheLoserFirst() {
    // R1 breaks B1, whose flight takes B2 along before R2 strikes it
    var position =
        BoxTestPosition.field()
            .red("R1 Horse D4 N", "R2 Foot C6 E")
            .blue("B1 Foot D5 S hits 4", "B2 Foot D6 N", "B3 Foot J10 S")
            .melee("R1", "B1")
            .melee("R2", "B2")
            .orders("the melee of B1 is fought", "R1 takes the box of the enemy")
            .dice(4, 4, 4, 1, 1, 1, 1, 6, 6, 1)
            .turn();
    assertEquals("broken", position.at("B2"));
    assertEquals("D5 N", position.at("R1"));
    assertEquals(0, position.meleeDice("R2"));
    assertEquals(
        List.of("B1 hits <4", "B2 flight path <5", "R1 not pursuing <5"), position.tests());
  }

  @Test
  @Tag("BG-012")
  void neighboursAreTestedBeforeAnyPursuit() {
    var position =
        BoxTestPosition.field()
            .red("R Horse D4 N")
            .blues("B1 Foot D5 S hits 4 shaken", "B2 Foot E5 S shaken hits 3", "B3 Foot J10 S")
            .melee("R", "B1")
            .orders("R stays")
            .dice(4, 4, 1, 1, 1, 1, 1, 6, 1, 1)
            .turn();
    assertEquals(List.of("B1 hits <4", "B2 brigade <4", "R not pursuing <5"), position.tests());
  }
}
