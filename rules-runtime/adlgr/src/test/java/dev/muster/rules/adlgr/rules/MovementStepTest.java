package dev.muster.rules.adlgr.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A Movement step with orders and dice: command points, moves, charges, evades, ways out. */
class MovementStepTest {
  private List<String> asked = List.of();

  /** Plays the Movement step of the first side; who has no order does what is usual. */
  private AdlgState play(AdlgTestPosition position, int[] dice, String... orders) {
    PlayedStep played = PlayedStep.movement(position, dice, orders);
    asked = played.asked;
    return played.table;
  }

  private static int unit(AdlgState table, String name) {
    return Arrays.asList(table.forces().name).indexOf(name);
  }

  private static String at(AdlgState table, String name) {
    return table.pose(unit(table, name)).toString();
  }

  private static AdlgTestPosition units(String... red) {
    return new AdlgTestPosition().corps(0, "Rupert competent 15,3").red(red);
  }

  @Test
  @Tag("AR-002")
  @Tag("AR-018")
  @Tag("AR-019")
  @Tag("AR-022")
  @Tag("AR-D09")
  void aCorpsMovesAsLongAsItHasPoints() {
    AdlgState table =
        play(
            units("A Foot 15,5 0").blue("E Foot 1,19 180"),
            new int[] {1},
            "A",
            "A advances 2",
            "A",
            "A advances 1",
            "A");
    assertEquals("15,8 facing 0", at(table, "A"));
    assertEquals(0, table.points[0]);
    assertEquals("AR-P-02 [RedCorps1 gives no more orders, A]", asked.getLast());
  }

  @Test
  @Tag("AR-D11")
  void aGroupMovesForOnePoint() {
    AdlgState table =
        play(
            units("A Foot 15,5 0", "B Foot 16,5 0").blue("E Foot 1,19 180"),
            new int[] {1},
            "the group of A",
            "the group of A advances 2.5");
    assertEquals("15,7.5 facing 0", at(table, "A"));
    assertEquals("16,7.5 facing 0", at(table, "B"));
    assertEquals(1, table.points[0]);
  }

  @Test
  @Tag("AR-030")
  @Tag("AR-008")
  @Tag("AR-010")
  void anOrderBeyondTheRangeCostsOneMore() {
    var far = units("A Foot 15,10 0").blue("E Foot 1,19 180");
    AdlgState table = play(far, new int[] {5}, "A", "A advances 1");
    assertEquals(4 - 2, table.points[0]);
  }

  @Test
  @Tag("AR-182")
  @Tag("AR-176")
  @Tag("AR-D05")
  void aChargeComesUpConformsAndFights() {
    AdlgState table =
        play(
            units("A Cv 14.8,5 0").blue("E Foot 15,8 180"),
            new int[] {3},
            "A",
            "A charges the front of E");
    assertEquals("15,8 facing 0", at(table, "A"));
    int a = unit(table, "A");
    int e = unit(table, "E");
    assertTrue(table.fights(a, e) && table.fights(e, a));
    assertTrue(table.chargedInto(a, e));
    assertFalse(table.chargedInto(e, a));
    assertEquals(UnitEdge.FRONT, table.edgeOf(e, a));
    assertEquals(2, table.points[0]);
  }

  @Test
  @Tag("AR-020")
  @Tag("AR-185")
  void aSpontaneousChargeIsFree() {
    AdlgState table =
        play(
            units("A Cv 15,5 0").blue("E Foot 15,5.8 180"),
            new int[] {1},
            "A",
            "A charges the front of E");
    assertTrue(table.inMelee(unit(table, "A")));
    assertEquals(2, table.points[0]);
  }

  @Test
  @Tag("AR-179")
  @Tag("AR-180")
  @Tag("AR-210")
  @Tag("AR-218")
  void whoEvadesRunsAndTheChargeGoesOn() {
    AdlgState table =
        play(
            units("A Cv 15,5 0").blue("L LH 15,8 180"),
            new int[] {3, 6, 3},
            "A",
            "A charges the front of L",
            "L evades to 0",
            "L turns about",
            "A goes 2 UD");
    assertEquals("15,14 facing 180", at(table, "L"));
    assertEquals("15,7 facing 0", at(table, "A"));
    assertFalse(table.inMelee(unit(table, "A")));
  }

  @Test
  @Tag("AR-179")
  void aLongChargeCatchesWhoEvadesTooShort() {
    AdlgState table =
        play(
            units("A Kn 15,5 0").blue("L LI 15,6.5 180"),
            new int[] {3, 1, 6},
            "A",
            "A charges the front of L",
            "L evades to 0",
            "L keeps its facing");
    int a = unit(table, "A");
    int l = unit(table, "L");
    assertTrue(table.fights(a, l));
    assertEquals(UnitEdge.REAR, table.edgeOf(l, a));
  }

  @Test
  @Tag("AR-021")
  @Tag("AR-181")
  @Tag("AR-186")
  @Tag("AR-188")
  void headstrongTroopsChargeByThemselves() {
    var position = units("R Rash 15,5 0").blue("E Foot 15,8 180");
    AdlgState table = play(position, new int[] {1});
    assertTrue(table.inMelee(unit(table, "R")));
    assertTrue(table.uncontrolled[unit(table, "R")]);
    assertEquals(2, table.points[0]);
  }

  @Test
  @Tag("AR-028")
  void threePointsHoldThemBack() {
    var position = units("R Rash 15,5 0").blue("E Foot 15,8 180");
    AdlgState held = play(position, new int[] {6}, "R is held back");
    assertFalse(held.inMelee(unit(held, "R")));
    assertEquals(5 - 3, held.points[0]);
  }

  @Test
  @Tag("AR-131")
  @Tag("AR-132")
  @Tag("AR-074")
  void aZoneIsLeftBackwardsForTwoAndDisorders() {
    AdlgState table =
        play(
            units("A Foot 15,5 0").blue("E Foot 15,5.8 180"),
            new int[] {3, 6},
            "A",
            "A leaves the zone backwards");
    assertEquals("15,3 facing 0", at(table, "A"));
    assertEquals(1, table.hits[unit(table, "A")]);
    assertEquals(3 - 2, table.points[0]);
  }

  @Test
  @Tag("AR-130")
  void whoEvadesLeavesAZoneSo() {
    AdlgState table =
        play(
            units("L LH 15,9 0").blue("E Foot 15,9.8 180"),
            new int[] {3, 3},
            "L",
            "L leaves the zone as it evades to 180",
            "L keeps its facing");
    assertEquals("15,3.25 facing 180", at(table, "L"));
    assertEquals(0, table.hits[unit(table, "L")]);
  }

  @Test
  @Tag("AR-104")
  @Tag("AR-109")
  void horseDisengages() {
    AdlgState table =
        play(units("C Cv 15,8 0").blue("E Foot 15,8 180"), new int[] {3}, "C", "C disengages");
    assertEquals("15,5 facing 0", at(table, "C"));
    assertFalse(table.inMelee(unit(table, "E")));
  }

  @Test
  @Tag("AR-025")
  @Tag("AR-026")
  void aSquareCostsTwo() {
    AdlgState formed =
        play(units("B Block 15,5 0").blue("E Foot 15,8 180"), new int[] {3}, "B", "B forms square");
    assertTrue(formed.square[unit(formed, "B")]);
    assertEquals(1, formed.points[0]);
    AdlgState left =
        play(
            units("B Block 15,5 0 square").blue("E Foot 15,8 180"),
            new int[] {1},
            "B",
            "B leaves its square");
    assertFalse(left.square[unit(left, "B")]);
    assertEquals(0, left.points[0]);
  }

  @Test
  @Tag("AR-133")
  void horseRidesOnFromASlowerEnemyBehind() {
    AdlgState table =
        play(
            units("C Cv 15,8 0").blue("E Foot 15,6.5 0"),
            new int[] {1},
            "C",
            "C leaves the zone straight ahead");
    assertEquals("15,12 facing 0", at(table, "C"));
    assertEquals(0, table.hits[unit(table, "C")]);
    assertEquals(1, table.points[0]);
  }
}
