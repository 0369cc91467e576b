package dev.muster.rules.adlgr.rules;

import dev.muster.rules.plane.ConvexPolygon;
import dev.muster.rules.plane.Footprint;
import dev.muster.rules.plane.Pose;
import dev.muster.rules.plane.TenthDegrees;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Ways out of a melee and out of a zone of control (AR-104 to AR-111, AR-130 to AR-133). */
final class AdlgWithdrawal {
  private final AdlgState table;
  private final ZonesOfControl zones;
  private final MoveAllowance allowance;
  private final AdlgPassage passage;
  private final AdlgEvasion evasion;

  AdlgWithdrawal(
      AdlgState table,
      ZonesOfControl zones,
      MoveAllowance allowance,
      AdlgPassage passage,
      AdlgEvasion evasion) {
    this.table = table;
    this.zones = zones;
    this.allowance = allowance;
    this.passage = passage;
    this.evasion = evasion;
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

  /** Returns why a unit may not disengage, regardless of cost; null if it may. */
  @Nullable String disengagementRefusal(int unit) {
    if (!table.inMelee(unit)) {
      return "it is in no melee (AR-104)";
    }
    if (table.square[unit]) {
      return "it is in square and does not move (AR-197)";
    }
    return mayDisengage(unit)
        ? null
        : "it fights some it may not leave (AR-106, AR-107, AR-108, AR-109, AR-110, AR-111)";
  }

  private boolean mayLeave(int unit, int enemy) {
    AdlgUnitType own = table.type(unit);
    AdlgUnitType foe = table.type(enemy);
    boolean works = table.works(enemy, table.nearer(enemy, unit)) != DefensiveWorks.NONE;
    if (works || foe.branch == TroopCategory.ARTILLERY || foe.branch == TroopCategory.WAR_WAGONS) {
      return true;
    }
    if (own.branch == TroopCategory.LIGHT_INFANTRY) {
      return foe.foot()
          || foe.branch == TroopCategory.ELEPHANTS
          || foe.mounted() && table.penalised(enemy);
    }
    return own.mounted()
        && own.branch != TroopCategory.ELEPHANTS
        && (foe.foot() || foe.mounted() && slower(enemy, unit));
  }

  /** Whether a unit has the smaller allowance over open ground (AR-110, AR-133). */
  boolean slower(int unit, int than) {
    return MoveAllowance.pace(table.type(unit), table.rules)
        < MoveAllowance.pace(table.type(than), table.rules);
  }

  /** Returns the end of a disengagement: straight back, as far as possible (AR-104, AR-105). */
  Pose disengaged(int unit) {
    return back(unit, allowance.disengaging(unit));
  }

  /** Whether a unit is in a zone and may still leave it in this turn (AR-130 to AR-133). */
  boolean mayLeaveZone(int unit) {
    return zones.threat(unit) != AdlgState.NOBODY && table.moves[unit] == 0 && !table.square[unit];
  }

  /** Returns why a unit cannot leave a zone now, regardless of cost and path; null if it can. */
  @Nullable String zoneRefusal(int unit) {
    if (zones.threat(unit) == AdlgState.NOBODY) {
      return "it is in no zone of control (AR-116)";
    }
    if (table.square[unit]) {
      return "it is in square and does not move (AR-197)";
    }
    return table.moves[unit] > 0 ? "it has moved, which nearer than 4 UD is all (AR-068)" : null;
  }

  /** Whether a unit leaves a zone by an evade move, not by a step back (AR-130). */
  boolean leavesByEvading(int unit) {
    return evasion.may(unit);
  }

  /** Returns the headings for an evade move out of a zone: those away from the enemy (AR-130). */
  List<Integer> evadeHeadings(int unit) {
    return evasion.headings(unit, table.pose(zones.threat(unit)).tenths());
  }

  /** Distance straight back out of a zone in UD: 1, for mounted 2, modified by a die (AR-131). */
  double fromZone(int unit, int die) {
    int usual =
        table.rules.number(table.type(unit).mounted() ? "zone-exit-mounted" : "zone-exit-foot");
    int least = table.rules.is("zone_exit_short", "least") ? 1 : 0;
    return Math.max(least, usual + ChargeOptions.variable(die));
  }

  /**
   * The pose after a move straight back by a distance, or to an obstacle, with the same heading.
   */
  Pose back(int unit, double far) {
    Footprint own = table.footprint(unit);
    int way = TenthDegrees.normal(own.at().tenths() + TenthDegrees.FULL / 2);
    double most = table.ground.clear(own, way, far);
    for (int each = 0; each < table.units; each++) {
      if (each != unit && table.present(each)) {
        double reach =
            own.outline()
                .reach(
                    TenthDegrees.east(way),
                    TenthDegrees.north(way),
                    table.footprint(each).outline());
        boolean passes = !table.enemies(unit, each) && passage.through(unit, way, each);
        boolean ends = own.to(own.at().ahead(-most)).overlaps(table.footprint(each));
        if (reach < most && (!passes || ends)) {
          most = Math.max(0, Math.floor(reach * 100 + ConvexPolygon.HAIR) / 100);
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
      if (table.enemies(unit, each) && zones.controls(each, unit)) {
        Footprint own = table.footprint(unit);
        boolean behind = own.ahead(table.centre(each)) < -own.depth();
        if (!behind || !slower(each, unit)) {
          return false;
        }
        any = true;
      }
    }
    return any;
  }
}
