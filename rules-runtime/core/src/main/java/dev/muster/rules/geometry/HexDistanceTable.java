package dev.muster.rules.geometry;

/** A lookup table of the distance and the direction between any two hexes of a board. */
public final class HexDistanceTable {
  /** Index difference of two hexes whose axial coordinate q differs by 1. */
  private final int stride;

  private final int middle;

  /** By hex: its index for {@link #between}. */
  private final int[] places;

  private final int[] apart;
  private final byte[] way;

  /**
   * @param width columns of the board
   * @param height its rows
   */
  HexDistanceTable(int width, int height) {
    int rows = height - 1;
    int columns = width + rows / 2;
    stride = 2 * rows + 1;
    middle = columns * stride + rows;
    places = new int[width * height];
    for (int row = 0; row < height; row++) {
      for (int column = 0; column < width; column++) {
        places[row * width + column] = (column - row / 2) * stride + row;
      }
    }
    apart = new int[2 * middle + 1];
    way = new byte[apart.length];
    for (int dq = -columns; dq <= columns; dq++) {
      for (int dr = -rows; dr <= rows; dr++) {
        int offset = middle + dq * stride + dr;
        apart[offset] = HexGrid.distance(dq, dr, 0, 0);
        way[offset] = (byte) way(dq, dr);
      }
    }
  }

  private static int way(int dq, int dr) {
    for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
      // the rows ahead of the facings on both sides of a direction: as many straight on it
      int left = HexGrid.rowsAhead(d, dq, dr);
      int right = HexGrid.rowsAhead(HexGrid.turned(d, -1), dq, dr);
      int farther = HexGrid.rowsAhead(HexGrid.turned(d, 1), dq, dr);
      if (left > 0 && left == right) {
        return d;
      }
      if (left > right && left > farther) {
        return d + HexGrid.DIRECTIONS;
      }
    }
    return 0;
  }

  /** Returns the index of a hex of the board, for {@link #between}. */
  public int place(int hex) {
    return places[hex];
  }

  /** Returns the index of the difference of two places, for {@link #apart} and {@link #way}. */
  public int between(int from, int to) {
    return middle + to - from;
  }

  /** Distance in hexes between two hexes of the board (SN-G-07). */
  int distance(int from, int to) {
    return apart[middle + places[to] - places[from]];
  }

  /** Distance in hexes (SN-G-07). */
  public int apart(int between) {
    return apart[between];
  }

  /**
   * Returns the direction 0 to 5 of the second hex if it lies straight in one; 6 more if it lies
   * between that direction and the next.
   */
  public int way(int between) {
    return way[between];
  }
}
