package dev.muster.rules.adlgr.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Zones of control: who holds whom, who threatens most, and what may be done in one. */
class ZonesOfControlTest {
  private static boolean holds(AdlgTestPosition position, String unit, String enemy) {
    return position.zones().controls(position.unit(unit), position.unit(enemy));
  }

  @Test
  @Tag("AR-116")
  void aZoneIsLessThanOneBeforeTheFront() {
    assertTrue(zone("F Foot 10,10 0", "E Foot 10,10.99 180"));
    assertFalse(zone("F Foot 10,10 0", "E Foot 10,11 180"));
    assertTrue(zone("F Foot 10,10 0", "E Foot 10.9,10.5 180"));
    assertFalse(zone("F Foot 10,10 0", "E Foot 11,10.5 180"));
    assertFalse(zone("F Foot 10,10 0", "E Foot 10,9 180"));
  }

  private static boolean zone(String red, String blue) {
    return holds(new AdlgTestPosition().red(red).blue(blue), "F", "E");
  }

  @Test
  @Tag("AR-121")
  void lightFootInTheOpenHoldsOnlySome() {
    assertFalse(zone("F LI 10,10 0", "E Foot 10,10.8 180"));
    assertTrue(zone("F LI 10,10 0", "E LH 10,10.8 180"));
    assertTrue(zone("F LI 10,10 0", "E LI 10,10.8 180"));
    assertTrue(zone("F LI 10,10 0", "E El 10,10.8 180"));
    assertTrue(zone("F LI 10,10 0", "E Gun 10,10.8 180"));
    assertTrue(
        holds(
            new AdlgTestPosition()
                .red("F LI 10,10 0")
                .blue("E Foot 10,10.8 180")
                .area("brush 9,9 11,9 11,10.2 9,10.2"),
            "F",
            "E"));
  }

  @Test
  @Tag("AR-123")
  @Tag("AR-124")
  void gunsAndWagonsHoldNobody() {
    assertFalse(zone("F Gun 10,10 0", "E Foot 10,10.5 180"));
    assertFalse(zone("F Wagon 10,10 0", "E Foot 10,10.5 180"));
  }

  @Test
  @Tag("AR-122")
  void aCampHoldsNobody() {
    assertFalse(
        holds(
            new AdlgTestPosition()
                .line("Camp Camp")
                .red("F Camp 10,10 0")
                .blue("E Foot 10,10.5 180"),
            "F",
            "E"));
  }

  @Test
  @Tag("AR-125")
  void whoIsInMeleeHoldsNobody() {
    var position =
        new AdlgTestPosition()
            .red("F Foot 10,10 0")
            .blue("E Foot 9.4,10 180", "O Foot 10.45,10.8 180");
    assertFalse(holds(position, "F", "O"));
    assertTrue(zone("F Foot 10,10 0", "E Foot 10.45,10.8 180"));
  }

  @Test
  @Tag("AR-126")
  @Tag("AR-127")
  @Tag("AR-D12")
  void noZoneIntoOrFromGroundThatPenalises() {
    var into =
        new AdlgTestPosition()
            .red("F Cv 10,10 0")
            .blue("E Foot 10,10.5 180")
            .area("wood 8,10.4 12,10.4 12,12 8,12");
    assertFalse(holds(into, "F", "E"));
    var from =
        new AdlgTestPosition()
            .red("F Foot 10,10 0")
            .blue("E Foot 10,10.5 180")
            .area("brush 8,8 12,8 12,10.2 8,10.2");
    assertFalse(holds(from, "F", "E"));
    assertFalse(holds(from, "E", "F"));
  }

  @Test
  @Tag("AR-128")
  @Tag("AR-198")
  void aSquareHoldsNobody() {
    assertFalse(zone("F Tercio 10,10 0 square", "E LH 10,10.5 180"));
    assertTrue(zone("F Tercio 10,10 0", "E LH 10,10.5 180"));
  }

  @Test
  @Tag("AR-129")
  void whoStandsBehindWorksHoldsNobody() {
    var position =
        new AdlgTestPosition()
            .red("F SmallShot 10,10 0")
            .blue("E Cv 10,10.5 180")
            .way("wall 9.5,10 10.5,10");
    assertFalse(holds(position, "F", "E"));
  }

  @Test
  @Tag("AR-D13")
  void theOneAheadThreatensMostThenTheNearest() {
    var ahead =
        new AdlgTestPosition()
            .red("F Foot 10,10 0")
            .blue("Front Foot 10,10.9 180", "Side Foot 10.8,9.8 270");
    assertEquals("Front", threat(ahead));
    assertEquals("Side", threat(ahead("nearest")));
    var both =
        new AdlgTestPosition()
            .red("F Foot 10,10 0")
            .blue("Far Foot 9.2,10.9 180", "Near Foot 10.8,10.5 180");
    assertEquals("Near", threat(both));
  }

  private static AdlgTestPosition ahead(String threat) {
    return new AdlgTestPosition()
        .with("threat", threat)
        .red("F Foot 10,10 0")
        .blue("Front Foot 10,10.9 180", "Side Foot 10.8,9.8 270");
  }

  private static String threat(AdlgTestPosition position) {
    int found = position.zones().threat(position.unit("F"));
    return found == AdlgState.NOBODY ? "nobody" : position.table().name(found);
  }

  @Test
  @Tag("AR-119")
  void aHeldUnitLinesUpOrComesCloser() {
    var position = new AdlgTestPosition().red("F Foot 10,10 30").blue("E Foot 10.3,10.8 180");
    assertEquals("E", threat(position));
    assertEquals("legal", position.move("F", Manoeuvre.wheeling(-100, 0)));
    assertEquals(
        "F is in the zone of E: it stays, charges it, turns to it, comes closer, or leaves the"
            + " zone (AR-117, AR-118, AR-119, AR-131)",
        position.move("F", Manoeuvre.wheeling(450, 0)));
    var side = new AdlgTestPosition().red("F Foot 10,10 90").blue("E Foot 9.75,11 180");
    assertEquals("legal", side.move("F", Manoeuvre.turning(-900, 0)));
    assertTrue(side.move("F", Manoeuvre.turning(900, 0)).startsWith("F is in the zone of E"));
  }
}
