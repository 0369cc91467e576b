package dev.muster.rules.model;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A map of cells: hexes or boxes. */
public sealed interface GridBoard extends Board permits HexBoard, BoxBoard {
  /** Columns. */
  int width();

  /** Rows. */
  int height();

  /** Terrain keys, row by row from the top left as the map is drawn. */
  List<String> cells();

  /** Linear terrain on the side between two neighbours. */
  List<Edge> sides();

  /** Height of each cell as in {@link Rulebook.Terrain#height}, as {@link #cells}; or empty. */
  List<Integer> heights();

  /** Number of a place of the map in {@link #cells}. */
  int cell(Place place);

  /** The place of a cell. */
  Place place(int cell);

  /** Whether two places lie beside each other, and so may have a side between them. */
  boolean beside(Place one, Place other);

  /** Terrain key of a place of the map. */
  default String terrainAt(Place place) {
    return cells().get(cell(place));
  }

  /** Height of a place as the map draws it, null if the height of its terrain holds. */
  default @Nullable Integer heightAt(Place place) {
    return heights().isEmpty() ? null : heights().get(cell(place));
  }

  @Override
  default Set<String> terrains() {
    Set<String> keys = new LinkedHashSet<>(cells());
    sides().forEach(each -> keys.add(each.terrain()));
    ways().forEach(each -> keys.add(each.terrain()));
    return keys;
  }

  @Override
  default String extent() {
    return width() + " x " + height() + " " + kind().drawn();
  }

  /** Returns a map of hexes or boxes, with the parts of {@link HexBoard} and {@link BoxBoard}. */
  static GridBoard of(
      BoardKind kind,
      String name,
      String label,
      int width,
      int height,
      List<String> cells,
      List<Edge> sides,
      List<Way> ways,
      List<Spot> places,
      List<Integer> heights,
      List<String> notes,
      @Nullable Orientation orientation,
      SourceRange source) {
    return switch (kind) {
      case HEXES ->
          new HexBoard(
              name,
              label,
              width,
              height,
              cells,
              sides,
              ways,
              places,
              heights,
              notes,
              orientation,
              source);
      case BOXES ->
          new BoxBoard(
              name,
              label,
              width,
              height,
              cells,
              sides,
              ways,
              places,
              heights,
              notes,
              orientation,
              source);
      case TABLE -> throw new IllegalArgumentException("a table has no cells");
    };
  }

  /** Returns the same map with other terrain. */
  default GridBoard withCells(List<String> cells) {
    return of(
        kind(),
        name(),
        label(),
        width(),
        height(),
        cells,
        sides(),
        ways(),
        places(),
        heights(),
        notes(),
        orientation(),
        source());
  }

  /** Linear terrain between two neighbours. */
  record Edge(String terrain, Place a, Place b) {}

  /**
   * @throws IllegalArgumentException unless there is exactly one value for each cell
   */
  static void check(int width, int height, List<String> cells, List<Integer> heights) {
    if (!heights.isEmpty() && heights.size() != cells.size()) {
      throw new IllegalArgumentException(
          "a map with heights needs one for each of its "
              + cells.size()
              + " cells, found "
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
              + " cells, found "
              + cells.size());
    }
  }
}
