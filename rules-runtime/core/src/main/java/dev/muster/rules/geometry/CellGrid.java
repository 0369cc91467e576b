package dev.muster.rules.geometry;

import dev.muster.rules.model.Place;

/** A board of cells. A cell is an index, row by row; both count columns and rows from 1. */
public sealed interface CellGrid permits HexGrid, BoxGrid {
  /** Number of cells. */
  int size();

  /** Columns. */
  int width();

  /** Rows. */
  int height();

  /** The cell of a place, or -1 if it is off the board. */
  int index(Place place);

  /** The place of a cell. */
  Place place(int cell);

  /** Distance in cells. */
  int distance(int a, int b);
}
