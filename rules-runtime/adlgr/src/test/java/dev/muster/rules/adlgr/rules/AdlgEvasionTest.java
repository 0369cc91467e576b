package dev.muster.rules.adlgr.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Evading: who may, what blocks it, how far it goes and what stops it. */
class AdlgEvasionTest {
  private static AdlgTestPosition evader(String line, String... friends) {
    return new AdlgTestPosition().red("U " + line + " 15,10 0").red(friends).blue("E Kn 15,13 180");
  }

  private static boolean may(String line) {
    var position = evader(line);
    return position.evasion().may(position.unit("U"));
  }

  @Test
  @Tag("AR-204")
  @Tag("AR-205")
  @Tag("AR-206")
  @Tag("AR-209")
  @Tag("AR-160")
  void lightTroopsAndCaracoleEvade() {
    assertTrue(may("LI"));
    assertTrue(may("LH"));
    assertTrue(may("Drag"));
    assertTrue(may("Caracole"));
    assertFalse(may("Foot"));
    assertFalse(may("Kn"));
    assertFalse(may("Cv"));
  }

  @Test
  @Tag("AR-207")
  @Tag("AR-208")
  void cavalryEvadesThatShoots() {
    assertTrue(may("Carbines"));
    assertFalse(may("Pistols"));
  }

  private static List<Integer> headings(AdlgTestPosition position, int charge) {
    return position.evasion().headings(position.unit("U"), charge);
  }

  @Test
  @Tag("AR-210")
  @Tag("AR-215")
  void itGoesAlongTheChargeOrByTheNearestTurn() {
    assertEquals(List.of(1800), headings(evader("LH"), 1800));
    assertEquals(List.of(2000, 1800), headings(evader("LH"), 2000));
    assertEquals(List.of(900), headings(evader("LH"), 900));
  }

  @Test
  @Tag("AR-212")
  @Tag("AR-214")
  void whoStandsNearerThanOneBlocksIt() {
    assertEquals(List.of(), headings(evader("LH", "F Foot 15,8.4 0"), 1800));
    assertEquals(List.of(1800), headings(evader("LH", "F Foot 15,8.25 0"), 1800));
    assertEquals(List.of(1800), headings(evader("LH", "F LI 15,8.4 0"), 1800));
    assertEquals(List.of(1800), headings(evader("LH", "F Cv 15,8.4 0"), 1800));
  }

  @Test
  @Tag("AR-211")
  void anEnemyZoneAheadBlocksIt() {
    var position =
        new AdlgTestPosition().red("U LH 15,10 0").blue("E Kn 15,13 180", "Z Foot 13.9,8.9 90");
    assertEquals(List.of(), headings(position, 1800));
    var away =
        new AdlgTestPosition().red("U LH 15,10 0").blue("E Kn 15,13 180", "Z Foot 13.4,8.9 90");
    assertEquals(List.of(1800), headings(away, 1800));
  }

  @Test
  @Tag("AR-213")
  void impassableGroundBlocksIt() {
    assertEquals(List.of(), headings(evader("LH").area("cliff 13,7 17,7 17,8.4 13,8.4"), 1800));
    assertEquals(List.of(1800), headings(evader("LH").area("cliff 13,7 17,7 17,8.2 13,8.2"), 1800));
  }

  @Test
  @Tag("AR-216")
  void theDieVariesItsDistance() {
    var position = evader("LH");
    AdlgEvasion evasion = position.evasion();
    int unit = position.unit("U");
    assertEquals(6, evasion.distance(unit, 1800, 6));
    assertEquals(4, evasion.distance(unit, 1800, 2));
    assertEquals(5, evasion.distance(unit, 1800, 3));
    assertEquals("15,4.25 facing 180", evasion.flight(unit, 1800, 5).end().toString());
  }

  @Test
  @Tag("AR-217")
  void itSlidesPastWhoIsInItsWay() {
    var position = evader("LH", "F Foot 15.6,7 0");
    AdlgEvasion.Flight flight = position.evasion().flight(position.unit("U"), 1800, 5);
    assertEquals("14.5,4.25 facing 180", flight.end().toString());
    assertFalse(flight.caught());
  }

  @Test
  @Tag("AR-095")
  void elseItBurstsThrough() {
    var position = evader("LH", "F Foot 14,7 0", "G Foot 15,7 0", "H Foot 16,7 0");
    AdlgEvasion.Flight flight = position.evasion().flight(position.unit("U"), 1800, 5);
    assertEquals(List.of(position.unit("G")), flight.crossed());
    assertEquals("15,4.25 facing 180", flight.end().toString());
  }

  @Test
  @Tag("AR-D29")
  void orItStopsShort() {
    var position = evader("LH", "F Block 14,7 0", "G Block 16,7 0");
    AdlgEvasion.Flight flight = position.evasion().flight(position.unit("U"), 1800, 5);
    assertTrue(flight.caught());
    assertEquals("15,7.05 facing 180", flight.end().toString());
    assertEquals(List.of(), flight.crossed());
  }

  @Test
  void itLeavesTheTable() {
    var position = new AdlgTestPosition().red("U LH 15,3 0").blue("E Kn 15,6 180");
    assertTrue(position.evasion().flight(position.unit("U"), 1800, 5).leaves());
    assertFalse(position.evasion().flight(position.unit("U"), 1800, 2).leaves());
  }

  @Test
  @Tag("AR-218")
  void lightTroopsTurnAboutAtTheEnd() {
    for (String line : List.of("LI", "LH", "Drag", "Caracole")) {
      var position = evader(line);
      var end = position.pose("U");
      assertEquals(1800, position.evasion().faced(position.unit("U"), end).tenths(), line);
    }
    var carbines = evader("Carbines");
    assertNull(carbines.evasion().faced(carbines.unit("U"), carbines.pose("U")));
  }
}
