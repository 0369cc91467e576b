package dev.muster.rules.snaphance.rules;

import java.util.Arrays;

/**
 * Caches the enemies beside a hex and their zones over it. The enemies are valid until an enemy
 * moves; the zones are valid for one search of moves, because a stand may turn between two
 * searches.
 */
final class AdjacentEnemies {
  private final SnaphanceState table;
  private final int[] zone;
  private final int[] zoneStamp;
  private int stamp;

  // for each side
  private final int[][] near;
  private final int[][] nearSeen;

  AdjacentEnemies(SnaphanceState table) {
    this.table = table;
    int size = table.grid.size();
    zone = new int[size];
    zoneStamp = new int[size];
    near = new int[2][size];
    nearSeen = new int[2][size];
    Arrays.fill(nearSeen[0], -1);
    Arrays.fill(nearSeen[1], -1);
  }

  /** Discards the cached zones. */
  void begin() {
    stamp++;
  }

  /** Directions from which an enemy of the side covers a hex with his zone, a bit each. */
  int zone(int side, int hex) {
    if (zoneStamp[hex] != stamp) {
      zoneStamp[hex] = stamp;
      zone[hex] = beside(side, hex) == 0 ? 0 : ZoneOfControl.directions(table, side, hex);
    }
    return zone[hex];
  }

  /**
   * Returns the directions in which an enemy of the side is beside a hex, one bit per direction.
   */
  int beside(int side, int hex) {
    int now = table.placed[1 - side];
    if (nearSeen[side][hex] != now) {
      nearSeen[side][hex] = now;
      near[side][hex] = ZoneOfControl.enemies(table, side, hex);
    }
    return near[side][hex];
  }
}
