package dev.muster.rules.adlgr.rules;

import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.model.Point;
import dev.muster.rules.plane.ConvexPolygon;
import dev.muster.rules.plane.Footprint;
import dev.muster.rules.plane.Pose;
import dev.muster.rules.plane.TenthDegrees;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Moves commanders: attaches them to units, rides, and the risk of loss (AR-D32). */
public final class CommanderMoves {
  private static final RuleRef RIDES = RuleRef.of("", "AR-D32");
  private static final RuleRef LOST = RuleRef.of("", "AR-D33", "AR-378");

  private final AdlgState table;
  private final CorpsCommand command;
  private final MovementGroups groups;

  public CommanderMoves(AdlgState table, CorpsCommand command) {
    this.table = table;
    this.command = command;
    groups = new MovementGroups(table);
  }

  /**
   * Whether the commander of a corps may ride: he is not lost, has not ridden yet, and the cost can
   * be paid.
   */
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

  /**
   * Returns the points offered for a ride without a unit: to both sides, ahead and behind, at half
   * and full distance, and behind each group of his corps, without duplicates.
   */
  public List<Point> rides(int corps) {
    return rides(corps, Integer.MAX_VALUE);
  }

  /** Whether there is a point a commander may ride to. */
  boolean mayRide(int corps) {
    return !rides(corps, 1).isEmpty();
  }

  private List<Point> rides(int corps, int most) {
    List<Point> found = new ArrayList<>();
    if (!may(corps)) {
      return found;
    }
    Pose here = at(corps);
    double far = table.rules.number("move-commander");
    for (int heading = 0; heading < TenthDegrees.FULL && found.size() < most; heading += EIGHTH) {
      Pose looking = new Pose(here.hundredthsEast(), here.hundredthsNorth(), heading);
      offer(found, corps, looking.ahead(far / 2));
      offer(found, corps, looking.ahead(far));
    }
    for (int each : table.forces().members[corps]) {
      if (found.size() < most && table.present(each) && groups.of(each)[0] == each) {
        offer(found, corps, behind(groups.of(each)));
      }
    }
    return found;
  }

  private void offer(List<Point> found, int corps, Pose to) {
    if (!found.contains(to.point()) && refusal(corps, to.point()) == null) {
      found.add(to.point());
    }
  }

  /** The middle behind a group. */
  private Pose behind(int[] group) {
    double x = 0;
    double y = 0;
    for (int each : group) {
      x += table.centre(each).x() / group.length;
      y += table.centre(each).y() / group.length;
    }
    return Pose.near(x, y, table.pose(group[0]).tenths()).ahead(-BEHIND);
  }

  /** Distance in UD from the centre of a group to a commander behind it. */
  private static final double BEHIND = 1;

  private static final int EIGHTH = TenthDegrees.FULL / 8;

  /** Tolerance in UD by which a ride may be too long, because points are rounded. */
  private static final double ROUNDED = 0.01;

  /** Returns why a commander may not ride to a point, or null if he may (AR-D32). */
  @Nullable String refusal(int corps, Point to) {
    Footprint there = AdlgState.point(to);
    int most = table.rules.number("move-commander");
    double far = table.fromCommander(corps, there);
    if (!table.ground.onTable(there.outline())) {
      return to + " is off the table (AR-D32)";
    }
    if (far > most + ROUNDED) {
      return to
          + " is "
          + AdlgDeployment.lengthText(far)
          + " UD off, and he rides "
          + most
          + " UD at most (AR-D32)";
    }
    if (!table.ground.passable(there.outline())) {
      return to + " is where nobody can stand (AR-D32)";
    }
    if (table.commanderWith[corps] == AdlgState.NOBODY && at(corps).point().equals(to)) {
      return "he stands at " + to + " (AR-D32)";
    }
    for (int each = 0; each < table.units; each++) {
      if (table.present(each)
          && table.side(each) != table.forces().corpsSide[corps]
          && table.footprint(each).touches(there)) {
        return table.name(each) + " stands at " + to + " (AR-D32)";
      }
    }
    return null;
  }

  /** Returns the place of a corps commander: the middle of his unit, or his own point. */
  private Pose at(int corps) {
    int with = table.commanderWith[corps];
    if (with == AdlgState.NOBODY) {
      return table.commanderAt(corps);
    }
    Point centre = table.centre(with);
    return Pose.near(centre.x(), centre.y(), 0);
  }

  /** Moves the commander of a corps to a point, on his own. */
  void ride(int corps, Point to) {
    int cost = table.rules.number("cost-join");
    command.payRide(corps, cost);
    table.rode[corps] = true;
    table.commanderWith[corps] = AdlgState.NOBODY;
    table.placeCommander(corps, Pose.near(to.x(), to.y(), 0));
    emitRide(corps, "", to.toString(), cost);
  }

  private boolean takes(int corps, int unit) {
    return table.present(unit)
        && !table.broken(unit)
        && table.commanderWith[corps] != unit
        && table.type(unit).branch != TroopCategory.CAMP
        && table.isCommanderWithin(
            corps,
            table.footprint(unit),
            table.rules.number("move-commander") + ConvexPolygon.HAIR);
  }

  /** Moves the commander of a corps to a unit of his corps. */
  void join(int corps, int unit) {
    int cost = table.rules.number("cost-join");
    command.payRide(corps, cost);
    table.rode[corps] = true;
    table.commanderWith[corps] = unit;
    emitRide(corps, table.name(unit), "", cost);
  }

  /** Detaches the commander of a corps from his unit; he stays at its place. */
  void leave(int corps) {
    int cost = table.rules.number("cost-join");
    command.payRide(corps, cost);
    table.rode[corps] = true;
    alone(corps, table.commanderWith[corps]);
    emitRide(corps, "", "", cost);
  }

  private void emitRide(int corps, String unit, String to, int cost) {
    if (table.hasListener) {
      table.emit(new AdlgEvent.CommanderRides(name(corps), unit, to, cost, RIDES));
    }
  }

  private String name(int corps) {
    return table.forces().commander.get(corps).displayName();
  }

  private void alone(int corps, int unit) {
    Point was = table.centre(unit);
    table.placeCommander(corps, Pose.near(was.x(), was.y(), 0));
    table.commanderWith[corps] = AdlgState.NOBODY;
  }

  /** Resolves the fate of a commander whose unit has routed or left the table (AR-D33). */
  void unitLost(int unit, String why) {
    int corps = table.commanderOf(unit);
    if (corps == AdlgState.NOBODY) {
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
    if (table.hasListener) {
      table.emit(
          new AdlgEvent.CommanderLost(name(corps), table.forces().corpsName[corps], why, LOST));
    }
  }

  /**
   * Moves commanders on their own who are touched by an enemy to their nearest unit; without a unit
   * they are lost.
   */
  void rideOff() {
    for (int corps = 0; corps < table.forces().corps; corps++) {
      if (!table.commanderLost[corps]
          && table.commanderWith[corps] == AdlgState.NOBODY
          && riddenDown(corps)) {
        rideOff(corps);
      }
    }
  }

  private boolean riddenDown(int corps) {
    for (int each = 0; each < table.units; each++) {
      if (table.present(each)
          && table.side(each) != table.forces().corpsSide[corps]
          && table.isCommanderWithin(corps, table.footprint(each), ConvexPolygon.TOUCH)) {
        return true;
      }
    }
    return false;
  }

  private void rideOff(int corps) {
    int best = AdlgState.NOBODY;
    double least = Double.POSITIVE_INFINITY;
    for (int each : table.forces().members[corps]) {
      double far = table.fromCommander(corps, table.footprint(each));
      if (takes(corps, each) && far < least - ConvexPolygon.HAIR) {
        least = far;
        best = each;
      }
    }
    if (best == AdlgState.NOBODY) {
      lose(corps, "ridden down");
    } else {
      table.commanderWith[corps] = best;
      emitRide(corps, table.name(best), "", 0);
    }
  }
}
