package dev.muster.rules.adlgr.rules;

import dev.muster.rules.plane.ConvexPolygon;
import dev.muster.rules.plane.Footprint;
import dev.muster.rules.plane.Pose;
import dev.muster.rules.plane.TenthDegrees;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Zones of control: which unit holds which before its front, and which enemy threatens most. */
public final class ZonesOfControl {
  /** Range of a zone in UD, exclusive (AR-116). */
  public final double reach;

  private final AdlgState table;
  private final boolean nearestThreatens;

  // by unit: its zone of control, and its place when that was computed
  private final @Nullable ConvexPolygon[] zones;
  private final @Nullable Footprint[] zonesFrom;

  public ZonesOfControl(AdlgState table) {
    this.table = table;
    reach = table.rules.length("zone");
    nearestThreatens = table.rules.is("threat", "nearest");
    zones = new ConvexPolygon[table.units];
    zonesFrom = new Footprint[table.units];
  }

  /** Whether an enemy at a place is in the zone of a unit (AR-116, AR-121 to AR-129). */
  boolean controls(int unit, int enemy, Footprint place) {
    return reaches(unit, place) && exerts(unit, enemy);
  }

  boolean controls(int unit, int enemy) {
    return controls(unit, enemy, table.footprint(enemy));
  }

  /** Whether a place is before the front of a unit, less than 1 UD off, and not behind it. */
  boolean reaches(int unit, Footprint place) {
    Footprint own = table.footprint(unit);
    return !own.outline().isBeyond(place.outline(), reach)
        && own.faces(place, reach, zone(unit))
        && !table.footing.penalises(table.ground.under(place), table.type(unit));
  }

  /** Returns the area ahead of a unit that its zone covers (AR-116). */
  ConvexPolygon zone(int unit) {
    Footprint own = table.footprint(unit);
    ConvexPolygon found = zones[unit];
    if (found == null || zonesFrom[unit] != own) {
      found = own.strip(Footprint.Edge.FRONT, reach, 0);
      zones[unit] = found;
      zonesFrom[unit] = own;
    }
    return found;
  }

  /**
   * Whether the unit faces at least one of the places, and all that it faces are in ground that
   * penalises it, into which its zone does not extend (AR-126).
   */
  boolean spares(int unit, List<Footprint> places) {
    boolean found = false;
    for (Footprint each : places) {
      if (table.footprint(unit).faces(each, reach)) {
        found = true;
        if (!table.footing.penalises(table.ground.under(each), table.type(unit))) {
          return false;
        }
      }
    }
    return found;
  }

  /** Whether a unit has a zone for an enemy at all. */
  boolean exerts(int unit, int enemy) {
    if (!table.present(unit) || table.square[unit] || table.inMelee(unit)) {
      return false;
    }
    boolean has =
        switch (table.type(unit).branch) {
          case CAMP, ARTILLERY, WAR_WAGONS -> false;
          case LIGHT_INFANTRY -> !table.under(unit).open() || heedsLightFoot(enemy);
          default -> true;
        };
    return has && !table.penalised(unit) && table.works(unit) == DefensiveWorks.NONE;
  }

  private boolean heedsLightFoot(int enemy) {
    return switch (table.type(enemy).branch) {
      case LIGHT_INFANTRY, LIGHT_HORSE, ELEPHANTS, ARTILLERY -> true;
      default -> false;
    };
  }

  /**
   * Returns the enemy that threatens a unit most: of those whose zone holds it, the enemy straight
   * ahead, then the nearest, then the one that needs the smallest turn (AR-D13). In a tie it is the
   * first in scenario order. Returns NOBODY if none holds it.
   */
  public int threat(int unit) {
    int best = AdlgState.NOBODY;
    for (int each = 0; each < table.units; each++) {
      if (table.enemies(unit, each)
          && controls(each, unit)
          && (best == AdlgState.NOBODY || more(unit, each, best))) {
        best = each;
      }
    }
    return best;
  }

  private boolean more(int unit, int one, int other) {
    Footprint own = table.footprint(unit);
    if (!nearestThreatens) {
      boolean ahead = inFront(own, one);
      if (ahead != inFront(own, other)) {
        return ahead;
      }
    }
    double nearer = table.distance(unit, one) - table.distance(unit, other);
    if (Math.abs(nearer) > NEARLY) {
      return nearer < 0;
    }
    return angle(own, table.footprint(one)) < angle(own, table.footprint(other));
  }

  private static final double NEARLY = 1e-6;

  private static final double FAR = 100;

  /** Whether an enemy is straight ahead of a place, however far. */
  boolean inFront(Footprint own, int enemy) {
    return own.faces(table.footprint(enemy), FAR);
  }

  /**
   * Returns the turn that a unit needs to face the middle of another, 0 to 1800 tenths of a degree.
   */
  static int angle(Footprint own, Footprint other) {
    var from = own.centre();
    var to = other.centre();
    int way = TenthDegrees.of(to.x() - from.x(), to.y() - from.y());
    return TenthDegrees.between(own.at().tenths(), way);
  }

  /**
   * Whether a move of a held unit lines it up with its greatest threat or brings it closer: the
   * angle shrinks, or the distance shrinks and the angle does not grow (AR-119).
   */
  boolean linesUp(int unit, Pose to, int threat) {
    Footprint own = table.footprint(unit);
    Footprint there = own.to(to);
    Footprint enemy = table.footprint(threat);
    int turned = angle(there, enemy) - angle(own, enemy);
    double nearer = table.distance(there, enemy) - table.distance(own, enemy);
    return turned < 0 || nearer < -NEARLY && turned <= 0;
  }
}
