package dev.muster.rules.boxgrid.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Movement Actions. */
class MovementPhaseTest {
  private static String actions(BoxTestPosition position) {
    return position.options("BG-P-05");
  }

  @Test
  @Tag("BG-014")
  @Tag("BG-D05")
  void heavyFootGoesABox() {
    var position =
        BoxTestPosition.field()
            .red("R Foot D4 N")
            .blue("B Foot J10 S")
            .orders("R moves forward to D5")
            .turn();
    assertEquals("D5 N", position.at("R"));
    assertEquals(
        "BG-P-05 R: [R moves forward to D5, R moves diagonally to C5, R moves diagonally to E5,"
            + " R turns to W, R turns to E, R turns about, R stops]",
        actions(position));
  }

  @Test
  @Tag("BG-017")
  void lightFootGoesTwo() {
    var position =
        BoxTestPosition.field()
            .red("R Open D4 N")
            .blue("B Foot J10 S")
            .orders("R moves forward to D5", "R moves forward to D6")
            .turn();
    assertEquals("D6 N", position.at("R"));
  }

  @Test
  @Tag("BG-018")
  @Tag("BG-019")
  void heavyMountedAndElephantsGoTwo() {
    var position =
        BoxTestPosition.field()
            .red("R Horse D4 N", "E Elephants F4 N")
            .blue("B Foot J10 S")
            .orders(
                "R moves forward to D5",
                "R moves forward to D6",
                "E moves forward to F5",
                "E moves forward to F6")
            .turn();
    assertEquals("D6 N", position.at("R"));
    assertEquals("F6 N", position.at("E"));
  }

  @Test
  @Tag("BG-020")
  void lightMountedGoesThree() {
    var position =
        BoxTestPosition.field()
            .red("R OpenHorse D4 N")
            .blue("B Foot J10 S")
            .orders("R moves forward to D5", "R moves forward to D6", "R moves forward to D7")
            .turn();
    assertEquals("D7 N", position.at("R"));
  }

  @Test
  @Tag("BG-015")
  @Tag("BG-182")
  void aTurnUnformsWhoUsesAllActions() {
    var position =
        BoxTestPosition.field()
            .red("R Horse D4 N", "S Horse A1 N")
            .blue("B Foot J10 S")
            .orders(
                "R turns to E",
                "R moves forward to E4",
                "S moves diagonally to B2",
                "S moves forward to B3")
            .turn();
    assertTrue(position.unformed("R"));
    assertTrue(position.unformed("S"));
    assertEquals("E4 E", position.at("R"));
  }

  @Test
  @Tag("BG-015")
  void anAboutFaceAsWell() {
    var position =
        BoxTestPosition.field()
            .red("R Foot D4 N")
            .blue("B Foot J10 S")
            .orders("R turns about")
            .turn();
    assertTrue(position.unformed("R"));
    assertEquals("D4 S", position.at("R"));
  }

  @Test
  @Tag("BG-016")
  void whoGivesUpAnActionStaysFormed() {
    var position =
        BoxTestPosition.field()
            .red("R Horse D4 N", "S OpenHorse A1 N")
            .blue("B Foot J10 S")
            .orders(
                "R turns to E",
                "R stops and gives up an Action to stay formed",
                "S moves diagonally to B2",
                "S moves forward to B3",
                "S stops and gives up an Action to stay formed")
            .turn();
    assertFalse(position.unformed("R"));
    assertFalse(position.unformed("S"));
  }

  @Test
  @Tag("BG-016")
  void turnsThatCostNothingByTheSwitch() {
    var position =
        BoxTestPosition.field()
            .with("turning", "free")
            .red("R Foot D4 N", "S Foot A1 N")
            .blue("B Foot J10 S")
            .orders(
                "R turns to E",
                "R moves forward to E4",
                "S turns to E",
                "S stops and gives up an Action to stay formed")
            .turn();
    assertTrue(position.unformed("R"));
    assertEquals("E4 E", position.at("R"));
    assertFalse(position.unformed("S"));
  }

  @Test
  @Tag("BG-021")
  void warriorsMoveAndCharge() {
    var position =
        BoxTestPosition.field()
            .red("R Warriors D4 N", "F Foot F4 N")
            .blue("B Foot D6 S", "C Foot F6 S")
            .orders("R moves forward to D5", "R charges B", "F moves forward to F5")
            .dice(1, 1, 1, 1, 1, 1, 1, 1, 1)
            .turn();
    assertTrue(position.is(UnitAttribute.ENGAGED, "R"));
    assertFalse(position.is(UnitAttribute.ENGAGED, "F"), "close order foot has one Action");
  }

  @Test
  @Tag("BG-022")
  void warriorsDoSoInTheOpenAlone() {
    for (String box : new String[] {"D5", "D6"}) {
      var position =
          BoxTestPosition.field()
              .terrain("rough", box)
              .red("R Warriors D4 N")
              .blue("B Open D6 S")
              .orders("R moves forward to D5")
              .turn();
      assertFalse(position.is(UnitAttribute.ENGAGED, "R"), box);
      assertFalse(position.asked.toString().contains("charges"), box);
    }
  }

  @Test
  @Tag("BG-023")
  void elephantsThatTurnLoseAnAction() {
    var position =
        BoxTestPosition.field()
            .red("E Elephants D4 N")
            .blue("B Foot J10 S")
            .orders("E turns to E")
            .turn();
    assertEquals("D4 E", position.at("E"));
    assertEquals(2, position.get(UnitAttribute.ACTIONS, "E"));
    assertFalse(position.unformed("E"), "the lost Action is the one given up");
  }

  @Test
  @Tag("BG-023")
  void orDoNotByTheSwitch() {
    var position =
        BoxTestPosition.field()
            .with("elephants_lost_action", "unforms")
            .red("E Elephants D4 N")
            .blue("B Foot J10 S")
            .orders("E turns to E")
            .turn();
    assertTrue(position.unformed("E"));
  }

  @Test
  @Tag("BG-029")
  void allMoveDiagonallyButWhereTheSwitchSaysOtherwise() {
    var position =
        BoxTestPosition.field()
            .with("diagonal_moves", "mounted")
            .red("R Foot D4 N")
            .blue("B Foot J10 S")
            .orders("R moves forward to D5")
            .turn();
    assertFalse(actions(position).contains("diagonally"));
  }

  @Test
  @Tag("BG-D02")
  void boxesAreNamedFromTheSouthWest() {
    var position =
        BoxTestPosition.field()
            .red("R Foot E5 E")
            .blue("B Foot J10 S")
            .orders("R moves forward to F5")
            .turn();
    assertEquals("F5 E", position.at("R"));
    assertTrue(actions(position).contains("moves diagonally to F6"), actions(position));
    assertTrue(actions(position).contains("moves diagonally to F4"), actions(position));
  }

  @Test
  @Tag("BG-D05")
  void nobodyEntersABoxThatIsTaken() {
    var position =
        BoxTestPosition.field()
            .red("R Horse D4 N", "S Foot D5 N")
            .blue("B Foot J10 S")
            .orders("R turns to E")
            .turn();
    assertFalse(position.asked.stream().anyMatch(each -> each.contains("R moves forward to D5")));
  }

  @Test
  @Tag("BG-D26")
  void gunsTurnAndLightGunsMove() {
    var position =
        BoxTestPosition.field()
            .line(
                "LightGun Artillery open ccv 2 shaken 2 catastrophe 3 rupture 2 depth=shallow"
                    + " weapons=light-artillery")
            .red("G Gun D4 N", "L LightGun F4 N", "C Camp A1 N")
            .blue("B Foot J10 S")
            .orders("G turns to E", "L moves forward to F5")
            .turn();
    assertEquals("D4 E", position.at("G"));
    assertTrue(position.unformed("G"));
    assertEquals("F5 N", position.at("L"));
    assertFalse(position.asked.toString().contains("G moves forward"));
    assertFalse(position.asked.toString().contains("C moves"));
  }

  @Test
  @Tag("BG-193")
  @Tag("BG-191")
  void mountedDoNotCrossObstaclesAndFootIsUnformedByThem() {
    var position =
        BoxTestPosition.field()
            .wall("D4-D5", "F4-F5")
            .red("R Horse D4 N", "F Open F4 N")
            .blue("B Foot J10 S")
            .orders("R turns to E", "F moves forward to F5")
            .turn();
    assertFalse(position.asked.toString().contains("R moves forward to D5"));
    assertFalse(position.asked.toString().contains("R moves diagonally to E5"));
    assertTrue(position.unformed("F"));
  }

  @Test
  @Tag("BG-060")
  @Tag("BG-D08")
  @Tag("BG-D09")
  void outOfCommandAUnitIsTestedBeforeItMoves() {
    var position =
        BoxTestPosition.field()
            .reds("R Foot A1 N", "S Foot B2 N", "T Foot G4 N")
            .blue("B Foot J10 S")
            .orders("T tries to move", "T moves forward to G5")
            .dice(4)
            .turn();
    assertEquals(java.util.List.of("T moving out of command <5"), position.tests());
    assertEquals("G5 N", position.at("T"));
    var failed =
        BoxTestPosition.field()
            .reds("R Foot A1 N", "S Foot B2 N", "T Foot G4 N")
            .blue("B Foot J10 S")
            .orders("T tries to move")
            .dice(5)
            .turn();
    assertEquals("G4 N", failed.at("T"));
  }

  @Test
  @Tag("BG-D09")
  void nobodyIsOutOfCommandNearHisCommander() {
    var near =
        BoxTestPosition.field()
            .led(0, "A1", "R Foot A1 N", "S Foot B1 N", "T Foot E1 N")
            .blue("B Foot J10 S")
            .turn();
    assertEquals("never asked", near.options("BG-P-09"));
    assertFalse(near.is(UnitAttribute.OUT_OF_COMMAND, "T"));
    var far =
        BoxTestPosition.field()
            .led(0, "A1", "R Foot A1 N", "S Foot B1 N", "T Foot F1 N")
            .blue("B Foot J10 S")
            .turn();
    assertTrue(far.is(UnitAttribute.OUT_OF_COMMAND, "T"));
    var two =
        BoxTestPosition.field().reds("R Foot A1 N", "S Foot F1 N").blue("B Foot J10 S").turn();
    assertTrue(two.is(UnitAttribute.OUT_OF_COMMAND, "S"), "of two apart the one named later");
    assertFalse(two.is(UnitAttribute.OUT_OF_COMMAND, "R"));
  }

  @Test
  @Tag("BG-061")
  @Tag("BG-D16")
  @Tag("BG-198")
  void mountedWithdrawFromFoot() {
    var position = BoxTestPosition.field().red("R Horse D5 N").blue("B Foot D6 S").melee("R", "B");
    position.state().put(UnitAttribute.RESULT, position.number("R"), BoxState.TIED);
    position.orders("R withdraws");
    var passed = withdrawing(4);
    assertEquals("D4 N", passed.at("R"));
    assertTrue(passed.unformed("R"));
    assertFalse(passed.is(UnitAttribute.ENGAGED, "B"));
    var failed = withdrawing(5);
    assertEquals("D5 N", failed.at("R"));
    assertTrue(failed.unformed("R"));
  }

  private static BoxTestPosition withdrawing(int die) {
    var position =
        BoxTestPosition.field()
            .red("R Horse D5 N")
            .blue("B Foot D6 S")
            .melee("R", "B")
            .orders("R withdraws")
            .dice(die);
    position.state().put(UnitAttribute.RESULT, position.number("R"), BoxState.LOST);
    return position.until(BoxState.Phase.SHOOTING);
  }

  @Test
  @Tag("BG-061")
  void notFromHorseNorWhenTheyHaveWon() {
    for (int result : new int[] {BoxState.WON, BoxState.LOST}) {
      var position =
          BoxTestPosition.field()
              .red("R Horse D5 N")
              .blue(result == BoxState.WON ? "B Foot D6 S" : "B Horse D6 S")
              .melee("R", "B");
      position.state().put(UnitAttribute.RESULT, position.number("R"), result);
      position.until(BoxState.Phase.SHOOTING);
      assertEquals("never asked", position.options("BG-P-08"));
    }
  }

  @Test
  @Tag("BG-064")
  @Tag("BG-D17")
  void hedgehogsAreFormedFreelyAndLeftByATest() {
    var formed =
        BoxTestPosition.field()
            .red("R Pikes D4 N", "S Foot A1 N")
            .blue("B Foot J10 S")
            .orders("R forms hedgehog")
            .turn();
    assertTrue(formed.is(UnitAttribute.HEDGEHOG, "R"));
    assertFalse(formed.unformed("R"));
    assertFalse(formed.asked.toString().contains("S forms hedgehog"), "pikes alone");
    var leaving =
        BoxTestPosition.field()
            .red("R Pikes D4 N hedgehog")
            .blue("B Foot J10 S")
            .orders("R leaves the hedgehog", "R moves forward to D5")
            .dice(4)
            .turn();
    assertEquals("D5 N", leaving.at("R"));
    var staying =
        BoxTestPosition.field()
            .red("R Pikes D4 N hedgehog")
            .blue("B Foot J10 S")
            .orders("R leaves the hedgehog")
            .dice(5)
            .turn();
    assertTrue(staying.is(UnitAttribute.HEDGEHOG, "R"));
    assertEquals("D4 N", staying.at("R"));
  }
}
