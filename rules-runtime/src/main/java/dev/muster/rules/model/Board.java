package dev.muster.rules.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A map of pointy-top hexes in rows; every second row (0-based odd) lies half a hex to the right.
 * Hex 0508 is column 5, row 8, both counted from 1 at the top left.
 *
 * @param cells terrain keys of a hex, row by row from the top left; every cell has at least one key
 *     ({@code plain})
 * @param sides linear terrain on the side between two adjacent hexes
 * @param heights height of each hex as in {@link Rulebook.Terrain#height}, row by row from the top
 *     left; empty where the map gives none and the terrain's own heights hold
 */
public record Board(
    String name,
    String label,
    int width,
    int height,
    List<String> cells,
    List<HexSide> sides,
    List<Place> places,
    List<Integer> heights,
    List<String> notes,
    SourceRange source) {

  /** A map whose heights are those of its terrain. */
  public Board(
      String name,
      String label,
      int width,
      int height,
      List<String> cells,
      List<HexSide> sides,
      List<Place> places,
      SourceRange source) {
    this(name, label, width, height, cells, sides, places, List.of(), List.of(), source);
  }

  public Board {
    cells = List.copyOf(cells);
    sides = List.copyOf(sides);
    places = List.copyOf(places);
    heights = List.copyOf(heights);
    notes = List.copyOf(notes);
    if (!heights.isEmpty() && heights.size() != cells.size()) {
      throw new IllegalArgumentException(
          "a map with heights needs one for each of its "
              + cells.size()
              + " hexes, found "
              + heights.size());
    }
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

  /** Whether the map has a hex. */
  public boolean holds(Hex hex) {
    return hex.column() >= 1 && hex.column() <= width && hex.row() >= 1 && hex.row() <= height;
  }

  /** Terrain key of the hex at 1-based column and row. */
  public String terrainAt(int column, int row) {
    return cells.get((row - 1) * width + column - 1);
  }

  /**
   * Height of the hex at 1-based column and row as the map draws it, null where the height of its
   * terrain holds.
   */
  public @Nullable Integer heightAt(int column, int row) {
    return heights.isEmpty() ? null : heights.get((row - 1) * width + column - 1);
  }

  /** Linear terrain between two neighbouring hexes. */
  public record HexSide(String terrain, Hex a, Hex b) {}

  /** A named hex, such as a village. */
  public record Place(String name, Hex at) {}
}
