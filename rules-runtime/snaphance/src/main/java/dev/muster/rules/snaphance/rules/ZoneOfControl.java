package dev.muster.rules.snaphance.rules;

import dev.muster.rules.geometry.HexGrid;

/** Zones of Control: the front two hexes of Combat Stands and Shot (4.6). */
public final class ZoneOfControl {
  private ZoneOfControl() {}

  /** Whether a stand has a zone at all (ledger SN-4.6-01). */
  static boolean has(SnaphanceState table, int stand) {
    return table.type[stand].zone
        || (table.rules.skirmishersInCoverHaveZone
            && table.type[stand].skirmisher
            && table.ground.cover(table.hex[stand]));
  }

  /** The enemy of a side in direction d of a hex whose zone covers that hex, or GONE. */
  public static int owner(SnaphanceState table, int side, int hex, int d) {
    int there = table.grid.neighbour(hex, d);
    if (there < 0) {
      return SnaphanceState.GONE;
    }
    int enemy = table.occupant[there];
    return enemy != SnaphanceState.GONE
            && table.side[enemy] != side
            && ahead(table.facing[enemy], (d + 3) % 6)
            && has(table, enemy)
        ? enemy
        : SnaphanceState.GONE;
  }

  /** Whether a direction is one of the two a facing looks in. */
  static boolean ahead(int facing, int direction) {
    return direction == facing || direction == HexGrid.turned(facing, 1);
  }

  /** Returns the two directions ahead of a facing, one bit per direction. */
  static int ahead(int facing) {
    return 1 << facing | 1 << HexGrid.turned(facing, 1);
  }

  /** Directions from a hex in which enemies of the side stand, a bit each. */
  static int enemies(SnaphanceState table, int side, int hex) {
    int directions = 0;
    for (int d = 0; d < 6; d++) {
      int there = table.grid.neighbour(hex, d);
      if (there >= 0 && table.enemyIn(there, side) != SnaphanceState.GONE) {
        directions |= 1 << d;
      }
    }
    return directions;
  }

  /** Whether an enemy of the side covers the hex with its zone; friends do not cancel it. */
  public static boolean covers(SnaphanceState table, int side, int hex) {
    for (int d = 0; d < 6; d++) {
      if (owner(table, side, hex, d) != SnaphanceState.GONE) {
        return true;
      }
    }
    return false;
  }

  /** Directions from which enemies of the side cover the hex with their zones, a bit each. */
  static int directions(SnaphanceState table, int side, int hex) {
    int directions = 0;
    for (int d = 0; d < 6; d++) {
      directions |= owner(table, side, hex, d) != SnaphanceState.GONE ? 1 << d : 0;
    }
    return directions;
  }

  /** Returns the same as below, for a known set of directions. */
  static boolean exposesFlank(int directions, int facing) {
    return (directions & ~ahead(facing)) != 0;
  }

  /**
   * Whether a stand of the side, in the hex with the facing, would have the owner of a zone over
   * that hex on its flank or rear (ledger SN-4.6-04, reading B).
   */
  static boolean exposesFlank(SnaphanceState table, int side, int hex, int facing) {
    return exposesFlank(directions(table, side, hex), facing);
  }

  /**
   * Whether a stand that starts in an enemy zone may still leave it forwards or sideways, because
   * it is beside a friend under attack and is not in that fight itself (4.6, SN-4.6-09).
   */
  static boolean mayLeave(SnaphanceState table, int stand) {
    if (table.engaged(stand)) {
      return false;
    }
    for (int d = 0; d < 6; d++) {
      int there = table.grid.neighbour(table.hex[stand], d);
      int friend = there < 0 ? SnaphanceState.GONE : table.occupant[there];
      if (friend != SnaphanceState.GONE
          && !table.enemies(friend, stand)
          && table.foe[friend] != SnaphanceState.GONE) {
        return true;
      }
    }
    return false;
  }
}
