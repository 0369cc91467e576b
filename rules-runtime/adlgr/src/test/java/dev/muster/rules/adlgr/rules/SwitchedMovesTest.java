package dev.muster.rules.adlgr.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.dice.ScriptedDice;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The other readings of moves: what a switch of the rulebook changes on the table. */
class SwitchedMovesTest {
  private static AdlgTestPosition units(String... red) {
    return new AdlgTestPosition().corps(0, "Rupert competent 15,3").red(red);
  }

  @Test
  @Tag("AR-D04")
  void theEdgeOfAChargeByWhatItTouches() {
    var position = new AdlgTestPosition().red("U Cv 12.1,10.4 270").blue("E Foot 10,10 0");
    assertEquals(List.of("E front"), position.charges("U"));
    var touch =
        new AdlgTestPosition()
            .with("attacked_edge", "touch")
            .red("U Cv 12.1,10.2 270")
            .blue("E Foot 10,10 0");
    assertTrue(touch.charges("U").contains("E flank"));
    var start =
        new AdlgTestPosition()
            .with("attacked_edge", "start")
            .red("U Cv 12.1,10.2 270")
            .blue("E Foot 10,10 0");
    assertFalse(start.charges("U").contains("E flank"));
  }

  private static double apart(String reading) {
    var position = units("A Foot 15,5 0").blue("E Foot 15,9 180").with("distance", reading);
    return position.table().distance(position.unit("A"), position.unit("E"));
  }

  @Test
  @Tag("AR-D08")
  void distancesBetweenTheMiddles() {
    assertEquals(4, apart("nearest"), 1e-6, "distance");
    assertEquals(4.5, apart("centre"), 1e-6, "distance");
  }

  private static int points(String left) {
    var position = units("A Foot 15,5 0").blue("E Foot 1,19 180").with("cp_left", left);
    AdlgState table = position.table();
    table.points[0] = 3;
    AdlgState next = new AdlgState(table, new ScriptedDice(1), table.sink);
    new CorpsCommand(next).begin(0);
    return next.points[0];
  }

  @Test
  @Tag("AR-D09")
  void pointsThatAreKept() {
    assertEquals(2, points("lost"), "cp_left");
    assertEquals(5, points("kept"), "cp_left");
  }

  @Test
  @Tag("AR-D13")
  void theNearestThreatensMost() {
    var position =
        new AdlgTestPosition()
            .with("threat", "nearest")
            .red("F Foot 10,10 0")
            .blue("Front Foot 10,10.9 180", "Side Foot 10.8,9.8 270");
    assertEquals(position.unit("Side"), position.zones().threat(position.unit("F")));
  }

  @Test
  @Tag("AR-D29")
  void whoIsStoppedIsCaught() {
    var position =
        units("A Cv 15,5 0").blue("L LH 15,8 180", "G Block 14,10.2 180", "H Block 16,10.2 180");
    position.with("evade_stopped", "stops");
    PlayedStep stops =
        PlayedStep.movement(
            position, new int[] {3, 3, 3}, "A", "A charges the front of L", "L evades to 0");
    assertFalse(stops.at("L").startsWith("15,8 "));
    position.with("evade_stopped", "fights");
    PlayedStep fights =
        PlayedStep.movement(
            position, new int[] {3, 3}, "A", "A charges the front of L", "L evades to 0");
    assertEquals("15,8 facing 180", fights.at("L"));
    assertTrue(fights.fight("A", "L"));
  }

  @Test
  @Tag("AR-132")
  void whoIsDisorderedLosesNothingMore() {
    var position = units("A Foot 15,5 0 hits 1").blue("E Foot 15,5.8 180");
    position.with("zone_exit_disorder", "further");
    String[] orders = {"A", "A leaves the zone backwards"};
    assertEquals(2, PlayedStep.movement(position, new int[] {3, 3}, orders).hits("A"));
    position.with("zone_exit_disorder", "once");
    assertEquals(1, PlayedStep.movement(position, new int[] {3, 3}, orders).hits("A"));
  }

  @Test
  @Tag("AR-066")
  void theFreeTurnOfATurn() {
    var position = units("L LH 15,5 0").blue("E Foot 1,19 180");
    position.with("free_turn", "turn");
    assertEquals("legal", position.move("L", Manoeuvre.turning(900, 5)));
    position.moved("L", Manoeuvre.advance(1));
    assertEquals(
        "L has 5 UD, the move takes 6 (AR-045, AR-066)",
        position.move("L", Manoeuvre.turning(900, 5)));
    var each = units("L LH 15,5 0").blue("E Foot 1,19 180");
    each.with("free_turn", "move");
    each.moved("L", Manoeuvre.advance(1));
    assertEquals("legal", each.move("L", Manoeuvre.turning(900, 5)));
  }
}
