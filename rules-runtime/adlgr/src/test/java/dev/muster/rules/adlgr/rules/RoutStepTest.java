package dev.muster.rules.adlgr.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Who is broken leaves the table, shakes who is behind him and is pursued. */
class RoutStepTest {
  private static final int[] NONE = {};

  private static PlayedStep rout(AdlgTestPosition position, String... orders) {
    return PlayedStep.rout(position, NONE, orders);
  }

  @Test
  @Tag("AR-005")
  @Tag("AR-366")
  @Tag("AR-D16")
  void theBrokenAreTakenOffAndShakeWhoIsCloseBehind() {
    PlayedStep played =
        rout(
            new AdlgTestPosition()
                .red("A Foot 15,8 0")
                .blue(
                    "E Block 15,8 180 hits 6",
                    "N Foot 14.4,9.4 180",
                    "F Foot 15.6,9.5 180",
                    "S Foot 16.6,8.6 180"));
    assertEquals(AdlgState.Fate.ROUTED, played.fate("E"));
    assertEquals(1, played.hits("N"));
    assertEquals(0, played.hits("F"));
    assertEquals(0, played.hits("S"));
    assertFalse(played.table.inMelee(played.unit("A")));
    assertEquals(
        List.of("E"),
        played.told(AdlgEvent.Routs.class).stream().map(AdlgEvent.Routs::unit).toList());
  }

  @Test
  @Tag("AR-367")
  @Tag("AR-368")
  void lightFootShakesLightFootAndGunsNobody() {
    var light =
        new AdlgTestPosition()
            .red("A Foot 15,8 0", "B Foot 10,8 0")
            .blue(
                "L LI 15,8 180 hits 2",
                "N Foot 15,9 180",
                "M LI 15,9.6 180",
                "G Gun 10,8 180 hits 2",
                "H Foot 10,9.2 180");
    PlayedStep played = rout(light);
    assertEquals(AdlgState.Fate.ROUTED, played.fate("L"));
    assertEquals(AdlgState.Fate.ROUTED, played.fate("G"));
    assertEquals(0, played.hits("N"));
    assertEquals(0, played.hits("H"));
    var both =
        new AdlgTestPosition().red("A Foot 15,8 0").blue("L LI 15,8 180 hits 2", "M LI 15,9 180");
    assertEquals(1, rout(both).hits("M"));
  }

  @Test
  @Tag("AR-366")
  void aShakenUnitMayRoutAndShakeTheNext() {
    PlayedStep played =
        rout(
            new AdlgTestPosition()
                .red("A Foot 15,8 0")
                .blue("E LH 15,8 180 hits 2", "N LH 15,9.5 180 hits 1", "M LH 15,11 180"));
    assertEquals(AdlgState.Fate.ROUTED, played.fate("N"));
    assertEquals(1, played.hits("M"));
  }

  @Test
  @Tag("AR-369")
  void theSideWhoseTurnItIsMayPursueByOne() {
    var position = new AdlgTestPosition().red("A Foot 15,8 0").blue("E Foot 15,8 180 hits 6");
    PlayedStep pursues = rout(position, "A pursues");
    assertEquals("15,9 facing 0", pursues.at("A"));
    assertEquals(List.of("AR-P-12 [A holds its ground, A pursues]"), pursues.asked);
    assertEquals("15,8 facing 0", rout(position).at("A"));
    var turned = new AdlgTestPosition().red("A Foot 15,8 0 hits 6").blue("E Foot 15,8 180");
    PlayedStep theirs = rout(turned);
    assertEquals(List.of(), theirs.asked);
    assertEquals("15,8 facing 180", theirs.at("E"));
  }

  @Test
  @Tag("AR-370")
  void headstrongAndShockGoOnUnasked() {
    var position = new AdlgTestPosition().red("R Rash 15,8 0").blue("E Foot 15,8 180 hits 6");
    PlayedStep played = rout(position);
    assertEquals("15,9 facing 0", played.at("R"));
    assertEquals(List.of(), played.asked);
    assertTrue(played.told(AdlgEvent.Pursues.class).getFirst().must());
    var shock =
        new AdlgTestPosition()
            .line("Shocks MediumCavalry - shock")
            .red("R Shocks 15,8 0")
            .blue("E Foot 15,8 180 hits 6");
    assertEquals("15,9 facing 0", rout(shock).at("R"));
    var theirs = new AdlgTestPosition().red("A Foot 15,8 0 hits 6").blue("R Rash 15,8 180");
    assertEquals("15,8 facing 180", rout(theirs).at("R"));
  }

  @Test
  @Tag("AR-D34")
  void aPursuitStopsAtTheEdgeAndBeforeFriends() {
    var edge = new AdlgTestPosition().red("R Rash 29.3,8 90").blue("E Foot 29.3,8 270 hits 6");
    assertEquals("30,8 facing 90", rout(edge).at("R"));
    var friend =
        new AdlgTestPosition()
            .red("A Foot 15,8 0", "B Spears 15,9.4 90")
            .blue("E Foot 15,8 180 hits 6");
    assertEquals("15,8.9 facing 0", rout(friend, "A pursues").at("A"));
  }

  @Test
  @Tag("AR-D34")
  @Tag("AR-095")
  void whoMustGoesThroughFriends() {
    var position =
        new AdlgTestPosition()
            .line("Wild HeavySwordsmen - headstrong")
            .red("R Wild 15,8 0", "B Spears 15.9,8.5 0")
            .blue("E Foot 14.6,8 180 hits 6");
    PlayedStep played = rout(position);
    assertEquals("15,9 facing 0", played.at("R"));
    assertEquals(1, played.hits("B"));
  }

  @Test
  @Tag("AR-D34")
  void aPursuitThatMeetsAnEnemyIsInMeleeWithHim() {
    var position =
        new AdlgTestPosition()
            .red("A Foot 15,8 0")
            .blue("E Foot 15,8 180 hits 6", "F Foot 15.2,8.6 180");
    PlayedStep played = rout(position, "A pursues");
    assertEquals("15.2,8.6 facing 0", played.at("A"));
    assertTrue(played.fight("A", "F"));
    assertTrue(played.table.chargedInto(played.unit("A"), played.unit("F")));
    position.with("pursuit_contact", "plain");
    PlayedStep plain = rout(position, "A pursues");
    assertTrue(plain.fight("A", "F"));
    assertFalse(plain.table.chargedInto(plain.unit("A"), plain.unit("F")));
  }

  @Test
  @Tag("AR-D34")
  void whoStillFightsAnotherDoesNotPursue() {
    PlayedStep played =
        rout(
            new AdlgTestPosition()
                .red("R Rash 15,8 0")
                .blue("E Foot 14.5,8 180 hits 6", "F Foot 15.5,8 180"));
    assertEquals("15,8 facing 0", played.at("R"));
    assertEquals(AdlgState.Fate.ROUTED, played.fate("E"));
  }

  @Test
  @Tag("AR-D35")
  @Tag("AR-376")
  void aCampIsTakenByWhoStandsAtIt() {
    var position =
        new AdlgTestPosition().red("A Foot 15,8 0").blue("C Camp 15,8 180", "E Foot 1,19 180");
    PlayedStep played = rout(position);
    assertEquals(AdlgState.Fate.ROUTED, played.fate("C"));
    assertEquals("A", played.told(AdlgEvent.CampTaken.class).getFirst().by());
    assertEquals(List.of(), played.asked);
    position.with("camp", "fought");
    assertEquals(AdlgState.Fate.PRESENT, rout(position).fate("C"));
    var held =
        new AdlgTestPosition().red("A Foot 15,8 0").blue("C Camp 15.5,8 180", "E Foot 14.5,8 180");
    assertEquals(AdlgState.Fate.PRESENT, rout(held).fate("C"));
  }

  @Test
  @Tag("AR-D33")
  void aCommanderIsLostWithHisUnit() {
    var position =
        new AdlgTestPosition()
            .red("A Foot 15,8 0")
            .corps(1, "Essex brilliant E")
            .blue("E Foot 15,8 180 hits 6");
    PlayedStep played = rout(position);
    assertTrue(played.table.commanderLost[1]);
    assertEquals("Essex", played.told(AdlgEvent.CommanderLost.class).getFirst().commander());
    position.with("commander_of_routed", "alone");
    PlayedStep alone = rout(position);
    assertFalse(alone.table.commanderLost[1]);
    assertEquals(AdlgState.NOBODY, alone.table.commanderWith[1]);
    assertEquals(
        2.5,
        alone.table.fromCommander(
            1,
            alone
                .table
                .footprint(alone.unit("A"))
                .to(alone.table.pose(alone.unit("A")).ahead(-2.25))),
        0.01);
  }

  @Test
  @Tag("AR-D33")
  void aCommanderAloneIsRiddenDownUnlessAUnitTakesHim() {
    var saved =
        new AdlgTestPosition()
            .red("A Foot 15,8 0")
            .corps(1, "Essex competent 15,7.8")
            .blue("E Foot 15,12 180", "F Foot 18,12 180");
    PlayedStep played = rout(saved);
    assertFalse(played.table.commanderLost[1]);
    assertEquals(played.unit("E"), played.table.commanderWith[1]);
    var lost =
        new AdlgTestPosition()
            .red("A Foot 15,8 0")
            .corps(1, "Essex competent 15,7.8")
            .blue("E Foot 15,14 180");
    assertTrue(rout(lost).table.commanderLost[1]);
  }
}
