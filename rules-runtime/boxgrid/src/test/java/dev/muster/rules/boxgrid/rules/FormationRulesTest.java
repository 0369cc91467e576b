package dev.muster.rules.boxgrid.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The ground that unforms whom. */
class FormationRulesTest {
  /** Lines that are Unformed after a step into a terrain, of those that make it. */
  private static List<String> unformedBy(String terrain) {
    return List.of("Pikes", "Massed", "Warriors", "Open", "Horse", "OpenHorse", "Elephants")
        .stream()
        .filter(
            line ->
                BoxTestPosition.field()
                    .terrain(terrain, "D5")
                    .red("R " + line + " D4 N")
                    .blue("B Foot J10 S")
                    .orders("R moves forward to D5")
                    .turn()
                    .unformed("R"))
        .toList();
  }

  private static final List<String> HEAVY_FOOT_AND_MOUNTED =
      List.of("Pikes", "Massed", "Warriors", "Horse", "OpenHorse", "Elephants");

  @Test
  @Tag("BG-185")
  void woods() {
    assertEquals(HEAVY_FOOT_AND_MOUNTED, unformedBy("woods"));
  }

  @Test
  @Tag("BG-186")
  void roughGround() {
    assertEquals(HEAVY_FOOT_AND_MOUNTED, unformedBy("rough"));
  }

  @Test
  @Tag("BG-187")
  void villages() {
    assertEquals(HEAVY_FOOT_AND_MOUNTED, unformedBy("village"));
  }

  @Test
  @Tag("BG-188")
  void camps() {
    assertEquals(List.of("Pikes", "Massed", "Warriors"), unformedBy("camp"));
  }

  @Test
  @Tag("BG-189")
  void brokenTerrain() {
    assertEquals(
        List.of("Pikes", "Massed", "Horse", "OpenHorse", "Elephants"), unformedBy("broken"));
  }

  @Test
  @Tag("BG-190")
  void riverFords() {
    assertEquals(
        List.of("Pikes", "Massed", "Warriors", "Open", "Horse", "OpenHorse", "Elephants"),
        unformedBy("ford"));
  }

  @Test
  @Tag("BG-185")
  void leavingItUnformsAsWell() {
    var position =
        BoxTestPosition.field()
            .terrain("woods", "D4")
            .red("R Foot D4 N")
            .blue("B Foot J10 S")
            .orders("R moves forward to D5");
    position.state().put(UnitAttribute.UNFORMED, position.number("R"), 0);
    assertTrue(position.turn().unformed("R"));
  }

  @Test
  @Tag("BG-D30")
  void elephantsMindTheGroundAsHorseButByTheSwitch() {
    var position =
        BoxTestPosition.field()
            .with("elephants_terrain", "none")
            .terrain("woods", "D5")
            .wall("D5-D6")
            .red("R Elephants D4 N")
            .blue("B Foot J10 S")
            .orders("R moves forward to D5", "R moves forward to D6")
            .turn();
    assertFalse(position.unformed("R"));
  }

  @Test
  @Tag("BG-197")
  @Tag("BG-179")
  void aPursuitUnforms() {
    var position =
        BoxTestPosition.field()
            .red("R Horse D4 N")
            .blue("B Foot D5 S hits 4", "C Foot J10 S")
            .melee("R", "B")
            .dice(4, 4, 1, 1, 1, 1, 1, 1, 6, 5)
            .turn();
    assertEquals("D6 N", position.at("R"));
    assertTrue(position.unformed("R"));
  }

  @Test
  @Tag("BG-196")
  @Tag("BG-155")
  void anEnemyOnItsFlankUnformsAUnit() {
    var flank =
        BoxTestPosition.field()
            .red("R Foot D4 N")
            .blue("B Foot D5 E")
            .orders("R charges B")
            .until(BoxState.Phase.SHOOTING);
    assertTrue(flank.unformed("B"));
    assertFalse(flank.unformed("R"));
  }

  @Test
  @Tag("BG-D30")
  void theWeightGoesByTheOrderWhereTheListDoesNotSay() {
    var position =
        BoxTestPosition.field()
            .line("Tribe Foot warrior ccv 4 shaken 3 catastrophe 5 rupture 2 depth=medium")
            .line("Skirmish Foot loose ccv 3 shaken 2 catastrophe 4 rupture 2 depth=shallow")
            .line("Knights Mounted close ccv 4 shaken 3 catastrophe 5 rupture 2 depth=medium")
            .line("Scouts Mounted loose ccv 3 shaken 2 catastrophe 4 rupture 2 depth=shallow")
            .red("T Tribe A1 N", "S Skirmish C1 N", "K Knights E1 N", "L Scouts G1 N")
            .blue("B Foot J10 S");
    BoxState field = position.state();
    assertEquals(
        List.of(1, 2, 2, 3),
        List.of("T", "S", "K", "L").stream()
            .map(each -> field.type(position.number(each)).allowance)
            .toList());
  }
}
