package dev.muster.rules.boxgrid.rules;

/** Sight along a straight line (BG-D07). */
final class BoxSight {
  /** The line is longer than an event of the scenario lets units see. */
  static final int TOO_FAR = BoxTerrainMap.OFF - 1;

  private final BoxState field;

  BoxSight(BoxState field) {
    this.field = field;
  }

  /** Whether the line between two boxes is clear. */
  boolean clear(int from, int to) {
    return blocker(from, to) == BoxTerrainMap.OFF;
  }

  /**
   * Returns a box between two boxes that blocks the line between their centres, by a unit or by
   * terrain that blocks sight; OFF if none does. A box that the line only touches at a corner does
   * not count. {@link #TOO_FAR} if nobody sees so far.
   */
  int blocker(int from, int to) {
    if (field.ground.distance(from, to) > field.visibility) {
      return TOO_FAR;
    }
    if (field.rules.sightFree) {
      return BoxTerrainMap.OFF;
    }
    BoxTerrainMap ground = field.ground;
    int columns = ground.column(to) - ground.column(from);
    int rows = ground.row(to) - ground.row(from);
    for (int column = Math.min(0, columns); column <= Math.max(0, columns); column++) {
      for (int row = Math.min(0, rows); row <= Math.max(0, rows); row++) {
        boolean end = (column == 0 && row == 0) || (column == columns && row == rows);
        if (!end && crosses(columns, rows, column, row)) {
          int box = ground.index(ground.column(from) + column, ground.row(from) + row);
          if (field.unitIn(box) != BoxForces.NOBODY || ground.is(box, BoxTerrainMap.BLOCKS_SIGHT)) {
            return box;
          }
        }
      }
    }
    return BoxTerrainMap.OFF;
  }

  /** Whether the line from (0,0) to (columns,rows) passes through the interior of a box. */
  private static boolean crosses(int columns, int rows, int column, int row) {
    // twice the distance of the middle of the box from the line, against the reach of its corners
    int off = Math.abs(2 * (columns * row - rows * column));
    return off < Math.abs(columns) + Math.abs(rows);
  }

  /** Whether a linear obstacle on the last step of the line covers a unit in a box. */
  boolean behindObstacle(int from, int to) {
    BoxTerrainMap ground = field.ground;
    int columns = ground.column(from) - ground.column(to);
    int rows = ground.row(from) - ground.row(to);
    int east = 2 * Math.abs(columns) >= Math.abs(rows) ? Integer.signum(columns) : 0;
    int north = 2 * Math.abs(rows) >= Math.abs(columns) ? Integer.signum(rows) : 0;
    int before = ground.index(ground.column(to) + east, ground.row(to) + north);
    int direction = ground.direction(to, before);
    return direction >= 0 && ground.isBarred(to, direction);
  }
}
