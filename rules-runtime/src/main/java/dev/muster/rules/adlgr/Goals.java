package dev.muster.rules.adlgr;

import dev.muster.rules.model.Place;
import dev.muster.rules.model.Plan;
import dev.muster.rules.model.Point;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.plane.Footprint;
import dev.muster.rules.plane.Pose;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the author has planned for a corps, and the ground worth having, as a weight on where a unit
 * stands.
 */
final class Goals {
  /** A point of ground is of no size. */
  private static final double POINT = 1e-3;

  /** Who supports stays so many UD behind. */
  private static final double BEHIND = 2;

  /** Who holds his ground goes no farther from it than so many UD. */
  private static final double HELD = 1.5;

  /** Nearer than this the enemy matters more than ground to be reached, in UD. */
  private static final double NEAR = 5;

  private final Table table;
  private final Scenario scenario;
  private final Scenario.Group[] groups;

  Goals(Table table) {
    this.table = table;
    scenario = table.forces().program.scenario();
    groups = new Scenario.Group[table.forces().corps];
    int corps = 0;
    for (Scenario.Side side : scenario.sides()) {
      for (Scenario.Group group : side.groups()) {
        groups[corps++] = group;
      }
    }
  }

  private @Nullable Plan plan(int unit) {
    return groups[table.forces().corpsOf[unit]].planIn(Math.max(1, table.round()));
  }

  /**
   * Worth of a place for a unit.
   *
   * @param nearest UD to the nearest enemy
   */
  double place(int unit, Footprint at, double nearest) {
    Plan plan = plan(unit);
    double worth = objectives(unit, at);
    if (plan == null) {
      return worth;
    }
    double away = distance(unit, at, plan);
    return worth
        + switch (plan.stance()) {
          case ATTACK -> nearest < NEAR ? 0 : -0.1 * away;
          case HOLD -> -0.2 * (plan.places().isEmpty() ? fromStart(unit, at) : away);
          case SUPPORT -> -0.1 * Math.max(0, away - BEHIND);
          case DELAY -> 0.15 * Math.min(nearest, 3);
          case RESERVE -> -0.2 * fromStart(unit, at);
        };
  }

  /** How much a unit wants to come to the enemy, beside what all want: 0 for who holds. */
  double eagerness(int unit) {
    Plan plan = plan(unit);
    if (plan == null) {
      return 1;
    }
    return switch (plan.stance()) {
      case ATTACK -> 1.2;
      case HOLD -> 0;
      case SUPPORT -> 0.5;
      case DELAY -> -0.5;
      case RESERVE -> 0;
    };
  }

  private double distance(int unit, Footprint at, Plan plan) {
    double near = nearest(at, plan.places());
    String supported = plan.supports();
    if (supported != null) {
      for (int other = 0; other < table.units; other++) {
        if (table.side(other) == table.side(unit)
            && table.present(other)
            && table.forces().corpsName[table.forces().corpsOf[other]].equals(supported)) {
          near = Math.min(near, at.distance(table.of(other)));
        }
      }
    }
    return near == Double.POSITIVE_INFINITY ? 0 : near;
  }

  /** UD from where the scenario has the unit, 0 where it has no place of its own. */
  private double fromStart(int unit, Footprint at) {
    int[] members = table.forces().members[table.forces().corpsOf[unit]];
    Place start = groups[table.forces().corpsOf[unit]].stands().get(unit - members[0]).at();
    return start instanceof Point(double x, double y)
        ? Math.max(0, at.distance(Footprint.of(Pose.near(x, y, 0), POINT, POINT)) - HELD)
        : 0;
  }

  private static double nearest(Footprint at, List<Place> places) {
    double near = Double.POSITIVE_INFINITY;
    for (Place each : places) {
      if (each instanceof Point(double x, double y)) {
        near = Math.min(near, at.distance(Footprint.of(Pose.near(x, y, 0), POINT, POINT)));
      }
    }
    return near;
  }

  /** Nearness to ground the side wants and does not hold. */
  private double objectives(int unit, Footprint at) {
    double near = Double.POSITIVE_INFINITY;
    for (Scenario.Objective each : scenario.objectives()) {
      for (Place place : each.places()) {
        int number = table.forces().places.indexOf(place);
        if (number >= 0 && table.lastSide[number] != table.side(unit)) {
          near = Math.min(near, nearest(at, List.of(place)));
        }
      }
    }
    return near == Double.POSITIVE_INFINITY ? 0 : -0.02 * near;
  }
}
