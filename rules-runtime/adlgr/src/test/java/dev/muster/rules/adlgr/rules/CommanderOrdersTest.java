package dev.muster.rules.adlgr.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.model.Point;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Orders to rally, and commanders that ride. */
class CommanderOrdersTest {
  private static AdlgTestPosition units(String... red) {
    return new AdlgTestPosition().corps(0, "Rupert competent 15,3").red(red);
  }

  @Test
  @Tag("AR-023")
  @Tag("AR-353")
  @Tag("AR-355")
  void aUnitNearTheEnemyRalliesForOne() {
    var position = units("A Foot 15,5 0 hits 2").blue("E Foot 15,9 180");
    PlayedStep played = PlayedStep.movement(position, new int[] {3, 4}, "A", "A rallies", "A");
    assertEquals(1, played.hits("A"));
    assertEquals(3 - 1, played.table.points[0]);
    assertTrue(played.asked.stream().skip(2).noneMatch(each -> each.contains("A rallies")));
    assertEquals(2, PlayedStep.movement(position, new int[] {3, 3}, "A", "A rallies").hits("A"));
  }

  @Test
  @Tag("AR-352")
  void aUnitFarFromTheEnemyRalliesForNothing() {
    var position = units("A Foot 15,5 0 hits 2").blue("E Foot 15,9.01 180");
    PlayedStep played = PlayedStep.movement(position, new int[] {3, 3}, "A", "A rallies");
    assertEquals(1, played.hits("A"));
    assertEquals(3, played.table.points[0]);
  }

  @Test
  @Tag("AR-024")
  @Tag("AR-031")
  @Tag("AR-354")
  void aUnitInMeleeRalliesForTwoAndOutOfRangeForThree() {
    var near = units("A Foot 15,8 0 hits 2").blue("E Foot 15,8 180");
    assertEquals(
        3 - 2, PlayedStep.movement(near, new int[] {3, 5}, "A", "A rallies").table.points[0]);
    var far = units("A Foot 15,10 0 hits 2").blue("E Foot 15,10 180");
    PlayedStep played = PlayedStep.movement(far, new int[] {3, 5}, "A", "A rallies");
    assertEquals(3 - 3, played.table.points[0]);
    assertEquals(1, played.hits("A"));
  }

  @Test
  @Tag("AR-356")
  @Tag("AR-357")
  @Tag("AR-359")
  void aCommanderAndRearSupportHelpToRally() {
    var position =
        new AdlgTestPosition()
            .corps(0, "Rupert competent A")
            .red("A Foot 15,5 0 hits 2", "B Foot 15,3.7 0")
            .blue("E Foot 15,9 180");
    assertEquals(0, PlayedStep.movement(position, new int[] {3, 4}, "A", "A rallies").hits("A"));
    assertEquals(1, PlayedStep.movement(position, new int[] {3, 2}, "A", "A rallies").hits("A"));
  }

  @Test
  @Tag("AR-351")
  void elephantsDoNotRally() {
    PlayedStep played =
        PlayedStep.movement(
            units("A El 15,5 0 hits 1").blue("E Foot 15,9 180"), new int[] {3}, "A");
    assertTrue(played.asked.stream().noneMatch(each -> each.contains("A rallies")));
  }

  @Test
  @Tag("AR-232")
  @Tag("AR-233")
  void aBattleUnitMovesAndRalliesAsOne() {
    var position = units("A Block 15,5 0 hits 3").blue("E Foot 1,19 180");
    PlayedStep played =
        PlayedStep.movement(position, new int[] {3, 3}, "A", "A advances 2", "A", "A rallies");
    assertEquals("15,7 facing 0", played.at("A"));
    assertEquals(3 - 1, played.table.points[0]);
    assertEquals(2, played.hits("A"));
    assertEquals(1, played.told(AdlgEvent.Rallies.class).size());
  }

  @Test
  @Tag("AR-029")
  @Tag("AR-028")
  void whoAreHeldBackTogetherHaveARallyForNothing() {
    var position = units("R Rash 15,5 0 hits 1", "S Rash 16,5 0 hits 2").blue("E Foot 15,8 180");
    PlayedStep played =
        PlayedStep.movement(position, new int[] {6, 4}, "R is held back", "S rallies");
    assertEquals(1, played.hits("S"));
    assertEquals(1, played.hits("R"));
    assertEquals(5 - 3, played.table.points[0]);
    assertFalse(played.fight("S", "E"));
    assertEquals(2, played.told(AdlgEvent.HeldBack.class).size());
    var sound = units("R Rash 15,5 0").blue("E Foot 15,8 180");
    PlayedStep unasked = PlayedStep.movement(sound, new int[] {6}, "R is held back");
    assertTrue(unasked.asked.stream().noneMatch(each -> each.contains("AR-P-07b")));
  }

  @Test
  @Tag("AR-033")
  @Tag("AR-364")
  void deepOrderMovesAndRalliesInOneOrder() {
    var position = units("T Tercio 15,5 0 hits 2").blue("E Foot 15,12 180");
    PlayedStep played =
        PlayedStep.movement(position, new int[] {3, 3}, "T", "T advances 1.5 and rallies");
    assertEquals("15,6.5 facing 0", played.at("T"));
    assertEquals(1, played.hits("T"));
    assertEquals(3 - 2, played.table.points[0]);
    // what is needed goes by where it comes to stand
    PlayedStep nearer =
        PlayedStep.movement(
            units("T Tercio 15,5 0 hits 2").blue("E Foot 15,10 180"),
            new int[] {3, 3},
            "T",
            "T advances 2 and rallies");
    assertEquals(2, nearer.hits("T"));
  }

  @Test
  @Tag("AR-365")
  void othersAndGroupsMoveWithoutRallying() {
    var group = units("T Tercio 15,5 0 hits 2", "U Tercio 18,5 0 hits 2").blue("E Foot 1,19 180");
    PlayedStep played = PlayedStep.movement(group, new int[] {3}, "the group of T");
    assertTrue(played.asked.get(1).startsWith("AR-P-03 [the group of T stays"));
    assertFalse(played.asked.get(1).contains("and rallies"));
    PlayedStep block =
        PlayedStep.movement(
            units("B Block 15,5 0 hits 2").blue("E Foot 1,19 180"), new int[] {3}, "B");
    assertTrue(block.asked.stream().noneMatch(each -> each.contains("and rallies")));
  }

  @Test
  @Tag("AR-D32")
  void aCommanderRidesToAUnitAndLeavesIt() {
    var position = units("A Foot 15,8.5 0", "B Foot 20,15 0").blue("E Foot 1,19 180");
    PlayedStep joins = PlayedStep.movement(position, new int[] {1}, "Rupert joins A");
    assertEquals(joins.unit("A"), joins.table.commanderWith[0]);
    assertEquals(2 - 1, joins.table.points[0]);
    assertEquals(
        "AR-P-02 [RedCorps1 gives no more orders, A, B, Rupert joins A, Rupert rides]",
        joins.asked.get(0));
    assertEquals("AR-P-02 [RedCorps1 gives no more orders, A, B]", joins.asked.get(1));
    var far = units("A Foot 15,8.6 0").blue("E Foot 1,19 180");
    assertEquals(
        "AR-P-02 [RedCorps1 gives no more orders, A, Rupert rides]",
        PlayedStep.movement(far, new int[] {1}).asked.get(0));
    var with =
        new AdlgTestPosition()
            .corps(0, "Rupert competent A")
            .red("A Foot 15,5 0")
            .blue("E Foot 1,19 180");
    PlayedStep leaves =
        PlayedStep.movement(with, new int[] {1}, "Rupert leaves A", "A", "A advances 2");
    assertEquals(AdlgState.NOBODY, leaves.table.commanderWith[0]);
    assertEquals(1.75, leaves.table.fromCommander(0, leaves.table.footprint(0)), 0.01);
  }

  /** Half his ride and all of it in eight directions, and behind his groups; nowhere twice. */
  @Test
  @Tag("AR-D32")
  void aCommanderRidesToAnyPointInReach() {
    var position =
        new AdlgTestPosition()
            .corps(0, "Rupert competent 15,3")
            .red("A Foot 15,5.5 0", "B Foot 16,5.5 0", "C Foot 12,10 0")
            .blue("E Foot 18.5,6.3 180")
            .area("cliff 19.5,2.5 20.5,2.5 20.5,3.5 19.5,3.5");
    CommanderMoves staff = new CommanderMoves(position.table(), new CorpsCommand(position.table()));
    position.table().activate(0);
    position.table().points[0] = 1;
    List<String> offered = staff.rides(0).stream().map(Point::toString).toList();
    assertEquals(
        List.of(
            "15,5.5",
            "15,8",
            "16.77,4.77",
            "17.5,3",
            "16.77,1.23",
            "15,0.5",
            "13.23,1.23",
            "12.5,3",
            "10,3",
            "13.23,4.77",
            "11.46,6.54",
            "15.5,4.25"),
        offered,
        "not onto E or a cliff, off the table, or farther than he rides");
    assertEquals(
        "15,8.02 is 5.02 UD off, and he rides 5 UD at most (AR-D32)", ride(staff, 15, 8.02));
    assertEquals("20,3 is where nobody can stand (AR-D32)", ride(staff, 20, 3));
    assertEquals("E stands at 18.3,6.4 (AR-D32)", ride(staff, 18.3, 6.4));
    assertEquals("15,-1 is off the table (AR-D32)", ride(staff, 15, -1));
    assertEquals("he stands at 15,3 (AR-D32)", ride(staff, 15, 3));
    assertEquals("legal", ride(staff, 14.37, 4.2));
    staff.ride(0, new Point(14.37, 4.2));
    assertEquals(List.of(), staff.rides(0), "once in a turn");
    assertEquals(1.3, position.table().fromCommander(0, position.table().footprint(0)), 0.6);
  }

  /** The point behind a group that is one of the others as well is offered once. */
  @Test
  @Tag("AR-D32")
  void noPointIsOfferedTwice() {
    var position =
        new AdlgTestPosition()
            .corps(0, "Rupert competent 15,3")
            .red("A Foot 15,6.75 0")
            .blue("E Foot 1,19 180");
    CommanderMoves staff = new CommanderMoves(position.table(), new CorpsCommand(position.table()));
    position.table().activate(0);
    position.table().points[0] = 1;
    List<Point> offered = staff.rides(0);
    assertTrue(offered.contains(new Point(15, 5.5)));
    assertEquals(offered.stream().distinct().toList(), offered);
  }

  private static String ride(CommanderMoves staff, double x, double y) {
    String refused = staff.refusal(0, new Point(x, y));
    return refused == null ? "legal" : refused;
  }

  @Test
  @Tag("AR-019")
  void theFreePointMayBeForTheCommandersOwnUnit() {
    var position =
        new AdlgTestPosition()
            .corps(0, "Rupert competent A")
            .red("A Foot 15,5 0", "B Foot 20,5 0")
            .blue("E Foot 1,19 180");
    position.with("free_cp", "any");
    PlayedStep any =
        PlayedStep.movement(position, new int[] {1}, "B", "B advances 2", "B", "B advances 1");
    assertEquals("20,8 facing 0", any.at("B"));
    position.with("free_cp", "own_unit");
    PlayedStep own = PlayedStep.movement(position, new int[] {1}, "B", "B advances 2", "B");
    assertEquals(1, own.asked.stream().filter(each -> each.startsWith("AR-P-03 [B")).count());
    assertEquals(1, own.table.ownPoints[0]);
    PlayedStep his =
        PlayedStep.movement(position, new int[] {1}, "B", "B advances 2", "A", "A advances 2");
    assertEquals("15,7 facing 0", his.at("A"));
    assertEquals(0, his.table.ownPoints[0]);
  }

  @Test
  @Tag("AR-D33")
  void aCommanderLeavesTheTableWithHisUnit() {
    var position =
        new AdlgTestPosition()
            .red("A Cv 15,16 0")
            .corps(1, "Essex competent L")
            .blue("L LH 15,18.5 180");
    PlayedStep played =
        PlayedStep.movement(
            position, new int[] {3, 3, 3}, "A", "A charges the front of L", "L evades to 0");
    assertEquals(AdlgState.Fate.FLED, played.fate("L"));
    assertTrue(played.table.commanderLost[1]);
  }
}
