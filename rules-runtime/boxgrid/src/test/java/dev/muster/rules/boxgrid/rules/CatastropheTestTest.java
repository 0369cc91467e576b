package dev.muster.rules.boxgrid.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Catastrophe and Rupture Tests, and what a Broken unit takes along. */
class CatastropheTestTest {
  /** A melee of R, which has charged B, with these hits before and these dice. */
  private static BoxTestPosition fight(String red, String blue, int... dice) {
    return BoxTestPosition.field()
        .red("R " + red, "Z Foot A1 N")
        .blue("B " + blue, "Y Foot J10 S")
        .melee("R", "B")
        .dice(dice)
        .turn();
  }

  @Test
  @Tag("BG-119")
  void theWinnerTakesNoTest() {
    var position = fight("Foot D4 N hits 4", "Foot D5 S", 4, 4, 1, 1, 4, 1, 1);
    assertEquals(List.of(), position.tests());
  }

  @Test
  @Tag("BG-120")
  @Tag("BG-159")
  @Tag("BG-160")
  @Tag("BG-D11")
  void aLoserWithHitsEnoughIsTested() {
    var position = fight("Foot D4 N", "Foot D5 S hits 4", 4, 1, 1, 1, 1, 1, 1, 3);
    assertEquals(List.of("B hits <4"), position.tests());
    assertEquals("D5 S", position.at("B"));
    assertTrue(position.is(UnitAttribute.MARKER, "B"));
    var none = fight("Foot D4 N", "Foot D5 S hits 3", 4, 1, 1, 1, 1, 1, 1);
    assertEquals(List.of(), none.tests());
  }

  @Test
  @Tag("BG-161")
  @Tag("BG-162")
  void whoFailsIsBrokenAndRemoved() {
    var position = fight("Foot D4 N", "Foot D5 S hits 4", 4, 1, 1, 1, 1, 1, 1, 4);
    assertEquals("broken", position.at("B"));
    assertEquals(1, position.state().lost[1]);
    assertFalse(position.is(UnitAttribute.ENGAGED, "R"));
  }

  @Test
  @Tag("BG-121")
  @Tag("BG-168")
  void aShakenLoserIsRupturedByTheDifference() {
    var position = fight("Foot D4 N", "Foot D5 S shaken", 4, 4, 4, 1, 4, 1, 1, 1);
    assertEquals(List.of("B rupture <4"), position.tests());
    var less = fight("Foot D4 N", "Foot D5 S shaken", 4, 4, 1, 1, 4, 1, 1);
    assertEquals(List.of(), less.tests());
  }

  @Test
  @Tag("BG-122")
  @Tag("BG-163")
  void aSteadyLoserByAWinnerWithShock() {
    var position = fight("Lancers D4 N", "Foot D5 S", 4, 4, 1, 1, 1, 1, 1, 1, 1, 1, 4);
    assertEquals(List.of("B rupture <5"), position.tests());
    assertEquals("D5 S", position.at("B"), "steady, it stands on a 4");
    var plain = fight("Horse D4 N", "Foot D5 S", 4, 4, 1, 1, 1, 1, 1, 1);
    assertEquals(List.of(), plain.tests());
    var unformed = fight("Lancers D4 N unformed", "Foot D5 S", 4, 4, 1, 1, 1, 1, 1, 1);
    assertEquals(List.of("B rupture <5"), unformed.tests(), "owning Shock is enough");
  }

  @Test
  @Tag("BG-123")
  @Tag("BG-D11")
  void bothTestsMayBeDueAndAFailureEndsThem() {
    var both = fight("Foot D4 N", "Foot D5 S hits 4", 4, 4, 1, 1, 1, 1, 1, 1, 1);
    assertEquals(
        List.of("B hits <4", "B rupture <4"),
        both.tests(),
        "the new marker does not count in the second test of the round");
    var one = fight("Foot D4 N", "Foot D5 S hits 4", 4, 4, 1, 1, 1, 1, 1, 6);
    assertEquals(List.of("B hits <4"), one.tests());
  }

  @Test
  @Tag("BG-124")
  @Tag("BG-125")
  void aTieTestsBoth() {
    var position = fight("Foot D4 N hits 4", "Foot D5 S hits 4", 4, 1, 1, 4, 1, 1, 6, 6);
    assertEquals(List.of("R hits <4", "B hits <4"), position.tests(), "the active side first");
    assertEquals("broken", position.at("R"));
    assertEquals("broken", position.at("B"));
    var one = fight("Horse D4 N hits 4", "Foot D5 S hits 4", 4, 1, 1, 4, 1, 1, 1, 6);
    assertEquals("broken", one.at("B"));
    assertEquals("D4 N", one.at("R"), "no pursuit after a tie");
    assertEquals(2, one.tests().size());
  }

  @Test
  @Tag("BG-124")
  void theOrderAndTheTieWithoutHitsByTheirSwitches() {
    var passive =
        BoxTestPosition.field()
            .with("tie_tests", "passive_first")
            .red("R Foot D4 N hits 5", "Z Foot A1 N")
            .blue("B Foot D5 S hits 5", "Y Foot J10 S")
            .melee("R", "B")
            .dice(1, 1, 1, 1, 1, 1, 1, 1)
            .turn();
    assertEquals(List.of("B hits <4", "R hits <4"), passive.tests());
    var none =
        BoxTestPosition.field()
            .with("tie_without_hits", "none")
            .red("R Foot D4 N hits 5", "Z Foot A1 N")
            .blue("B Foot D5 S hits 5", "Y Foot J10 S")
            .melee("R", "B")
            .dice(1, 1, 1, 1, 1, 1)
            .turn();
    assertEquals(List.of(), none.tests());
  }

  @Test
  @Tag("BG-125")
  void pursuitAfterATieByTheSwitch() {
    var position =
        BoxTestPosition.field()
            .with("pursuit_after_tie", "true")
            .red("R Horse D4 N", "Z Foot A1 N")
            .blue("B Foot D5 S hits 4", "Y Foot J10 S")
            .melee("R", "B")
            .dice(4, 1, 1, 1, 4, 1, 1, 6, 5)
            .turn();
    assertEquals(List.of("B hits <4", "R not pursuing <5"), position.tests());
    assertEquals("D6 N", position.at("R"));
  }

  @Test
  @Tag("BG-157")
  @Tag("BG-164")
  void anEnemyOnTheFlankCostsOne() {
    var position =
        BoxTestPosition.field()
            .red("R Foot C5 E", "Z Foot A1 N")
            .blue("B Foot D5 S hits 4", "Y Foot J10 S")
            .melee("R", "B")
            .dice(4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2)
            .turn();
    assertEquals(List.of("B hits <3"), position.tests());
  }

  @Test
  @Tag("BG-164")
  void notInTheFlightPathOfAFriend() {
    var position =
        BoxTestPosition.field()
            .red("R Foot D4 N", "S Foot C6 E", "Z Foot A1 N")
            .blue("B Foot D5 S hits 4", "C Foot D6 N shaken", "Y Foot J10 S")
            .melee("R", "B")
            .melee("S", "C")
            .orders("the melee of B is fought")
            .dice(4, 1, 1, 1, 1, 1, 1, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
            .untilTurnEnds();
    assertEquals(List.of("B hits <4", "C flight path <4"), position.tests().subList(0, 2));
  }

  @Test
  @Tag("BG-165")
  void aMarkerCostsOneInTestsForHits() {
    var position = fight("Foot D4 N", "Foot D5 S hits 4 marker", 4, 1, 1, 1, 1, 1, 1, 1);
    assertEquals(List.of("B hits <3"), position.tests());
    for (String value : List.of("ignored", "counts")) {
      var friend =
          BoxTestPosition.field()
              .with("cat_marker_cascade", value)
              .red("R Foot D4 N", "Z Foot A1 N")
              .blues("B Foot D5 S hits 4", "C Foot E5 S shaken marker", "Y Foot J10 S")
              .melee("R", "B")
              .dice(4, 1, 1, 1, 1, 1, 1, 6, 1)
              .turn();
      assertEquals(
          List.of("B hits <4", value.equals("ignored") ? "C brigade <4" : "C brigade <3"),
          friend.tests());
    }
  }

  @Test
  @Tag("BG-D11")
  void noMarkersByTheSwitch() {
    var position =
        BoxTestPosition.field()
            .with("cat_marker", "none")
            .red("R Foot D4 N", "Z Foot A1 N")
            .blue("B Foot D5 S hits 4", "Y Foot J10 S")
            .melee("R", "B")
            .dice(4, 1, 1, 1, 1, 1, 1, 1)
            .turn();
    assertFalse(position.is(UnitAttribute.MARKER, "B"));
  }

  @Test
  @Tag("BG-163")
  void asItWasBeforeTheHitsByTheSwitch() {
    for (String value : List.of("after", "before")) {
      var position =
          BoxTestPosition.field()
              .with("status_at_test", value)
              .line("Raw HeavyFoot close ccv 4 shaken 3 catastrophe 3 rupture 3 depth=medium")
              .red("R Foot D4 N", "Z Foot A1 N")
              .blue("B Raw D5 S hits 2", "Y Foot J10 S")
              .melee("R", "B")
              .dice(4, 1, 1, 1, 1, 1, 1, 1, 1)
              .turn();
      assertEquals(List.of(value.equals("after") ? "B hits <4" : "B hits <5"), position.tests());
    }
  }

  @Test
  @Tag("BG-166")
  void horseFightingElephantsLosesOne() {
    var horse = fight("Elephants D4 N", "Horse D5 S hits 4", 4, 1, 1, 1, 1, 1, 1, 1);
    assertEquals(List.of("B hits <3"), horse.tests());
    var elephants = fight("Elephants D4 N", "Elephants D5 S hits 3", 4, 1, 1, 1, 1, 1, 1, 1);
    assertEquals(List.of("B hits <4"), elephants.tests());
  }

  @Test
  @Tag("BG-167")
  void shakenElephantsThatDoNotWinAreTested() {
    var lost = fight("Foot D4 N", "Elephants D5 S hits 2", 4, 1, 1, 1, 1, 1, 1, 1);
    assertEquals(List.of("B hits <4"), lost.tests());
    var tied = fight("Foot D4 N", "Elephants D5 S hits 2", 1, 1, 1, 1, 1, 1, 1, 1);
    assertEquals(List.of("B hits <4"), tied.tests());
  }

  @Test
  @Tag("BG-169")
  @Tag("BG-D08")
  void shakenNeighboursOfTheBrigadeAreTested() {
    var position =
        BoxTestPosition.field()
            .red("R Foot D4 N", "Z Foot A1 N")
            .blues("B Foot D5 S hits 4", "C Foot E6 S shaken", "D Foot C5 S", "E Foot F5 S shaken")
            .blue("Y Foot E5 S shaken")
            .melee("R", "B")
            .dice(4, 1, 1, 1, 1, 1, 1, 6, 1)
            .turn();
    assertEquals(
        List.of("B hits <4", "C brigade <4"),
        position.tests(),
        "not the steady, not those apart, not another brigade");
  }

  @Test
  @Tag("BG-D08")
  void contactByCornersOrSidesByTheSwitch() {
    var position =
        BoxTestPosition.field()
            .with("contact", "four")
            .red("R Foot D4 N", "Z Foot A1 N")
            .blues("B Foot D5 S hits 4", "C Foot E6 S shaken", "D Foot E5 S shaken")
            .melee("R", "B")
            .dice(4, 1, 1, 1, 1, 1, 1, 6, 1)
            .turn();
    assertEquals(List.of("B hits <4", "D brigade <4"), position.tests());
  }

  @Test
  @Tag("BG-170")
  @Tag("BG-171")
  @Tag("BG-D12")
  void friendsStraightBehindAHeavyUnitAreTested() {
    var position =
        BoxTestPosition.field()
            .red("R Foot D4 N", "Z Foot A1 N")
            .blue("B Foot D5 S hits 4", "C Loose D6 S", "D Foot D9 S shaken", "E Foot E6 S")
            .melee("R", "B")
            .dice(4, 1, 1, 1, 1, 1, 1, 6, 1, 1)
            .turn();
    assertEquals(
        List.of("B hits <4", "C flight path <4", "D flight path <4"),
        position.tests(),
        "C is steady with a value of 3");
    var light =
        BoxTestPosition.field()
            .red("R Open D4 N", "Z Foot A1 N")
            .blue("B Open D5 S hits 4", "C Loose D6 S")
            .melee("R", "B")
            .dice(4, 1, 1, 1, 1, 6)
            .untilTurnEnds();
    assertEquals(List.of("B hits <3"), light.tests());
  }

  @Test
  @Tag("BG-172")
  void fleeingElephantsAreWorse() {
    var position =
        BoxTestPosition.field()
            .red("R Foot D4 N", "Z Foot A1 N")
            .blue("B Elephants D5 S hits 3", "C Foot D6 S")
            .melee("R", "B")
            .dice(4, 1, 1, 1, 1, 1, 1, 6, 1)
            .turn();
    assertEquals(List.of("B hits <4", "C flight path <4"), position.tests());
  }

  @Test
  @Tag("BG-173")
  void whoBreaksTakesOthersAlongInTurn() {
    var position =
        BoxTestPosition.field()
            .red("R Foot D4 N", "Z Foot A1 N")
            .blue("B Foot D5 S hits 4", "C Foot D6 W", "D Foot E6 S", "Y Foot J10 S")
            .melee("R", "B")
            .dice(4, 1, 1, 1, 1, 1, 1, 6, 6, 1)
            .turn();
    assertEquals(List.of("B hits <4", "C flight path <5", "D flight path <5"), position.tests());
    assertEquals("broken", position.at("C"));
    assertEquals("E6 S", position.at("D"));
  }

  @Test
  @Tag("BG-119")
  void theWinnerIsTestedForFriendsButByTheSwitch() {
    // R breaks B in a tie of the target with two; its own friend S breaks first
    for (String value : List.of("tested", "exempt")) {
      var position =
          BoxTestPosition.field()
              .with("winner_in_cascade", value)
              .red("R Foot D4 N")
              .blue("B Foot D5 S");
      BoxState field = position.state();
      field.pending.afterwards(position.number("R"), position.number("B"));
      assertTrue(field.pending.hasWon(position.number("R")));
      var breaking = new UnitLoss(field, new BoxEngagements(field));
      var friend =
          BoxTestPosition.field()
              .with("winner_in_cascade", value)
              .reds("R Foot D4 N shaken", "S Foot E4 N")
              .blue("B Foot D5 S");
      BoxState other = friend.state();
      other.pending.afterwards(friend.number("R"), friend.number("B"));
      new UnitLoss(other, new BoxEngagements(other)).breaks(friend.number("S"));
      assertEquals(
          value.equals("tested"), other.pending.waits(friend.number("R"), friend.number("S")));
      assertTrue(breaking != null);
    }
  }

  @Test
  @Tag("BG-D25")
  void anArmyBreaksWithHalfOfItsUnits() {
    var rules = BoxRules.of(dev.muster.rules.systems.Rulebooks.named("boxgrid"));
    assertEquals(5, BoxDeployment.breaksAt(10, null, rules));
    assertEquals(6, BoxDeployment.breaksAt(11, null, rules));
    assertEquals(4, BoxDeployment.breaksAt(10, new dev.muster.rules.model.Army.Share(1, 3), rules));
    var position =
        BoxTestPosition.field()
            .red("R Foot D4 N")
            .blue("B Foot D5 S hits 4")
            .melee("R", "B")
            .dice(4, 1, 1, 1, 1, 1, 1, 6)
            .turn();
    assertEquals(0, position.battle().finish().winner());
  }

  @Test
  @Tag("BG-D04")
  void aCommanderIsLostWithHisUnit() {
    var position =
        BoxTestPosition.field()
            .red("R Foot D4 N", "Z Foot A1 N")
            .led(1, "D5", "B Foot D5 S hits 4", "C Foot E5 S")
            .melee("R", "B")
            .dice(4, 1, 1, 1, 1, 1, 1, 6)
            .turn();
    assertTrue(position.report().contains("is lost with B"), position.report());
    assertEquals(BoxForces.NOBODY, position.state().commanderWith[2]);
  }
}
