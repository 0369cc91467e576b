package dev.muster.dsl.ide.mapedit;

import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Point;

/** The size limits of maps. */
final class BoardSize {
  /** Columns and rows of a grid at most. */
  private static final int MOST = 99;

  /** Width and depth of a table at most, in its measure. */
  private static final double LARGEST_TABLE = 1000;

  private BoardSize() {}

  /**
   * Looks at a size.
   *
   * @throws RefusedActionException if no map of this kind has it
   */
  static void check(BoardKind kind, double width, double height) throws RefusedActionException {
    boolean grid = kind != BoardKind.TABLE;
    double most = grid ? MOST : LARGEST_TABLE;
    for (double each : new double[] {width, height}) {
      boolean whole = each == Math.rint(each);
      if (!(each >= 1 && each <= most) || grid && !whole) {
        throw new RefusedActionException(
            "A map of "
                + kind.drawn()
                + " is 1 to "
                + (int) most
                + (grid ? " " + kind.places() : "")
                + " wide and high, not "
                + Point.length(width)
                + " x "
                + Point.length(height)
                + ".");
      }
    }
  }
}
