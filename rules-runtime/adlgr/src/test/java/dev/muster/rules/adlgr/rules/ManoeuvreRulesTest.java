package dev.muster.rules.adlgr.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.plane.Pose;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Moves of units and groups: how far, with what turns, wheels and slides, through whom. */
class ManoeuvreRulesTest {
  private static final String WOOD = "wood 0,0 30,0 30,20 0,20";
  private static final String BRUSH = "brush 0,0 30,0 30,20 0,20";

  /** UD a unit goes straight ahead over a whole table of one terrain. */
  private static double far(String unit, String ground, String enemy) {
    var position = new AdlgTestPosition().red("U " + unit + " 15,5 0").blue("E Foot " + enemy);
    if (!ground.isEmpty()) {
      position.area(ground);
    }
    double most = 0;
    for (int tenths = 1; tenths <= 80; tenths++) {
      if (position.move("U", Manoeuvre.advance(tenths / 10.0)).equals("legal")) {
        most = tenths / 10.0;
      }
    }
    return most;
  }

  private static void goes(String unit, double open, double rough, double difficult) {
    String away = "1,19 180";
    assertEquals(open, far(unit, "", away), unit);
    assertEquals(rough, far(unit, BRUSH, away), unit);
    assertEquals(difficult, far(unit, WOOD, away), unit);
  }

  @Test
  @Tag("AR-036")
  @Tag("AR-037")
  @Tag("AR-038")
  @Tag("AR-039")
  @Tag("AR-040")
  @Tag("AR-041")
  @Tag("AR-043")
  @Tag("AR-044")
  void footGoesByItsWeight() {
    goes("LI", 3, 3, 3);
    goes("SmallShot", 3, 3, 2);
    goes("MSwords", 3, 3, 2);
    goes("Foot", 3, 2, 1);
    goes("Levy", 3, 2, 1);
  }

  @Test
  @Tag("AR-045")
  @Tag("AR-046")
  @Tag("AR-047")
  @Tag("AR-048")
  @Tag("AR-049")
  @Tag("AR-050")
  @Tag("AR-051")
  @Tag("AR-052")
  @Tag("AR-053")
  @Tag("AR-D23")
  void horseGoesByItsWeight() {
    goes("LH", 5, 4, 2);
    goes("Kn", 3, 2, 1);
    goes("Cv", 4, 3, 1);
    goes("Caracole", 4, 3, 1);
    goes("Drag", 4, 3, 1);
    goes("El", 3, 2, 1);
  }

  @Test
  @Tag("AR-054")
  @Tag("AR-055")
  @Tag("AR-056")
  @Tag("AR-D24")
  void wagonsAndGunsBarelyGo() {
    goes("Wagon", 2, 1, 0);
    goes("Gun", 2, 1, 0);
    goes("HeavyGun", 1, 0, 0);
  }

  @Test
  @Tag("AR-042")
  @Tag("AR-057")
  @Tag("AR-D08")
  void heavyFootGoesFartherAwayFromTheEnemy() {
    assertEquals(2, far("Foot", "", "19.5,5 180"));
    assertEquals(2, far("Foot", "", "19.99,5 180"));
    assertEquals(2, far("Foot", "", "20,5 180"));
    assertEquals(3, far("Foot", "", "20.01,5 180"));
  }

  @Test
  @Tag("AR-058")
  void aRoadGivesOneMoreAndCancelsItsGround() {
    var road =
        new AdlgTestPosition()
            .red("Cv Cv 15,5 0", "Off Cv 20,5 0")
            .blue("E Foot 1,19 180")
            .area(WOOD)
            .way("road 15,1 15,19");
    assertEquals("legal", road.move("Cv", Manoeuvre.advance(5)));
    assertEquals(
        "Cv has 5 UD, the move takes 5.1 (AR-051, AR-058)",
        road.move("Cv", Manoeuvre.advance(5.1)));
    assertEquals("Off has 1 UD, the move takes 2 (AR-053)", road.move("Off", Manoeuvre.advance(2)));
    assertEquals(
        "Cv has 1 UD, the move takes 2.5 (AR-053, AR-062)",
        road.move("Cv", Manoeuvre.wheeling(450, 1.75)));
  }

  @Test
  @Tag("AR-059")
  void aSlideGoesWithAnAdvance() {
    var position = new AdlgTestPosition().red("U Foot 15,5 0").blue("E Foot 15,8 180");
    assertEquals("legal", position.move("U", Manoeuvre.sliding(0.5, 1)));
    assertEquals("legal", position.move("U", Manoeuvre.sliding(-1, 2)));
    assertEquals(
        "a slide goes with an advance of 1 UD or more (AR-059)",
        position.move("U", Manoeuvre.sliding(0.5, 0)));
    assertEquals("a slide is 1 UD at most (AR-059)", position.move("U", Manoeuvre.sliding(1.1, 1)));
    assertEquals(
        "a move has one turn, one wheel or one slide, and then goes straight on; a slide may"
            + " also follow the advance (AR-059, AR-063)",
        position.move("U", new Manoeuvre(0, 0.5, 150, 1)));
    position.moved("U", Manoeuvre.sliding(0.5, 1));
    assertEquals("15.5,6 facing 0", position.pose("U").toString());
  }

  @Test
  @Tag("AR-060")
  @Tag("AR-061")
  @Tag("AR-062")
  @Tag("AR-D03")
  void aWheelCostsByItsAngle() {
    var position =
        new AdlgTestPosition().red("Cv Cv 15,5 0", "W Wagon 20,5 0").blue("E Foot 1,19 180");
    assertEquals("legal", position.move("Cv", Manoeuvre.wheeling(900, 2.5)));
    assertEquals(
        "Cv has 4 UD, the move takes 4.1 (AR-051, AR-062)",
        position.move("Cv", Manoeuvre.wheeling(900, 2.6)));
    assertEquals("legal", position.move("Cv", Manoeuvre.wheeling(-300, 3.5)));
    assertEquals(
        "Cv wheels by 90 degrees at most (AR-060)",
        position.move("Cv", Manoeuvre.wheeling(910, 0)));
    assertEquals("legal", position.move("W", Manoeuvre.wheeling(450, 0)));
    assertEquals(
        "W wheels by 45 degrees at most (AR-061)", position.move("W", Manoeuvre.wheeling(460, 0)));
    position.moved("Cv", Manoeuvre.wheeling(900, 0));
    assertEquals("15.5,5.5 facing 90", position.pose("Cv").toString());
  }

  @Test
  @Tag("AR-063")
  @Tag("AR-064")
  @Tag("AR-065")
  @Tag("AR-066")
  void aTurnCostsWhoIsHeavyMoreAndLightTroopsNothing() {
    var position =
        new AdlgTestPosition()
            .red(
                "Cv Cv 15,5 0",
                "LH LH 18,5 0",
                "L Levy 20,5 0",
                "T Tercio 23,5 0",
                "D Drag 12,5 0",
                "LI LI 9,5 0")
            .blue("E Foot 20,8 180");
    assertEquals("legal", position.move("Cv", Manoeuvre.turning(1800, 3)));
    assertEquals(
        "Cv has 4 UD, the move takes 4.1 (AR-051, AR-064)",
        position.move("Cv", Manoeuvre.turning(1800, 3.1)));
    assertEquals("legal", position.move("LH", Manoeuvre.turning(1800, 4.2)));
    assertEquals("legal", position.move("D", Manoeuvre.turning(1800, 4)));
    assertEquals("legal", position.move("LI", Manoeuvre.turning(1800, 3)));
    assertEquals("legal", position.move("L", Manoeuvre.turning(1800, 0)));
    assertEquals(
        "L has 2 UD, the move takes 2.1 (AR-042, AR-065)",
        position.move("L", Manoeuvre.turning(1800, 0.1)));
    assertEquals(
        "T has 2 UD, the move takes 3 (AR-042, AR-065)",
        position.move("T", Manoeuvre.turning(1800, 1)));
    assertEquals(
        "a turn is a quarter or a half (AR-064)", position.move("Cv", Manoeuvre.turning(450, 0)));
  }

  @Test
  @Tag("AR-068")
  void noSecondMoveNearAnEnemy() {
    var position = new AdlgTestPosition().red("LH LH 10,5 0").blue("E Foot 14.5,12 180");
    position.moved("LH", Manoeuvre.advance(2));
    assertEquals("legal", position.move("LH", Manoeuvre.advance(1)));
    assertEquals(
        "LH would come nearer than 4 UD to an enemy in one of several moves (AR-068)",
        position.move("LH", Manoeuvre.advance(5)));
    var close = new AdlgTestPosition().red("LH LH 10,5 0").blue("E Foot 10,8.5 180");
    close.moved("LH", Manoeuvre.turning(1800, 3));
    assertEquals(
        "LH would come nearer than 4 UD to an enemy in one of several moves (AR-068)",
        close.move("LH", Manoeuvre.advance(1)));
  }

  @Test
  @Tag("AR-069")
  @Tag("AR-070")
  @Tag("AR-071")
  @Tag("AR-072")
  void aThirdMoveWantsACommanderAndLightFeet() {
    assertEquals("legal", third("Cv", true));
    assertEquals("U makes no third move without a commander (AR-072)", third("Cv", false));
    assertEquals("U makes no third move (AR-069)", third("Gun", true));
    assertEquals("U makes no third move (AR-070)", third("Wagon", true));
    for (String slow : List.of("Levy", "El", "Rash")) {
      assertEquals("U makes no third move (AR-071)", third(slow, true));
    }
  }

  private static String third(String line, boolean commander) {
    var position =
        new AdlgTestPosition()
            .corps(0, "Rupert competent " + (commander ? "U" : "28,1"))
            .red("U " + line + " 15,2 0")
            .blue("E Foot 1,19 180");
    position.moved("U", Manoeuvre.advance(1)).moved("U", Manoeuvre.advance(1));
    String third = position.move("U", Manoeuvre.advance(1));
    if (third.equals("legal")) {
      position.moved("U", Manoeuvre.advance(1));
      assertEquals(
          "U has made 3 moves, and no unit makes more (AR-069)",
          position.move("U", Manoeuvre.advance(1)));
    }
    return third;
  }

  @Test
  @Tag("AR-073")
  void aThirdMoveIsDifficultForTheHeavy() {
    assertTrue(thirdIsDifficult("Foot"));
    assertTrue(thirdIsDifficult("Kn"));
    assertFalse(thirdIsDifficult("LH"));
    assertFalse(thirdIsDifficult("Cv"));
    assertFalse(thirdIsDifficult("Drag"));
    assertFalse(thirdIsDifficult("LI"));
  }

  private static boolean thirdIsDifficult(String line) {
    var position = new AdlgTestPosition().red("U " + line + " 15,2 0").blue("E Foot 1,19 180");
    position.moved("U", Manoeuvre.advance(1)).moved("U", Manoeuvre.advance(1));
    return difficult(position, Manoeuvre.advance(1));
  }

  private static boolean difficult(AdlgTestPosition position, Manoeuvre course) {
    return position.manoeuvres().difficult(new int[] {position.unit("U")}, course);
  }

  @Test
  @Tag("AR-075")
  @Tag("AR-076")
  @Tag("AR-077")
  @Tag("AR-079")
  void turnsOfTheUnwieldyAndTheirShortMovesAreDifficult() {
    for (String line : List.of("El", "Levy", "Wagon", "HeavyGun", "Rash", "Keil", "Tercio")) {
      assertTrue(difficult(alone(line), Manoeuvre.turning(1800, 0)), line);
    }
    for (String line : List.of("Foot", "Cv", "Block", "Gun")) {
      assertFalse(difficult(alone(line), Manoeuvre.turning(1800, 0)), line);
    }
    assertTrue(difficult(alone("El"), Manoeuvre.advance(2)));
    assertFalse(difficult(alone("El"), Manoeuvre.advance(3)));
    assertFalse(difficult(alone("Foot"), Manoeuvre.advance(1)));
    assertFalse(difficult(alone("Tercio"), Manoeuvre.advance(1)));
  }

  private static AdlgTestPosition alone(String line) {
    return new AdlgTestPosition().red("U " + line + " 15,5 0").blue("E Foot 1,19 180");
  }

  @Test
  @Tag("AR-197")
  void aSquareDoesNotMove() {
    var position = new AdlgTestPosition().red("U Tercio 15,5 0 square").blue("E Foot 1,19 180");
    assertEquals(
        "U is in square and does not move (AR-197)", position.move("U", Manoeuvre.advance(1)));
  }

  @Test
  @Tag("AR-382")
  @Tag("AR-383")
  void worksCostWhoGoesThrough() {
    var position =
        new AdlgTestPosition()
            .red("F Foot 10,5 0", "C Cv 20,5 0")
            .blue("E Foot 10,8 180")
            .way("wall 5,5.5 25,5.5");
    assertEquals("legal", position.move("F", Manoeuvre.advance(1)));
    assertEquals(
        "F has 2 UD, the move takes 2.5 (AR-042, AR-382)",
        position.move("F", Manoeuvre.advance(1.5)));
    assertEquals("legal", position.move("C", Manoeuvre.advance(2)));
    assertEquals(
        "C has 4 UD, the move takes 4.5 (AR-051, AR-383)",
        position.move("C", Manoeuvre.advance(2.5)));
  }

  @Test
  @Tag("AR-399")
  void nobodyWheelsBehindWorks() {
    var position =
        new AdlgTestPosition()
            .red("F SmallShot 10,10 0")
            .blue("E Foot 1,19 180")
            .way("wall 9.5,10 10.5,10");
    assertEquals(
        "F stands behind works and does not wheel (AR-385)",
        position.move("F", Manoeuvre.wheeling(150, 0)));
    assertEquals("legal", position.move("F", Manoeuvre.turning(1800, 0)));
  }

  @Test
  void nobodyLeavesTheTableOrEntersACliffOrTouchesAnEnemy() {
    var position =
        new AdlgTestPosition()
            .red("A Cv 5,18 0", "B Cv 10,5 0", "C Cv 20,5 0")
            .blue("E Foot 20,7 180")
            .area("cliff 9,7 11,7 11,9 9,9");
    assertEquals("A would leave the table (AR-D02)", position.move("A", Manoeuvre.advance(3)));
    assertEquals(
        "B cannot enter impassable ground (AR-D27)", position.move("B", Manoeuvre.advance(2.5)));
    assertEquals(
        "C would touch E, which is a charge (AR-176)", position.move("C", Manoeuvre.advance(2)));
  }

  @Test
  void candidatesAreLegalAndNoTwoEndAlike() {
    var position =
        new AdlgTestPosition()
            .red("U Cv 15,5 0", "V Foot 17,6 0")
            .blue("E Foot 15,9 180", "F LH 12,8 90")
            .area("brush 13,6 14.5,6 14.5,8 13,8");
    int[] group = {position.unit("U")};
    List<Manoeuvre> courses = position.manoeuvres().courses(group);
    Set<Pose> ends = new HashSet<>();
    for (Manoeuvre each : courses) {
      assertEquals(null, position.manoeuvres().refusal(group, each));
      Pose end =
          each.bends(position.table().footprint(group[0]), position.table().footprint(group[0]))
              .getLast();
      assertTrue(ends.add(end), each + " ends where another does");
    }
    assertTrue(courses.size() > 30, courses.size() + " courses");
    assertTrue(courses.contains(Manoeuvre.advance(3)), "to where the zone of E begins");
  }
}
