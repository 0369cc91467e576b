package dev.muster.rules.snaphance.rules;

import dev.muster.rules.geometry.HexGrid;

/** Firing arcs, and terrain and stands that block sight (7.0, 7.1). */
public final class SnaphanceSight {
  /** No hex blocks a line. */
  static final int CLEAR = -2;

  /** The line leaves the board. */
  static final int OFF_BOARD = -1;

  /** The line is longer than an event of the scenario lets stands see. */
  static final int TOO_FAR = -3;

  private final SnaphanceState table;

  public SnaphanceSight(SnaphanceState table) {
    this.table = table;
  }

  /** Whether a stand in its present hex and facing could shoot at a hex by arc and sight. */
  boolean sees(int stand, int target) {
    return sees(stand, table.hex[stand], table.facing[stand], target);
  }

  /** Returns whether a stand in a hex with a facing could shoot at another hex by arc and sight. */
  boolean sees(int stand, int from, int facing, int target) {
    return inArc(stand, from, facing, target) && clear(from, target, stand);
  }

  /** Returns whether another hex is in the firing arc of a stand in a hex with a facing (7.0). */
  public boolean inArc(int stand, int from, int facing, int target) {
    boolean narrow = table.type[stand].narrowArc;
    return table.grid.inArc(
        narrow ? table.rules.narrowArc : table.rules.wideArc, from, facing, target);
  }

  /**
   * Returns the facings, as a bit set, with which a stand in a hex would have another hex in its
   * firing arc (7.0).
   */
  public int facings(int stand, int from, int target) {
    int facings = 0;
    for (int facing = 0; facing < HexGrid.DIRECTIONS; facing++) {
      facings |= inArc(stand, from, facing, target) ? 1 << facing : 0;
    }
    return facings;
  }

  /**
   * A straight line between hex centres; along a hex side both neighbours must block (ledger
   * SN-7.1-01).
   */
  public boolean clear(int from, int target, int firer) {
    return blocker(from, target, firer) == CLEAR;
  }

  /**
   * The hex that blocks the line between two hexes, by a stand or by its ground; {@link #CLEAR} if
   * none does, {@link #OFF_BOARD} if the line leaves the board, {@link #TOO_FAR} if nobody sees so
   * far.
   */
  int blocker(int from, int target, int firer) {
    int steps = table.grid.distance(from, target);
    if (steps > table.visibility) {
      return TOO_FAR;
    }
    if (steps < 2) {
      return CLEAR;
    }
    double q1 = table.grid.axialQ(from);
    double r1 = table.grid.axialR(from);
    double q2 = table.grid.axialQ(target);
    double r2 = table.grid.axialR(target);
    for (int i = 1; i < steps; i++) {
      double t = (double) i / steps;
      double q = q1 + (q2 - q1) * t;
      double r = r1 + (r2 - r1) * t;
      int one = round(q + 1e-6, r + 2e-6);
      int other = round(q - 1e-6, r - 2e-6);
      if (blocks(one, from, target, firer) && blocks(other, from, target, firer)) {
        return one >= 0 ? one : other >= 0 ? other : OFF_BOARD;
      }
    }
    return CLEAR;
  }

  private boolean blocks(int hex, int from, int target, int firer) {
    if (hex < 0) {
      return true;
    }
    int stand = table.occupant[hex];
    if (stand != SnaphanceState.GONE && stand != firer && !table.type[stand].seenThrough) {
      return true;
    }
    int level = table.ground.level(hex);
    if (table.ground.blocksSight(hex)) {
      return true;
    }
    if (level < 2) {
      return false;
    }
    // from the slope the whole top is seen, from the plain only its first hex (7.1)
    int low = Math.min(table.ground.level(from), table.ground.level(target));
    int high = Math.max(table.ground.level(from), table.ground.level(target));
    return !(low >= 1 && high >= 2);
  }

  private int round(double q, double r) {
    double s = -q - r;
    double rq = Math.rint(q);
    double rr = Math.rint(r);
    double rs = Math.rint(s);
    double dq = Math.abs(rq - q);
    double dr = Math.abs(rr - r);
    double ds = Math.abs(rs - s);
    if (dq > dr && dq > ds) {
      rq = -rr - rs;
    } else if (dr > ds) {
      rr = -rq - rs;
    }
    return table.grid.at((int) rq, (int) rr);
  }
}
