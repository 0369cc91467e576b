package dev.muster.rules.boxgrid.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Evading a charge. */
class BoxEvasionTest {
  private static BoxTestPosition charge(String charger, String target) {
    return BoxTestPosition.field()
        .red("R " + charger + " D4 N")
        .blue("B " + target + " D5 S", "C Foot J10 S")
        .orders("R charges B");
  }

  @Test
  @Tag("BG-044")
  @Tag("BG-050")
  @Tag("BG-051")
  @Tag("BG-054")
  @Tag("BG-008")
  void thinFootMustEvadeHeavyFoot() {
    for (String target : List.of("Loose", "Open")) {
      var position = charge("Foot", target).dice(4).until(BoxState.Phase.SHOOTING);
      assertEquals("never asked", position.options("BG-P-10"));
      assertEquals(List.of("B evading <5"), position.tests());
      assertEquals("D6 S", position.at("B"));
      assertEquals("D5 N", position.at("R"), "the charger follows up");
      assertFalse(position.is(UnitAttribute.ENGAGED, "R"));
    }
  }

  @Test
  @Tag("BG-045")
  void thinFootMayEvadeElephants() {
    var position =
        charge("Elephants", "Open").orders("B evades").dice(3).until(BoxState.Phase.SHOOTING);
    assertEquals("D6 S", position.at("B"));
    var stands = charge("Elephants", "Open").orders("B stands").until(BoxState.Phase.SHOOTING);
    assertTrue(stands.is(UnitAttribute.ENGAGED, "B"));
  }

  @Test
  @Tag("BG-045")
  void fromHeavyHorseItDoesAsTheSwitchSays() {
    var none = charge("Horse", "Open").until(BoxState.Phase.SHOOTING);
    assertTrue(none.is(UnitAttribute.ENGAGED, "B"));
    var may =
        charge("Horse", "Open")
            .with("evade_foot_v_mounted", "may")
            .orders("B evades")
            .dice(1)
            .until(BoxState.Phase.SHOOTING);
    assertEquals("D6 S", may.at("B"));
    var must =
        charge("Horse", "Open")
            .with("evade_foot_v_mounted", "must")
            .dice(1)
            .until(BoxState.Phase.SHOOTING);
    assertEquals("D6 S", must.at("B"));
    assertEquals("never asked", must.options("BG-P-10"));
  }

  @Test
  @Tag("BG-046")
  @Tag("BG-047")
  void thinHorseMustEvadeHeavyUnitsAndElephants() {
    for (String charger : List.of("Foot", "Horse", "Elephants")) {
      for (String target : List.of("LooseHorse", "OpenHorse")) {
        var position = charge(charger, target).dice(1).until(BoxState.Phase.SHOOTING);
        assertEquals("D6 S", position.at("B"), charger + target);
        assertEquals("never asked", position.options("BG-P-10"));
      }
    }
  }

  @Test
  @Tag("BG-048")
  @Tag("BG-049")
  void theOpenMayEvadeTheLooseOfTheirKind() {
    assertEquals(
        "BG-P-10 B: [B evades, B stands]",
        charge("Loose", "Open").until(BoxState.Phase.SHOOTING).options("BG-P-10"));
    assertEquals(
        "BG-P-10 B: [B evades, B stands]",
        charge("LooseHorse", "OpenHorse").until(BoxState.Phase.SHOOTING).options("BG-P-10"));
    for (String[] pair :
        new String[][] {
          {"Open", "Loose"}, {"Open", "Open"}, {"OpenHorse", "LooseHorse"}, {"LooseHorse", "Open"}
        }) {
      var position = charge(pair[0], pair[1]).until(BoxState.Phase.SHOOTING);
      assertEquals("never asked", position.options("BG-P-10"), pair[0] + pair[1]);
      assertTrue(position.is(UnitAttribute.ENGAGED, "B"));
    }
  }

  @Test
  @Tag("BG-051")
  void itGoesInTheDirectionOfTheCharge() {
    var position =
        BoxTestPosition.field()
            .red("R Foot D4 N")
            .blue("B Open D5 E", "C Foot J10 S")
            .orders("R charges B", "B keeps its facing")
            .dice(1)
            .until(BoxState.Phase.SHOOTING);
    assertEquals("D6 E", position.at("B"));
  }

  @Test
  @Tag("BG-052")
  void itKeepsItsFacingOrFacesTheEnemy() {
    var position =
        BoxTestPosition.field()
            .red("R Foot D4 N")
            .blue("B Open D5 E", "C Foot J10 S")
            .orders("R charges B", "B faces the enemy")
            .dice(1)
            .until(BoxState.Phase.SHOOTING);
    assertEquals("D6 S", position.at("B"));
  }

  @Test
  @Tag("BG-053")
  @Tag("BG-106")
  void itShootsInItsOwnTurnMountedWithADieLess() {
    var foot =
        charge("Foot", "Open")
            .like("Open", "Open", "weapons=bow")
            .orders("B shoots at R")
            .dice(1, 4, 4, 4)
            .turns(2);
    assertEquals(3, foot.shotDice("B"));
    var horse =
        charge("Foot", "OpenHorse")
            .like("OpenHorse", "OpenHorse", "weapons=bow")
            .orders("B shoots at R")
            .dice(1, 4, 4)
            .turns(2);
    assertEquals(2, horse.shotDice("B"));
  }

  @Test
  @Tag("BG-055")
  @Tag("BG-056")
  void whoFailsIsDispersedAndTheEnemyGoesOn() {
    var position =
        charge("Horse", "OpenHorse")
            .orders("R moves forward to D6")
            .dice(6)
            .until(BoxState.Phase.SHOOTING);
    assertEquals("dispersed", position.at("B"));
    assertEquals("D6 N", position.at("R"));
    assertEquals(1, position.state().lost[1]);
  }

  @Test
  @Tag("BG-055")
  void nobodyIsTestedForTheDispersed() {
    var position =
        BoxTestPosition.field()
            .red("R Foot D4 N")
            .blues("B Open D5 S", "C Foot E5 S shaken", "D Foot D7 S")
            .orders("R charges B")
            .dice(6)
            .until(BoxState.Phase.SHOOTING);
    assertEquals(List.of("B evading <5"), position.tests());
  }

  @Test
  @Tag("BG-056")
  void itMayChargeAnotherWithWhatIsLeft() {
    var position =
        BoxTestPosition.field()
            .red("R Horse D4 N")
            .blue("B OpenHorse D5 S", "C Foot D6 S")
            .orders("R charges B", "R charges C")
            .until(BoxState.Phase.SHOOTING);
    assertEquals("dispersed", position.at("B"), "there was no room to evade to");
    assertTrue(position.is(UnitAttribute.ENGAGED, "C"));
  }

  @Test
  @Tag("BG-D13")
  void withoutRoomNoDieIsThrown() {
    var position =
        BoxTestPosition.field()
            .red("R Foot D4 N")
            .blue("B Open D5 S", "C Foot D6 S")
            .orders("R charges B")
            .until(BoxState.Phase.SHOOTING);
    assertEquals("dispersed", position.at("B"));
    assertEquals(List.of(), position.tests());
  }

  @Test
  @Tag("BG-D13")
  void offTheTableIsDispersedOrFledByTheSwitch() {
    for (String value : List.of("dispersed", "fled")) {
      var position =
          BoxTestPosition.field()
              .with("evade_off_table", value)
              .red("R Foot D9 N")
              .blue("B Open D10 S", "C Foot J10 S")
              .orders("R charges B")
              .until(BoxState.Phase.SHOOTING);
      assertEquals(value, position.at("B"));
      assertEquals(value.equals("fled") ? 0 : 1, position.state().lost[1]);
    }
  }

  @Test
  @Tag("BG-D19")
  @Tag("BG-199")
  void reitersMayEvadeByCaracoleAndFightWhereTheyFail() {
    var passed =
        charge("Horse", "Caracole")
            .like("Reiters", "Caracole", "caracole")
            .orders("B evades")
            .dice(4)
            .until(BoxState.Phase.SHOOTING);
    assertEquals("D6 S", passed.at("B"));
    var failed =
        charge("Horse", "Caracole")
            .like("Reiters", "Caracole", "caracole")
            .orders("B evades")
            .dice(5)
            .until(BoxState.Phase.SHOOTING);
    assertTrue(failed.unformed("B"));
    assertTrue(failed.is(UnitAttribute.ENGAGED, "B"));
    var off =
        charge("Horse", "Caracole")
            .with("caracole", "off")
            .like("Reiters", "Caracole", "caracole")
            .until(BoxState.Phase.SHOOTING);
    assertEquals("never asked", off.options("BG-P-10"));
  }

  @Test
  @Tag("BG-D29")
  void inMeleeNobodyEvades() {
    for (String value : List.of("stands", "evades")) {
      var position =
          BoxTestPosition.field()
              .with("charged_in_melee", value)
              .red("R Foot D4 N", "S Foot E6 W")
              .blue("B Open D6 S", "C Foot J10 S")
              .red("T Foot D5 N")
              .melee("S", "B")
              .orders("T charges B")
              .dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
              .until(BoxState.Phase.SHOOTING);
      assertEquals(value.equals("stands"), position.at("B").equals("D6 S"), value);
    }
  }

  @Test
  @Tag("BG-D23")
  void aDiagonalChargeLetsItsTargetEvade() {
    var position =
        BoxTestPosition.field()
            .red("R Horse D4 N")
            .blue("B OpenHorse E5 S", "C Foot J10 S")
            .orders("R charges B diagonally")
            .dice(1)
            .until(BoxState.Phase.SHOOTING);
    assertEquals("F6 S", position.at("B"));
    assertFalse(position.unformed("B"));
    assertTrue(position.unformed("R"));
    assertEquals("E5 N", position.at("R"));
  }
}
