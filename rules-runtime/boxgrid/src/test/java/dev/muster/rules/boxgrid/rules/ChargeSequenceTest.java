package dev.muster.rules.boxgrid.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Who may charge whom, and what a charge does to the order of both. */
class ChargeSequenceTest {
  private static boolean mayCharge(BoxTestPosition position, String charge) {
    return position.everybody().until(BoxState.Phase.SHOOTING).offered(charge);
  }

  @Test
  @Tag("BG-126")
  void heavyUnitsChargeAll() {
    for (String target :
        List.of("Block", "Open", "Horse", "OpenHorse", "Elephants", "Gun", "Camp")) {
      for (String charger : List.of("Foot", "Horse", "Elephants")) {
        assertTrue(
            mayCharge(
                BoxTestPosition.field().red("R " + charger + " D4 N").blue("B " + target + " D5 S"),
                "R charges B"),
            charger + " " + target);
      }
    }
  }

  @Test
  @Tag("BG-128")
  void lightUnitsChargeLightUnitsAndElephants() {
    for (String charger : List.of("Open", "OpenHorse")) {
      for (String target : List.of("Open", "LooseHorse", "Elephants")) {
        assertTrue(
            mayCharge(
                BoxTestPosition.field().red("R " + charger + " D4 N").blue("B " + target + " D5 S"),
                "R charges B"));
      }
      for (String target : List.of("Foot", "Horse", "Gun", "Camp")) {
        assertFalse(
            mayCharge(
                BoxTestPosition.field().red("R " + charger + " D4 N").blue("B " + target + " D5 S"),
                "R charges B"),
            charger + " " + target);
      }
    }
  }

  @Test
  @Tag("BG-128")
  @Tag("BG-D26")
  void gunsAndCampsByTheSwitch() {
    for (String target : List.of("Gun", "Camp")) {
      var position =
          BoxTestPosition.field()
              .with("guns_and_camps", "by_all")
              .red("R OpenHorse D4 N")
              .blue("B " + target + " D5 S", "C Foot J10 S")
              .orders("R charges B")
              .turn();
      assertEquals("taken", position.at("B"));
    }
  }

  @Test
  @Tag("BG-D26")
  void gunsAndCampsAreTakenWithoutAFight() {
    for (String target : List.of("Gun", "Camp")) {
      var position =
          BoxTestPosition.field()
              .red("R Foot D4 N")
              .blue("B " + target + " D5 S", "C Foot J10 S")
              .orders("R charges B")
              .turn();
      assertEquals("taken", position.at("B"));
      assertEquals("D4 N", position.at("R"));
      assertEquals(1, position.state().lost[1]);
    }
  }

  @Test
  @Tag("BG-127")
  void footChargesHorseDiagonallyOnlyInAnEarlierMelee() {
    var free = BoxTestPosition.field().red("R Foot D4 N").blue("B Horse E5 S");
    assertFalse(mayCharge(free, "R charges B diagonally"));
    var engaged =
        BoxTestPosition.field()
            .red("R Foot D4 N", "S Foot E4 N")
            .blue("B Horse E5 S")
            .melee("S", "B");
    assertTrue(mayCharge(engaged, "R charges B diagonally"));
    var now =
        BoxTestPosition.field()
            .red("S Foot E4 N", "R Foot D4 N")
            .blue("B Horse E5 S")
            .orders("S charges B", "R stops");
    assertFalse(mayCharge(now, "R charges B diagonally"), "that melee began in this turn");
    var foot = BoxTestPosition.field().red("R Foot D4 N").blue("B Foot E5 S");
    assertTrue(mayCharge(foot, "R charges B diagonally"));
  }

  @Test
  @Tag("BG-127")
  void orNothingElseByTheSwitch() {
    var foot =
        BoxTestPosition.field()
            .with("diagonal_foot", "engaged_alone")
            .red("R Foot D4 N")
            .blue("B Foot E5 S");
    assertFalse(mayCharge(foot, "R charges B diagonally"));
  }

  @Test
  @Tag("BG-129")
  void aTurnBeforeAChargeComesFirst() {
    assertTrue(
        mayCharge(
            BoxTestPosition.field().red("R Horse D4 E").blue("B Foot D5 S").orders("R turns to N"),
            "R charges B"));
    assertTrue(
        mayCharge(
            BoxTestPosition.field()
                .red("R OpenHorse D4 E")
                .blue("B Elephants D6 S")
                .orders("R turns to N", "R moves forward to D5"),
            "R charges B"));
    assertFalse(
        mayCharge(
            BoxTestPosition.field()
                .red("R OpenHorse C4 E")
                .blue("B Elephants D5 S")
                .orders("R moves forward to D4", "R turns to N"),
            "R charges B"));
  }

  @Test
  @Tag("BG-129")
  void soItDoesBeforeADiagonalOneButBySwitch() {
    for (String value : List.of("true", "false")) {
      assertEquals(
          value.equals("true"),
          mayCharge(
              BoxTestPosition.field()
                  .with("turn_then_diagonal", value)
                  .red("R Horse D4 E")
                  .blue("B Foot C5 S")
                  .orders("R turns to N"),
              "R charges B diagonally"));
    }
  }

  @Test
  @Tag("BG-130")
  @Tag("BG-131")
  @Tag("BG-194")
  void aDiagonalChargeUnformsBoth() {
    var position =
        BoxTestPosition.field()
            .red("R Horse D4 N")
            .blue("B Foot E5 S")
            .orders("R charges B diagonally")
            .until(BoxState.Phase.SHOOTING);
    assertTrue(position.unformed("R"));
    assertTrue(position.unformed("B"));
    var straight =
        BoxTestPosition.field()
            .red("R Horse D4 N")
            .blue("B Foot D5 S")
            .orders("R charges B")
            .until(BoxState.Phase.SHOOTING);
    assertFalse(straight.unformed("R") || straight.unformed("B"));
  }

  @Test
  @Tag("BG-131")
  void theTargetAtContactOrAtOnceByTheSwitch() {
    for (String value : List.of("contact", "declaration")) {
      var position =
          BoxTestPosition.field()
              .with("diagonal_target_unformed", value)
              .red("R Horse D4 N")
              .blue("B OpenHorse E5 S", "C Foot J10 S")
              .orders("R charges B diagonally")
              .dice(1)
              .until(BoxState.Phase.SHOOTING);
      assertEquals(value.equals("declaration"), position.unformed("B"));
    }
  }

  @Test
  @Tag("BG-D23")
  void theTargetOfADiagonalChargeDoesNotTurnButByTheSwitch() {
    for (String value : List.of("none", "turns")) {
      var position =
          BoxTestPosition.field()
              .with("diagonal_reaction", value)
              .red("R Horse D4 N")
              .blue("B Foot E5 E")
              .orders("R charges B diagonally")
              .until(BoxState.Phase.SHOOTING);
      assertEquals(value.equals("none") ? "E5 E" : "E5 S", position.at("B"));
      assertTrue(position.unformed("B"));
    }
  }

  @Test
  @Tag("BG-D05")
  void theChargerStaysInItsBox() {
    var position =
        BoxTestPosition.field()
            .red("R Foot D4 N")
            .blue("B Foot D5 S")
            .orders("R charges B")
            .until(BoxState.Phase.SHOOTING);
    assertEquals("D4 N", position.at("R"));
    assertTrue(position.is(UnitAttribute.ENGAGED, "B"));
  }

  @Test
  @Tag("BG-072")
  @Tag("BG-070")
  @Tag("BG-D14")
  void pistolCavalryMustFinishItsCharge() {
    var position =
        BoxTestPosition.field()
            .red("R Reiters D4 N momentum", "F Foot A1 N")
            .blue("B Foot D5 S")
            .orders("R moves on", "R charges B", "R shoots at B")
            .dice(5, 1, 1, 1)
            .turn();
    assertEquals(List.of("R finishing its charge <5"), position.tests());
    assertFalse(position.is(UnitAttribute.ENGAGED, "R"));
    assertTrue(position.is(UnitAttribute.MOMENTUM, "R"), "that does not end its momentum");
    assertEquals(3, position.shotDice("R"), "it may shoot its pistols, having moved");
  }

  @Test
  @Tag("BG-D14")
  void orLosesItsMomentumByTheSwitch() {
    var position =
        BoxTestPosition.field()
            .with("finish_charge_failed", "loses_momentum")
            .red("R Reiters D4 N momentum")
            .blue("B Foot D5 S")
            .orders("R moves on", "R charges B")
            .dice(5)
            .turn();
    assertFalse(position.is(UnitAttribute.MOMENTUM, "R"));
  }

  @Test
  @Tag("BG-071")
  void gallopersFinishItMoreSurely() {
    var position =
        BoxTestPosition.field()
            .like("Reiters", "Gallopers", "gallopers")
            .red("R Gallopers D4 N")
            .blue("B Foot D5 S")
            .orders("R charges B")
            .dice(5)
            .until(BoxState.Phase.SHOOTING);
    assertEquals(List.of("R finishing its charge <6"), position.tests());
    assertTrue(position.is(UnitAttribute.ENGAGED, "R"));
  }

  @Test
  @Tag("BG-183")
  void closeOrderCavalryIsUnformedByTwoActions() {
    var one =
        BoxTestPosition.field()
            .red("R Reiters D4 N")
            .blue("B Foot J10 S")
            .orders("R moves forward to D5")
            .turn();
    assertFalse(one.unformed("R"));
    var two =
        BoxTestPosition.field()
            .red("R Reiters D4 N", "H Horse A1 N")
            .blue("B Foot J10 S")
            .orders(
                "R moves forward to D5",
                "R moves forward to D6",
                "H moves forward to A2",
                "H moves forward to A3")
            .turn();
    assertTrue(two.unformed("R"));
    assertFalse(two.unformed("H"));
    var charge =
        BoxTestPosition.field()
            .red("R Reiters D4 N")
            .blue("B Foot D6 S")
            .orders("R moves forward to D5", "R charges B")
            .dice(1)
            .until(BoxState.Phase.SHOOTING);
    assertTrue(charge.unformed("R"));
    var turned =
        BoxTestPosition.field()
            .red("R Reiters D4 N")
            .blue("B Foot J10 S")
            .orders("R turns to E")
            .turn();
    assertFalse(turned.unformed("R"), "the other Action is given up");
  }

  @Test
  @Tag("BG-192")
  void footThatChargesOverAnObstacleIsUnformed() {
    var position =
        BoxTestPosition.field()
            .wall("D4-D5")
            .red("R Warriors D4 N")
            .blue("B Open D5 S")
            .with("evade_foot_v_mounted", "none")
            .blue("C Foot J10 S");
    position.orders("R charges B").dice(6).until(BoxState.Phase.SHOOTING);
    assertTrue(position.unformed("R"), position.report());
    var stood =
        BoxTestPosition.field()
            .wall("D4-D5")
            .red("R Foot D4 N")
            .blue("B Foot D5 S")
            .orders("R charges B")
            .until(BoxState.Phase.SHOOTING);
    assertTrue(stood.unformed("R"));
  }

  @Test
  @Tag("BG-193")
  void horseDoesNotChargeOverOne() {
    assertFalse(
        mayCharge(
            BoxTestPosition.field().wall("D4-D5").red("R Horse D4 N").blue("B Foot D5 S"),
            "R charges B"));
  }

  @Test
  @Tag("BG-184")
  void whoChargesIntoTerrainIsInIt() {
    var position =
        BoxTestPosition.field()
            .terrain("woods", "D5")
            .red("R Foot D4 N", "L Loose F4 N")
            .blue("B Open D5 S hits 0", "C Foot J10 S")
            .orders("R charges B")
            .dice(1)
            .until(BoxState.Phase.SHOOTING);
    assertTrue(position.unformed("R"));
    var stood =
        BoxTestPosition.field()
            .terrain("woods", "D5")
            .red("R Horse D4 N")
            .blue("B Foot D5 S")
            .orders("R charges B")
            .until(BoxState.Phase.SHOOTING);
    assertTrue(stood.unformed("R"));
  }

  @Test
  @Tag("BG-195")
  void whoIsUnformedInAMeleeStaysSoUntilItIsOver() {
    var position =
        BoxTestPosition.field()
            .red("R Foot D4 N unformed")
            .blue("B Foot D5 S", "C Foot J10 S")
            .melee("R", "B")
            .dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
            .turns(2);
    assertTrue(position.unformed("R"));
    position.state().place(position.number("B"), BoxTerrainMap.OFF);
    position.state().put(UnitAttribute.FATE, position.number("B"), BoxState.BROKEN);
    position.state().lost[1]++;
    new BoxEngagements(position.state()).update();
    assertTrue(position.unformed("R"), "the melee is over, and it keeps the marker");
    position.turn();
    assertFalse(position.unformed("R"), "until its next Rally phase");
  }

  @Test
  @Tag("BG-063")
  @Tag("BG-D17")
  void chargedPikesMayFormHedgehogByATest() {
    for (int die : new int[] {4, 5}) {
      var position =
          BoxTestPosition.field()
              .red("R Horse D4 N")
              .blue("B Pikes D5 E")
              .orders("R charges B", "B forms hedgehog")
              .dice(die)
              .until(BoxState.Phase.SHOOTING);
      assertEquals(List.of("B forming hedgehog <5"), position.tests());
      assertEquals(die == 4, position.is(UnitAttribute.HEDGEHOG, "B"));
      assertEquals(die == 5, position.unformed("B"), "a hedgehog has no flank");
    }
  }

  @Test
  @Tag("BG-D17")
  void whoMayFormItByTheSwitch() {
    for (String value : List.of("minimal", "listed", "off")) {
      var position =
          BoxTestPosition.field()
              .with("hedgehog", value)
              .like("Pikes", "Listed", "hedgehog")
              .red("R Pikes D4 N", "S Listed F4 N")
              .blue("B Foot J10 S");
      boolean all = mayCharge(position, "R forms hedgehog");
      boolean listed = mayCharge(position, "S forms hedgehog");
      assertEquals(value.equals("minimal"), all);
      assertEquals(!value.equals("off"), listed);
    }
  }

  @Test
  @Tag("BG-112")
  @Tag("BG-D20")
  @Tag("BG-113")
  void aSalvoComesBeforeTheChargeAndTheEvade() {
    var position =
        BoxTestPosition.field()
            .like("Shot", "Salvo", "salvo")
            .red("R Salvo D4 N")
            .blue("B Open D5 S", "C Foot J10 S")
            .orders("R charges B", "R gives a salvo first")
            .dice(4, 1, 1, 1, 1, 1)
            .turn();
    assertEquals(5, position.shotDice("R"), "close range, and not stationary");
    var told = position.report();
    assertTrue(told.indexOf("salvo") < told.indexOf("evading"), told);
    assertEquals("never asked", position.options("BG-P-13"), "it does not shoot again");
    var late =
        BoxTestPosition.field()
            .with("salvo_before_evade", "false")
            .like("Shot", "Salvo", "salvo")
            .red("R Salvo D4 N")
            .blue("B Open D5 S", "C Foot J10 S")
            .orders("R charges B")
            .dice(1)
            .turn();
    assertEquals("never asked", late.options("BG-P-07"), "the enemy has gone before it");
  }

  @Test
  @Tag("BG-D20")
  void aSalvoThatRemovesTheTargetEndsTheCharge() {
    var position =
        BoxTestPosition.field()
            .like("Shot", "Salvo", "salvo")
            .red("R Salvo D4 N")
            .blue("B Foot D5 S hits 4", "C Foot J10 S")
            .orders("R charges B", "R gives a salvo first")
            .dice(4, 1, 1, 1, 1, 6)
            .turn();
    assertEquals("broken", position.at("B"));
    assertEquals("D4 N", position.at("R"));
  }
}
