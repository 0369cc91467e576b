package dev.muster.rules.boxgrid.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.boxgrid.rules.BoxTestPosition;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Each metric counts what happens, and does not count what does not happen. */
class BoxCourseCounterTest {
  /** "1 of 2". */
  private static String count(BoxTestPosition position, BoxCourseMetric metric) {
    Commander both = position.commander();
    int[] count =
        Objects.requireNonNull(
            BoxCourseCounter.of(position.program(), List.of(both, both), 1).get(metric));
    return count[0] + " of " + count[1];
  }

  private static BoxTestPosition round(int rounds) {
    return BoxTestPosition.field().rounds(rounds).everybody();
  }

  @Test
  void contactsOnAFlank() {
    BoxCourseMetric metric = BoxCourseMetric.STRUCK_IN_FLANK_OR_REAR;
    var flank = round(1).red("R Horse D4 E").blue("B Foot E4 S", "C Foot J10 S");
    assertEquals("1 of 1", count(flank.orders("R charges B"), metric));
    var front = round(1).red("R Horse D4 E").blue("B Foot E4 W", "C Foot J10 S");
    assertEquals("0 of 1", count(front.orders("R charges B"), metric));
  }

  @Test
  void heavyUnitsNeverInContact() {
    BoxCourseMetric metric = BoxCourseMetric.NEVER_IN_CONTACT;
    var met = round(1).red("R Horse D4 E").blue("B Foot E4 W", "C Foot J10 S");
    assertEquals("1 of 3", count(met.orders("R charges B"), metric));
    var apart = round(1).red("R Horse D4 E").blue("B Foot E4 W", "C Foot J10 S");
    assertEquals("3 of 3", count(apart, metric));
  }

  @Test
  void movesThatEndUnformed() {
    assertEquals("1 of 2", count(turnsAbout(), BoxCourseMetric.MOVES_UNFORMED));
    assertEquals("0 of 1", count(turnsAbout(), BoxCourseMetric.UNFORMED_IN_REACH), "far away");
    var straight = round(2).red("R Horse D4 N").blue("B Foot J10 S");
    straight.orders("R moves forward to D5", "R stops", "R moves forward to D6");
    assertEquals("0 of 2", count(straight, BoxCourseMetric.MOVES_UNFORMED));
  }

  private static BoxTestPosition turnsAbout() {
    return round(2)
        .red("R Horse D4 N")
        .blue("B Foot J10 S")
        .orders("R moves forward to D5", "R stops", "R turns about", "R moves forward to D4");
  }

  @Test
  void chargesAreNoMoves() {
    BoxCourseMetric metric = BoxCourseMetric.MOVES_UNFORMED;
    var slanted = round(1).red("R Horse D4 N").blue("B Foot E6 S", "C Foot J10 S");
    assertEquals(
        "0 of 0",
        count(slanted.orders("R moves diagonally to E5", "R charges B"), metric),
        "a diagonal step and a charge");
    var step = round(1).red("R Horse D4 N").blue("B Foot E6 S", "C Foot J10 S");
    assertEquals(
        "0 of 1", count(step.orders("R moves diagonally to E5"), metric), "the step alone");
  }

  @Test
  void turnsInWhichAUnitDoesNothing() {
    BoxCourseMetric metric = BoxCourseMetric.IDLE_TURNS;
    var waits = round(1).red("R Horse D4 N").blue("B Foot D9 S");
    assertEquals("1 of 1", count(waits, metric), "horse reaches 5 boxes, foot 3");
    var moves = round(1).red("R Horse D4 N").blue("B Foot D9 S");
    assertEquals("0 of 1", count(moves.orders("R moves forward to D5"), metric));
    var nearer = round(1).red("R Horse D4 N").blue("B Foot D8 S");
    assertEquals("1 of 2", count(nearer.orders("R moves forward to D5"), metric), "the foot waits");
    var far = round(1).red("R Horse D4 N").blue("B Foot D10 S");
    assertEquals("0 of 0", count(far, metric));
  }

  @Test
  void singleChargesAtABetterFront() {
    BoxCourseMetric metric = BoxCourseMetric.CHARGES_AT_BETTER;
    var better = round(1).red("R Horse D4 N").blue("B Block D5 S", "C Foot J10 S");
    assertEquals("1 of 1", count(better.orders("R charges B"), metric), "pikes throw more dice");
    var flank = round(1).red("R Horse D4 N").blue("B Block D5 E", "C Foot J10 S");
    assertEquals("0 of 1", count(flank.orders("R charges B"), metric), "not on a flank");
    var pair = round(1).red("R Horse D4 N", "S Horse E4 N").blue("B Block D5 S", "C Foot J10 S");
    assertEquals(
        "0 of 2",
        count(pair.orders("R charges B", "S charges B diagonally"), metric),
        "two at one enemy");
  }
}
