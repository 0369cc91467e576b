package dev.muster.rules.referee;

import dev.muster.rules.model.Facing;
import dev.muster.rules.model.Hex;
import java.util.ArrayList;
import java.util.List;

/**
 * Hexes, facings and arcs as docs/rules/geometry.md draws them, worked out in the witness's own
 * axial coordinates: q grows east, r south-east (SN-G-01 to SN-G-13).
 */
final class AxialHexes {
  private static final int[] EAST = {1, 1, 0, -1, -1, 0};
  private static final int[] SOUTH = {0, -1, -1, 0, 1, 1};

  /** Where a neighbour lies, as the stand that faces sees it. */
  enum Aspect {
    FRONT,
    FLANK,
    REAR
  }

  private AxialHexes() {}

  private static int q(Hex hex) {
    int row = hex.row() - 1;
    return hex.column() - 1 - (row - (row & 1)) / 2;
  }

  private static int r(Hex hex) {
    return hex.row() - 1;
  }

  /** The neighbour in a direction, 0 to 5 counter-clockwise from east, on the board or not. */
  static Hex beside(Hex hex, int direction) {
    int r = r(hex) + SOUTH[direction];
    int q = q(hex) + EAST[direction];
    return new Hex(q + (r - (r & 1)) / 2 + 1, r + 1);
  }

  /** The direction from a hex to its neighbour, -1 for any other hex. */
  static int direction(Hex from, Hex to) {
    for (int d = 0; d < 6; d++) {
      if (q(from) + EAST[d] == q(to) && r(from) + SOUTH[d] == r(to)) {
        return d;
      }
    }
    return -1;
  }

  /** Hexes from one to the other. */
  static int distance(Hex a, Hex b) {
    int dq = q(a) - q(b);
    int dr = r(a) - r(b);
    return Math.max(Math.abs(dq + dr), Math.max(Math.abs(dq), Math.abs(dr)));
  }

  /** What a neighbour in this direction is to one who faces so (SN-G-03 to SN-G-05). */
  static Aspect aspect(Facing facing, int direction) {
    return switch (Math.floorMod(direction - facing.ordinal(), 6)) {
      case 0, 1 -> Aspect.FRONT;
      case 2, 5 -> Aspect.FLANK;
      default -> Aspect.REAR;
    };
  }

  /** What a neighbouring hex is to a stand. */
  static Aspect aspect(Hex at, Facing facing, Hex neighbour) {
    int direction = direction(at, neighbour);
    if (direction < 0) {
      throw new IllegalArgumentException(neighbour + " is not beside " + at);
    }
    return aspect(facing, direction);
  }

  /** Whether the hex is one of the front two of a stand. */
  static boolean inFront(Hex at, Facing facing, Hex hex) {
    int direction = direction(at, hex);
    return direction >= 0 && aspect(facing, direction) == Aspect.FRONT;
  }

  /** Rows ahead of a stand, below 0 behind it (SN-G-08). */
  static int ahead(Hex at, Facing facing, Hex hex) {
    int dq = q(hex) - q(at);
    int dr = r(hex) - r(at);
    return switch (facing.ordinal()) {
      case 0 -> dq;
      case 1 -> -dr;
      case 2 -> -dq - dr;
      case 3 -> -dq;
      case 4 -> dr;
      default -> dq + dr;
    };
  }

  /** Whether a hex lies before the front face line (SN-G-09). */
  static boolean beforeLine(Hex at, Facing facing, Hex hex) {
    return ahead(at, facing, hex) >= 1;
  }

  /** Sixty degrees, between the rows that start in the front two hexes (SN-G-12). */
  static boolean wedge(Hex at, Facing facing, Hex hex) {
    int d = distance(at, hex);
    return d > 0 && ahead(at, facing, hex) == d;
  }

  /** The part of the wedge no more than a hex width off the axis (SN-G-12). */
  static boolean corridor(Hex at, Facing facing, Hex hex) {
    int left = ahead(at, turned(facing, 1), hex);
    int right = ahead(at, turned(facing, -1), hex);
    // a step along the row changes the difference by two
    return wedge(at, facing, hex) && Math.abs(left - right) <= 2;
  }

  /** A hundred and twenty degrees with the hexes its border halves (SN-G-13). */
  static boolean sector(Hex at, Facing facing, Hex hex, boolean withBorder) {
    int twice = 2 * ahead(at, facing, hex);
    int d = distance(at, hex);
    return d > 0 && (withBorder ? twice >= d : twice > d);
  }

  /**
   * The hexes a line between the centres of two hexes is in, looked at once for each hex of the
   * way; two of them where it is on a hex side there (U-20).
   */
  static List<List<Hex>> between(Hex from, Hex to) {
    int steps = distance(from, to);
    List<List<Hex>> all = new ArrayList<>();
    for (int step = 1; step < steps; step++) {
      List<Hex> nearest = new ArrayList<>();
      int best = Integer.MAX_VALUE;
      for (int r = Math.min(r(from), r(to)); r <= Math.max(r(from), r(to)); r++) {
        for (int q = Math.min(q(from), q(to)); q <= Math.max(q(from), q(to)); q++) {
          int off =
              square(
                  steps * (q - q(from)) - step * (q(to) - q(from)),
                  steps * (r - r(from)) - step * (r(to) - r(from)));
          if (off < best) {
            nearest.clear();
            best = off;
          }
          if (off == best) {
            nearest.add(new Hex(q + (r - (r & 1)) / 2 + 1, r + 1));
          }
        }
      }
      all.add(nearest);
    }
    return all;
  }

  /** Square of the length of a way, in hexes. */
  private static int square(int dq, int dr) {
    return dq * dq + dq * dr + dr * dr;
  }

  /** The sides of a hex, by direction, over which the line from another comes: one, or a corner. */
  static List<Integer> sidesTowards(Hex hex, Hex other) {
    List<Integer> sides = new ArrayList<>();
    int best = Integer.MIN_VALUE;
    for (int d = 0; d < 6; d++) {
      // in the plane, half hexes east and rows of 0.866 of a hex south
      int east = 2 * (q(other) - q(hex)) + r(other) - r(hex);
      int south = r(other) - r(hex);
      int towards = east * (2 * EAST[d] + SOUTH[d]) + 3 * south * SOUTH[d];
      if (towards > best) {
        sides.clear();
        best = towards;
      }
      if (towards == best) {
        sides.add(d);
      }
    }
    return sides;
  }

  /** The facing some faces further, counter-clockwise. */
  static Facing turned(Facing facing, int faces) {
    return Facing.values()[Math.floorMod(facing.ordinal() + faces, 6)];
  }

  /** Faces between two facings, 0 to 3. */
  static int faces(Facing from, Facing to) {
    int apart = Math.floorMod(to.ordinal() - from.ordinal(), 6);
    return Math.min(apart, 6 - apart);
  }
}
