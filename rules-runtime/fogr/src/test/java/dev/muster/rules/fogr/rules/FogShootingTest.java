package dev.muster.rules.fogr.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Who shoots, with how many bases, and over whom. S faces north. */
class FogShootingTest {
  private static final String AHEAD = "T HeavyFoot 36,40 180 bases 4";
  private static final String BEHIND = "T HeavyFoot 36,8 0 bases 4";
  private static final String LEFT = "T HeavyFoot 20,23 90 bases 2 files 2";

  private static FogTestTable shooter(String text, String target) {
    return FogTestTable.table().red("S " + text.replaceFirst(" ", " 36,24 0 ")).blue(target);
  }

  /** How many bases shoot at the target. */
  private static int bases(String text, String target, String... rows) {
    String why = shooter(text, target).yes("shooting of S at T", rows).why();
    return Integer.parseInt(why.substring(0, why.indexOf(' ')));
  }

  @Test
  @Tag("FR-072")
  void artilleryThatMovedIsSilent() {
    shooter("Artillery bases 2 guns=medium moved-in-manoeuvre", AHEAD)
        .no("shooting of S", "FR-072");
    shooter("Artillery bases 2 guns=medium", AHEAD).yes("shooting of S", "FR-072");
  }

  @Test
  @Tag("FR-073")
  void soAreGunsOnWagonsThatMoved() {
    shooter("BattleWagon bases 2 capabilities=light-artillery moved-in-manoeuvre", AHEAD)
        .no("shooting of S", "FR-073");
    shooter("Artillery bases 2 guns=light wagon-mounted moved-in-manoeuvre", AHEAD)
        .no("shooting of S", "FR-073");
    shooter("BattleWagon bases 2 capabilities=light-artillery/musket moved-in-manoeuvre", AHEAD)
        .yes("shooting of S", "FR-073");
  }

  @Test
  @Tag("FR-074")
  void toPivotIsToMove() {
    String why =
        shooter("Artillery bases 2 guns=medium moved-in-manoeuvre", AHEAD)
            .no("shooting of S", "FR-074")
            .why();
    assertTrue(why.contains("pivoted or turned"), why);
  }

  @Test
  @Tag("FR-075")
  void othersShootHoweverTheyMoved() {
    shooter("MediumFoot bases 4 capabilities=musket moved-in-manoeuvre", AHEAD)
        .yes("shooting of S", "FR-075");
  }

  @Test
  @Tag("FR-076")
  void nobodyAfterAMoveInTheImpactPhase() {
    shooter("MediumFoot bases 4 capabilities=musket moved-in-impact", AHEAD)
        .no("shooting of S", "FR-076");
  }

  @Test
  @Tag("FR-078")
  @Tag("FR-079")
  void norInTheImpactPhase() {
    FogTestTable table = shooter("MediumFoot bases 4 capabilities=musket", AHEAD);
    String why = table.no("shooting of S in the impact phase", "FR-078", "FR-079").why();
    assertTrue(why.contains("points of advantage"), why);
    table.yes("shooting of S in the shooting phase");
    table.no("shooting of S in the melee phase");
  }

  @Test
  @Tag("FR-080")
  void artilleryWithItsFrontRank() {
    assertEquals(2, bases("Artillery bases 4 files 2 guns=light", AHEAD, "FR-080"));
  }

  @Test
  @Tag("FR-081")
  void dragoonsWithTheirFrontRank() {
    assertEquals(3, bases("Dragoons bases 6 files 3 capabilities=arquebus", AHEAD, "FR-081"));
  }

  @Test
  @Tag("FR-082")
  void wagonsWithOneFile() {
    assertEquals(
        2, bases("BattleWagon bases 4 files 2 capabilities=light-artillery", AHEAD, "FR-082"));
  }

  @Test
  @Tag("FR-083")
  void horseWithPistolsInThreeRanks() {
    String pistols = " bases 8 files 2 capabilities=pistol";
    assertEquals(6, bases("Horse" + pistols, AHEAD, "FR-083"));
    assertEquals(4, bases("Horse bases 8 files 2 capabilities=arquebus", AHEAD, "FR-084"));
    assertEquals(4, bases("Cavaliers" + pistols, AHEAD, "FR-084"));
    FogTestTable wide =
        shooter("Cavaliers" + pistols, AHEAD).with("pistol_three_ranks", "all_pistols");
    assertTrue(wide.yes("shooting of S at T", "FR-083").why().startsWith("6 bases"));
  }

  @Test
  @Tag("FR-084")
  void othersInTwoRanks() {
    assertEquals(8, bases("MediumFoot bases 12 files 4 capabilities=musket", AHEAD, "FR-084"));
    shooter("HeavyFoot bases 6 files 3 capabilities=pike", AHEAD).no("shooting of S at T");
  }

  @Test
  @Tag("FR-085")
  void lightHorseToItsRearFromTheRear() {
    assertEquals(4, bases("LightHorse bases 6 files 2 capabilities=bow", BEHIND, "FR-085"));
    // with files of three and two, the second rank from the rear is the front of the short one
    assertEquals(3, bases("LightHorse bases 5 files 2 capabilities=bow", BEHIND, "FR-085"));
    assertEquals(4, bases("LightHorse bases 5 files 2 capabilities=bow", AHEAD, "FR-084"));
  }

  private static final String TERCIO =
      "HeavyFoot bases 16 files 4 pikes 8 shot 8 capabilities=pike/musket tercio=early";

  @Test
  @Tag("FR-086")
  void soDoesShotOfATercio() {
    assertEquals(4, bases(TERCIO, BEHIND, "FR-086"));
    // shot in the rear rank alone shoots to the rear and not to the front
    String rear = "HeavyFoot bases 9 layout=PPS/PPS/PPS capabilities=pike/musket tercio=later";
    assertEquals(3, bases(rear, BEHIND, "FR-086"));
    shooter(rear, AHEAD).no("shooting of S at T");
  }

  @Test
  @Tag("FR-087")
  void andToItsFlankWithTheFileThere() {
    assertEquals(4, bases(TERCIO, LEFT, "FR-087"));
    String deep = "HeavyFoot bases 12 layout=SSSS/SSSS/PPPP capabilities=pike/musket tercio=later";
    assertEquals(8, bases(deep, LEFT, "FR-087"));
  }

  @Test
  @Tag("FR-088")
  void thePointOfASwedishBrigadeDoesNotCount() {
    String brigade = "HeavyFoot bases 7 layout=SS/PSS/SS capabilities=pike/musket ";
    assertEquals(6, bases(brigade + "swedish-brigade", AHEAD, "FR-088"));
    assertEquals(5, bases(brigade, AHEAD, "FR-084"));
  }

  @Test
  @Tag("FR-089")
  void norDoesARegimentalGun() {
    String foot = "MediumFoot bases 6 files 3 capabilities=musket";
    assertEquals(6, bases(foot + " regimental-gun", AHEAD, "FR-089"));
    assertFalse(shooter(foot, AHEAD).ask("shooting of S at T").rows().contains("FR-089"));
  }

  // ---- over whom

  private static final String OVER = "line of shot of S at T";

  /** Heavy guns at y 24, a target at y 34: the line of a shot is 10 long. */
  private static FogTestTable over(String guns, String... between) {
    return FogTestTable.table()
        .red("S Artillery 36,24 0 bases 2 files 2 guns=" + guns)
        .blue("T HeavyFoot 36,34 180 bases 4 files 2")
        .red(between);
  }

  /** A friend 1 deep and wide across, from so far before the guns. */
  private static FogTestTable fromAHill(double near) {
    return over("heavy", "F MediumFoot 36," + (24 + near + 0.8) + " 0 bases 2 files 2")
        .area("hill", "30,20 42,24");
  }

  @Test
  @Tag("FR-090")
  void fromHigherGroundOverFriends() {
    fromAHill(2).yes(OVER, "FR-090");
    fromAHill(0.9).no(OVER, "FR-090");
    fromAHill(1).no(OVER, "FR-090");
    fromAHill(1.01).yes(OVER, "FR-090");
    // the target is 3 off when the friend ends at 7
    fromAHill(6.2).no(OVER, "FR-090");
    fromAHill(6.1).yes(OVER, "FR-090");
    over("heavy", "F MediumFoot 36,27 0 bases 2 files 2").no(OVER, "FR-090");
  }

  @Test
  @Tag("FR-091")
  void overLightFootThatIsFarEnough() {
    String light = " LightFoot 36,%s 0 bases 2 files 2";
    over("light", "F" + light.formatted("27.9")).yes(OVER, "FR-091");
    over("light", "F" + light.formatted("27.8")).no(OVER, "FR-091");
    over("light").blue("E" + light.formatted("27.9")).yes(OVER, "FR-091");
    over("light").blue("E" + light.formatted("27.8")).no(OVER, "FR-091");
  }

  @Test
  @Tag("FR-092")
  void mediumAndHeavyGunsOverEnemyGuns() {
    String guns = "E Artillery 36,29 180 bases 2 files 2 guns=light";
    over("heavy").blue(guns).yes(OVER, "FR-092");
    over("medium").blue(guns).yes(OVER, "FR-092");
    over("light").blue(guns).no(OVER, "FR-092");
  }

  @Test
  @Tag("FR-093")
  void elseOverNobody() {
    String foot = "S MediumFoot 36,24 0 bases 4 files 2 capabilities=musket";
    FogTestTable table =
        FogTestTable.table().red(foot).blue("T HeavyFoot 36,34 180 bases 4 files 2");
    table.yes(OVER, "FR-093");
    table.red("F LightFoot 36,28 0 bases 2 files 2").no(OVER, "FR-093");
    over("heavy").blue("E Horse 36,29 180 bases 2 files 2").no(OVER, "FR-093");
  }

  @Test
  @Tag("FR-D12")
  void theLineGoesBetweenNearestPointsOrMiddlesByTheSwitch() {
    // a friend stands beside the nearest points, and in the line of the middles
    FogTestTable table =
        FogTestTable.table()
            .red(
                "S MediumFoot 28,24 0 bases 4 files 4 capabilities=musket",
                "F MediumFoot 29.8,26.4 0 bases 1 files 1")
            .blue("T HeavyFoot 36,34 180 bases 4 files 4");
    table.yes(OVER, "FR-D12");
    table.with("line_of_shot", "centres").no(OVER, "FR-093");
  }
}
