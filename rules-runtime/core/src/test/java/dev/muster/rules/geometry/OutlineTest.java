package dev.muster.rules.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.model.Point;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.model.TableBoard;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class OutlineTest {
  private static List<Point> corners(double... numbers) {
    return Arrays.stream(new int[numbers.length / 2])
        .collect(
            java.util.ArrayList::new,
            (list, none) ->
                list.add(new Point(numbers[2 * list.size()], numbers[2 * list.size() + 1])),
            java.util.ArrayList::addAll);
  }

  /** An L: what lies in its notch is outside. */
  @Test
  void insideAndOutside() {
    List<Point> hook = corners(0, 0, 4, 0, 4, 2, 2, 2, 2, 4, 0, 4);
    assertTrue(Outline.holds(hook, new Point(1, 3)));
    assertTrue(Outline.holds(hook, new Point(3, 1)));
    assertTrue(Outline.holds(hook, new Point(2, 3)), "the edge belongs to it");
    assertTrue(Outline.holds(hook, new Point(0, 0)), "and the corners");
    assertFalse(Outline.holds(hook, new Point(3, 3)));
    assertFalse(Outline.holds(hook, new Point(5, 2)));
    assertFalse(Outline.holds(hook, new Point(-1, 0)));
  }

  @Test
  void onePointIsThatPoint() {
    assertTrue(Outline.holds(corners(3, 4), new Point(3, 4)));
    assertFalse(Outline.holds(corners(3, 4), new Point(3, 4.5)));
  }

  @Test
  void crossings() {
    assertEquals(-1, Outline.crossing(corners(0, 0, 4, 0, 4, 4)));
    assertEquals(-1, Outline.crossing(corners(0, 0, 4, 0, 4, 2, 2, 2, 2, 4, 0, 4)));
    assertEquals(2, Outline.crossing(corners(0, 0, 4, 4, 4, 0, 0, 4)), "an hourglass");
    assertNotEquals(-1, Outline.crossing(corners(0, 0, 4, 0, 2, 0)), "back along its own side");
    assertNotEquals(-1, Outline.crossing(corners(0, 0, 2, 2, 0, 0, 2, 0)), "a corner twice");
    assertNotEquals(-1, Outline.crossing(corners(0, 0, 4, 0, 4, 4, 2, 0, 0, 4)), "touches itself");
  }

  @Test
  void theLaterAreaLiesOnTheEarlier() {
    var wood = new TableBoard.Area("wood", "", corners(0, 0, 4, 0, 4, 4), SourceRange.NOWHERE);
    var hill = new TableBoard.Area("hill", "", corners(3, 0, 6, 0, 6, 4), SourceRange.NOWHERE);
    var table =
        new TableBoard(
            "T",
            "",
            30,
            20,
            "UD",
            List.of(wood, hill),
            List.of(),
            List.of(),
            List.of(),
            SourceRange.NOWHERE);
    assertEquals("wood", Outline.terrainAt(table, new Point(2.5, 1)));
    assertEquals("hill", Outline.terrainAt(table, new Point(3.5, 0.5)));
    assertNull(Outline.terrainAt(table, new Point(10, 10)));
  }
}
