package dev.muster.rules.snaphance;

import java.util.Arrays;

/**
 * The enemies of a side on the board, as its commander sees them: how near the nearest is to a hex,
 * and who could strike there. Kept until one of them moves.
 */
final class FormerFoes {
  private final Table table;
  private final int side;
  private final int[] hexes;
  private final int[] reach;
  private int count;
  private int farthestReach;

  /** The state of the table the rest was found for. */
  private int seen = -1;

  private final int[] distance;
  private final int[] nearest;

  FormerFoes(Table table, int side) {
    this.table = table;
    this.side = side;
    hexes = new int[table.stands];
    reach = new int[table.stands];
    distance = new int[table.grid.size()];
    nearest = new int[table.grid.size()];
  }

  /** Looks again if an enemy has moved since. */
  void look() {
    int now = table.placed[1 - side];
    if (seen == now) {
      return;
    }
    seen = now;
    count = 0;
    farthestReach = 0;
    for (int enemy = 0; enemy < table.stands; enemy++) {
      if (table.side[enemy] != side && table.hex[enemy] != Table.GONE) {
        StandType type = table.type[enemy];
        hexes[count] = table.hex[enemy];
        reach[count] = type.chargeBonus > 0 ? type.moveFirst + 1 : 0;
        farthestReach = Math.max(farthestReach, reach[count++]);
      }
    }
    Arrays.fill(distance, -1);
  }

  /** Distance of the nearest enemy from a hex; 99 where there is none. */
  int distance(int hex) {
    if (distance[hex] < 0) {
      find(hex);
    }
    return distance[hex];
  }

  /** Hex of the nearest enemy, the first of several, or {@link Table#GONE}. */
  int nearest(int hex) {
    distance(hex);
    return nearest[hex];
  }

  private void find(int hex) {
    int least = 99;
    int who = Table.GONE;
    for (int i = 0; i < count; i++) {
      int apart = table.grid.distance(hex, hexes[i]);
      if (apart < least) {
        least = apart;
        who = hexes[i];
      }
    }
    distance[hex] = least;
    nearest[hex] = who;
  }

  /** Enemies that could strike a stand with that facing in a hex on flank or rear. */
  int danger(int hex, int facing) {
    int danger = 0;
    if (distance(hex) > farthestReach) {
      return danger;
    }
    for (int i = 0; i < count; i++) {
      if (table.grid.distance(hex, hexes[i]) <= reach[i]
          && table.grid.projection(facing, hex, hexes[i]) <= 0) {
        danger++;
      }
    }
    return danger;
  }
}
