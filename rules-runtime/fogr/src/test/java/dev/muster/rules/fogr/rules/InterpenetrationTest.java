package dev.muster.rules.fogr.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.query.Ruling;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Who passes through whom. M faces north and stands 2 MU south of the rear of X. */
class InterpenetrationTest {
  /** X stands with its front edge on y 26; a mover's front edge lies so far south of its rear. */
  private static FogTestTable through(String crossed, double depth, double gap, String mover) {
    double north = 26 - depth - gap;
    return FogTestTable.table()
        .red(
            "X " + crossed.replaceFirst(" ", " 36,26 0 "),
            "M " + mover.replaceFirst(" ", " 36," + north + " 0 "));
  }

  private static FogTestTable pair(String mover, String crossed) {
    return through(crossed + " bases 4 files 2", 1.6, 2, mover + " bases 2 files 2 move 12");
  }

  private static final String ASK = "passage of M through X";

  @Test
  @Tag("FR-044")
  void whatIsNotListedIsNotPermitted() {
    pair("Horse", "HeavyFoot").no(ASK, "FR-044");
    pair("HeavyFoot", "HeavyFoot").no(ASK, "FR-044");
    pair("MediumFoot", "LightFoot").no(ASK, "FR-044");
  }

  private static FogTestTable commander() {
    return FogTestTable.table()
        .led("Spinola 36,20 8", "K HeavyFoot 36,24 0 bases 8 files 2 capabilities=pike");
  }

  @Test
  @Tag("FR-045")
  void commandersPassThroughAnybody() {
    commander().yes("passage of Spinola through K heading 90", "FR-045");
  }

  @Test
  @Tag("FR-046")
  void andAnybodyThroughThem() {
    commander().yes("passage of K through Spinola", "FR-046");
  }

  @Test
  @Tag("FR-047")
  void lightFootPassesThroughAnybodyAnyWay() {
    pair("LightFoot", "Artillery").yes(ASK, "FR-047");
    pair("LightFoot", "HeavyFoot").yes(ASK + " heading 20", "FR-047");
  }

  @Test
  @Tag("FR-048")
  void cavalryDragoonsLightHorseAndElephantsPassThroughLightFoot() {
    for (String mover : new String[] {"Cavalry", "Dragoons", "LightHorse", "Elephants"}) {
      pair(mover, "LightFoot").yes(ASK, "FR-048");
      pair(mover, "LightFoot").yes(ASK + " heading 20", "FR-048");
      pair(mover, "Dragoons").no(ASK, "FR-044");
    }
    pair("Cavaliers", "LightFoot").no(ASK, "FR-044");
    pair("Cavaliers", "LightFoot")
        .with("cavalry_through_light_foot", "all_mounted")
        .yes(ASK, "FR-048");
  }

  @Test
  @Tag("FR-049")
  void footPassesStraightThroughArtillery() {
    pair("MediumFoot", "Artillery").yes(ASK, "FR-049");
    pair("MediumFoot", "Artillery").no(ASK + " heading 30", "FR-049");
    pair("MediumFoot", "Artillery").no(ASK + " heading 90", "FR-049");
    pair("MediumFoot", "Artillery").yes(ASK + " heading 1");
    pair("MediumFoot", "Artillery").no(ASK + " heading 1.5");
    pair("Artillery", "Artillery").no(ASK, "FR-044");
    pair("BattleWagon", "Artillery").no(ASK, "FR-044");
  }

  @Test
  @Tag("FR-050")
  void anybodyThroughArtilleryThatIsUncontrolled() {
    pair("Horse", "Artillery").no(ASK, "FR-050");
    pair("Horse", "Artillery uncontrolled").yes(ASK, "FR-050");
    pair("Horse", "Artillery uncontrolled").no(ASK + " heading 30", "FR-050");
  }

  /** Horse, 1.2 deep, before guns, 1.6 deep: so much gap, 1.6 and its own depth. */
  private static FogTestTable guns(double gap, String more) {
    return through(
        "Artillery bases 2 files 2 uncontrolled", 1.6, gap, "Horse bases 2 files 2 " + more);
  }

  @Test
  @Tag("FR-051")
  @Tag("FR-D11")
  void whoHasNotTheMoveMayNotEnter() {
    guns(2, "").yes(ASK + " with 4.8", "FR-051", "FR-D11");
    assertEquals(
        "it needs 4.8 MU and has 4.7 MU", guns(2, "").no(ASK + " with 4.7", "FR-051").why());
    guns(2, "move 5").yes(ASK, "FR-D11");
    guns(2, "move 4").no(ASK, "FR-051");
    guns(2, "").no(ASK, "FR-D11");
    guns(2, "").with("unknown_move", "free").yes(ASK, "FR-D11");
  }

  @Test
  @Tag("FR-052")
  void thereMustBeRoomBeyond() {
    String enough = ASK + " with 1.6";
    guns(0, "").yes(enough, "FR-054");
    guns(0, "").area("impassable", "30,26.5 42,30").no(enough, "FR-052");
    assertTrue(
        guns(0, "")
            .red("B HeavyFoot 36,27.1 0 bases 2 files 2")
            .no(enough, "FR-052")
            .why()
            .contains("B"));
    guns(0, "").red("B HeavyFoot 36,27.9 0 bases 2 files 2").yes(enough);
    guns(0, "").size(72, 27).no(enough, "FR-052");
  }

  @Test
  @Tag("FR-053")
  void itIsPutThroughAsItWasFormed() {
    FogTestTable table = guns(0, "");
    Ruling verdict = table.yes(ASK + " with 1.6", "FR-053");
    assertTrue(verdict.why().contains("just clear, as it was formed"), verdict.why());
    FogState field = table.field();
    var way = new Interpenetration.Passage(field.group("M"), field.group("X"), 0, 1.6);
    assertEquals(2.8, new Interpenetration(field).through(way), 1e-9);
  }

  @Test
  @Tag("FR-054")
  void fromContactItsFrontMustReachTheFarSide() {
    guns(0, "").yes(ASK + " with 1.6", "FR-054");
    guns(0, "").no(ASK + " with 1.5", "FR-054");
    guns(0.1, "").no(ASK + " with 2.5", "FR-054");
    // light foot through heavy foot 20 degrees off is in contact and not straight
    FogTestTable off = through("HeavyFoot bases 4 files 2", 1.2, 0, "LightFoot bases 2 files 2");
    off.no(ASK + " heading 20 with 0.5");
  }

  private static FogTestTable light(double gap, String more) {
    return through("HeavyFoot bases 8 files 4", 1.2, gap, "LightFoot bases 3 files 3 " + more);
  }

  @Test
  @Tag("FR-055")
  void theFrontRankOfLightFootMustReachTheNearEdge() {
    light(3.4, "").yes(ASK + " with 3.4", "FR-055");
    light(3.4, "").no(ASK + " with 3.3", "FR-055");
    light(3.4, "").no(ASK + " heading 10 with 3.6", "FR-051");
    // a base that passes beside is not measured
    FogTestTable beside =
        FogTestTable.table()
            .red("X HeavyFoot 36,26 0 bases 2 files 1", "M LightFoot 37.6,21.4 0 bases 3 files 3");
    beside.yes(ASK + " with 3.4", "FR-055");
  }

  @Test
  @Tag("FR-056")
  void andShootsNoMoreThisTurn() {
    light(3.4, "").yes(ASK + " with 3.4", "FR-056");
    FogTestTable.table()
        .red("M LightFoot 20,20 0 bases 4 capabilities=musket passed-short")
        .no("shooting of M", "FR-056");
    assertTrue(!light(3.4, "").ask(ASK + " with 12").rows().contains("FR-056"));
  }

  @Test
  @Tag("FR-057")
  void evadingLightFootMustReachIt() {
    light(2.5, "evading").yes(ASK + " with 2.5", "FR-057");
    light(2.6, "evading").no(ASK + " with 2.5", "FR-057");
    light(2.5, "routing").yes(ASK + " heading 10 with 2.6", "FR-057");
  }

  @Test
  @Tag("FR-058")
  void ofOthersTheirRearRank() {
    // light horse 1.2 deep in two ranks: its rear rank is 1.2 farther
    FogTestTable table =
        through("LightFoot bases 4 files 2", 1.6, 1.8, "LightHorse bases 4 files 2 routing");
    table.yes(ASK + " with 3", "FR-058");
    table.no(ASK + " with 2.9", "FR-058");
  }

  @Test
  @Tag("FR-059")
  void whatIsNotPermittedIsABurstThrough() {
    Ruling verdict =
        through("HeavyFoot bases 4 files 2", 1.2, 2, "HeavyFoot bases 4 files 2 routing move 12")
            .no(ASK, "FR-059");
    assertTrue(verdict.why().contains("burst through"), verdict.why());
  }

  @Test
  @Tag("FR-060")
  void notBackThroughWhoPassedBefore() {
    FogState field = pair("Cavalry", "LightFoot").field();
    BattleGroup passed = field.group("M").passedBy(Set.of("X"));
    var way = new Interpenetration.Passage(passed, field.group("X"), 0, 12.0);
    Ruling verdict = new Interpenetration(field.with(passed)).of(way);
    assertTrue(!verdict.holds() && verdict.rows().contains("FR-060"), verdict.text());
    FogState light = pair("LightFoot", "Cavalry").field();
    BattleGroup lightFoot = light.group("M").passedBy(Set.of("X"));
    var back = new Interpenetration.Passage(lightFoot, light.group("X"), 0, 12.0);
    assertTrue(new Interpenetration(light.with(lightFoot)).of(back).holds());
  }

  @Test
  @Tag("FR-061")
  void noTurnBeforeOrAfter() {
    FogTestTable turned =
        through("HeavyFoot bases 4 files 2", 1.2, 2, "LightFoot bases 2 files 2 turned move 12");
    turned.no(ASK, "FR-061");
  }
}
