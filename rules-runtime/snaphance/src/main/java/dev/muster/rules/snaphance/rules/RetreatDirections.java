package dev.muster.rules.snaphance.rules;

/** Which ways lead a beaten or bounced stand away from the stand it fought (12.0, 12.1). */
final class RetreatDirections {
  private final SnaphanceState table;
  private int winnerHex;
  private int winnerFacing;
  private boolean inFront;
  private int towards;

  /** Directions of the retreat, of which only the first {@link #ways} are valid. */
  final int[] away = new int[3];

  int ways;
  int startHex;

  RetreatDirections(SnaphanceState table) {
    this.table = table;
  }

  /** Computes the directions in which a stand can retreat from an enemy in a hex with a facing. */
  void aim(int stand, int fromHex, int fromFacing) {
    winnerHex = fromHex;
    winnerFacing = fromFacing;
    startHex = table.hex[stand];
    towards = direction(startHex, fromHex);
    inFront = table.grid.projection(fromFacing, fromHex, startHex) >= 1;
    setAway(table.facing[stand]);
  }

  /** Direction towards an adjacent hex, or the nearest one towards a farther hex. */
  private int direction(int from, int to) {
    int best = 0;
    int nearest = Integer.MAX_VALUE;
    for (int d = 0; d < 6; d++) {
      int next = table.grid.neighbour(from, d);
      int distance = next < 0 ? Integer.MAX_VALUE : table.grid.distance(next, to);
      if (distance < nearest) {
        nearest = distance;
        best = d;
      }
    }
    return best;
  }

  /**
   * Directions of the retreat: the rear two when beaten from the front, the front two when beaten
   * from the rear, the three on the far side when beaten from a flank (SN-12.0-04).
   */
  private void setAway(int facing) {
    int relative = Math.floorMod(towards - facing, 6);
    ways = 2;
    if (relative == 0 || relative == 1) {
      away[0] = (facing + 3) % 6;
      away[1] = (facing + 4) % 6;
    } else if (relative == 3 || relative == 4) {
      away[0] = facing;
      away[1] = (facing + 1) % 6;
    } else {
      int opposite = (towards + 3) % 6;
      away[0] = opposite;
      away[1] = (opposite + 1) % 6;
      away[2] = (opposite + 5) % 6;
      ways = 3;
    }
  }

  boolean isAway(int d) {
    for (int i = 0; i < ways; i++) {
      if (away[i] == d) {
        return true;
      }
    }
    return false;
  }

  /** Whether a step goes straight to the side; never for a stand struck from the flank (12.0). */
  boolean sideways(int facing, int d) {
    int relative = Math.floorMod(towards - facing, 6);
    boolean fromFlank = relative == 2 || relative == 5;
    int step = Math.floorMod(d - facing, 6);
    return !fromFlank && (step == 2 || step == 5);
  }

  /** The line across the winner's front may not be crossed, from either side (12.1 final). */
  boolean crosses(int hex) {
    return table.rules.finalEdition
        && (table.grid.projection(winnerFacing, winnerHex, hex) >= 1) != inFront;
  }

  /** Whether the enemy is in one of the front two hexes of a stand with that facing. */
  boolean fromTheFront(int facing) {
    return Math.floorMod(towards - facing, 6) <= 1;
  }
}
