package dev.muster.dsl.ide.mapedit;

import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Point;

/**
 * The size of a map: the usual ones of new maps, and the limits.
 *
 * @param width columns, or measures of a table
 * @param height rows, or measures of a table
 */
public record BoardSize(double width, double height) {
  /** Columns and rows of a grid at most. */
  private static final int MOST = 99;

  /** Width and depth of a table at most, in its measure. */
  private static final double LARGEST_TABLE = 1000;

  /** Returns the size of a new map that is written as text, small enough to draw by hand. */
  public static BoardSize usual(BoardKind kind) {
    return switch (kind) {
      case HEXES, BOXES -> new BoardSize(12, 8);
      case TABLE -> new BoardSize(30, 20);
    };
  }

  /** Returns the size of a new map that is painted for a whole battle. */
  public static BoardSize ofBattle(BoardKind kind) {
    return switch (kind) {
      case HEXES -> new BoardSize(24, 16);
      case BOXES -> new BoardSize(16, 12);
      case TABLE -> usual(kind);
    };
  }

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
