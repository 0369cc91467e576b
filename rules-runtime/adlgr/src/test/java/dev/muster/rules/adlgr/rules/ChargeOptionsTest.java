package dev.muster.rules.adlgr.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Charges: who may, whom, by which way, at which edge, and where the units come to stand. */
class ChargeOptionsTest {
  private static final Manoeuvre STRAIGHT = Manoeuvre.advance(0);

  private static AdlgTestPosition ahead(String line, String enemy) {
    return new AdlgTestPosition().red("U " + line + " 15,5 0").blue("E " + enemy);
  }

  @Test
  @Tag("AR-170")
  @Tag("AR-171")
  @Tag("AR-172")
  void wagonsGunsAndExpendableLeviesDoNotCharge() {
    for (String line : List.of("Wagon", "Gun", "HeavyGun")) {
      assertEquals(List.of(), ahead(line, "Foot 15,6.5 180").charges("U"), line);
    }
    var levies =
        new AdlgTestPosition()
            .line("Expended Levy - expendable")
            .red("U Expended 15,5 0", "V Levy 18,5 0")
            .blue("E Foot 15,6.5 180", "F Foot 18,6.5 180");
    assertEquals("U may not charge (AR-172)", levies.assault().obstacle(levies.unit("U")));
    assertTrue(levies.charges("V").contains("F front"));
  }

  @Test
  @Tag("AR-173")
  @Tag("AR-175")
  void lightFootInTheOpenChargesItsLikeOrFlanksOrTheDisordered() {
    assertTrue(ahead("LI", "Gun 15,6.5 180").charges("U").contains("E front"));
    assertTrue(ahead("LI", "El 15,6.5 180").charges("U").contains("E front"));
    assertTrue(ahead("LI", "LI 15,6.5 180").charges("U").contains("E front"));
    assertFalse(ahead("LI", "Foot 15,6.5 180").charges("U").contains("E front"));
    assertTrue(ahead("LI", "Foot 15,6.5 180 hits 1").charges("U").contains("E front"));
    assertTrue(ahead("LI", "Foot 15,7 0").charges("U").contains("E rear"));
  }

  @Test
  @Tag("AR-174")
  void lightFootInRoughGroundChargesWhomItHampers() {
    String wood = "wood 13,5.5 17,5.5 17,9 13,9";
    String brush = "brush 13,5.5 17,5.5 17,9 13,9";
    assertTrue(ahead("LI", "Foot 15,6.5 180").area(wood).charges("U").contains("E front"));
    assertFalse(ahead("LI", "SmallShot 15,6.5 180").area(brush).charges("U").contains("E front"));
    assertTrue(ahead("LI", "LI 15,6.5 180").area(brush).charges("U").contains("E front"));
    assertTrue(ahead("LI", "Drag 15,6.5 180").area(brush).charges("U").contains("E front"));
  }

  @Test
  @Tag("AR-176")
  void aChargeIsInRange() {
    assertNotNull(ahead("Cv", "Foot 15,9 180").charge("U", STRAIGHT));
    assertNull(ahead("Cv", "Foot 15,9.2 180").charge("U", STRAIGHT));
    ChargePath wheeled = ahead("Cv", "Foot 16,8.5 180").charge("U", Manoeuvre.wheeling(150, 0));
    assertNotNull(wheeled);
    assertEquals(wheeled.course().ahead() + 0.25, wheeled.cost(), 1e-9);
    assertNull(ahead("Cv", "Foot 16,9.1 180").charge("U", Manoeuvre.wheeling(150, 0)));
    assertNull(ahead("Cv", "Foot 15,7 180").area("wood 14,6 16,6 16,8 14,8").charge("U", STRAIGHT));
  }

  @Test
  @Tag("AR-177")
  @Tag("AR-178")
  void aChargeBeginsWithASlideOrAWheelNotBoth() {
    var position = ahead("Cv", "Foot 15.5,8 180");
    assertNotNull(position.charge("U", Manoeuvre.sliding(0.5, 0)));
    assertNotNull(position.charge("U", Manoeuvre.wheeling(150, 0)));
    assertNull(position.charge("U", new Manoeuvre(0, 0.5, 150, 0)));
    assertNull(position.charge("U", Manoeuvre.sliding(1.5, 0)));
    assertNull(position.charge("U", Manoeuvre.turning(900, 0)));
  }

  @Test
  @Tag("AR-118")
  void aHeldUnitChargesWhoThreatensItMostAlone() {
    var position =
        new AdlgTestPosition().red("U Cv 15,5 0").blue("A Foot 15,5.8 180", "B Foot 16.6,7 180");
    assertTrue(position.charges("U").contains("A front"));
    assertFalse(position.charges("U").contains("B front"));
    assertEquals(
        "U is in the zone of A and may charge no other (AR-118)",
        position.assault().obstacle(position.unit("U"), position.unit("B"), UnitEdge.FRONT));
  }

  @Test
  @Tag("AR-D04")
  void theEdgeIsThatOfWhereTheChargeBegan() {
    assertEquals(List.of("E front"), edges("U Cv 12.1,10.4 270", "E Foot 10,10 0"));
    assertTrue(edges("U Cv 12.5,9.8 270", "E Foot 10,10 0").contains("E flank"));
    assertFalse(edges("U Cv 12.5,9.8 270", "E Foot 10,10 0").contains("E front"));
    assertTrue(edges("U Cv 10,7.5 0", "E Foot 10,10 0").contains("E rear"));
  }

  private static List<String> edges(String unit, String enemy) {
    return new AdlgTestPosition().red(unit).blue(enemy).charges("U");
  }

  @Test
  @Tag("AR-182")
  @Tag("AR-D20")
  void whoTouchesTurnsFlushAndSlidesToTheCorner() {
    var slanted = new AdlgTestPosition().red("U Cv 14.8,5 0").blue("E Foot 15,8 200");
    assertEquals("15,8 facing 20", slanted.conformed("U", STRAIGHT).toString());
    var flank = new AdlgTestPosition().red("U Cv 12.5,9.7 270").blue("E Foot 10,10 0");
    assertEquals(270, flank.conformed("U", STRAIGHT).heading().degrees());
    assertEquals(10.5, flank.conformed("U", STRAIGHT).x());
    var battle = new AdlgTestPosition().red("U Cv 15.7,5 0").blue("E Tercio 15,8 180");
    assertEquals("15.5,8 facing 0", battle.conformed("U", STRAIGHT).toString());
    var other = new AdlgTestPosition().red("U Cv 14.2,5 0").blue("E Tercio 15,8 180");
    assertEquals("14.5,8 facing 0", other.conformed("U", STRAIGHT).toString());
  }

  @Test
  @Tag("AR-D20")
  void whereThereIsNoRoomItStaysAsItIs() {
    var taken =
        new AdlgTestPosition().red("U Cv 15.4,5 0", "V Cv 14.4,7.9 0").blue("E Foot 15,8 180");
    assertEquals("15.4,8 facing 0", taken.conformed("U", STRAIGHT).toString());
    var flush =
        new AdlgTestPosition()
            .with("conforming", "flush")
            .red("U Cv 15.4,5 0")
            .blue("E Foot 15,8 180");
    assertEquals("15.4,8 facing 0", flush.conformed("U", STRAIGHT).toString());
  }

  @Test
  @Tag("AR-179")
  @Tag("AR-180")
  void aDieVariesTheDistance() {
    assertEquals(List.of(-1, -1, 0, 0, 1, 1), dice());
    assertEquals(1, rushes("Foot"));
    assertEquals(2, rushes("Cv"));
  }

  private static List<Integer> dice() {
    return IntStream.rangeClosed(1, 6).mapToObj(ChargeOptions::variable).toList();
  }

  private static int rushes(String line) {
    var position = ahead(line, "Foot 1,19 180");
    return position.assault().least(position.table().type(position.unit("U")));
  }

  @Test
  @Tag("AR-187")
  void headstrongTroopsGoForWhoThreatensThenForWhoIsAhead() {
    var position =
        new AdlgTestPosition().red("U Rash 15,5 0").blue("P Foot 15,8.5 180", "Q Foot 17,6.5 270");
    ChargePath way = position.assault().uncontrolled(position.unit("U"));
    assertNotNull(way);
    assertEquals("P", position.table().name(way.target()));
    var held =
        new AdlgTestPosition()
            .red("U Rash 15,5 0")
            .blue("P Foot 15.9,5.8 180", "Q Foot 13.7,7 180");
    ChargePath threat = held.assault().uncontrolled(held.unit("U"));
    assertNotNull(threat);
    assertEquals("P", held.table().name(threat.target()));
  }

  /**
   * A wheel that would sweep over the enemy ends before it touches him, and leads into no charge.
   */
  @Test
  @Tag("AR-178")
  void nobodyWheelsIntoTheEnemy() {
    var position = ahead("Foot", "Foot 15,5.6 180");
    assertNull(position.charge("U", Manoeuvre.wheeling(-450, 0)));
    assertNotNull(position.charge("U", STRAIGHT));
  }

  private static String refusal(
      AdlgTestPosition position, Manoeuvre start, String enemy, UnitEdge edge) {
    ChargePath.Spec said = new ChargePath.Spec(start, position.unit(enemy), edge);
    String refused = position.assault().refusal(position.unit("U"), said);
    return refused == null ? "legal" : refused;
  }

  /** By steps of 15 degrees, as long as they lead into contact, and by no two alike. */
  @Test
  @Tag("AR-177")
  void aChargeMayWheelByAnAngleOfItsOwn() {
    var position = ahead("Cv", "Tercio 15,7.5 180");
    List<Integer> wheels =
        position.assault().all(position.unit("U")).stream()
            .map(each -> each.course().wheel())
            .filter(each -> each != 0)
            .toList();
    assertEquals(List.of(-150, 150, -300, 300), wheels.stream().filter(w -> w % 150 == 0).toList());
    assertEquals(wheels.stream().distinct().toList(), wheels);
    assertEquals(1, position.charges("U").size(), "one of them takes least");
  }

  @Test
  @Tag("AR-176")
  @Tag("AR-177")
  @Tag("AR-178")
  void whatAChargeMayNotBeginWithIsTold() {
    var position = ahead("Cv", "Foot 15,8 180");
    assertEquals("legal", refusal(position, Manoeuvre.wheeling(75, 0), "E", UnitEdge.FRONT));
    assertEquals(
        "U meets no enemy that way (AR-176)",
        refusal(position, Manoeuvre.wheeling(600, 0), "E", UnitEdge.FRONT));
    assertEquals(
        "that way U charges the front of E (AR-176)",
        refusal(position, Manoeuvre.wheeling(75, 0), "E", UnitEdge.FLANK));
    String one =
        "a charge begins with one slide or one wheel or neither, and then goes straight on"
            + " (AR-177, AR-178)";
    assertEquals(one, refusal(position, new Manoeuvre(0, 0.5, 75, 0), "E", UnitEdge.FRONT));
    assertEquals(one, refusal(position, Manoeuvre.wheeling(75, 1), "E", UnitEdge.FRONT));
    assertEquals(one, refusal(position, Manoeuvre.turning(900, 0), "E", UnitEdge.FRONT));
    String wide =
        "a charge begins with a slide of 1 UD or a wheel of 90 degrees at most"
            + " (AR-059, AR-060, AR-177)";
    assertEquals(wide, refusal(position, Manoeuvre.sliding(1.1, 0), "E", UnitEdge.FRONT));
    assertEquals(wide, refusal(position, Manoeuvre.wheeling(910, 0), "E", UnitEdge.FRONT));
    assertEquals(
        "U does not come so far that way: it has 4 UD, the charge takes 4.03 (AR-176)",
        refusal(ahead("Cv", "Foot 15,9 180"), Manoeuvre.wheeling(75, 0), "E", UnitEdge.FRONT));
    assertEquals(
        "ground or troops are in the way of U (AR-178)",
        refusal(
            ahead("Cv", "Foot 15,8 180").red("F Foot 15,7 0"),
            Manoeuvre.wheeling(75, 0),
            "E",
            UnitEdge.FRONT));
    assertEquals(
        "U would wheel into the enemy (AR-178)",
        refusal(
            ahead("Foot", "Foot 15,5.6 180"), Manoeuvre.wheeling(-450, 0), "E", UnitEdge.FRONT));
  }
}
