package dev.muster.rules.snaphance.commander;

import dev.muster.rules.geometry.HexGrid;
import dev.muster.rules.snaphance.rules.RangedFire;
import dev.muster.rules.snaphance.rules.SnaphanceState;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/**
 * The number of enemies of a side that have a hex in one of their arcs. The counts are kept between
 * questions: an enemy that has moved or turned is removed at its old place and counted at the new
 * one.
 */
final class EnemyArcCounts {
  /** Distance in hexes within which an enemy that turns its flank or rear to a hex is counted. */
  private static final int CLOSE = 3;

  /** Whether a hex is in an arc, by its distance and rows ahead. */
  private interface Within {
    boolean has(int away, int ahead);
  }

  /** The hexes of an arc, relative to its owner. */
  private static final class Shape {
    // by facing, the nearest first
    private final int[][] q = new int[HexGrid.DIRECTIONS][];
    private final int[][] r = new int[HexGrid.DIRECTIONS][];

    /** By distance: the number of these hexes at most so far away. */
    private final int[] sizes;

    Shape(int widest, Within within) {
      sizes = new int[widest + 1];
      for (int facing = 0; facing < HexGrid.DIRECTIONS; facing++) {
        lay(facing, widest, within);
      }
    }

    private void lay(int facing, int widest, Within within) {
      int[] arcQ = new int[(2 * widest + 1) * (2 * widest + 1)];
      int[] arcR = new int[arcQ.length];
      int size = 0;
      for (int away = 0; away <= widest; away++) {
        for (int dq = -away; dq <= away; dq++) {
          for (int dr = -away; dr <= away; dr++) {
            if (HexGrid.distance(dq, dr, 0, 0) == away
                && within.has(away, HexGrid.rowsAhead(facing, dq, dr))) {
              arcQ[size] = dq;
              arcR[size++] = dr;
            }
          }
        }
        sizes[away] = size;
      }
      q[facing] = Arrays.copyOf(arcQ, size);
      r[facing] = Arrays.copyOf(arcR, size);
    }
  }

  private static final Shape FIRE =
      new Shape(RangedFire.FARTHEST, (away, ahead) -> 2 * ahead >= away);
  private static final Shape BEHIND = new Shape(CLOSE, (away, ahead) -> ahead <= 0);

  /** One kind of arc, and how many enemies have each hex in theirs. */
  private final class Kind {
    private final Shape shape;

    /** By enemy: the number of hexes in its arc. */
    private final int[] sizes = new int[enemies.length];

    private final short[] counts = new short[table.grid.size()];

    /**
     * @param reach the length of an enemy's arc in hexes; 0 if it has none
     */
    Kind(Shape shape, IntUnaryOperator reach) {
      this.shape = shape;
      for (int i = 0; i < sizes.length; i++) {
        int far = reach.applyAsInt(enemies[i]);
        sizes[i] = far == 0 ? 0 : shape.sizes[far];
      }
    }

    private void count(int i, int by) {
      int[] arcQ = shape.q[facings[i]];
      int[] arcR = shape.r[facings[i]];
      int hexQ = table.grid.axialQ(hexes[i]);
      int hexR = table.grid.axialR(hexes[i]);
      for (int k = 0; k < sizes[i]; k++) {
        int there = table.grid.at(hexQ + arcQ[k], hexR + arcR[k]);
        if (there != HexGrid.OFF_BOARD) {
          counts[there] += (short) by;
        }
      }
    }
  }

  private final SnaphanceState table;
  private final int theirs;
  private final int[] enemies;

  // where each of them was counted
  private final int[] hexes;
  private final int[] facings;

  // the state of the table they were counted for
  private int placed = -1;
  private int faced = -1;

  private final Kind fire;
  private final Kind behind;

  EnemyArcCounts(SnaphanceState table, int side) {
    this.table = table;
    theirs = 1 - side;
    int many = 0;
    int[] found = new int[table.stands];
    for (int stand = 0; stand < table.stands; stand++) {
      if (table.side[stand] != side) {
        found[many++] = stand;
      }
    }
    enemies = Arrays.copyOf(found, many);
    hexes = new int[many];
    Arrays.fill(hexes, SnaphanceState.GONE);
    facings = new int[many];
    fire = new Kind(FIRE, stand -> table.type[stand].farthest);
    behind = new Kind(BEHIND, stand -> CLOSE);
  }

  /** Updates the counts of the enemies that have moved or turned. */
  void update() {
    if (placed == table.placed[theirs] && faced == table.faced[theirs]) {
      return;
    }
    placed = table.placed[theirs];
    faced = table.faced[theirs];
    for (int i = 0; i < enemies.length; i++) {
      int hex = table.hex[enemies[i]];
      int facing = table.facing[enemies[i]];
      if (hex != hexes[i] || facing != facings[i]) {
        count(i, -1);
        hexes[i] = hex;
        facings[i] = facing;
        count(i, 1);
      }
    }
  }

  private void count(int i, int by) {
    if (hexes[i] != SnaphanceState.GONE) {
      fire.count(i, by);
      behind.count(i, by);
    }
  }

  /** Enemies that could fire into a hex without a turn, in sight or not (7.2). */
  int fire(int hex) {
    return fire.counts[hex];
  }

  /** Enemies near a hex that have it on their flank or in their rear. */
  int behind(int hex) {
    return behind.counts[hex];
  }
}
