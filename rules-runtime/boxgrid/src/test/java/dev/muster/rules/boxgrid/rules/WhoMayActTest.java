package dev.muster.rules.boxgrid.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.boxgrid.battle.BoxBattle;
import dev.muster.rules.model.BattleProgram;
import org.junit.jupiter.api.Test;

/** Who is asked to move, to charge or to fight, and who counts as lost. */
class WhoMayActTest {
  private static boolean mayCharge(BoxTestPosition position) {
    BoxState field = position.state();
    return new ChargeEligibility(field).may(position.number("R"), position.number("B"), false);
  }

  @Test
  void aHedgehogAGunAndWhoFightsAlreadyChargeNobody() {
    assertTrue(mayCharge(BoxTestPosition.field().red("R Pikes D4 N").blue("B Foot D5 S")));
    assertFalse(
        mayCharge(BoxTestPosition.field().red("R Pikes D4 N hedgehog").blue("B Foot D5 S")));
    assertFalse(mayCharge(BoxTestPosition.field().red("R Gun D4 N").blue("B Foot D5 S")));
    assertFalse(mayCharge(BoxTestPosition.field().red("R Camp D4 N").blue("B Foot D5 S")));
    var fights = BoxTestPosition.field().red("R Foot D4 N").blue("B Foot D5 S", "C Foot E5 S");
    assertFalse(mayCharge(fights.melee("R", "C")));
  }

  private static boolean due(BoxTestPosition position, String target) {
    BoxState field = position.state();
    var engagements = new BoxEngagements(field);
    BoxDecision nobody = BoxDecision.withoutCommanders(field);
    var melee = new BoxMelee(field, nobody, engagements, new HitEffects(field, nobody));
    return melee.due(position.number(target));
  }

  private static BoxTestPosition fighting() {
    return BoxTestPosition.field()
        .red("R Foot D4 N")
        .blue("B Foot D5 S", "C Foot J10 S")
        .melee("R", "B");
  }

  @Test
  void aMeleeIsFoughtOnceInAPhase() {
    assertTrue(due(fighting(), "B"));
    assertFalse(due(fighting(), "C"), "nobody strikes it");
    assertFalse(due(fighting(), "R"), "it strikes, and is not struck");

    var settled = fighting();
    settled.state().put(UnitAttribute.SETTLED, settled.number("B"), 1);
    assertFalse(due(settled, "B"));

    var both = fighting();
    both.state().put(UnitAttribute.FOUGHT, both.number("B"), 1);
    assertTrue(due(both, "B"), "its attacker has not thrown yet");
    both.state().put(UnitAttribute.FOUGHT, both.number("R"), 1);
    assertFalse(due(both, "B"), "both have thrown");

    var struck = fighting();
    struck.state().put(UnitAttribute.FOUGHT, struck.number("R"), 1);
    assertTrue(due(struck, "B"), "it has not thrown yet itself");
  }

  @Test
  void whereItIsPlayedSoAMeleeIsFoughtInThePhaseOfWhoCharged() {
    var ours = fighting().with("melees_fought", "own_phase");
    assertTrue(due(ours, "B"), "Red charged, and it is Red's turn");
    var theirs =
        BoxTestPosition.field()
            .red("R Foot D4 N")
            .blue("B Foot D5 S")
            .with("melees_fought", "own_phase");
    assertFalse(due(theirs.melee("B", "R"), "R"), "Blue charged, and it is Red's turn");
    var always = BoxTestPosition.field().red("R Foot D4 N").blue("B Foot D5 S").melee("B", "R");
    assertTrue(due(always, "R"), "else every phase");
  }

  @Test
  void whoWaitsOrIsOfTheOtherSideIsNotLost() {
    var position =
        BoxTestPosition.field()
            .coming("S", 3, 0, "A1")
            .red("R Foot D4 N", "S Foot A1 N")
            .blue("B Foot D9 S");
    BoxState field = position.state();
    var tally = new BoxBattleStatus(field);
    assertFalse(tally.isLost(0, "R"));
    assertFalse(tally.isLost(0, "S"), "it has not come yet");
    assertFalse(tally.isLost(0, "nobody"));
    field.put(UnitAttribute.FATE, position.number("R"), BoxState.BROKEN);
    assertTrue(tally.isLost(0, "R"));
    assertFalse(tally.isLost(1, "R"), "it is Red's");
  }

  /** Without drawn zones each side's is at the edge it begins nearer to. */
  @Test
  void theZoneOfASideIsAtItsEdge() {
    var south = new BoxBattle.Opening(zones("D2 N", "D9 S")).newState();
    assertTrue(south.forces().zone[0][south.ground.grid.index(BoxTestPosition.box("A2"))]);
    assertFalse(south.forces().zone[0][south.ground.grid.index(BoxTestPosition.box("A9"))]);
    assertTrue(south.forces().zone[1][south.ground.grid.index(BoxTestPosition.box("A9"))]);
    var north = new BoxBattle.Opening(zones("D9 S", "D2 N")).newState();
    assertTrue(north.forces().zone[0][north.ground.grid.index(BoxTestPosition.box("A9"))]);
    assertFalse(north.forces().zone[0][north.ground.grid.index(BoxTestPosition.box("A2"))]);
    assertTrue(north.forces().zone[1][north.ground.grid.index(BoxTestPosition.box("A2"))]);
    var level = new BoxBattle.Opening(zones("D5 N", "G5 S")).newState();
    assertTrue(
        level.forces().zone[0][level.ground.grid.index(BoxTestPosition.box("A2"))], "Red south");
    assertTrue(
        level.forces().zone[1][level.ground.grid.index(BoxTestPosition.box("A9"))], "Blue north");
    assertFalse(level.forces().zone[1][level.ground.grid.index(BoxTestPosition.box("A2"))]);
  }

  private static BattleProgram zones(String red, String blue) {
    return BoxTestPosition.field().red("R Foot " + red).blue("B Foot " + blue).withoutZones();
  }

  /** Of those under momentum one whose way another of them bars is asked behind it. */
  @Test
  void whoStandsBehindAnotherUnderMomentumMovesAfterIt() {
    var two =
        BoxTestPosition.field()
            .reds("R Foot D4 N momentum", "S Foot D5 N momentum", "T Foot G4 N")
            .blue("B Foot D10 S")
            .orders("S moves on")
            .until(BoxState.Phase.SHOOTING);
    for (String each : two.asked) {
      assertFalse(each.contains("R moves,") || each.contains("S moves,"), each);
    }
    assertTrue(two.offered("T moves"), "when they are done");
    assertEquals("D5 N", two.at("R"), two.report());
    assertEquals("D6 N", two.at("S"));
  }
}
