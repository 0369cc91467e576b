package dev.muster.rules.geometry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * A board of 31 x 31 with a centre that counts as (0,0), so that a test can be written in the
 * ledger's axial coordinates.
 */
final class AxialBoard {
  private static final int SIZE = 31;
  private static final int MIDDLE = SIZE / 2;

  final HexGrid grid = new HexGrid(SIZE, SIZE);
  final int centre = MIDDLE * SIZE + MIDDLE;

  /** The hex at an offset from the centre. */
  int at(int q, int r) {
    int hex = grid.at(grid.axialQ(centre) + q, grid.axialR(centre) + r);
    if (hex == HexGrid.OFF_BOARD) {
      throw new IllegalArgumentException("(" + q + "," + r + ") is off the test board");
    }
    return hex;
  }

  /** Hexes written {@code (1,-1) (0,-1)} as a set of offsets. */
  static Set<Axial> set(String text) {
    Set<Axial> result = new TreeSet<>();
    Arrays.stream(text.trim().split("\\s+")).map(Axial::parse).forEach(result::add);
    return result;
  }

  /** All hexes that far from the centre. */
  List<Axial> ring(int distance) {
    List<Axial> result = new ArrayList<>();
    for (int q = -distance; q <= distance; q++) {
      for (int r = -distance; r <= distance; r++) {
        if (grid.distance(centre, at(q, r)) == distance) {
          result.add(new Axial(q, r));
        }
      }
    }
    return result;
  }

  /** What an arc of a stand at the centre covers at a range. */
  Set<Axial> arc(FiringArc arc, int facing, int range) {
    Set<Axial> result = new TreeSet<>();
    for (Axial hex : ring(range)) {
      if (grid.inArc(arc, centre, facing, at(hex.q(), hex.r()))) {
        result.add(hex);
      }
    }
    return result;
  }

  /** An offset in axial coordinates, ordered to give stable messages. */
  record Axial(int q, int r) implements Comparable<Axial> {
    static Axial parse(String text) {
      String[] parts = text.substring(1, text.length() - 1).split(",");
      return new Axial(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
    }

    /** 60 degrees counter-clockwise about (0,0) (SN-G-27). */
    Axial rotated() {
      return new Axial(q + r, -q);
    }

    @Override
    public int compareTo(Axial other) {
      return q != other.q ? Integer.compare(q, other.q) : Integer.compare(r, other.r);
    }

    @Override
    public String toString() {
      return "(" + q + "," + r + ")";
    }
  }
}
