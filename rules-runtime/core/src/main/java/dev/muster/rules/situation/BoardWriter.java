package dev.muster.rules.situation;

import dev.muster.rules.model.Board;
import dev.muster.rules.model.GridBoard;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Point;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.TableBoard;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Writes a board in the lines that {@link BoardParser} reads. */
final class BoardWriter {
  /** Places a line names at most, so that it can be read. */
  private static final int MOST_PLACES = 16;

  private final StringBuilder text = new StringBuilder();

  private BoardWriter() {}

  /**
   * Returns the lines of a board.
   *
   * @param book defines the measure of a table
   */
  static String text(Board board, Rulebook book) {
    BoardWriter writer = new BoardWriter();
    switch (board) {
      case GridBoard grid -> writer.grid(grid);
      case TableBoard table -> writer.table(table);
    }
    return writer.text.toString();
  }

  private void grid(GridBoard grid) {
    text.append("board " + grid.width() + " x " + grid.height() + "\n");
    Map<String, List<Place>> ground = new LinkedHashMap<>();
    for (int cell = 0; cell < grid.cells().size(); cell++) {
      String key = grid.cells().get(cell);
      if (!key.equals(BoardParser.PLAIN)) {
        ground.computeIfAbsent(key, any -> new ArrayList<>()).add(grid.place(cell));
      }
    }
    ground.forEach(this::places);
    Map<String, List<String>> sides = new LinkedHashMap<>();
    for (GridBoard.Edge each : grid.sides()) {
      sides
          .computeIfAbsent(each.terrain(), any -> new ArrayList<>())
          .add(each.a() + "-" + each.b());
    }
    sides.forEach(this::places);
    grid.ways().forEach(this::way);
    Map<Integer, List<Place>> heights = new TreeMap<>();
    for (int cell = 0; cell < grid.heights().size(); cell++) {
      heights
          .computeIfAbsent(grid.heights().get(cell), any -> new ArrayList<>())
          .add(grid.place(cell));
    }
    // where all are at one height, a line says so all the same: the map has heights
    if (heights.size() > 1) {
      heights.remove(0);
    }
    heights.forEach((height, places) -> places(BoardParser.HEIGHT + " " + height, places));
  }

  private void places(String key, List<?> places) {
    for (int from = 0; from < places.size(); from += MOST_PLACES) {
      text.append(key)
          .append(' ')
          .append(
              places.subList(from, Math.min(places.size(), from + MOST_PLACES)).stream()
                  .map(String::valueOf)
                  .collect(Collectors.joining(" ")))
          .append('\n');
    }
  }

  private void way(Board.Way way) {
    text.append(way.terrain()).append(" ").append(BoardParser.ALONG);
    way.points().forEach(each -> text.append(' ').append(each));
    text.append(way.breadth() > 0 ? " wide " + Point.length(way.breadth()) : "").append('\n');
  }

  private void table(TableBoard table) {
    text.append(
        "board "
            + Point.length(table.width())
            + " x "
            + Point.length(table.height())
            + " "
            + table.measure()
            + "\n");
    for (TableBoard.Area each : table.areas()) {
      text.append(each.terrain()).append(" at");
      each.corners().forEach(corner -> text.append(' ').append(corner));
      text.append('\n');
    }
    table.ways().forEach(this::way);
  }
}
