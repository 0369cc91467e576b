package dev.muster.rules.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** What is looked up of two hexes is what the way from one to the other comes to. */
class HexDistanceTableTest {
  @Test
  void theyAreWhatTheWayComesTo() {
    int[][] sizes = {{1, 1}, {1, 6}, {7, 1}, {9, 6}, {4, 11}};
    for (int[] size : sizes) {
      HexGrid grid = new HexGrid(size[0], size[1]);
      for (int from = 0; from < grid.size(); from++) {
        for (int to = 0; to < grid.size(); to++) {
          holds(grid, from, to);
        }
      }
    }
  }

  private static void holds(HexGrid grid, int from, int to) {
    HexDistanceTable bearings = grid.bearings();
    int between = bearings.between(bearings.place(from), bearings.place(to));
    String words = grid.hex(from) + " to " + grid.hex(to);
    int apart =
        HexGrid.distance(grid.axialQ(from), grid.axialR(from), grid.axialQ(to), grid.axialR(to));
    assertEquals(apart, bearings.apart(between), words);
    assertEquals(apart, grid.distance(from, to), words);
    if (from == to) {
      return;
    }
    // so many steps in a direction and, between two, some in the next
    int way = bearings.way(between);
    int straight = way % HexGrid.DIRECTIONS;
    int next = HexGrid.turned(straight, 1);
    int steps = bearings.apart(between);
    boolean found = false;
    for (int aside = 0; aside < steps; aside++) {
      boolean meant = aside == 0 == way < HexGrid.DIRECTIONS;
      found |= meant && ends(grid, from, straight, steps - aside, next, aside, to);
    }
    assertTrue(found, words + " by way " + way);
  }

  private static boolean ends(
      HexGrid grid, int from, int direction, int many, int other, int more, int to) {
    int q = grid.axialQ(from) + many * Q[direction] + more * Q[other];
    int r = grid.axialR(from) + many * R[direction] + more * R[other];
    return q == grid.axialQ(to) && r == grid.axialR(to);
  }

  /** The six directions from east on, in axial coordinates (SN-G-01). */
  private static final int[] Q = {1, 1, 0, -1, -1, 0};

  private static final int[] R = {0, -1, -1, 0, 1, 1};
}
