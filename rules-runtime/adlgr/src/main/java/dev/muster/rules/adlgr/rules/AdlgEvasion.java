package dev.muster.rules.adlgr.rules;

import dev.muster.rules.plane.ConvexPolygon;
import dev.muster.rules.plane.Footprint;
import dev.muster.rules.plane.Pose;
import dev.muster.rules.plane.TenthDegrees;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Which units can evade, in which direction, and how far (AR-204 to AR-218, AR-D29). */
public final class AdlgEvasion {
  private static final double[] SLIDES = {-0.5, 0.5, -1, 1};

  private final AdlgState table;
  private final ZonesOfControl zones;
  private final MoveAllowance allowance;
  private final AdlgPassage passage;

  /** Anything nearer than this ahead blocks an evade, in UD. */
  private final double room;

  /** Distance in UD at which an evading unit stops before an obstacle. */
  private final double shortOf;

  public AdlgEvasion(
      AdlgState table, ZonesOfControl zones, MoveAllowance allowance, AdlgPassage passage) {
    this.table = table;
    this.zones = zones;
    this.allowance = allowance;
    this.passage = passage;
    room = table.rules.length("evade-room");
    shortOf = table.rules.length("evade-short");
  }

  /**
   * An evade and its end.
   *
   * @param aside the slide it begins with, in UD; positive to the right
   * @param crossed friends it bursts through
   * @param leaves whether it leaves the table
   * @param caught whether it is stopped by something that it may not pass
   */
  public record Flight(
      double aside, Pose end, List<Integer> crossed, boolean leaves, boolean caught) {
    /**
     * Returns whether the evasion is neither stopped nor passes through friends it may not pass.
     */
    boolean clear() {
      return !caught && crossed.isEmpty();
    }
  }

  /** Whether a unit is one that evades, and free to. */
  boolean may(int unit) {
    return table.present(unit)
        && table.type(unit).evades()
        && !table.square[unit]
        && !table.inMelee(unit);
  }

  /**
   * The headings a unit may evade to from a charge: along the charge, or by a quarter- or half-turn
   * nearest to that; none if all are blocked, and then it receives the charge (AR-210 to AR-215).
   *
   * @param charge heading of the charge, in tenths of a degree
   */
  List<Integer> headings(int unit, int charge) {
    List<Integer> headings = new ArrayList<>();
    int own = table.pose(unit).tenths();
    int nearest = own;
    for (int turn = 0; turn < TenthDegrees.FULL; turn += TenthDegrees.QUARTER) {
      int heading = TenthDegrees.normal(own + turn);
      if (TenthDegrees.between(heading, charge) < TenthDegrees.between(nearest, charge)) {
        nearest = heading;
      }
    }
    for (int heading : new int[] {TenthDegrees.normal(charge), nearest}) {
      if (!headings.contains(heading) && !isBlocked(unit, heading)) {
        headings.add(heading);
      }
    }
    return headings;
  }

  private Footprint turned(int unit, int heading) {
    Footprint own = table.footprint(unit);
    return own.to(own.turned(heading - own.at().tenths()));
  }

  /** Whether a unit that has turned to a heading has no room to evade (AR-211 to AR-213). */
  boolean isBlocked(int unit, int heading) {
    Footprint own = turned(unit, heading);
    ConvexPolygon ahead = own.strip(Footprint.Edge.FRONT, room, 0);
    if (table.ground.onTable(ahead) && !table.ground.passable(ahead)) {
      return true;
    }
    for (int each = 0; each < table.units; each++) {
      if (each != unit && table.present(each)) {
        boolean near = reach(own, heading, each) < room - ConvexPolygon.HAIR;
        boolean enemy = table.enemies(unit, each);
        if (near && (enemy || !passage.through(unit, heading, each))) {
          return true;
        }
        if (enemy
            && zones.exerts(each, unit)
            && before(own, each)
            && zoneOf(each).overlaps(ahead)
            && !zones.spares(each, into(own))) {
          return true;
        }
      }
    }
    return false;
  }

  /** The places a unit passes in the room it needs to evade. */
  private List<Footprint> into(Footprint own) {
    List<Footprint> places = new ArrayList<>();
    for (int step = 0; step <= STEPS; step++) {
      places.add(own.to(own.at().ahead(room * step / STEPS)));
    }
    return places;
  }

  private static final int STEPS = 10;

  private boolean before(Footprint own, int other) {
    return own.ahead(table.centre(other)) > 0;
  }

  private ConvexPolygon zoneOf(int unit) {
    return table.footprint(unit).strip(Footprint.Edge.FRONT, zones.reach, 0);
  }

  private double reach(Footprint from, int heading, int other) {
    return from.outline()
        .reach(
            TenthDegrees.east(heading),
            TenthDegrees.north(heading),
            table.footprint(other).outline());
  }

  /**
   * Distance of an evade in UD: the allowance of the ground ahead, modified by the die (AR-216).
   */
  public double distance(int unit, int heading, int die) {
    Footprint own = turned(unit, heading);
    double open = allowance.over(unit, Going.OPEN);
    ConvexPolygon ahead = own.strip(Footprint.Edge.FRONT, open, 0);
    double allowed = allowance.over(unit, table.ground.slowest(ahead.with(own.outline())));
    return Math.max(0, allowed + ChargeOptions.variable(die));
  }

  /** Returns the default flight of a unit. */
  public Flight flight(int unit, int heading, double far) {
    return flights(unit, heading, far).getFirst();
  }

  /**
   * The ways in which a unit can evade a distance: straight on if the way is free; else with the
   * smallest slide to either side that avoids the obstacle, or bursting through units where that is
   * allowed. If none is possible it stops short (AR-095, AR-217, AR-D29). The usual way comes
   * first.
   */
  List<Flight> flights(int unit, int heading, double far) {
    Footprint own = turned(unit, heading);
    Flight straight = straight(unit, own, 0, far);
    if (straight.clear()) {
      return List.of(straight);
    }
    List<Flight> found = new ArrayList<>();
    for (double aside : SLIDES) {
      boolean known = found.stream().anyMatch(each -> each.aside() * aside > 0);
      if (!known && isFree(unit, own, own.to(own.at().aside(aside)))) {
        Flight flight = straight(unit, own, aside, far);
        if (flight.clear()) {
          found.add(flight);
        }
      }
    }
    if (found.isEmpty() || !straight.caught()) {
      found.add(straight);
    }
    return found;
  }

  private boolean isFree(int unit, Footprint from, Footprint to) {
    ConvexPolygon path = from.outline().with(to.outline());
    if (!table.ground.passable(path)) {
      return false;
    }
    for (int each = 0; each < table.units; each++) {
      if (each != unit
          && table.present(each)
          && path.overlap(table.footprint(each).outline()) > ConvexPolygon.TOUCH
          && (table.enemies(unit, each) || !passage.through(unit, to.at().tenths(), each))) {
        return false;
      }
    }
    return true;
  }

  private Flight straight(int unit, Footprint own, double aside, double far) {
    Footprint from = own.to(own.at().aside(aside));
    int heading = from.at().tenths();
    List<Integer> crossed = new ArrayList<>();
    double most = far;
    boolean caught = false;
    for (int each = 0; each < table.units; each++) {
      if (each == unit || !table.present(each)) {
        continue;
      }
      double reach = reach(from, heading, each);
      if (reach >= far || !table.enemies(unit, each) && passage.through(unit, heading, each)) {
        continue;
      }
      if (!table.enemies(unit, each) && passage.bursts(each)) {
        crossed.add(each);
      } else if (reach - shortOf < most) {
        most = Math.max(0, reach - shortOf);
        caught = true;
      }
    }
    return ended(unit, from, aside, most, crossed, caught);
  }

  /** Ends the flight: off the table over its edge, or before cliffs and units. */
  private Flight ended(
      int unit, Footprint from, double aside, double most, List<Integer> crossed, boolean caught) {
    double far = most;
    Footprint end = from.to(from.at().ahead(far));
    ConvexPolygon path = from.outline().with(end.outline());
    if (!table.ground.onTable(path)) {
      return new Flight(aside, end.at(), crossed, true, caught);
    }
    if (!table.ground.passable(path)) {
      far = table.ground.clear(from, from.at().tenths(), most);
      end = from.to(from.at().ahead(far));
    }
    while (far > 0 && standsInAFriend(unit, end)) {
      far = Math.max(0, far - shortOf);
      end = from.to(from.at().ahead(far));
    }
    double reached = far;
    Footprint there = end;
    crossed.removeIf(
        each ->
            reach(from, from.at().tenths(), each) >= reached
                || there.distance(table.footprint(each)) > 0 && reached <= 0);
    return new Flight(aside, end.at(), crossed, false, caught || far < most);
  }

  private boolean standsInAFriend(int unit, Footprint end) {
    for (int each = 0; each < table.units; each++) {
      if (each != unit && table.present(each) && end.overlaps(table.footprint(each))) {
        return true;
      }
    }
    return false;
  }

  /** The free half-turn of light troops and caracole horse at the end (AR-218); else null. */
  @Nullable Pose faced(int unit, Pose end) {
    AdlgUnitType type = table.type(unit);
    boolean may = type.branch.light() || type.mounted() && type.has(Ability.CARACOLE);
    return may ? table.footprint(unit).to(end).turned(TenthDegrees.FULL / 2) : null;
  }
}
