package dev.muster.rules.fogr.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The order of the phases, who cannot charge, and the pike of five musketeers. */
class PhasesAndChargesTest {
  private static final FogTestTable TABLE =
      FogTestTable.table()
          .red(
              "Foot HeavyFoot 20,20 0 bases 4 capabilities=musket",
              "Light LightFoot 30,20 0 bases 4 capabilities=musket",
              "Shot MediumFoot 40,20 0 bases 4 capabilities=musket commanded-shot",
              "Wagons BattleWagon 50,20 0 bases 2 capabilities=light-artillery",
              "Guns Artillery 60,20 0 bases 2 guns=heavy");

  private static void after(String phase, String next, String row) {
    assertEquals(next, TABLE.yes("phase after " + phase, "FR-038", row).why());
  }

  @Test
  @Tag("FR-038")
  @Tag("FR-039")
  void manoeuvreComesAfterImpact() {
    after("impact", "the manoeuvre phase", "FR-039");
    assertTrue(FogPhase.follows(null, FogPhase.IMPACT).holds());
    assertFalse(FogPhase.follows(null, FogPhase.MANOEUVRE).holds());
  }

  @Test
  @Tag("FR-040")
  void thenShooting() {
    after("manoeuvre", "the shooting phase", "FR-040");
    assertFalse(FogPhase.follows(FogPhase.MANOEUVRE, FogPhase.MELEE).holds());
  }

  @Test
  @Tag("FR-041")
  void thenMelee() {
    after("the shooting", "the melee phase", "FR-041");
  }

  @Test
  @Tag("FR-042")
  void thenTheJointAction() {
    after("melee", "the joint action phase", "FR-042");
  }

  @Test
  @Tag("FR-043")
  void andANewTurn() {
    after("joint action", "the impact phase of the next turn", "FR-043");
    assertTrue(FogPhase.follows(FogPhase.JOINT_ACTION, FogPhase.IMPACT).holds());
  }

  @Test
  @Tag("FR-065")
  void commandedShotDoesNotCharge() {
    TABLE.no("charge of Shot", "FR-065");
  }

  @Test
  @Tag("FR-066")
  void norIntercept() {
    TABLE.no("interception of Shot", "FR-066");
  }

  @Test
  @Tag("FR-067")
  void battleWagonsDoNotCharge() {
    TABLE.no("charge of Wagons", "FR-067");
  }

  @Test
  @Tag("FR-068")
  void norInterceptThey() {
    TABLE.no("interception of Wagons", "FR-068");
  }

  @Test
  @Tag("FR-069")
  void artilleryDoesNotCharge() {
    TABLE.no("charge of Guns", "FR-069");
  }

  @Test
  @Tag("FR-070")
  void norInterceptsIt() {
    TABLE.no("interception of Guns", "FR-070");
  }

  @Test
  @Tag("FR-071")
  void nobodyElseIsBarred() {
    TABLE.yes("charge of Foot", "FR-071");
    TABLE.yes("charge of Light", "FR-071");
    TABLE.yes("interception of Light", "FR-071");
  }

  private static FogTestTable shot(String more) {
    return FogTestTable.table()
        .red("M MediumFoot 20,20 0 bases 6 files 3 " + more)
        .blue("B Horse 20,40 180 bases 4");
  }

  private static final String SIX = "pikes 1 shot 5 capabilities=pike/musket ";

  @Test
  @Tag("FR-062")
  void onePikeOfSixMayComeToTheFront() {
    shot(SIX).yes("pike of M", "FR-062");
    shot("pikes 2 shot 4 capabilities=pike/musket").no("pike of M", "FR-062");
    shot("pikes 1 shot 5 capabilities=pike/arquebus").no("pike of M", "FR-062");
    shot(SIX + "formed=S/S/P").no("pike of M", "FR-062");
    shot(SIX + "formed=SP/SS").yes("pike of M", "FR-062");
  }

  @Test
  @Tag("FR-063")
  void withoutMovingBases() {
    FogTestTable forward = shot(SIX + "pike-forward close-combat");
    assertTrue(forward.no("pike of M", "FR-063").why().contains("at the front already"));
    assertEquals("SS/SP/SS", forward.field().groups().getFirst().formation().letters());
  }

  @Test
  @Tag("FR-064")
  void andGoesBackAfterCloseCombat() {
    shot(SIX + "pike-forward").no("pike of M", "FR-064");
  }
}
