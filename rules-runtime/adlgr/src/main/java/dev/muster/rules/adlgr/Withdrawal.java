package dev.muster.rules.adlgr;

import dev.muster.rules.plane.Bearing;
import dev.muster.rules.plane.Convex;
import dev.muster.rules.plane.Footprint;
import dev.muster.rules.plane.Pose;

/** Ways out of a melee and out of a zone of control (AR-104 to AR-111, AR-130 to AR-133). */
final class Withdrawal {
  private final Table table;
  private final Zones zones;
  private final Allowance allowance;
  private final Passage passage;

  Withdrawal(Table table, Zones zones, Allowance allowance, Passage passage) {
    this.table = table;
    this.zones = zones;
    this.allowance = allowance;
    this.passage = passage;
  }

  /** Whether a unit may disengage from all it fights (AR-106 to AR-111). */
  boolean mayDisengage(int unit) {
    boolean fights = false;
    for (int each = 0; each < table.units; each++) {
      if (table.fights(unit, each)) {
        fights = true;
        if (!mayLeave(unit, each)) {
          return false;
        }
      }
    }
    return fights && !table.square[unit];
  }

  private boolean mayLeave(int unit, int enemy) {
    UnitType own = table.type(unit);
    UnitType foe = table.type(enemy);
    boolean works = table.works(enemy, table.nearer(enemy, unit)) != Works.NONE;
    if (works || foe.branch == Branch.ARTILLERY || foe.branch == Branch.WAR_WAGONS) {
      return true;
    }
    if (own.branch == Branch.LIGHT_INFANTRY) {
      return foe.foot()
          || foe.branch == Branch.ELEPHANTS
          || foe.mounted() && table.penalised(enemy);
    }
    return own.mounted()
        && own.branch != Branch.ELEPHANTS
        && (foe.foot() || foe.mounted() && slower(enemy, unit));
  }

  /** Whether a unit has the smaller allowance over open ground (AR-110, AR-133). */
  boolean slower(int unit, int than) {
    return Allowance.pace(table.type(unit), table.rules)
        < Allowance.pace(table.type(than), table.rules);
  }

  /** Where a unit comes that disengages: straight back, all it can (AR-104, AR-105). */
  Pose disengaged(int unit) {
    return back(unit, allowance.disengaging(unit));
  }

  /** UD straight back out of a zone: 1, of mounted 2, and what a die makes of it (AR-131). */
  double fromZone(int unit, int die) {
    int usual =
        table.rules.number(table.type(unit).mounted() ? "zone-exit-mounted" : "zone-exit-foot");
    int least = table.rules.is("zone_exit_short", "least") ? 1 : 0;
    return Math.max(least, usual + Assault.variable(die));
  }

  /** Straight back so far, or to what is in the way, heading kept. */
  Pose back(int unit, double far) {
    Footprint own = table.of(unit);
    int way = Bearing.normal(own.at().tenths() + Bearing.FULL / 2);
    double most = table.ground.clear(own, way, far);
    for (int each = 0; each < table.units; each++) {
      if (each != unit && table.present(each)) {
        double reach =
            own.outline().reach(Bearing.east(way), Bearing.north(way), table.of(each).outline());
        boolean passes = !table.enemies(unit, each) && passage.through(unit, way, each);
        boolean ends = own.to(own.at().ahead(-most)).overlaps(table.of(each));
        if (reach < most && (!passes || ends)) {
          most = Math.max(0, StrictMath.floor(reach * 100 + Convex.HAIR) / 100);
        }
      }
    }
    return own.at().ahead(-most);
  }

  /** Whether mounted may go straight ahead out of the zone of a slower enemy behind (AR-133). */
  boolean mayRideOn(int unit) {
    if (!table.type(unit).mounted()) {
      return false;
    }
    boolean any = false;
    for (int each = 0; each < table.units; each++) {
      if (table.enemies(unit, each) && zones.holds(each, unit)) {
        Footprint own = table.of(unit);
        boolean behind = own.ahead(table.of(each).centre()) < -own.depth();
        if (!behind || !slower(each, unit)) {
          return false;
        }
        any = true;
      }
    }
    return any;
  }
}
