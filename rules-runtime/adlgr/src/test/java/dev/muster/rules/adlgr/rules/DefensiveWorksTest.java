package dev.muster.rules.adlgr.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Fortifications and obstacles: who is behind them, how they are crossed, where they end. */
class DefensiveWorksTest {
  private static DefensiveWorks works(AdlgTestPosition position) {
    return position.table().works(position.unit("U"));
  }

  private static AdlgTestPosition behind(String line, String place, String... ways) {
    var position =
        new AdlgTestPosition().red("U " + line + " " + place + " 0").blue("E Foot 1,19 180");
    for (String each : ways) {
      position.way(each);
    }
    return position;
  }

  @Test
  @Tag("AR-385")
  void onlyFrontCornersThatLineUpAreBehindWorks() {
    String wall = "wall 14.5,10 15.5,10";
    assertEquals(DefensiveWorks.OBSTACLE, works(behind("Foot", "15,10", wall)));
    assertEquals(DefensiveWorks.OBSTACLE, works(behind("Foot", "15.05,10", wall)));
    assertEquals(DefensiveWorks.NONE, works(behind("Foot", "15.3,10", wall)));
    assertEquals(DefensiveWorks.NONE, works(behind("Foot", "15.06,10", wall)));
    assertEquals(
        DefensiveWorks.FORTIFICATION, works(behind("Foot", "15,10", "stakes 14.5,10 15.5,10")));
    assertEquals(DefensiveWorks.NONE, works(behind("Foot", "15,10", "wall 14.5,9.9 15.5,10.2")));
    // a longer line is several sections from its start
    assertEquals(DefensiveWorks.OBSTACLE, works(behind("Foot", "16,10", "wall 14.5,10 17.5,10")));
    assertEquals(DefensiveWorks.NONE, works(behind("Foot", "16.4,10", "wall 14.5,10 17.5,10")));
  }

  @Test
  @Tag("AR-389")
  void theFrontEdgeOfTheWorksIsThatOfTheUnitBehind() {
    var position =
        new AdlgTestPosition()
            .red("A Foot 15,6.8 0")
            .blue("U Foot 15,8 180")
            .way("wall 14.5,7.8 15.5,7.8");
    assertEquals(DefensiveWorks.OBSTACLE, works(position));
    assertEquals(1.0, position.table().distance(position.unit("A"), position.unit("U")), 1e-6);
    assertEquals("15,7.8 facing 0", position.conformed("A", Manoeuvre.advance(0)).toString());
    PlayedStep played =
        PlayedStep.movement(position, new int[] {3}, "A", "A charges the front of U");
    assertTrue(played.fight("A", "U"));
    assertEquals("15,7.8 facing 0", played.at("A"));
    var farther =
        new AdlgTestPosition()
            .red("A Foot 15,6.8 0")
            .blue("U Foot 15,8 180")
            .way("wall 14.5,7.7 15.5,7.7");
    assertEquals(1.2, farther.table().distance(farther.unit("A"), farther.unit("U")), 1e-6);
  }

  @Test
  @Tag("AR-390")
  void aBattleUnitWantsTwoSections() {
    assertEquals(DefensiveWorks.NONE, works(behind("Block", "15,10", "wall 14,10 15,10")));
    assertEquals(
        DefensiveWorks.OBSTACLE,
        works(behind("Block", "15,10", "wall 14,10 15,10", "wall 15,10 16,10")));
    assertEquals(DefensiveWorks.OBSTACLE, works(behind("Block", "15,10", "wall 14,10 16,10")));
    var half =
        new AdlgTestPosition()
            .red("U Block 15,10 0")
            .blue("L Foot 14.5,10 180", "R Foot 15.5,10 180")
            .way("wall 14,10 15,10");
    AdlgState table = half.table();
    assertEquals(
        DefensiveWorks.OBSTACLE,
        table.works(half.unit("U"), table.nearer(half.unit("U"), half.unit("L"))));
    assertEquals(
        DefensiveWorks.NONE,
        table.works(half.unit("U"), table.nearer(half.unit("U"), half.unit("R"))));
    assertEquals(DefensiveWorks.OBSTACLE, table.works(half.unit("U"), UnitHalf.LEFT));
  }

  @Test
  @Tag("AR-384")
  void whoHasNoRoomToCrossMayStopAstride() {
    String wall = "wall 14,5.7 16,5.7";
    var near = new AdlgTestPosition().red("U Foot 15,5 0").blue("E Foot 19,5 270").way(wall);
    assertEquals("legal", near.move("U", Manoeuvre.advance(1)));
    var free = new AdlgTestPosition().red("U Foot 15,5 0").blue("E Foot 1,19 180").way(wall);
    assertEquals(
        "U has room to go all the way across, 1.2 UD (AR-384)",
        free.move("U", Manoeuvre.advance(1)));
    assertEquals("legal", free.move("U", Manoeuvre.advance(1.2)));
    var full =
        new AdlgTestPosition()
            .red("U Foot 15,5 0", "F Foot 15,6.6 0")
            .blue("E Foot 1,19 180")
            .way(wall);
    assertEquals("legal", full.move("U", Manoeuvre.advance(1)));
    // who stands astride has paid
    var astride = new AdlgTestPosition().red("U Foot 15,6 0").blue("E Foot 19,6 270").way(wall);
    assertEquals("legal", astride.move("U", Manoeuvre.advance(2)));
    // and who only comes up to works does not go through them
    var before =
        new AdlgTestPosition().red("U Foot 15,5 0").blue("E Foot 19,5 270").way("wall 14,6 16,6");
    assertEquals("legal", before.move("U", Manoeuvre.advance(1)));
    before.moved("U", Manoeuvre.advance(1));
    before.table().beginTurn(0);
    assertEquals(
        "U has 2 UD, the move takes 2.5 (AR-042, AR-382)",
        before.move("U", Manoeuvre.advance(1.5)));
  }

  @Test
  @Tag("AR-080")
  void aShortChargeIsNotDifficult() {
    var position =
        new AdlgTestPosition()
            .corps(0, "Rupert competent 15,3")
            .red("U El 15,5 0")
            .blue("E Foot 15,7 180");
    PlayedStep played =
        PlayedStep.movement(position, new int[] {1}, "U", "U charges the front of E");
    assertEquals(2 - 1, played.table.points[0]);
    // a short move that touches nobody is
    PlayedStep moves = PlayedStep.movement(position, new int[] {1}, "U", "U advances 0.5");
    assertEquals(2 - 2, moves.table.points[0]);
  }

  @Test
  @Tag("AR-117")
  void whoIsInAZoneMayStay() {
    var position =
        new AdlgTestPosition()
            .corps(0, "Rupert competent 15,3")
            .red("U Foot 15,5 0")
            .blue("E Foot 15,5.8 180");
    PlayedStep played = PlayedStep.movement(position, new int[] {1}, "U", "U stays");
    assertEquals("15,5 facing 0", played.at("U"));
    assertEquals(2, played.table.points[0]);
    assertEquals(0, played.table.moves[played.unit("U")]);
  }
}
