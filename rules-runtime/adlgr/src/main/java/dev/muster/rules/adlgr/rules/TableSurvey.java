package dev.muster.rules.adlgr.rules;

import dev.muster.rules.model.Point;
import dev.muster.rules.plane.Footprint;
import dev.muster.rules.plane.Pose;
import dev.muster.rules.plane.Segment;
import java.util.List;

/** Analyses a position: zones of control, command range and shooting. */
public final class TableSurvey {
  private final AdlgState table;
  private final ZonesOfControl zones;
  private final CorpsCommand command;
  private final ShootingOnTable shooting;

  /** Makes a survey of a table that no other code uses. */
  public TableSurvey(AdlgState table) {
    this.table = table;
    zones = new ZonesOfControl(table);
    command = new CorpsCommand(table);
    shooting = new ShootingOnTable(table, new TableMelees(table, new SupportRules(table, zones)));
  }

  /** Whether a unit has a zone of control for any enemy (AR-116, AR-121 to AR-129). */
  public boolean hasZone(int unit) {
    for (int enemy = 0; enemy < table.units; enemy++) {
      if (table.enemies(unit, enemy) && zones.exerts(unit, enemy)) {
        return true;
      }
    }
    return false;
  }

  /** The corners of the zone before the front of a unit (AR-116). */
  public List<Point> zone(int unit) {
    return table.footprint(unit).strip(Footprint.Edge.FRONT, zones.reach, 0).corners();
  }

  /** UD within which the commander of a unit reaches it (AR-008, AR-015 to AR-017). */
  public int commandRange(int corps, int unit) {
    return command.range(corps, unit);
  }

  /** Whether a unit has anything to shoot with. */
  public boolean isArmed(int unit) {
    return AdlgShooting.armed(table.type(unit));
  }

  /** The corners of the ground that a unit can shoot into, sight apart (AR-279). */
  public List<Point> arc(int unit) {
    double beside = table.rules.number("arc-beside") / 100.0;
    return table
        .footprint(unit)
        .strip(Footprint.Edge.FRONT, table.type(unit).reach, beside)
        .corners();
  }

  /**
   * Returns the average cohesion that a unit would lose at a place, with its present heading, if
   * each enemy shoots once from its present place at the target that it must prefer (AR-267,
   * AR-268).
   *
   * @return 0 if the unit cannot be there: off the table, or in another unit
   */
  public double expectedLoss(int unit, Point place) {
    Footprint home = table.footprint(unit);
    Footprint there = home.to(Pose.near(place.x(), place.y(), home.at().tenths()));
    if (!table.ground.onTable(there.outline()) || isTaken(unit, there)) {
      return 0;
    }
    table.place(unit, there);
    double lost = 0;
    for (int enemy = 0; enemy < table.units; enemy++) {
      if (table.present(enemy)
          && table.enemies(enemy, unit)
          && isArmed(enemy)
          && shooting.edge(enemy, unit) != null
          && shooting.targets(enemy).contains(unit)) {
        lost += shooting.expected(enemy, unit);
      }
    }
    table.place(unit, home);
    return lost;
  }

  private boolean isTaken(int unit, Footprint there) {
    for (int each = 0; each < table.units; each++) {
      if (each != unit && table.present(each) && there.overlaps(table.footprint(each))) {
        return true;
      }
    }
    return false;
  }

  /** Why a unit cannot shoot at an enemy, with the rows of the rules; empty if it can. */
  public String refusal(int unit, int enemy) {
    if (shooting.edge(unit, enemy) != null) {
      return "";
    }
    double reach = table.type(unit).reach;
    double distance = table.distance(unit, enemy);
    String name = table.name(enemy);
    if (distance > reach) {
      return name
          + " is "
          + Point.length(Math.round(distance * 10) / 10.0)
          + " UD away, out of range (AR-279)";
    }
    if (distance > table.visibility) {
      return name + " is not in sight: units see no farther than " + table.visibility + " UD now";
    }
    Segment sight = table.footprint(unit).outline().shortest(table.footprint(enemy).outline());
    if (table.ground.hides(sight)) {
      return name + " is not in sight: the ground lies in the line (AR-D14)";
    }
    for (int each = 0; each < table.units; each++) {
      if (each != unit
          && each != enemy
          && table.present(each)
          && table.footprint(each).outline().along(sight) > 0) {
        return name + " is not in sight: " + table.name(each) + " stands in the line (AR-D15)";
      }
    }
    return name + " is outside the shooting arc (AR-280)";
  }
}
