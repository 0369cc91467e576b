package dev.muster.rules.snaphance.commander;

import dev.muster.rules.geometry.HexGrid;
import dev.muster.rules.snaphance.rules.SnaphanceState;

/** The friends of a stand adjacent to a hex, without the stand itself; cached until one moves. */
final class AdjacentFriends {
  private static final int ALL = (1 << HexGrid.DIRECTIONS) - 1;

  private final SnaphanceState table;
  private final int side;

  // the stand of the last call, and its friends' places at that time
  private int about = SnaphanceState.GONE;
  private int seen = -1;

  /** Number of the current query; results with another number are out of date. */
  private int looks;

  private final int[] foundFor;
  private final byte[] friends;
  private final byte[] open;

  AdjacentFriends(SnaphanceState table, int side) {
    this.table = table;
    this.side = side;
    foundFor = new int[table.grid.size()];
    friends = new byte[table.grid.size()];
    open = new byte[table.grid.size()];
  }

  /** Returns the directions in which friends of a stand are beside a hex, one bit per direction. */
  int friends(int stand, int hex) {
    look(stand, hex);
    return friends[hex];
  }

  /**
   * Returns the directions in which neither a friend of a stand nor the edge is beside a hex, one
   * bit per direction.
   */
  int open(int stand, int hex) {
    look(stand, hex);
    return open[hex];
  }

  private void look(int stand, int hex) {
    if (about != stand || seen != table.placed[side]) {
      about = stand;
      seen = table.placed[side];
      looks++;
    }
    if (foundFor[hex] != looks) {
      foundFor[hex] = looks;
      find(stand, hex);
    }
  }

  private void find(int stand, int hex) {
    int found = 0;
    int edge = 0;
    for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
      int there = table.grid.neighbour(hex, d);
      if (there < 0) {
        edge |= 1 << d;
      } else {
        int who = table.occupant[there];
        found |= who != SnaphanceState.GONE && who != stand && table.side[who] == side ? 1 << d : 0;
      }
    }
    friends[hex] = (byte) found;
    open[hex] = (byte) (ALL & ~(found | edge));
  }
}
