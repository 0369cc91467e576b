package dev.muster.rules.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class ContactTest {
  private final AxialBoard board = new AxialBoard();
  private final HexGrid grid = board.grid;

  @Test
  @Tag("SN-G-28")
  void aspectFromWhichATargetIsStruck() {
    Aspect[] byFacing = {
      Aspect.FLANK, Aspect.REAR, Aspect.REAR, Aspect.FLANK, Aspect.FRONT, Aspect.FRONT
    };
    for (int k = 0; k < 6; k++) {
      assertEquals(byFacing[k], grid.aspect(board.at(0, -1), k, board.centre), "target F" + k);
    }
    assertTrue(Aspect.FLANK.flankOrRear());
    assertTrue(Aspect.REAR.flankOrRear());
    assertFalse(Aspect.FRONT.flankOrRear());
  }

  @Test
  @Tag("SN-G-29")
  void contactIsAnEnemyInAFrontHex() {
    assertTrue(grid.isFront(board.centre, 1, board.at(0, -1)));
    assertTrue(grid.isFront(board.centre, 1, board.at(1, -1)));
    assertFalse(grid.isFront(board.centre, 1, board.at(1, 0)), "flank");
    assertFalse(grid.isFront(board.centre, 1, board.at(0, 1)), "rear");
    assertFalse(grid.isFront(board.centre, 1, board.at(0, -2)), "two hexes away");
    assertFalse(grid.isFront(board.centre, 1, board.centre), "its own hex");
  }

  @Test
  @Tag("SN-G-30")
  void headOnTheEnemyControlsMyHexAndOneOfMyFlanks() {
    assertControlled(board.at(0, -1), board.at(-1, 0));
    assertControlled(board.at(1, -1), board.at(1, 0));
    for (int k = 0; k < 6; k++) {
      for (int d = k; d <= k + 1; d++) {
        int enemy = grid.neighbour(board.centre, d % 6);
        int controlledFlanks = 0;
        for (int side = 0; side < 6; side++) {
          int hex = grid.neighbour(board.centre, side);
          if (grid.isFlank(board.centre, k, hex)
              && grid.isFront(enemy, HexGrid.turned(k, 3), hex)) {
            controlledFlanks++;
          }
        }
        assertEquals(1, controlledFlanks, "F" + k);
        assertTrue(grid.isFront(enemy, HexGrid.turned(k, 3), board.centre), "F" + k);
      }
    }
  }

  /** An enemy F4 at a hex controls the centre and one other hex, both level with a stand F1. */
  private void assertControlled(int enemy, int flank) {
    assertTrue(grid.isFront(enemy, 4, board.centre));
    assertTrue(grid.isFront(enemy, 4, flank));
    assertTrue(grid.isFlank(board.centre, 1, flank));
  }
}
