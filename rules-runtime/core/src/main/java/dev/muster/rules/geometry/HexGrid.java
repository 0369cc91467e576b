package dev.muster.rules.geometry;

import dev.muster.rules.model.Hex;
import dev.muster.rules.model.Place;
import org.jspecify.annotations.Nullable;

/**
 * A board of pointy-top hexes. A hex is an index, row by row from the top left; odd rows (from 0)
 * lie half a hex to the right. Directions run counter-clockwise from east: 0 E, 1 NE, 2 NW, 3 W, 4
 * SW, 5 SE (ledger SN-G-01); a facing k points at the corner between directions k and k+1
 * (SN-G-02).
 */
public final class HexGrid implements CellGrid {
  /** Returned by {@link #neighbour} beyond the edge. */
  public static final int OFF_BOARD = -1;

  /** Directions out of a hex, and facings of a stand. */
  public static final int DIRECTIONS = 6;

  private final int width;
  private final int height;
  private final int[] q;
  private final int[] r;
  private final int[] neighbours;

  /** Computed on first use. A race computes the same value twice. */
  private @Nullable HexDistanceTable bearings;

  /**
   * @param width columns, 1 or more
   * @param height rows, 1 or more
   */
  public HexGrid(int width, int height) {
    if (width < 1 || height < 1) {
      throw new IllegalArgumentException(
          "a board needs at least one hex, found " + width + " x " + height);
    }
    this.width = width;
    this.height = height;
    q = new int[width * height];
    r = new int[width * height];
    neighbours = new int[width * height * DIRECTIONS];
    for (int hex = 0; hex < q.length; hex++) {
      q[hex] = hex % width - (hex / width) / 2;
      r[hex] = hex / width;
    }
    for (int hex = 0; hex < q.length; hex++) {
      for (int d = 0; d < DIRECTIONS; d++) {
        neighbours[hex * DIRECTIONS + d] = index(hex(hex).neighbour(d));
      }
    }
  }

  @Override
  public int size() {
    return q.length;
  }

  @Override
  public int width() {
    return width;
  }

  @Override
  public int height() {
    return height;
  }

  /** The hex at axial coordinates, or {@link #OFF_BOARD}. */
  public int at(int axialQ, int r) {
    int column = axialQ + Math.floorDiv(r, 2);
    return r < 0 || r >= height || column < 0 || column >= width ? OFF_BOARD : r * width + column;
  }

  /** The hex of a place, or {@link #OFF_BOARD}, as all places in another board's way are. */
  @Override
  public int index(Place place) {
    return place instanceof Hex(int column, int row)
            && column >= 1
            && column <= width
            && row >= 1
            && row <= height
        ? (row - 1) * width + column - 1
        : OFF_BOARD;
  }

  @Override
  public Hex place(int cell) {
    return hex(cell);
  }

  public Hex hex(int index) {
    return new Hex(index % width + 1, index / width + 1);
  }

  public int axialQ(int index) {
    return q[index];
  }

  public int axialR(int index) {
    return r[index];
  }

  /** Returns the distances and directions between the hexes of the board. */
  public HexDistanceTable bearings() {
    HexDistanceTable found = bearings;
    if (found == null) {
      found = new HexDistanceTable(width, height);
      bearings = found;
    }
    return found;
  }

  /** The neighbour in a direction 0..5, or {@link #OFF_BOARD}. */
  public int neighbour(int hex, int direction) {
    return neighbours[hex * DIRECTIONS + direction];
  }

  /** Distance in hexes (SN-G-07). */
  @Override
  public int distance(int a, int b) {
    return bearings().distance(a, b);
  }

  /** Distance in hexes between axial coordinates (SN-G-07). */
  public static int distance(int q, int r, int otherQ, int otherR) {
    int dq = q - otherQ;
    int dr = r - otherR;
    return Math.max(Math.max(Math.abs(dq), Math.abs(dr)), Math.abs(dq + dr));
  }

  /**
   * Returns how far another hex is in a direction, in half hexes. The value is highest in the
   * direction of the hex side that a line to it crosses, and equal in two directions if the line
   * crosses a corner.
   */
  public int towards(int direction, int from, int to) {
    // straight over a side is midway between the two facings beside it
    return projection(direction, from, to) + projection(turned(direction, -1), from, to);
  }

  /**
   * Returns the number of rows by which a hex is in front (positive) of a stand at {@code from}
   * with facing k (SN-G-08).
   */
  public int projection(int facing, int from, int hex) {
    return rowsAhead(facing, q[hex] - q[from], r[hex] - r[from]);
  }

  /** Returns the same for axial coordinates relative to the stand. */
  public static int rowsAhead(int facing, int dq, int dr) {
    return switch (facing) {
      case 0 -> dq;
      case 1 -> -dr;
      case 2 -> -dq - dr;
      case 3 -> -dq;
      case 4 -> dr;
      case 5 -> dq + dr;
      default -> throw new IllegalArgumentException("facing must be 0 to 5, found " + facing);
    };
  }

  /**
   * Returns by how many half hex widths a hex lies to the right (positive) or left (negative) of
   * the line along which a stand at {@code from} with facing k points (SN-G-12).
   */
  public int lateral(int facing, int from, int hex) {
    int dq = q[hex] - q[from];
    int dr = r[hex] - r[from];
    return switch (facing) {
      case 0 -> dq + 2 * dr;
      case 1 -> 2 * dq + dr;
      case 2 -> dq - dr;
      case 3 -> -dq - 2 * dr;
      case 4 -> -2 * dq - dr;
      case 5 -> dr - dq;
      default -> throw new IllegalArgumentException("facing must be 0 to 5, found " + facing);
    };
  }

  /**
   * Returns whether a hex is behind the front face line of a stand (5.0, 10.4; SN-G-09). The row
   * level with the stand is behind it.
   */
  public boolean behindFrontLine(int facing, int from, int hex) {
    return projection(facing, from, hex) <= 0;
  }

  /** Returns the facing after this many hex faces to the left; negative to the right (SN-G-10). */
  public static int turned(int facing, int facesLeft) {
    int turned = facing + facesLeft;
    return turned >= 0 && turned < DIRECTIONS ? turned : Math.floorMod(turned, DIRECTIONS);
  }

  /** Returns the direction from a hex to an adjacent one; -1 if they are not adjacent. */
  public int direction(int from, int to) {
    if (to == OFF_BOARD) {
      return -1;
    }
    for (int d = 0; d < DIRECTIONS; d++) {
      if (neighbours[from * DIRECTIONS + d] == to) {
        return d;
      }
    }
    return -1;
  }

  /**
   * Returns the aspect on which a stand at {@code target} is struck from an adjacent hex (SN-G-28).
   *
   * @throws IllegalArgumentException if the hexes are not adjacent
   */
  public Aspect aspect(int target, int facing, int from) {
    int direction = direction(target, from);
    if (direction < 0) {
      throw new IllegalArgumentException("hexes " + target + " and " + from + " are not adjacent");
    }
    return Aspect.of(facing, direction);
  }

  /**
   * Returns whether {@code hex} is one of the front two hexes (SN-G-03): those of its zone of
   * control, and of contact with an enemy (SN-G-29).
   */
  public boolean isFront(int from, int facing, int hex) {
    return hex != OFF_BOARD
        && (neighbour(from, facing) == hex || neighbour(from, turned(facing, 1)) == hex);
  }

  /** Whether {@code hex} is one of the flank hexes (SN-G-04). */
  public boolean isFlank(int from, int facing, int hex) {
    return hex != OFF_BOARD
        && (neighbour(from, turned(facing, 2)) == hex
            || neighbour(from, turned(facing, -1)) == hex);
  }

  /** Whether a hex is in a firing arc of a stand; its own hex never is. */
  public boolean inArc(FiringArc arc, int from, int facing, int hex) {
    return from != hex
        && arc.covers(
            distance(from, hex), projection(facing, from, hex), lateral(facing, from, hex));
  }
}
