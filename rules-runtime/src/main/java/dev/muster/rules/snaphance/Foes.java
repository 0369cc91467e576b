package dev.muster.rules.snaphance;

import dev.muster.rules.geometry.HexGrid;
import java.util.Arrays;

/**
 * The enemies of a side on the board, as its commander sees them: how near the nearest is to a hex,
 * and who could strike there. Kept until one of them moves.
 */
final class Foes {
  private static final byte UNKNOWN = -1;

  /** Farther than any enemy: there is none. */
  private static final int NOBODY = 99;

  /** Of the count for one facing, in halves; no more than {@link #MANY} of them reach a hex. */
  private static final int BITS = 8;

  private static final int MANY = 0xff;

  /** By the bearing of an enemy: a count of one for each facing that has it not in front. */
  private static final long[] BEHIND = behind();

  private static long[] behind() {
    long[] behind = new long[27];
    for (int dq = -1; dq <= 1; dq++) {
      for (int dr = -1; dr <= 1; dr++) {
        for (int sum = -1; sum <= 1; sum++) {
          int[] ahead = {dq, -dr, -sum, -dq, dr, sum};
          for (int facing = 0; facing < HexGrid.DIRECTIONS; facing++) {
            int where = 9 * dq + 3 * dr + sum + 13;
            boolean front =
                ahead[facing] > 0
                    && ahead[(facing + 1) % HexGrid.DIRECTIONS] >= 0
                    && ahead[(facing + 5) % HexGrid.DIRECTIONS] >= 0;
            behind[where] += front ? 0 : 1L << BITS * facing;
          }
        }
      }
    }
    return behind;
  }

  private static int bearing(int dq, int dr) {
    return 9 * Integer.signum(dq) + 3 * Integer.signum(dr) + Integer.signum(dq + dr) + 13;
  }

  /** Hexes within which a stand could strike a flank that is turned to it. */
  private static final int CLOSE = 3;

  private final Table table;
  private final int side;
  private final int[] hexes;

  /** Their axial coordinates. */
  private final int[] q;

  private final int[] r;
  private final int[] reach;

  /** Hexes at which an enemy needs an extra move to strike, -1 for who does not charge. */
  private final int[] later;

  private final int[] range;
  private final int[] who;
  private int count;
  private int farthestRange;

  /** The state of the table the rest was found for. */
  private int seen = -1;

  /** How each enemy faced when what depends on it was found. */
  private final int[] facing;

  /** What was found of a hex; UNKNOWN where nobody has asked yet. */
  private final byte[] fire;

  private final byte[] turned;

  /** By hex: enemies that could strike on flank or rear, a byte of halves for each facing there. */
  private final long[] danger;

  private final int[] distance;
  private final int[] nearest;
  private final int[] reached;

  Foes(Table table, int side) {
    this.table = table;
    this.side = side;
    hexes = new int[table.stands];
    q = new int[table.stands];
    r = new int[table.stands];
    reach = new int[table.stands];
    later = new int[table.stands];
    range = new int[table.stands];
    who = new int[table.stands];
    facing = new int[table.stands];
    reached = new int[table.grid.size()];
    fire = new byte[table.grid.size()];
    turned = new byte[table.grid.size()];
    danger = new long[table.grid.size()];
    distance = new int[table.grid.size()];
    nearest = new int[table.grid.size()];
  }

  /** Looks again if an enemy has moved since. */
  void look() {
    int now = table.placed[1 - side];
    if (seen != now) {
      seen = now;
      gather();
      Arrays.fill(distance, UNKNOWN);
      Arrays.fill(fire, UNKNOWN);
      Arrays.fill(turned, UNKNOWN);
      return;
    }
    boolean same = true;
    for (int i = 0; i < count; i++) {
      same &= facing[i] == table.facing[who[i]];
      facing[i] = table.facing[who[i]];
    }
    if (!same) {
      Arrays.fill(fire, UNKNOWN);
      Arrays.fill(turned, UNKNOWN);
    }
  }

  private void gather() {
    count = 0;
    farthestRange = 0;
    for (int enemy = 0; enemy < table.stands; enemy++) {
      if (table.side[enemy] != side && table.hex[enemy] != Table.GONE) {
        StandType type = table.type[enemy];
        hexes[count] = table.hex[enemy];
        q[count] = table.grid.axialQ(table.hex[enemy]);
        r[count] = table.grid.axialR(table.hex[enemy]);
        facing[count] = table.facing[enemy];
        who[count] = enemy;
        range[count] = type.farthest;
        reach[count] = type.chargeBonus > 0 ? type.moveFirst + 1 : 0;
        later[count] = type.chargeBonus > 0 ? type.moveFirst + 2 : UNKNOWN;
        farthestRange = Math.max(farthestRange, range[count++]);
      }
    }
  }

  /** Enemies that could fire into a hex without a turn. */
  int fire(int hex) {
    if (fire[hex] < 0) {
      int many = 0;
      int hexQ = table.grid.axialQ(hex);
      int hexR = table.grid.axialR(hex);
      int within = distance(hex) <= farthestRange ? count : 0;
      for (int i = 0; i < within; i++) {
        int away = HexGrid.distance(hexQ, hexR, q[i], r[i]);
        boolean could =
            away <= range[i] && 2 * table.grid.projection(facing[i], hexes[i], hex) >= away;
        many += could ? 1 : 0;
      }
      fire[hex] = (byte) Math.min(many, Byte.MAX_VALUE);
    }
    return fire[hex];
  }

  /** Enemies near a hex that have it on their flank or in their rear. */
  int turned(int hex) {
    if (turned[hex] < 0) {
      int many = 0;
      for (int i = 0; distance(hex) <= CLOSE && i < count; i++) {
        boolean away =
            table.grid.distance(hex, hexes[i]) <= CLOSE
                && table.grid.projection(facing[i], hexes[i], hex) <= 0;
        many += away ? 1 : 0;
      }
      turned[hex] = (byte) Math.min(many, Byte.MAX_VALUE);
    }
    return turned[hex];
  }

  /** Enemies on the board. */
  int many() {
    return count;
  }

  /** One of the enemies on the board. */
  int enemy(int which) {
    return who[which];
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
    int least = NOBODY;
    int where = Table.GONE;
    int many = 0;
    long struck = 0;
    int hexQ = table.grid.axialQ(hex);
    int hexR = table.grid.axialR(hex);
    for (int i = 0; i < count; i++) {
      int apart = HexGrid.distance(hexQ, hexR, q[i], r[i]);
      if (apart < least) {
        least = apart;
        where = hexes[i];
      }
      if (apart <= reach[i]) {
        many++;
        struck += 2 * BEHIND[bearing(q[i] - hexQ, r[i] - hexR)];
      } else if (apart == later[i]) {
        struck += BEHIND[bearing(q[i] - hexQ, r[i] - hexR)];
      }
    }
    danger[hex] = struck;
    distance[hex] = least;
    nearest[hex] = where;
    reached[hex] = many;
  }

  /** Enemies that could charge into a hex from where they stand. */
  int reached(int hex) {
    distance(hex);
    return reached[hex];
  }

  /**
   * Enemies that could strike a stand with that facing in a hex on flank or rear; who needs an
   * extra move for it counts half.
   */
  double danger(int hex, int facing) {
    distance(hex);
    return 0.5 * ((danger[hex] >>> BITS * facing) & MANY);
  }
}
