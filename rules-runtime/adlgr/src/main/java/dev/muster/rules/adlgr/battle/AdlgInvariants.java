package dev.muster.rules.adlgr.battle;

import dev.muster.rules.adlgr.rules.AdlgState;
import dev.muster.rules.adlgr.rules.UnitHalf;
import dev.muster.rules.plane.ConvexPolygon;

/** Checks the invariants that hold after every step, among them AR-V-18 to AR-V-25. */
final class AdlgInvariants {
  private final AdlgState table;

  AdlgInvariants(AdlgState table) {
    this.table = table;
  }

  /**
   * @throws IllegalStateException if an invariant does not hold
   */
  void afterStep() {
    for (int unit = 0; unit < table.units; unit++) {
      cohesion(unit);
      if (table.present(unit)) {
        stands(unit);
        turn(unit);
      } else if (table.inMelee(unit)) {
        throw broken(unit, "is gone and in melee");
      }
    }
    for (int corps = 0; corps < table.forces().corps; corps++) {
      corps(corps);
    }
  }

  private void cohesion(int unit) {
    int hits = table.hits[unit];
    if (hits < 0 || !table.apart(unit) && hits > table.type(unit).cohesion) {
      throw broken(unit, "has lost " + hits + " of " + table.type(unit).cohesion + " cohesion");
    }
    for (UnitHalf half : UnitHalf.values()) {
      int lost = table.hits(unit, half);
      if (lost < 0 || lost > table.cohesion(unit)) {
        throw broken(unit, "has lost " + lost + " in its " + half.words() + " half");
      }
    }
  }

  private void stands(int unit) {
    if (!table.ground.passable(table.footprint(unit).outline())) {
      throw broken(unit, "stands where nobody can");
    }
    if (!table.ground.onTable(table.footprint(unit).outline())) {
      throw broken(unit, "stands off the table");
    }
    for (int other = 0; other < unit; other++) {
      if (table.present(other)) {
        double deep = table.footprint(unit).outline().overlap(table.footprint(other).outline());
        if (deep > 2 * ConvexPolygon.TOUCH) {
          throw broken(
              unit,
              "overlaps " + table.name(other) + " at " + table.pose(other) + " by " + deep + " UD");
        }
        if (table.fights(unit, other) != table.fights(other, unit)) {
          throw broken(unit, "is in a melee by halves with " + table.name(other));
        }
        if (table.fights(unit, other)
            && (!table.enemies(unit, other) || table.gap(unit, other) > 2 * ConvexPolygon.TOUCH)) {
          throw broken(unit, "is in a melee that cannot be with " + table.name(other));
        }
      }
    }
  }

  private void turn(int unit) {
    if (table.moves[unit] > 3) {
      throw broken(unit, "has made " + table.moves[unit] + " moves (AR-V-19)");
    }
    if (table.square[unit] && !table.type(unit).formsSquare()) {
      throw broken(unit, "cannot form a square (AR-V-22)");
    }
    if (table.charged[unit] && table.side(unit) != table.active()) {
      throw broken(unit, "has charged in the turn of the enemy (AR-V-21)");
    }
  }

  private void corps(int corps) {
    if (table.points[corps] < 0) {
      throw new IllegalStateException(
          "invariant broken: "
              + table.forces().corpsName[corps]
              + " has spent "
              + -table.points[corps]
              + " command points too many (AR-V-18)");
    }
    int with = table.commanderWith[corps];
    if (with != AdlgState.NOBODY
        && !table.commanderLost[corps]
        && !table.present(with)
        && table.fate(with) != AdlgState.Fate.WAITING) {
      throw broken(with, "is gone, and a commander with it who is not lost");
    }
  }

  private IllegalStateException broken(int unit, String what) {
    return new IllegalStateException(
        "invariant broken: " + table.name(unit) + " at " + table.pose(unit) + " " + what);
  }
}
