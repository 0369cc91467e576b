package dev.muster.rules.model;

import java.util.List;

/**
 * A map of pointy-top hexes in rows; every second row (0-based odd) lies half a hex to the right.
 * Hex 0508 is column 5, row 8, both counted from 1 at the top left.
 *
 * @param cells terrain keys of a hex, row by row from the top left; every cell has at least one key
 *     ({@code plain})
 * @param sides linear terrain on the side between two adjacent hexes
 */
public record Board(
    String name,
    String label,
    int width,
    int height,
    List<String> cells,
    List<HexSide> sides,
    List<Place> places,
    SourceRange source) {

  public Board {
    cells = List.copyOf(cells);
    sides = List.copyOf(sides);
    places = List.copyOf(places);
    if (cells.size() != width * height) {
      throw new IllegalArgumentException(
          "a "
              + width
              + " x "
              + height
              + " map needs "
              + width * height
              + " hexes, found "
              + cells.size());
    }
  }

  /** Terrain key of the hex at 1-based column and row. */
  public String terrainAt(int column, int row) {
    return cells.get((row - 1) * width + column - 1);
  }

  /** Linear terrain between two neighbouring hexes. */
  public record HexSide(String terrain, Hex a, Hex b) {}

  /** A named hex, such as a village. */
  public record Place(String name, Hex at) {}
}
