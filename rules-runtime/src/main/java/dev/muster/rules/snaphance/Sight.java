package dev.muster.rules.snaphance;

/** Firing arcs, and terrain and stands that block sight (7.0, 7.1). */
final class Sight {
  private final Table table;

  Sight(Table table) {
    this.table = table;
  }

  /** Whether a stand at its hex could shoot at a hex by arc and sight. */
  boolean sees(int stand, int target) {
    int from = table.hex[stand];
    boolean inArc =
        table.type[stand].artillery
            ? table.grid.inNarrowArc(from, table.facing[stand], target)
            : table.grid.inWideArc(from, table.facing[stand], target);
    return inArc && clear(from, target);
  }

  /**
   * A straight line between hex centres; along a hex side both neighbours must block (ledger
   * SN-7.1-01).
   */
  boolean clear(int from, int target) {
    int steps = table.grid.distance(from, target);
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
      if (blocks(one, from, target) && blocks(other, from, target)) {
        return false;
      }
    }
    return true;
  }

  private boolean blocks(int hex, int from, int target) {
    if (hex < 0) {
      return true;
    }
    int stand = table.occupant[hex];
    if (stand != Table.GONE && !table.type[stand].seenThrough) {
      return true;
    }
    int level = table.ground.level(hex);
    if (level < 2) {
      return table.ground.blocksSight(hex);
    }
    // from the slope the whole top is seen, from the plain only its first hex
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
