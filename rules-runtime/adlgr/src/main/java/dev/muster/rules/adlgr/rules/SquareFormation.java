package dev.muster.rules.adlgr.rules;

import dev.muster.rules.plane.ConvexPolygon;

/** Which units can form a square, and leave it (AR-189 to AR-196). */
final class SquareFormation {
  private final AdlgState table;
  private final MoveAllowance allowance;

  SquareFormation(AdlgState table, MoveAllowance allowance) {
    this.table = table;
    this.allowance = allowance;
  }

  /** Whether a unit may form a square: it has the 2 UD for it and has not moved. */
  boolean mayForm(int unit) {
    return table.type(unit).formsSquare() && !table.square[unit] && canSpend(unit);
  }

  boolean mayLeave(int unit) {
    return table.square[unit] && canSpend(unit);
  }

  /** UD it takes to form a square or to leave it (AR-189, AR-190). */
  int cost() {
    return allowance.square();
  }

  /** UD a unit has left after it has left its square (AR-190). */
  double left(int unit) {
    return allowance.over(unit, table.under(unit).going()) - cost();
  }

  private boolean canSpend(int unit) {
    return table.present(unit)
        && !table.inMelee(unit)
        && table.moves[unit] == 0
        && left(unit) >= -ConvexPolygon.HAIR;
  }
}
