package dev.muster.rules.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.model.Box;
import dev.muster.rules.model.Facing;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.Hex;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The box grid by the examples of the ledger: BG-D02, BG-D05 to BG-D08. */
class BoxGridTest {
  private static final int NORTH = 0;
  private static final int EAST = 1;
  private static final int SOUTH = 2;

  private final BoxGrid grid = new BoxGrid(16, 10);

  private int at(int column, int row) {
    return grid.index(new Box(column, row));
  }

  /** BG-D02: a unit at (5,5) that faces east. */
  @Test
  void boxesAboutAUnit() {
    assertEquals(at(6, 5), grid.ahead(at(5, 5), EAST));
    assertEquals(at(4, 5), grid.behind(at(5, 5), EAST));
    assertEquals(at(5, 6), grid.ahead(at(5, 5), NORTH));
  }

  @Test
  void theEdgeHasNothingBeyond() {
    assertEquals(BoxGrid.OFF_BOARD, grid.behind(at(1, 1), NORTH));
    assertEquals(BoxGrid.OFF_BOARD, grid.index(new Box(17, 1)));
    assertEquals(BoxGrid.OFF_BOARD, grid.index(new Hex(1, 1)));
    assertEquals(new Box(16, 10), grid.box(grid.size() - 1));
  }

  /** BG-D07. */
  @Test
  void rangeAndArc() {
    assertEquals(2, grid.distance(at(5, 5), at(7, 7)));
    assertTrue(grid.inArc(at(5, 5), NORTH, at(7, 7)));
    assertFalse(grid.inArc(at(5, 5), NORTH, at(7, 6)));
    assertFalse(grid.inArc(at(5, 5), NORTH, at(5, 4)));
    assertFalse(grid.inArc(at(5, 5), NORTH, at(5, 5)));
    assertEquals(2, grid.forward(EAST, at(5, 5), at(7, 6)));
    assertEquals(-1, grid.lateral(EAST, at(5, 5), at(7, 6)));
  }

  /** BG-D06: a defender at (5,5) that faces north. */
  @Test
  void howAUnitIsStruck() {
    for (int[] front : new int[][] {{5, 6}, {4, 6}, {6, 6}}) {
      assertEquals(Aspect.FRONT, grid.aspect(at(5, 5), NORTH, at(front[0], front[1])));
    }
    for (int[] flank : new int[][] {{4, 5}, {6, 5}, {4, 4}, {6, 4}}) {
      assertEquals(Aspect.FLANK, grid.aspect(at(5, 5), NORTH, at(flank[0], flank[1])));
    }
    assertEquals(Aspect.REAR, grid.aspect(at(5, 5), NORTH, at(5, 4)));
    assertThrows(IllegalArgumentException.class, () -> grid.aspect(at(5, 5), NORTH, at(5, 7)));
  }

  /** BG-D08. */
  @Test
  void contact() {
    assertTrue(grid.touches(at(4, 4), at(5, 5)));
    assertFalse(grid.touches(at(4, 4), at(6, 4)));
    assertFalse(grid.touches(at(4, 4), at(4, 4)));
  }

  /** Turning the whole board turns every answer with it. */
  @Test
  void noFacingIsSpecial() {
    List<String> asked = new ArrayList<>();
    for (int facing = 0; facing < BoxGrid.FACINGS; facing++) {
      var answers = new StringBuilder();
      int right = BoxGrid.turned(facing, 1);
      for (int forward = -3; forward <= 3; forward++) {
        for (int lateral = -3; lateral <= 3; lateral++) {
          int box = at(8, 5);
          for (int i = 0; i < Math.abs(forward); i++) {
            box = forward > 0 ? grid.ahead(box, facing) : grid.behind(box, facing);
          }
          for (int i = 0; i < Math.abs(lateral); i++) {
            box = lateral > 0 ? grid.ahead(box, right) : grid.behind(box, right);
          }
          assertEquals(forward, grid.forward(facing, at(8, 5), box));
          assertEquals(lateral, grid.lateral(facing, at(8, 5), box));
          answers.append(grid.inArc(at(8, 5), facing, box)).append(grid.distance(at(8, 5), box));
          if (grid.touches(at(8, 5), box)) {
            answers.append(grid.aspect(at(8, 5), facing, box));
          }
        }
      }
      asked.add(answers.toString());
    }
    assertEquals(1, asked.stream().distinct().count());
  }

  @Test
  void headings() {
    assertEquals(EAST, BoxGrid.facing(Heading.EAST));
    assertEquals(Heading.WEST, BoxGrid.heading(BoxGrid.turned(NORTH, -1)));
    Heading slanting = Facing.NE.heading();
    assertThrows(IllegalArgumentException.class, () -> BoxGrid.facing(slanting));
  }
}
