package dev.muster.rules.adlgr;

import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.plane.Convex;
import dev.muster.rules.plane.Footprint;
import dev.muster.rules.plane.Pose;
import java.util.ArrayList;
import java.util.List;

/** Commanders: which unit each is with, where they ride, and what may befall them (AR-D32). */
final class Staff {
  private static final RuleRef RIDES = RuleRef.of("", "AR-D32");
  private static final RuleRef LOST = RuleRef.of("", "AR-D33", "AR-378");

  private final Table table;
  private final Command command;

  Staff(Table table, Command command) {
    this.table = table;
    this.command = command;
  }

  /** Whether the commander of a corps may ride: he lives, has not yet, and it can be paid. */
  boolean may(int corps) {
    return !table.commanderLost[corps]
        && !table.rode[corps]
        && command.canRide(corps, table.rules.number("cost-join"));
  }

  /** The units the commander of a corps may ride to (AR-D32). */
  List<Integer> joins(int corps) {
    List<Integer> found = new ArrayList<>();
    if (may(corps)) {
      for (int each : table.forces().members[corps]) {
        if (takes(corps, each)) {
          found.add(each);
        }
      }
    }
    return found;
  }

  private boolean takes(int corps, int unit) {
    return table.present(unit)
        && !broken(unit)
        && table.commanderWith[corps] != unit
        && table.type(unit).branch != Branch.CAMP
        && table.fromCommander(corps, table.of(unit))
            <= table.rules.number("move-commander") + Convex.HAIR;
  }

  private boolean broken(int unit) {
    return table.hits[unit] >= table.type(unit).cohesion;
  }

  /** The commander of a corps rides to a unit of it. */
  void join(int corps, int unit) {
    int cost = table.rules.number("cost-join");
    command.payRide(corps, cost);
    table.rode[corps] = true;
    table.commanderWith[corps] = unit;
    told(corps, table.name(unit), cost);
  }

  /** The commander of a corps leaves the unit he is with, and stays where it stands. */
  void leave(int corps) {
    int cost = table.rules.number("cost-join");
    command.payRide(corps, cost);
    table.rode[corps] = true;
    alone(corps, table.commanderWith[corps]);
    told(corps, "", cost);
  }

  private void told(int corps, String unit, int cost) {
    if (table.heard) {
      table.tell(new AdlgEvent.CommanderRides(name(corps), unit, cost, RIDES));
    }
  }

  private String name(int corps) {
    return Deployment.title(table.forces().commander.get(corps));
  }

  private void alone(int corps, int unit) {
    Footprint was = table.of(unit);
    table.placeCommander(corps, Pose.near(was.centre().x(), was.centre().y(), 0));
    table.commanderWith[corps] = Table.NOBODY;
  }

  /** A unit has routed or left the table: what becomes of a commander with it (AR-D33). */
  void unitLost(int unit, String why) {
    int corps = table.commanderOf(unit);
    if (corps == Table.NOBODY) {
      return;
    }
    if (table.rules.is("commander_of_routed", "alone")) {
      alone(corps, unit);
    } else {
      lose(corps, why);
    }
  }

  private void lose(int corps, String why) {
    table.loseCommander(corps);
    if (table.heard) {
      table.tell(
          new AdlgEvent.CommanderLost(name(corps), table.forces().corpsName[corps], why, LOST));
    }
  }

  /** Commanders alone on whom an enemy stands ride to the nearest of their units, or are lost. */
  void rideOff() {
    for (int corps = 0; corps < table.forces().corps; corps++) {
      if (!table.commanderLost[corps]
          && table.commanderWith[corps] == Table.NOBODY
          && riddenDown(corps)) {
        rideOff(corps);
      }
    }
  }

  private boolean riddenDown(int corps) {
    for (int each = 0; each < table.units; each++) {
      if (table.present(each)
          && table.side(each) != table.forces().corpsSide[corps]
          && table.fromCommander(corps, table.of(each)) <= Convex.TOUCH) {
        return true;
      }
    }
    return false;
  }

  private void rideOff(int corps) {
    int best = Table.NOBODY;
    double least = Double.POSITIVE_INFINITY;
    for (int each : table.forces().members[corps]) {
      double far = table.fromCommander(corps, table.of(each));
      if (takes(corps, each) && far < least - Convex.HAIR) {
        least = far;
        best = each;
      }
    }
    if (best == Table.NOBODY) {
      lose(corps, "ridden down");
    } else {
      table.commanderWith[corps] = best;
      told(corps, table.name(best), 0);
    }
  }
}
