package dev.muster.rules.adlgr.rules;

import dev.muster.rules.battle.EventSink;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Point;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.plane.Footprint;
import dev.muster.rules.plane.Pose;
import dev.muster.rules.plane.TenthDegrees;
import java.math.BigDecimal;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/** Sets up the table of a scenario (AR-D03, AR-D25). */
public final class AdlgDeployment {
  private AdlgDeployment() {}

  /**
   * Creates a table with all units and commanders at the positions of the scenario.
   *
   * @throws IllegalArgumentException if a unit is off the table, on impassable ground or on another
   *     unit
   */
  public static AdlgState table(AdlgForces forces, Dice dice, EventSink sink) {
    AdlgState table = new AdlgState(forces, dice, sink);
    int unit = 0;
    int corps = 0;
    for (Scenario.Side side : forces.program.scenario().sides()) {
      for (Scenario.Group group : side.groups()) {
        for (Scenario.DeployedStand each : group.stands()) {
          deploy(table, unit++, each);
        }
        appoint(table, corps++, group.general());
      }
    }
    touching(table);
    return table;
  }

  private static void deploy(AdlgState table, int unit, Scenario.DeployedStand stand) {
    if (stand.arrival() != null) {
      return; // it waits
    }
    if (!(stand.at() instanceof Point at)) {
      throw cannot(stand, "which is no point of a table");
    }
    if (stand.has("routed")) {
      table.remove(unit, AdlgState.Fate.ROUTED);
      return;
    }
    Footprint place = footprint(table, unit, at, stand);
    String why = misplaced(table, unit, place);
    if (why != null) {
      throw cannot(stand, why);
    }
    table.place(unit, place.at());
    table.setLosses(unit, number(stand, "hits"));
    table.square[unit] = stand.has("square");
  }

  /** Returns the footprint of a unit at its deployed position. */
  public static Footprint footprint(
      AdlgState table, int unit, Point at, Scenario.DeployedStand stand) {
    AdlgForces forces = table.forces();
    return Footprint.of(Pose.of(at, stand.facing()), forces.front[unit], forces.depth[unit]);
  }

  /** Returns why a unit cannot start at a place, and how to correct it; null if it can. */
  static @Nullable public String misplaced(AdlgState table, int unit, Footprint place) {
    double out = table.ground.off(place.outline());
    if (out > 0) {
      return "where it is " + lengthText(out) + " UD off the table; move it by so much";
    }
    if (!table.ground.passable(place.outline())) {
      return "on impassable ground; move it off";
    }
    for (int each = 0; each < unit; each++) {
      if (table.present(each) && place.overlaps(table.footprint(each))) {
        double deep = place.outline().overlap(table.footprint(each).outline());
        return "where it overlaps "
            + table.name(each)
            + " by "
            + lengthText(deep)
            + " UD; move one of them by so much";
      }
    }
    return null;
  }

  /** A length to a hundredth. */
  public static String lengthText(double length) {
    return BigDecimal.valueOf(length)
        .setScale(2, RoundingMode.HALF_UP)
        .stripTrailingZeros()
        .toPlainString();
  }

  private static IllegalArgumentException cannot(Scenario.DeployedStand stand, String why) {
    return new IllegalArgumentException(
        stand.source() + ": " + stand.name() + " cannot start at " + stand.at() + ", " + why);
  }

  /** The number of a mark that a unit begins with; 0 if it has no such mark. */
  public static int number(Scenario.DeployedStand stand, String mark) {
    var numbers = stand.numbers(mark);
    return numbers.isEmpty() ? 0 : Math.max(0, numbers.getFirst());
  }

  /** Places a commander with the unit he is attached to, or alone at his own position. */
  public static void appoint(AdlgState table, int corps, Scenario.General general) {
    if (general.name().isEmpty()) {
      table.commanderLost[corps] = true;
      return;
    }
    for (int unit : table.forces().members[corps]) {
      if (table.name(unit).equals(general.attachedTo())) {
        table.commanderWith[corps] = unit;
      }
    }
    Place at = general.at();
    if (table.commanderWith[corps] == AdlgState.NOBODY && at instanceof Point(double x, double y)) {
      table.placeCommander(corps, Pose.near(x, y, 0));
    }
  }

  /** Puts enemies into melee whose fronts touch at the start of the battle. */
  private static void touching(AdlgState table) {
    for (int one = 0; one < table.units; one++) {
      for (int other = 0; other < table.units; other++) {
        if (table.present(one) && table.present(other) && table.enemies(one, other)) {
          UnitEdge edge = edge(table.footprint(one), table.reaching(other));
          if (edge != null) {
            table.engage(one, other, edge, false);
          }
        }
      }
    }
  }

  /** Returns the edge of another unit that is flush with the front of a unit; null if none is. */
  static @Nullable UnitEdge edge(Footprint unit, Footprint other) {
    for (Footprint.Edge each : Footprint.Edge.values()) {
      if (unit.flush(Footprint.Edge.FRONT, other, each) > 0) {
        return of(each);
      }
    }
    return null;
  }

  /** The melee edge of a footprint edge: both sides are flanks. */
  static UnitEdge of(Footprint.Edge edge) {
    return switch (edge) {
      case FRONT -> UnitEdge.FRONT;
      case LEFT, RIGHT -> UnitEdge.FLANK;
      case REAR -> UnitEdge.REAR;
    };
  }

  /** A heading for reports: degrees clockwise from north. */
  public static String heading(int tenths) {
    return Point.length(TenthDegrees.normal(tenths) / 10.0);
  }
}
