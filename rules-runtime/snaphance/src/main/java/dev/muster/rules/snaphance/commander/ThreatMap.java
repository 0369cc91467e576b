package dev.muster.rules.snaphance.commander;

import dev.muster.rules.geometry.HexDistanceTable;
import dev.muster.rules.geometry.HexGrid;
import dev.muster.rules.snaphance.rules.SnaphanceState;
import dev.muster.rules.snaphance.rules.StandType;
import java.util.stream.IntStream;

/**
 * The enemies of a side as its commander sees them: the distance of the nearest to a hex, and which
 * ones could strike there. The values are cached until an enemy moves.
 */
public final class ThreatMap {
  /** The distance if there is no enemy: larger than any real one. */
  static final int NOBODY = 99;

  /**
   * Weight of an enemy that could strike in one move; with one extra move it counts half, with two
   * a quarter.
   */
  private static final int AT_ONCE = 8;

  /** Hexes beyond its reach from which an enemy may still come, with extra moves. */
  static final int LATEST = 2;

  /** Bits per count of enemies from one direction; six counts fit into a long. */
  private static final int BITS = 10;

  private static final int MANY = (1 << BITS) - 1;

  /** Adds six counts: the highest one contains their sum. */
  private static final long ADD = eachWay(0b111111) / MANY;

  /**
   * By a set of directions: the counts for these directions, and those for the directions between
   * one and the next.
   */
  private static final long[] STRAIGHT = new long[1 << HexGrid.DIRECTIONS];

  private static final long[] BESIDE = new long[1 << HexGrid.DIRECTIONS];

  static {
    for (int ways = 0; ways < STRAIGHT.length; ways++) {
      STRAIGHT[ways] = eachWay(ways);
      BESIDE[ways] = eachWay(ways | ways >> 1 | (ways & 1) << HexGrid.DIRECTIONS - 1);
    }
  }

  private static long eachWay(int ways) {
    long counts = 0;
    for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
      counts |= (ways >> d & 1) == 0 ? 0 : (long) MANY << BITS * d;
    }
    return counts;
  }

  private final SnaphanceState table;
  private final HexDistanceTable bearings;
  private final int side;
  private final int[] hexes;

  /** The stands of the other side, on the board or not. */
  private final int[] enemies;

  /** Positions of the enemies, as indices of the bearings table. */
  private final int[] places;

  private final int[] reach;

  /** Hexes at which an enemy needs two extra moves to strike; -1 for one that does not charge. */
  private final int[] latest;

  private final int[] who;

  /** By enemy: its weight if it could strike in one move, in parts of {@link #AT_ONCE}. */
  private final int[] ready;

  private int count;

  /** Fingerprint of which enemies could strike in this round, at the last update. */
  private long condition;

  /** Weight of an enemy that cannot strike in this round, 0 to 1. */
  private double later = 1;

  /** The state of the table the rest was found for. */
  private int seen = -1;

  private final EnemyArcCounts arcs;

  /** Friends of the enemies beside a hex, which close the ways to it. */
  final AdjacentFriends beside;

  /** Mean melee dice of a charge on a flank by a stand at full strength and in order (10.4). */
  final int blow;

  /**
   * By hex: enemies that could come there, in parts of {@link #AT_ONCE}, by the way that leads
   * straight there.
   */
  private final long[] straight;

  /** By hex: the counts for the enemies between two directions. */
  private final long[] between;

  /** Number of the current query; results with another number are out of date. */
  private int looks;

  private final int[] foundFor;
  private final int[] distance;
  private final int[] nearest;
  private final int[] reached;

  /** By hex: distance of the nearest enemy that is no faster than foot. */
  private final int[] slow;

  private final boolean[] slowly;

  public ThreatMap(SnaphanceState table, int side) {
    this.table = table;
    bearings = table.grid.bearings();
    this.side = side;
    enemies = IntStream.range(0, table.stands).filter(stand -> table.side[stand] != side).toArray();
    hexes = new int[table.stands];
    places = new int[table.stands];
    reach = new int[table.stands];
    latest = new int[table.stands];
    who = new int[table.stands];
    ready = new int[table.stands];
    reached = new int[table.grid.size()];
    slow = new int[table.grid.size()];
    slowly = new boolean[table.stands];
    arcs = new EnemyArcCounts(table, side);
    beside = new AdjacentFriends(table, side);
    blow = blow();
    straight = new long[table.grid.size()];
    between = new long[table.grid.size()];
    foundFor = new int[table.grid.size()];
    distance = new int[table.grid.size()];
    nearest = new int[table.grid.size()];
  }

  private int blow() {
    int dice = 0;
    int many = 0;
    for (int enemy = 0; enemy < table.stands; enemy++) {
      StandType type = table.type[enemy];
      if (table.side[enemy] != side && type.chargeBonus > 0) {
        int whole = Math.min(type.strength[0], type.mostDice);
        dice += whole + type.chargeBonus + table.rules.flankDice(type.heavy);
        many++;
      }
    }
    return many == 0 ? 0 : Math.round((float) dice / many);
  }

  /** Updates the map if an enemy has moved; every enemy that could strike has full weight. */
  public void update() {
    update(1);
  }

  /**
   * Updates the map if an enemy has moved.
   *
   * @param later weight of an enemy that cannot strike in this round, 0 to 1
   */
  public void update(double later) {
    int now = table.placed[1 - side];
    long able = later == 1 ? 0 : condition();
    if (seen != now || able != condition || later != this.later) {
      seen = now;
      condition = able;
      this.later = later;
      gather();
      looks++;
    }
    arcs.update();
  }

  /**
   * Returns a value that changes whenever an enemy becomes able or unable to strike in this round.
   */
  private long condition() {
    long able = 1;
    for (int enemy : enemies) {
      able = 31 * able + (strikesNow(enemy) ? 1 : 0);
    }
    return able;
  }

  /** Whether an enemy has its turn of this round before it, and is free and in order for it. */
  private boolean strikesNow(int enemy) {
    return !table.groupMoved[table.group[enemy]]
        && !table.disordered[enemy]
        && table.foe[enemy] == SnaphanceState.GONE;
  }

  private void gather() {
    count = 0;
    for (int enemy : enemies) {
      if (table.hex[enemy] != SnaphanceState.GONE) {
        StandType type = table.type[enemy];
        hexes[count] = table.hex[enemy];
        places[count] = bearings.place(table.hex[enemy]);
        who[count] = enemy;
        slowly[count] = type.moveFirst <= 1;
        reach[count] = type.chargeBonus > 0 ? reach(type) : 0;
        latest[count] = type.chargeBonus > 0 ? reach(type) + LATEST : -1;
        ready[count] =
            later == 1 || strikesNow(enemy) ? AT_ONCE : (int) Math.round(later * AT_ONCE);
        count++;
      }
    }
  }

  /** Enemies that could fire into a hex without a turn. */
  int fire(int hex) {
    return arcs.fire(hex);
  }

  /** Enemies near a hex that have it on their flank or in their rear. */
  int turned(int hex) {
    return arcs.behind(hex);
  }

  /** Enemies on the board. */
  int count() {
    return count;
  }

  /** One of the enemies on the board. */
  int enemy(int which) {
    return who[which];
  }

  /** Returns the distance of the nearest enemy from a hex; 99 if there is none. */
  int distance(int hex) {
    if (foundFor[hex] != looks) {
      foundFor[hex] = looks;
      find(hex);
    }
    return distance[hex];
  }

  /** Returns the distance of the nearest enemy no faster than foot; 99 if there is none. */
  int slowDistance(int hex) {
    distance(hex);
    return slow[hex];
  }

  /** Hex of the nearest enemy, the first of several, or {@link SnaphanceState#GONE}. */
  int nearest(int hex) {
    distance(hex);
    return nearest[hex];
  }

  private void find(int hex) {
    int least = NOBODY;
    int leastSlow = NOBODY;
    int where = SnaphanceState.GONE;
    int many = 0;
    long ahead = 0;
    long aside = 0;
    int place = bearings.place(hex);
    for (int i = 0; i < count; i++) {
      int between = bearings.between(place, places[i]);
      int apart = bearings.apart(between);
      if (apart < least) {
        least = apart;
        where = hexes[i];
      }
      if (apart < leastSlow && slowly[i]) {
        leastSlow = apart;
      }
      if (apart <= latest[i]) {
        int late = apart - reach[i];
        many += late <= 0 ? 1 : 0;
        long counts = late <= 0 ? ready[i] : late == 1 ? ready[i] / 2 : ready[i] / 4;
        int way = bearings.way(between);
        if (way < HexGrid.DIRECTIONS) {
          ahead += counts << BITS * way;
        } else {
          aside += counts << BITS * (way - HexGrid.DIRECTIONS);
        }
      }
    }
    straight[hex] = ahead;
    between[hex] = aside;
    distance[hex] = least;
    slow[hex] = leastSlow;
    nearest[hex] = where;
    reached[hex] = many;
  }

  /** Returns the hexes at which an enemy of a type strikes in a single move. */
  static int reach(StandType type) {
    return type.moveFirst + 1;
  }

  /**
   * Returns the probability that an enemy comes in its next move: 1 in a single move, less with
   * extra moves.
   *
   * @param late hexes beyond its reach
   */
  static double comes(int late) {
    return late <= 0 ? 1 : late == 1 ? 0.5 : late == LATEST ? 0.25 : 0;
  }

  /** Returns the weight of an enemy in this round: less than 1 if it cannot strike in it. */
  double share(int enemy) {
    return strikesNow(enemy) ? 1 : later;
  }

  /** Returns the number of enemies that could charge into a hex from their present hexes. */
  int reached(int hex) {
    distance(hex);
    return reached[hex];
  }

  /**
   * The number of enemies that could strike a stand with a facing in a hex on flank or rear and
   * whose way is not blocked by friends. An enemy that needs an extra move counts half, one that
   * needs two a quarter, and one that cannot arrive in this round a share.
   */
  public double danger(int stand, int hex, int facing) {
    distance(hex);
    if ((straight[hex] | between[hex]) == 0) {
      return 0;
    }
    int front = 0b11 << facing;
    int ways = beside.open(stand, hex) & ~(front | front >> HexGrid.DIRECTIONS);
    return (sum(straight[hex] & STRAIGHT[ways]) + sum(between[hex] & BESIDE[ways]))
        / (double) AT_ONCE;
  }

  private static long sum(long counts) {
    return counts * ADD >>> BITS * (HexGrid.DIRECTIONS - 1) & MANY;
  }
}
