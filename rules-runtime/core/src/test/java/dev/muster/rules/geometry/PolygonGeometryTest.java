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

class PolygonGeometryTest {
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
    assertTrue(PolygonGeometry.contains(hook, new Point(1, 3)));
    assertTrue(PolygonGeometry.contains(hook, new Point(3, 1)));
    assertTrue(PolygonGeometry.contains(hook, new Point(2, 3)), "the edge belongs to it");
    assertTrue(PolygonGeometry.contains(hook, new Point(0, 0)), "and the corners");
    assertFalse(PolygonGeometry.contains(hook, new Point(3, 3)));
    assertFalse(PolygonGeometry.contains(hook, new Point(5, 2)));
    assertFalse(PolygonGeometry.contains(hook, new Point(-1, 0)));
  }

  @Test
  void onePointIsThatPoint() {
    assertTrue(PolygonGeometry.contains(corners(3, 4), new Point(3, 4)));
    assertFalse(PolygonGeometry.contains(corners(3, 4), new Point(3, 4.5)));
  }

  @Test
  void crossings() {
    assertEquals(-1, PolygonGeometry.crossing(corners(0, 0, 4, 0, 4, 4)));
    assertEquals(-1, PolygonGeometry.crossing(corners(0, 0, 4, 0, 4, 2, 2, 2, 2, 4, 0, 4)));
    assertEquals(2, PolygonGeometry.crossing(corners(0, 0, 4, 4, 4, 0, 0, 4)), "an hourglass");
    assertNotEquals(
        -1, PolygonGeometry.crossing(corners(0, 0, 4, 0, 2, 0)), "back along its own side");
    assertNotEquals(
        -1, PolygonGeometry.crossing(corners(0, 0, 2, 2, 0, 0, 2, 0)), "a corner twice");
    assertNotEquals(
        -1, PolygonGeometry.crossing(corners(0, 0, 4, 0, 4, 4, 2, 0, 0, 4)), "touches itself");
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
    assertEquals("wood", PolygonGeometry.terrainAt(table, new Point(2.5, 1)));
    assertEquals("hill", PolygonGeometry.terrainAt(table, new Point(3.5, 0.5)));
    assertNull(PolygonGeometry.terrainAt(table, new Point(10, 10)));
  }
}
