package dev.muster.dsl.ide.scene;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The board: its size, its places, and the keyboard navigation between them.
 *
 * @param kind {@code hexes}, {@code boxes} or {@code table}
 * @param name of the map
 * @param width of the field, in board units
 * @param height of the field, in board units
 * @param margin beyond each edge, for letters and numbers
 * @param cell width of a hex or a box, or of one measure of a table, in board units
 * @param grid of hexes or boxes; null for a table
 * @param table null for a grid
 * @param headings possible headings of a stand, clockwise from north
 * @param edges that can be moved by {@code resize}: {@code E}, {@code N}, {@code S}
 * @param source the map in the text; null if it cannot be accessed
 */
public record SceneBoard(
    String kind,
    String name,
    double width,
    double height,
    double margin,
    double cell,
    @Nullable Grid grid,
    @Nullable Table table,
    List<SceneHeading> headings,
    List<String> edges,
    @Nullable SceneSource source) {
  public SceneBoard {
    edges = List.copyOf(edges);
    headings = List.copyOf(headings);
  }

  /**
   * A heading.
   *
   * @param key its word, such as {@code NE}
   * @param degrees clockwise from north
   */
  public record SceneHeading(String key, double degrees) {}

  /**
   * Cells in columns and rows, counted from 0 at the top left. The middle of a cell is at {@code x
   * + column * columnStep + (row is odd ? oddRowShift : 0)} and {@code y + row * rowStep}; a spot
   * belongs to the cell whose middle is nearest. The name of a place is the name of its column
   * followed by that of its row.
   *
   * @param x of the middle of the first cell
   * @param y of the middle of the first cell
   * @param outline corners of a cell about its middle, x and y in turn
   * @param steps the offset of each direction: the keys {@code left}, {@code right}, {@code up} and
   *     {@code down} for arrow keys, and the names of all neighbours such as {@code NE}
   * @param terrains names of the terrains
   * @param cells for each cell, row by row, the index of its terrain in {@code terrains}
   * @param heights height of each cell; empty if all have the same height
   */
  public record Grid(
      int columns,
      int rows,
      List<String> columnNames,
      List<String> rowNames,
      double x,
      double y,
      double columnStep,
      double rowStep,
      double oddRowShift,
      List<Double> outline,
      List<Step> steps,
      List<String> terrains,
      List<Integer> cells,
      List<Integer> heights) {
    public Grid {
      columnNames = List.copyOf(columnNames);
      rowNames = List.copyOf(rowNames);
      outline = List.copyOf(outline);
      steps = List.copyOf(steps);
      terrains = List.copyOf(terrains);
      cells = List.copyOf(cells);
      heights = List.copyOf(heights);
    }
  }

  /**
   * From a cell to the next in a direction.
   *
   * @param direction {@code left}, {@code right}, {@code up}, {@code down}, or a compass point
   * @param columns columns to add from an even row, counted from 0
   * @param oddColumns columns to add from an odd row
   * @param rows rows to add
   */
  public record Step(String direction, int columns, int oddColumns, int rows) {}

  /**
   * A table without a grid. The place at a spot is {@code x / cell} and {@code (height - y) /
   * cell}, each rounded to a multiple of {@code snap}, written {@code 12.5,3}.
   *
   * @param width in measures
   * @param height in measures
   * @param measure such as {@code UD}
   * @param snap how fine the mouse and the arrow keys are, in measures
   */
  public record Table(double width, double height, String measure, double snap) {}
}
