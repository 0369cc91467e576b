package dev.muster.rules.adlgr.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Who passes through whom, and who may be burst through. */
class AdlgPassageTest {
  /** Whether a unit that looks north may pass through a friend ahead of it. */
  private static boolean passes(String unit, String friend, int heading) {
    var position =
        new AdlgTestPosition()
            .red("U " + unit + " 15,5 0", "F " + friend + " 15,7 " + heading)
            .blue("E Foot 1,19 180");
    return position.passage().through(position.unit("U"), 0, position.unit("F"));
  }

  @Test
  @Tag("AR-083")
  @Tag("AR-084")
  void lightFootPassesAndIsPassedInAnyDirection() {
    assertTrue(passes("LI", "Tercio", 40));
    assertTrue(passes("Keil", "LI", 40));
  }

  @Test
  @Tag("AR-085")
  @Tag("AR-086")
  @Tag("AR-087")
  @Tag("AR-088")
  void horsePassesLightHorseAndDragoonsAlongTheirWay() {
    assertTrue(passes("Kn", "LH", 0));
    assertTrue(passes("Kn", "LH", 180));
    assertFalse(passes("Kn", "LH", 90));
    assertTrue(passes("LH", "Kn", 0));
    assertTrue(passes("Cv", "Drag", 5));
    assertFalse(passes("Cv", "Drag", 90));
    assertTrue(passes("Drag", "Cv", 180));
    assertFalse(passes("Cv", "Kn", 0));
  }

  @Test
  @Tag("AR-089")
  @Tag("AR-090")
  @Tag("AR-091")
  void shotPassesShotAndSwords() {
    assertTrue(passes("Shot", "Shot", 0));
    assertFalse(passes("Shot", "Shot", 90));
    assertTrue(passes("Swords", "Shot", 0));
    assertTrue(passes("MSwords", "Shot", 180));
    assertFalse(passes("Spears", "Shot", 0));
    assertTrue(passes("Shot", "MSwords", 180));
    assertFalse(passes("Shot", "Spears", 0));
  }

  @Test
  @Tag("AR-092")
  @Tag("AR-093")
  void footPassesGunsAndWagonsByTheLongSide() {
    assertTrue(passes("Foot", "Gun", 0));
    assertFalse(passes("Foot", "Gun", 90));
    assertTrue(passes("SmallShot", "Wagon", 180));
    assertFalse(passes("Cv", "Gun", 0));
  }

  @Test
  @Tag("AR-094")
  void othersDoNotPass() {
    assertFalse(passes("Kn", "Foot", 0));
    assertFalse(passes("Foot", "Foot", 0));
    var position =
        new AdlgTestPosition().red("U Kn 15,5 0", "F Foot 15,7 0").blue("E Foot 1,19 180");
    assertEquals("U may not pass through F (AR-094)", position.move("U", Manoeuvre.advance(3)));
  }

  @Test
  @Tag("AR-084")
  void whoPassesMustClearTheOther() {
    var position = new AdlgTestPosition().red("U Cv 15,5 0", "F LI 15,7 0").blue("E Foot 1,19 180");
    assertEquals("U would stand in F (AR-083, AR-094)", position.move("U", Manoeuvre.advance(2)));
    assertEquals("legal", position.move("U", Manoeuvre.advance(4)));
  }

  @Test
  @Tag("AR-096")
  @Tag("AR-097")
  @Tag("AR-098")
  @Tag("AR-099")
  @Tag("AR-100")
  @Tag("AR-101")
  void theFirmAreNotBurstThrough() {
    for (String firm :
        List.of("El", "Tercio", "Keil", "Colunela", "Block", "LaterBlock", "Wagon", "Camp")) {
      assertFalse(bursts(firm), firm);
    }
    for (String other : List.of("Foot", "Spears", "Cv", "Shot", "Gun")) {
      assertTrue(bursts(other), other);
    }
  }

  private static boolean bursts(String friend) {
    var position =
        new AdlgTestPosition()
            .line("Camp Camp")
            .red("F " + friend + " 15,7 0")
            .blue("E Foot 1,19 180");
    return position.passage().bursts(position.unit("F"));
  }

  @Test
  @Tag("AR-102")
  @Tag("AR-103")
  @Tag("AR-D18")
  void nobodyBurstsThroughWhoFightsOrSupports() {
    var position =
        new AdlgTestPosition()
            .red("F Foot 15,7 0", "S Foot 16,7 0", "O Foot 18,7 0")
            .blue("E Foot 15,7 180");
    assertFalse(position.passage().bursts(position.unit("F")));
    assertFalse(position.passage().bursts(position.unit("S")));
    assertTrue(position.passage().bursts(position.unit("O")));
    assertEquals(1, position.supports().simple(position.unit("F")));
  }
}
