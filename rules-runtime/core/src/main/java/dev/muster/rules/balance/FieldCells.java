package dev.muster.rules.balance;

import dev.muster.rules.model.Board;
import dev.muster.rules.model.GridBoard;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Point;
import dev.muster.rules.model.TableBoard;
import java.util.List;
import java.util.function.IntConsumer;

/** The cells in which a field is counted: its hexes or boxes, or squares of an open table. */
public final class FieldCells {
  /** Squares along the longer edge of a table, at most. */
  private static final int MOST_SQUARES = 40;

  private final Board board;
  private final int columns;
  private final int rows;

  /** Width of a square, in the measure of the table; 1 on a grid. */
  private final double width;

  /** The cells of a board. */
  public FieldCells(Board board) {
    this.board = board;
    switch (board) {
      case GridBoard grid -> {
        columns = grid.width();
        rows = grid.height();
        width = 1;
      }
      case TableBoard table -> {
        width = Math.max(1, Math.ceil(Math.max(table.width(), table.height()) / MOST_SQUARES));
        columns = (int) Math.ceil(table.width() / width);
        rows = (int) Math.ceil(table.height() / width);
      }
    }
  }

  /** Returns the number of cells. */
  public int count() {
    return columns * rows;
  }

  /** The cell of a place, -1 if it is not on the board. */
  public int cell(Place place) {
    if (!board.contains(place)) {
      return -1;
    }
    return switch (board) {
      case GridBoard grid -> grid.cell(place);
      case TableBoard any -> square((Point) place);
    };
  }

  private int square(Point at) {
    int column = Math.min(columns - 1, (int) (at.x() / width));
    int row = Math.min(rows - 1, (int) (at.y() / width));
    return row * columns + column;
  }

  /** The place of a cell of a grid, or the corners of a square in order about it. */
  public List<Place> places(int cell) {
    return switch (board) {
      case GridBoard grid -> List.of(grid.place(cell));
      case TableBoard table -> {
        double west = cell % columns * width;
        double south = cell / columns * width;
        double east = Math.min(table.width(), west + width);
        double north = Math.min(table.height(), south + width);
        yield List.of(
            new Point(west, south),
            new Point(east, south),
            new Point(east, north),
            new Point(west, north));
      }
    };
  }

  /** Returns the name of a cell: its place, or the middle of a square. */
  public String name(int cell) {
    List<Place> places = places(cell);
    return places.size() == 1
        ? places.getFirst().toString()
        : new Point(
                (((Point) places.get(0)).x() + ((Point) places.get(2)).x()) / 2,
                (((Point) places.get(0)).y() + ((Point) places.get(2)).y()) / 2)
            .toString();
  }

  /** Cells on the straight way between two places of a table; of a grid the last one alone. */
  void between(Place from, Place to, IntConsumer each) {
    if (from instanceof Point a && to instanceof Point b) {
      int parts = (int) Math.ceil(4 * a.distance(b) / width);
      for (int i = 1; i < parts; i++) {
        double share = (double) i / parts;
        int cell = cell(a.shifted(share * (b.x() - a.x()), share * (b.y() - a.y())));
        if (cell >= 0) {
          each.accept(cell);
        }
      }
    }
    int last = cell(to);
    if (last >= 0) {
      each.accept(last);
    }
  }
}
