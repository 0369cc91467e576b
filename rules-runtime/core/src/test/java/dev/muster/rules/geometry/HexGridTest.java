package dev.muster.rules.geometry;

import static dev.muster.rules.geometry.AxialBoard.set;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.geometry.AxialBoard.Axial;
import dev.muster.rules.model.Facing;
import dev.muster.rules.model.Hex;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class HexGridTest {
  private final AxialBoard board = new AxialBoard();
  private final HexGrid grid = board.grid;

  @Test
  @Tag("SN-G-01")
  void sixNeighboursCounterClockwiseFromEast() {
    int[][] expected = {{3, -1}, {3, -2}, {2, -2}, {1, -1}, {1, 0}, {2, 0}};
    for (int d = 0; d < 6; d++) {
      assertEquals(
          board.at(expected[d][0], expected[d][1]), grid.neighbour(board.at(2, -1), d), "D" + d);
      assertEquals(d, grid.direction(board.at(2, -1), board.at(expected[d][0], expected[d][1])));
    }
    assertEquals(-1, grid.direction(board.at(2, -1), board.at(2, 1)), "two hexes apart");
  }

  @Test
  @Tag("SN-G-02")
  void aFacingPointsAtTheCornerBetweenTwoNeighbours() {
    String[] corners = {"NE", "N", "NW", "SW", "S", "SE"};
    assertEquals(6, Facing.values().length, "a hex side is no facing");
    for (int k = 0; k < 6; k++) {
      Axial one = offset(grid.neighbour(board.centre, k));
      Axial other = offset(grid.neighbour(board.centre, (k + 1) % 6));
      double x = Math.sqrt(3) * (one.q() + other.q() + (one.r() + other.r()) / 2.0);
      double yUp = -1.5 * (one.r() + other.r());
      long degrees = Math.round(Math.toDegrees(Math.atan2(yUp, x)));
      assertEquals(30 + 60 * k, Math.floorMod(degrees, 360L), "F" + k);
      assertEquals(corners[k], Facing.values()[k].name(), "name of F" + k);
    }
  }

  @Test
  @Tag("SN-G-03")
  void frontTwoHexes() {
    String[] front = {
      "(1,0) (1,-1)",
      "(1,-1) (0,-1)",
      "(0,-1) (-1,0)",
      "(-1,0) (-1,1)",
      "(-1,1) (0,1)",
      "(0,1) (1,0)"
    };
    for (int k = 0; k < 6; k++) {
      int facing = k;
      assertEquals(set(front[k]), neighbours(h -> grid.isFront(board.centre, facing, h)), "F" + k);
    }
  }

  @Test
  @Tag("SN-G-04")
  void flankHexesLevelWithTheStand() {
    String[] left = {"(0,-1)", "(-1,0)", "(-1,1)", "(0,1)", "(1,0)", "(1,-1)"};
    String[] right = {"(0,1)", "(1,0)", "(1,-1)", "(0,-1)", "(-1,0)", "(-1,1)"};
    for (int k = 0; k < 6; k++) {
      int facing = k;
      assertEquals(
          set(left[k] + " " + right[k]),
          neighbours(h -> grid.isFlank(board.centre, facing, h)),
          "F" + k);
      Axial l = Axial.parse(left[k]);
      Axial r = Axial.parse(right[k]);
      assertEquals(-2, grid.lateral(k, board.centre, board.at(l.q(), l.r())), "left of F" + k);
      assertEquals(2, grid.lateral(k, board.centre, board.at(r.q(), r.r())), "right of F" + k);
    }
  }

  @Test
  @Tag("SN-G-05")
  void rearTwoHexes() {
    String[] rear = {
      "(-1,0) (-1,1)",
      "(-1,1) (0,1)",
      "(0,1) (1,0)",
      "(1,0) (1,-1)",
      "(1,-1) (0,-1)",
      "(0,-1) (-1,0)"
    };
    for (int k = 0; k < 6; k++) {
      int facing = k;
      assertEquals(
          set(rear[k]),
          neighbours(h -> grid.aspect(board.centre, facing, h) == Aspect.REAR),
          "F" + k);
    }
  }

  @Test
  @Tag("SN-G-06")
  void fourRearHexesAreAllButTheFront() {
    for (int k = 0; k < 6; k++) {
      int facing = k;
      Set<Axial> rest = neighbours(h -> !grid.isFront(board.centre, facing, h));
      assertEquals(4, rest.size());
      assertEquals(
          rest, neighbours(h -> grid.aspect(board.centre, facing, h).flankOrRear()), "F" + k);
    }
    assertEquals(
        set("(-1,0) (1,0) (-1,1) (0,1)"),
        neighbours(h -> grid.aspect(board.centre, 1, h).flankOrRear()));
  }

  @Test
  @Tag("SN-G-07")
  void distanceInHexes() {
    assertEquals(2, grid.distance(board.at(0, 0), board.at(2, -1)));
    assertEquals(3, grid.distance(board.at(0, 0), board.at(3, -3)));
    assertEquals(4, grid.distance(board.at(0, 0), board.at(2, 2)));
    assertEquals(2, grid.distance(board.at(-1, -1), board.at(1, -2)));
    assertEquals(0, grid.distance(board.centre, board.centre));
    for (int d = 0; d < 6; d++) {
      assertEquals(1, grid.distance(board.centre, grid.neighbour(board.centre, d)));
    }
    for (int range = 1; range <= 6; range++) {
      assertEquals(6 * range, board.ring(range).size(), "hexes at range " + range);
    }
  }

  @Test
  @Tag("SN-G-08")
  void projectionCountsRowsInFront() {
    int[][] facing1 = {
      {1, -1, 1}, {0, -1, 1}, {1, 0, 0}, {-1, 0, 0}, {0, 1, -1}, {-1, 1, -1}, {3, -2, 2}
    };
    for (int[] row : facing1) {
      assertEquals(row[2], grid.projection(1, board.centre, board.at(row[0], row[1])));
    }
    assertEquals(2, grid.projection(4, board.centre, board.at(0, 2)));
    int[][] thirdRow = {{3, -3}, {3, -3}, {0, -3}, {-3, 3}, {-3, 3}, {0, 3}};
    for (int k = 0; k < 6; k++) {
      int[] row = thirdRow[k];
      assertEquals(3, grid.projection(k, board.centre, board.at(row[0], row[1])), "F" + k);
      assertEquals(-3, grid.projection(k, board.centre, board.at(-row[0], -row[1])), "F" + k);
    }
    for (int k = 0; k < 6; k++) {
      for (int d = 0; d < 6; d++) {
        int expected =
            switch (Aspect.of(k, d)) {
              case FRONT -> 1;
              case FLANK -> 0;
              case REAR -> -1;
            };
        assertEquals(
            expected, grid.projection(k, board.centre, grid.neighbour(board.centre, d)), "F" + k);
      }
    }
    assertThrows(IllegalArgumentException.class, () -> grid.projection(6, 0, 0));
    assertThrows(IllegalArgumentException.class, () -> grid.lateral(-1, 0, 0));
  }

  @Test
  @Tag("SN-G-09")
  void theRowLevelWithTheStandIsBehindItsFrontLine() {
    assertFalse(grid.behindFrontLine(1, board.centre, board.at(4, -1)));
    for (Axial hex : set("(1,0) (5,0) (-3,0) (0,3)")) {
      assertTrue(grid.behindFrontLine(1, board.centre, board.at(hex.q(), hex.r())), hex.toString());
    }
  }

  @Test
  @Tag("SN-G-10")
  void turning() {
    assertEquals(2, HexGrid.turned(1, 1), "one face left");
    assertEquals(0, HexGrid.turned(1, -1), "one face right");
    assertEquals(5, HexGrid.turned(0, -1));
    assertEquals(3, HexGrid.turned(1, 2), "two faces left");
    assertEquals(4, HexGrid.turned(1, 3), "to the rear");
    for (int k = 0; k < 6; k++) {
      assertEquals(k, HexGrid.turned(HexGrid.turned(k, 3), 3));
    }
  }

  @Test
  @Tag("SN-G-11")
  void stepsForwardSidewaysAndBackwards() {
    assertEquals(set("(1,-1) (0,-1)"), stepsInto(1, Aspect.FRONT));
    assertEquals(set("(-1,0) (1,0)"), stepsInto(1, Aspect.FLANK));
    assertEquals(set("(-1,1) (0,1)"), stepsInto(1, Aspect.REAR));
    for (int k = 0; k < 6; k++) {
      for (Aspect aspect : Aspect.values()) {
        assertEquals(2, stepsInto(k, aspect).size(), "F" + k + " " + aspect);
      }
    }
  }

  /** Beyond the edge there is no hex to face, to strike or to point at. */
  @Test
  void nothingOffTheBoardIsANeighbour() {
    HexGrid small = new HexGrid(1, 1);
    for (int k = 0; k < 6; k++) {
      assertEquals(HexGrid.OFF_BOARD, small.neighbour(0, k));
      assertFalse(small.isFront(0, k, HexGrid.OFF_BOARD));
      assertFalse(small.isFlank(0, k, HexGrid.OFF_BOARD));
    }
    assertEquals(-1, small.direction(0, HexGrid.OFF_BOARD));
    assertThrows(IllegalArgumentException.class, () -> small.aspect(0, 0, 0));
    assertThrows(IllegalArgumentException.class, () -> new HexGrid(0, 5));
  }

  @Test
  void printedNumbers() {
    assertEquals(new Hex(1, 1), grid.hex(0));
    for (int hex = 0; hex < grid.size(); hex++) {
      assertEquals(hex, grid.index(grid.hex(hex)));
      assertEquals(hex, grid.at(grid.axialQ(hex), grid.axialR(hex)));
    }
    assertEquals(HexGrid.OFF_BOARD, grid.index(new Hex(0, 1)));
    assertEquals(HexGrid.OFF_BOARD, grid.index(new Hex(1, 32)));
  }

  private Set<Axial> neighbours(IntPredicate test) {
    Set<Axial> result = new TreeSet<>();
    for (int d = 0; d < 6; d++) {
      int hex = grid.neighbour(board.centre, d);
      if (test.test(hex)) {
        result.add(offset(hex));
      }
    }
    return result;
  }

  private Set<Axial> stepsInto(int facing, Aspect aspect) {
    return neighbours(h -> Aspect.of(facing, grid.direction(board.centre, h)) == aspect);
  }

  private Axial offset(int hex) {
    return new Axial(
        grid.axialQ(hex) - grid.axialQ(board.centre), grid.axialR(hex) - grid.axialR(board.centre));
  }
}
