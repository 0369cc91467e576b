package dev.muster.rules.adlgr.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Ways out of a melee and out of a zone of control; squares. */
class AdlgWithdrawalTest {
  private static AdlgTestPosition melee(String line, String enemy) {
    return new AdlgTestPosition().red("U " + line + " 15,10 0").blue("E " + enemy + " 15,10 180");
  }

  private static boolean may(String line, String enemy) {
    return may(melee(line, enemy));
  }

  private static boolean may(AdlgTestPosition position) {
    return position.withdrawal().mayDisengage(position.unit("U"));
  }

  @Test
  @Tag("AR-106")
  @Tag("AR-107")
  @Tag("AR-108")
  void lightFootDisengagesFromFootAndElephantsAndHamperedHorse() {
    assertTrue(may("LI", "Foot"));
    assertTrue(may("LI", "El"));
    assertFalse(may("LI", "Cv"));
    assertTrue(may(melee("LI", "Cv").area("wood 13,8 17,8 17,12 13,12")));
  }

  @Test
  @Tag("AR-109")
  @Tag("AR-110")
  void mountedDisengageFromFootAndSlowerHorse() {
    assertTrue(may("Cv", "Foot"));
    assertFalse(may("El", "Foot"));
    assertTrue(may("LH", "Cv"));
    assertFalse(may("Cv", "LH"));
    assertFalse(may("Cv", "Cv"));
    assertFalse(may("Foot", "Foot"));
  }

  @Test
  @Tag("AR-111")
  void allDisengageFromGunsWagonsAndWorks() {
    assertTrue(may("Foot", "Gun"));
    assertTrue(may("Foot", "Wagon"));
    assertTrue(may(melee("Kn", "Kn").way("wall 14.5,10 15.5,10")));
    assertFalse(may("Kn", "Kn"));
  }

  @Test
  @Tag("AR-104")
  @Tag("AR-105")
  void itGoesStraightBackAllItCan() {
    assertEquals("15,8 facing 0", back(melee("LI", "Foot")));
    assertEquals("15,7 facing 0", back(melee("Cv", "Foot")));
    assertEquals(
        "15,8.8 facing 0", back(melee("LI", "Foot").area("cliff 13,7 17,7 17,8.3 13,8.3")));
    assertEquals("15,8.75 facing 0", back(melee("Cv", "Foot").red("F Foot 15,8 0")));
  }

  private static String back(AdlgTestPosition position) {
    return position.withdrawal().disengaged(position.unit("U")).toString();
  }

  @Test
  @Tag("AR-131")
  void aZoneIsLeftByAVariableMoveBack() {
    assertEquals(2, exit("Foot", 6));
    assertEquals(1, exit("Kn", 1));
    assertEquals(2, exit("Kn", 3));
    assertEquals(0, exit("Foot", 1));
    var least = held("Foot").with("zone_exit_short", "least");
    assertEquals(1, least.withdrawal().fromZone(least.unit("U"), 1));
  }

  private static AdlgTestPosition held(String line) {
    return new AdlgTestPosition().red("U " + line + " 15,10 0").blue("E Foot 15,10.8 180");
  }

  private static double exit(String line, int die) {
    var position = held(line);
    return position.withdrawal().fromZone(position.unit("U"), die);
  }

  @Test
  @Tag("AR-133")
  void mountedRideOnFromASlowerEnemyBehind() {
    assertTrue(rides("Cv", "Foot 15,8.5 0"));
    assertFalse(rides("Cv", "LH 15,8.5 0"));
    assertFalse(rides("Foot", "Levy 15,8.8 0"));
    assertFalse(rides("Cv", "Foot 15,10.8 180"));
  }

  private static boolean rides(String line, String enemy) {
    var position = new AdlgTestPosition().red("U " + line + " 15,10 0").blue("E " + enemy);
    return position.withdrawal().mayRideOn(position.unit("U"));
  }

  private static boolean forms(AdlgTestPosition position) {
    return position.squares().mayForm(position.unit("U"));
  }

  @Test
  @Tag("AR-191")
  @Tag("AR-192")
  @Tag("AR-193")
  @Tag("AR-194")
  @Tag("AR-195")
  @Tag("AR-196")
  void pikesFormSquare() {
    for (String line :
        new String[] {"Keil", "Colunela", "Tercio", "LaterTercio", "Block", "LaterBlock"}) {
      assertTrue(forms(held(line)), line);
    }
    assertFalse(forms(held("Foot")));
    assertFalse(forms(held("Cv")));
  }

  @Test
  @Tag("AR-189")
  @Tag("AR-190")
  void aSquareTakesTwo() {
    var near = new AdlgTestPosition().red("U Block 15,10 0").blue("E Foot 15,13 180");
    assertTrue(forms(near));
    assertFalse(forms(near("wood 13,8 17,8 17,12 13,12")));
    var left = new AdlgTestPosition().red("U Keil 15,10 0 square").blue("E Foot 1,19 180");
    assertTrue(left.squares().mayLeave(left.unit("U")));
    assertEquals(1, left.squares().left(left.unit("U")));
    assertFalse(forms(left));
  }

  private static AdlgTestPosition near(String area) {
    return new AdlgTestPosition().red("U Block 15,10 0").blue("E Foot 15,13 180").area(area);
  }

  /** Who goes back to the edge of a cliff stands before it, also where his place is rounded. */
  @Test
  @Tag("AR-105")
  void aWayBackEndsBeforeTheCliff() {
    for (int tenths = 0; tenths < 900; tenths += 7) {
      var position =
          new AdlgTestPosition()
              .red("C Cv 15,8 " + tenths / 10.0)
              .blue("E Foot 15,19 180")
              .area("cliff 5,5 25,5 25,6.2 5,6.2");
      var table = position.table();
      int unit = position.unit("C");
      table.place(unit, position.withdrawal().back(unit, 3));
      assertTrue(table.ground.passable(table.footprint(unit).outline()), "heading " + tenths);
    }
  }
}
