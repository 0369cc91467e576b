package dev.muster.rules.fogr.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Threatened flanks. F stands 4 bases wide and one deep in the middle of the table, facing north:
 * its flanks are at x 32.8 and 39.2, its front on y 24, its rear on y 23.4.
 */
class ThreatenedFlankTest {
  private static final String ASK = "threatened flank of F";

  private static FogTestTable foot(String more) {
    return FogTestTable.table().red("F HeavyFoot 36,24 0 bases 4 files 4 " + more);
  }

  private static FogTestTable at(String place, String facing, String more) {
    return FogTestTable.table()
        .red("F HeavyFoot " + place + " " + facing + " bases 4 files 4 " + more);
  }

  @Test
  @Tag("FR-112")
  void footBattleTroopsAlone() {
    FogTestTable.table().red("F Horse 5,24 0 bases 4").no(ASK, "FR-112");
    FogTestTable.table().red("F LightFoot 5,24 0 bases 4").no(ASK, "FR-112");
    FogTestTable.table().red("F Artillery 5,24 0 bases 2").yes(ASK, "FR-112");
    at("5,24", "0", "").yes(ASK, "FR-112");
    foot("").no(ASK, "FR-112");
  }

  @Test
  @Tag("FR-D05")
  void dragoonsAreBattleTroopsByTheSwitch() {
    FogTestTable dragoons = FogTestTable.table().red("F Dragoons 5,24 0 bases 2");
    dragoons.yes(ASK);
    dragoons.with("dragoons", "light_troops").no(ASK, "FR-D05");
  }

  @Test
  @Tag("FR-113")
  @Tag("FR-D02")
  @Tag("FR-D03")
  void nearASideEdge() {
    // its left flank is 3.2 to the west of its middle
    assertEquals(
        "cause a, 11.99 MU from the west edge", at("15.19,24", "0", "").yes(ASK, "FR-113").why());
    at("15.2,24", "0", "").no(ASK, "FR-113");
    at("56.8,24", "0", "").no(ASK);
    at("56.81,24", "0", "").yes(ASK, "FR-113");
    // the table is as wide as its map
    at("56,24", "0", "").size(70, 48).yes(ASK, "FR-113", "FR-D02");
  }

  @Test
  @Tag("FR-114")
  void whicheverWayItFaces() {
    at("5,24", "90", "").yes(ASK, "FR-114");
    at("5,24", "270", "").yes(ASK, "FR-114");
  }

  @Test
  @Tag("FR-115")
  void butNotCommandedShot() {
    at("5,24", "0", "commanded-shot").no(ASK, "FR-115");
  }

  @Test
  @Tag("FR-116")
  void nearABaseEdge() {
    assertEquals(
        "cause b, 5.9 MU from the north edge", at("36,42.1", "0", "").yes(ASK, "FR-116").why());
    at("36,42", "0", "").no(ASK, "FR-116");
    // its rear is 0.6 behind its front
    at("36,6.59", "0", "").yes(ASK, "FR-116");
    at("36,6.6", "0", "").no(ASK);
  }

  @Test
  @Tag("FR-117")
  void whicheverWayItFacesHereToo() {
    at("36,3", "0", "").yes(ASK, "FR-117");
    at("36,3", "180", "").yes(ASK, "FR-117");
  }

  @Test
  @Tag("FR-118")
  void butNotCommandedShotHereEither() {
    at("36,3", "0", "commanded-shot").no(ASK, "FR-118");
  }

  /** As the ledger has it: horse 4.8 x 7.2 off its left flank and ahead. */
  private static FogTestTable horse(String horse) {
    return foot("").blue(horse);
  }

  private static final String HORSE = "H Horse 25,30 180 bases 4 files 2 ";

  @Test
  @Tag("FR-119")
  void enemyMountedBeyondAFlank() {
    // the nearest corner is at 26.6,30: 6.2 west and 6 north of the flank's front
    String why = horse(HORSE).yes(ASK, "FR-119").why();
    assertEquals("cause c, by H, 8.63 MU from its left flank", why);
    // just so far is within: from x 32.8 to 20.8
    horse("H Horse 19.2,24 180 bases 4 files 2").yes(ASK, "FR-119");
    horse("H Horse 19.19,24 180 bases 4 files 2").no(ASK, "FR-119");
    assertEquals(
        "cause c, by H, 6 MU from its right flank",
        horse("H Horse 46.8,24 180 bases 4 files 2").yes(ASK).why());
  }

  @Test
  @Tag("FR-D04")
  void withinCountsTheEndOrNotByTheSwitch() {
    FogTestTable just = horse("H Horse 19.2,24 180 bases 4 files 2");
    just.yes(ASK);
    just.with("distances", "strict").no(ASK);
  }

  @Test
  @Tag("FR-120")
  void whoAreUnbrokenBattleTroopsAndFree() {
    horse(HORSE + "close-combat").no(ASK, "FR-120");
    horse(HORSE + "broken").no(ASK, "FR-120");
    horse("H LightHorse 25,30 180 bases 4 files 2").no(ASK, "FR-120");
    horse("H HeavyFoot 25,30 180 bases 4 files 2").no(ASK, "FR-120");
    FogTestTable elephants = horse("H Elephants 25,30 180 bases 4 files 2");
    elephants.no(ASK, "FR-120");
    elephants.with("elephants_class", "mounted").yes(ASK, "FR-119");
  }

  @Test
  @Tag("FR-121")
  void atLeastPartlyOnThatSide() {
    // it straddles the line of the left flank at x 32.8
    horse("H Horse 33,34 180 bases 4 files 2").yes(ASK, "FR-121");
    horse("H Horse 36,34 180 bases 4 files 2").no(ASK);
  }

  @Test
  @Tag("FR-122")
  void friendlyMountedGuardIt() {
    // the nearest of it is 10.6 south of the flank's rear, and west of its line
    String friend = "G Horse 30,12.8 0 bases 4 files 2 ";
    assertEquals(
        "H does not count: G guards its left flank",
        horse(HORSE).red(friend).no(ASK, "FR-122").why());
    horse(HORSE).red(friend + "close-combat").no(ASK, "FR-122");
    horse(HORSE).red(friend + "broken").yes(ASK);
    horse(HORSE).red("G Horse 30,10 0 bases 4 files 2").yes(ASK);
    horse(HORSE).red("G Horse 44,20 0 bases 4 files 2").yes(ASK);
    horse(HORSE).red("G LightHorse 30,12.8 0 bases 4 files 2").yes(ASK);
  }

  @Test
  @Tag("FR-123")
  void soDoFriendlyFootOtherThanArtillery() {
    // a line of 2 bases is 3.2 wide: its near edge is 6 west of the flank
    horse(HORSE).red("G HeavyFoot 25.2,24 0 bases 2 files 2").no(ASK, "FR-123");
    horse(HORSE).red("G HeavyFoot 25.1,24 0 bases 2 files 2").yes(ASK);
    horse(HORSE).red("G Artillery 27,24 0 bases 2 files 2").yes(ASK);
    horse(HORSE).red("G LightFoot 27,24 0 bases 2 files 2").yes(ASK);
  }

  @Test
  @Tag("FR-124")
  void andFriendlyElephants() {
    horse(HORSE).red("G Elephants 25.3,24 0 bases 2 files 2").no(ASK, "FR-124");
    horse(HORSE).red("G Elephants 25.1,24 0 bases 2 files 2").yes(ASK);
    horse(HORSE).red("G Elephants 25.3,24 0 bases 2 files 2 broken").yes(ASK);
  }

  @Test
  @Tag("FR-126")
  void terciosAreImmune() {
    for (String kind : new String[] {"early", "later"}) {
      FogTestTable.table()
          .red(
              "F HeavyFoot 36,24 0 bases 16 files 4 pikes 8 shot 8 capabilities=pike/musket tercio="
                  + kind)
          .blue(HORSE)
          .no(ASK, "FR-126");
    }
  }

  @Test
  @Tag("FR-127")
  void soAreKeils() {
    FogTestTable.table()
        .red("F HeavyFoot 34.4,24 0 bases 8 files 2 capabilities=pike")
        .blue(HORSE)
        .no(ASK, "FR-127");
  }

  @Test
  @Tag("FR-128")
  void andBattleWagons() {
    FogTestTable.table().red("F BattleWagon 36,24 0 bases 4 files 4").blue(HORSE).no(ASK, "FR-128");
  }

  /** Ground to the west of its left flank at x 32.8, across its front and rear. */
  private static final String BESIDE = "28,20 32.8,27";

  @Test
  @Tag("FR-129")
  void anObstacleGuardsAFlank() {
    horse(HORSE).area("obstacle", BESIDE).no(ASK, "FR-129");
    horse(HORSE).area("obstacle", "28,20 32.7,27").yes(ASK);
    // on that side alone
    horse(HORSE).blue("I Horse 46,24 180 bases 4 files 2").area("obstacle", BESIDE).yes(ASK);
  }

  @Test
  @Tag("FR-130")
  void soDoesTheRearOfFieldFortifications() {
    // drawn to the south, its rear is to the west: at x 32.8 it touches the flank from the east
    // side
    horse(HORSE).way("fortification", "32.3,20 32.3,27", 1).no(ASK, "FR-130");
    horse(HORSE).way("fortification", "32.3,27 32.3,20", 1).yes(ASK);
  }

  @Test
  @Tag("FR-131")
  void andDifficultGround() {
    horse(HORSE).area("wood", BESIDE).no(ASK, "FR-131");
    horse(HORSE).area("difficult", BESIDE).no(ASK, "FR-131");
    horse(HORSE).area("rough", BESIDE).yes(ASK);
  }

  @Test
  @Tag("FR-132")
  void andGroundNobodyCanEnterButForACoast() {
    horse(HORSE).area("impassable", BESIDE).no(ASK, "FR-132");
    horse(HORSE).area("coastline", BESIDE).yes(ASK);
  }

  @Test
  @Tag("FR-133")
  void whereTheLinesOfFrontAndRearGoThroughIt() {
    // the line of the rear is y 23.4, that of the front y 24
    horse(HORSE).area("wood", "28,23.5 32.8,27").yes(ASK);
    horse(HORSE).area("wood", "28,20 32.8,23.9").yes(ASK);
    horse(HORSE).area("wood", "28,23.4 32.8,27").yes(ASK);
    horse(HORSE).area("wood", "28,23.3 32.8,24.1").no(ASK, "FR-133");
  }

  @Test
  @Tag("FR-134")
  void whoStandsInRoughGroundIsImmune() {
    horse(HORSE).area("rough", "30,20 42,27").no(ASK, "FR-134");
    horse(HORSE).area("rough", "33,20 42,27").yes(ASK);
    horse(HORSE).area("rough", "30,20 36.3,27").area("wood", "36.3,20 42,27").no(ASK, "FR-134");
  }

  /** Horse that could come at its rear, 4.4 behind it. */
  private static FogTestTable rear(String more, String foot) {
    return foot(foot).blue("H Horse 36,19 0 bases 4 files 2 " + more);
  }

  @Test
  @Tag("FR-135")
  void whoCanBeChargedInFlankOrRear() {
    foot("").blue("E HeavyFoot 36,30 180 bases 2 charges-flank=F").yes(ASK, "FR-135");
    foot("").blue("E HeavyFoot 36,30 180 bases 2 charges-rear=F").yes(ASK, "FR-135");
    foot("").blue("E HeavyFoot 36,30 180 bases 2 charges-rear=G").no(ASK, "FR-135");
    foot("").blue("E LightFoot 36,30 180 bases 2 charges-rear=F").no(ASK, "FR-135");
  }

  @Test
  @Tag("FR-D10")
  void asFarAsThatCanBeWorkedOut() {
    assertEquals(
        "cause d, by H, who may charge its rear as far as that can be worked out",
        rear("move 5", "").yes(ASK, "FR-D10").why());
    rear("move 4", "").no(ASK);
    rear("", "").no(ASK);
    rear("move 5 close-combat", "").no(ASK);
    rear("move 5 broken", "").no(ASK);
    rear("move 5", "").with("flank_charges", "told").no(ASK);
    // somebody or impassable ground between
    rear("move 5", "").red("G HeavyFoot 36,21 0 bases 6 files 6").no(ASK);
    rear("move 5", "").area("impassable", "30,20 42,21").no(ASK);
    // on its left, not ahead of its front
    FogTestTable flank = foot("").blue("E HeavyFoot 27.6,22.2 90 bases 2 files 2 move 6");
    assertTrue(
        flank.yes(ASK, "FR-D10").why().startsWith("cause d, by E, who may charge its flank"));
    foot("").blue("E HeavyFoot 27.6,27 90 bases 2 files 2 move 9").no(ASK);
    foot("").blue("E Artillery 27.6,23.4 90 bases 1 move 9").no(ASK);
  }

  private static String keil(String enemy) {
    return FogTestTable.table()
        .red("F HeavyFoot 36,24 0 bases 8 files 2 capabilities=pike")
        .blue(enemy)
        .ask(ASK)
        .text();
  }

  @Test
  @Tag("FR-136")
  void laterTerciosAndKeilsFearForTheirRearAlone() {
    assertTrue(keil("E HeavyFoot 36,30 180 bases 2 charges-flank=F").startsWith("no"));
    assertTrue(keil("E HeavyFoot 36,30 180 bases 2 charges-rear=F").contains("FR-136"));
    String tercio =
        "F HeavyFoot 36,24 0 bases 6 files 3 pikes 2 shot 4 capabilities=pike/musket tercio=later";
    FogTestTable.table()
        .red(tercio)
        .blue("E HeavyFoot 36,30 180 bases 2 charges-flank=F")
        .no(ASK, "FR-136");
    FogTestTable.table()
        .red(tercio)
        .blue("E HeavyFoot 36,30 180 bases 2 charges-rear=F")
        .yes(ASK, "FR-136");
  }

  @Test
  @Tag("FR-137")
  void wagonsEarlyTerciosAndSquaresForNeither() {
    String enemy = "E HeavyFoot 36,30 180 bases 2 charges-rear=F";
    FogTestTable.table().red("F BattleWagon 36,24 0 bases 2").blue(enemy).no(ASK, "FR-137");
    foot("square").blue(enemy).no(ASK, "FR-137");
    String early = " 24 bases 16 files 4 pikes 8 shot 8 capabilities=pike/musket tercio=early";
    FogTestTable.table()
        .red("F HeavyFoot 36,24 0" + early.substring(3))
        .blue(enemy)
        .no(ASK, "FR-137");
    // by the edge of the table it is threatened all the same
    FogTestTable.table()
        .red("F HeavyFoot 5,24 0" + early.substring(3))
        .blue(enemy)
        .yes(ASK, "FR-113");
  }

  @Test
  void severalCausesAreAllTold() {
    String why = at("10,4", "0", "").blue("H Horse 20,4 270 bases 4 files 2").yes(ASK).why();
    assertTrue(
        why.startsWith("cause a, ")
            && why.contains("; cause b, ")
            && why.contains("; cause c, by H"),
        why);
  }
}
