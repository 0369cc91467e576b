package dev.muster.rules.adlgr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Who is broken leaves the table, shakes who is behind him and is pursued. */
class RoutStepTest {
  private static final int[] NONE = {};

  private static Played rout(TablePosition position, String... orders) {
    return Played.rout(position, NONE, orders);
  }

  @Test
  @Tag("AR-005")
  @Tag("AR-366")
  @Tag("AR-D16")
  void theBrokenAreTakenOffAndShakeWhoIsCloseBehind() {
    Played played =
        rout(
            new TablePosition()
                .red("A Foot 15,8 0")
                .blue(
                    "E Block 15,8 180 hits 6",
                    "N Foot 14.4,9.4 180",
                    "F Foot 15.6,9.5 180",
                    "S Foot 16.6,8.6 180"));
    assertEquals(Table.Fate.ROUTED, played.fate("E"));
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
        new TablePosition()
            .red("A Foot 15,8 0", "B Foot 10,8 0")
            .blue(
                "L LI 15,8 180 hits 2",
                "N Foot 15,9 180",
                "M LI 15,9.6 180",
                "G Gun 10,8 180 hits 2",
                "H Foot 10,9.2 180");
    Played played = rout(light);
    assertEquals(Table.Fate.ROUTED, played.fate("L"));
    assertEquals(Table.Fate.ROUTED, played.fate("G"));
    assertEquals(0, played.hits("N"));
    assertEquals(0, played.hits("H"));
    var both =
        new TablePosition().red("A Foot 15,8 0").blue("L LI 15,8 180 hits 2", "M LI 15,9 180");
    assertEquals(1, rout(both).hits("M"));
  }

  @Test
  @Tag("AR-366")
  void aShakenUnitMayRoutAndShakeTheNext() {
    Played played =
        rout(
            new TablePosition()
                .red("A Foot 15,8 0")
                .blue("E LH 15,8 180 hits 2", "N LH 15,9.5 180 hits 1", "M LH 15,11 180"));
    assertEquals(Table.Fate.ROUTED, played.fate("N"));
    assertEquals(1, played.hits("M"));
  }

  @Test
  @Tag("AR-369")
  void theSideWhoseTurnItIsMayPursueByOne() {
    var position = new TablePosition().red("A Foot 15,8 0").blue("E Foot 15,8 180 hits 6");
    Played pursues = rout(position, "A pursues");
    assertEquals("15,9 facing 0", pursues.at("A"));
    assertEquals(List.of("AR-P-12 [A holds its ground, A pursues]"), pursues.asked);
    assertEquals("15,8 facing 0", rout(position).at("A"));
    var turned = new TablePosition().red("A Foot 15,8 0 hits 6").blue("E Foot 15,8 180");
    Played theirs = rout(turned);
    assertEquals(List.of(), theirs.asked);
    assertEquals("15,8 facing 180", theirs.at("E"));
  }

  @Test
  @Tag("AR-370")
  void headstrongAndShockGoOnUnasked() {
    var position = new TablePosition().red("R Rash 15,8 0").blue("E Foot 15,8 180 hits 6");
    Played played = rout(position);
    assertEquals("15,9 facing 0", played.at("R"));
    assertEquals(List.of(), played.asked);
    assertTrue(played.told(AdlgEvent.Pursues.class).getFirst().must());
    var shock =
        new TablePosition()
            .line("Shocks MediumCavalry - shock")
            .red("R Shocks 15,8 0")
            .blue("E Foot 15,8 180 hits 6");
    assertEquals("15,9 facing 0", rout(shock).at("R"));
    var theirs = new TablePosition().red("A Foot 15,8 0 hits 6").blue("R Rash 15,8 180");
    assertEquals("15,8 facing 180", rout(theirs).at("R"));
  }

  @Test
  @Tag("AR-D34")
  void aPursuitStopsAtTheEdgeAndBeforeFriends() {
    var edge = new TablePosition().red("R Rash 29.3,8 90").blue("E Foot 29.3,8 270 hits 6");
    assertEquals("30,8 facing 90", rout(edge).at("R"));
    var friend =
        new TablePosition()
            .red("A Foot 15,8 0", "B Spears 15,9.4 90")
            .blue("E Foot 15,8 180 hits 6");
    assertEquals("15,8.9 facing 0", rout(friend, "A pursues").at("A"));
  }

  @Test
  @Tag("AR-D34")
  @Tag("AR-095")
  void whoMustGoesThroughFriends() {
    var position =
        new TablePosition()
            .line("Wild HeavySwordsmen - headstrong")
            .red("R Wild 15,8 0", "B Spears 15.9,8.5 0")
            .blue("E Foot 14.6,8 180 hits 6");
    Played played = rout(position);
    assertEquals("15,9 facing 0", played.at("R"));
    assertEquals(1, played.hits("B"));
  }

  @Test
  @Tag("AR-D34")
  void aPursuitThatMeetsAnEnemyIsInMeleeWithHim() {
    var position =
        new TablePosition()
            .red("A Foot 15,8 0")
            .blue("E Foot 15,8 180 hits 6", "F Foot 15.2,8.6 180");
    Played played = rout(position, "A pursues");
    assertEquals("15.2,8.6 facing 0", played.at("A"));
    assertTrue(played.fight("A", "F"));
    assertTrue(played.table.chargedInto(played.unit("A"), played.unit("F")));
    position.with("pursuit_contact", "plain");
    Played plain = rout(position, "A pursues");
    assertTrue(plain.fight("A", "F"));
    assertFalse(plain.table.chargedInto(plain.unit("A"), plain.unit("F")));
  }

  @Test
  @Tag("AR-D34")
  void whoStillFightsAnotherDoesNotPursue() {
    Played played =
        rout(
            new TablePosition()
                .red("R Rash 15,8 0")
                .blue("E Foot 14.5,8 180 hits 6", "F Foot 15.5,8 180"));
    assertEquals("15,8 facing 0", played.at("R"));
    assertEquals(Table.Fate.ROUTED, played.fate("E"));
  }

  @Test
  @Tag("AR-D35")
  @Tag("AR-376")
  void aCampIsTakenByWhoStandsAtIt() {
    var position =
        new TablePosition().red("A Foot 15,8 0").blue("C Camp 15,8 180", "E Foot 1,19 180");
    Played played = rout(position);
    assertEquals(Table.Fate.ROUTED, played.fate("C"));
    assertEquals("A", played.told(AdlgEvent.CampTaken.class).getFirst().by());
    assertEquals(List.of(), played.asked);
    position.with("camp", "fought");
    assertEquals(Table.Fate.PRESENT, rout(position).fate("C"));
    var held =
        new TablePosition().red("A Foot 15,8 0").blue("C Camp 15.5,8 180", "E Foot 14.5,8 180");
    assertEquals(Table.Fate.PRESENT, rout(held).fate("C"));
  }

  @Test
  @Tag("AR-D33")
  void aCommanderIsLostWithHisUnit() {
    var position =
        new TablePosition()
            .red("A Foot 15,8 0")
            .corps(1, "Essex brilliant E")
            .blue("E Foot 15,8 180 hits 6");
    Played played = rout(position);
    assertTrue(played.table.commanderLost[1]);
    assertEquals("Essex", played.told(AdlgEvent.CommanderLost.class).getFirst().commander());
    position.with("commander_of_routed", "alone");
    Played alone = rout(position);
    assertFalse(alone.table.commanderLost[1]);
    assertEquals(Table.NOBODY, alone.table.commanderWith[1]);
    assertEquals(
        2.5,
        alone.table.fromCommander(
            1, alone.table.of(alone.unit("A")).to(alone.table.pose(alone.unit("A")).ahead(-2.25))),
        0.01);
  }

  @Test
  @Tag("AR-D33")
  void aCommanderAloneIsRiddenDownUnlessAUnitTakesHim() {
    var saved =
        new TablePosition()
            .red("A Foot 15,8 0")
            .corps(1, "Essex competent 15,7.8")
            .blue("E Foot 15,12 180", "F Foot 18,12 180");
    Played played = rout(saved);
    assertFalse(played.table.commanderLost[1]);
    assertEquals(played.unit("E"), played.table.commanderWith[1]);
    var lost =
        new TablePosition()
            .red("A Foot 15,8 0")
            .corps(1, "Essex competent 15,7.8")
            .blue("E Foot 15,14 180");
    assertTrue(rout(lost).table.commanderLost[1]);
  }
}
