package dev.muster.rules.adlgr;

import dev.muster.rules.battle.Conditions;
import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Point;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.plane.Footprint;
import dev.muster.rules.plane.Pose;
import org.jspecify.annotations.Nullable;

/**
 * Units that come later: at the start of their side's Movement step, where there is room (AR-D25).
 */
final class Reinforcements {
  private static final RuleRef COMES = RuleRef.of("", "AR-D25");

  /** So near an enemy nobody comes onto the table, in UD. */
  private static final double CLEAR = 1;

  private final Table table;
  private final Conditions conditions;
  private final Scenario.@Nullable Deployed[] waiting;

  Reinforcements(Table table, Conditions conditions) {
    this.table = table;
    this.conditions = conditions;
    waiting = new Scenario.Deployed[table.units];
    int unit = 0;
    for (Scenario.Side side : table.forces().program.scenario().sides()) {
      for (Scenario.Group group : side.groups()) {
        for (Scenario.Deployed stand : group.stands()) {
          waiting[unit++] = stand.arrival() == null ? null : stand;
        }
      }
    }
  }

  /** Whoever of the side whose turn it is comes now. */
  void arrive() {
    for (int unit = 0; unit < table.units; unit++) {
      Scenario.Deployed stand = waiting[unit];
      if (stand != null
          && stand.arrival() != null
          && table.side(unit) == table.active()
          && table.fate(unit) == Table.Fate.WAITING
          && comes(unit, stand.arrival())) {
        enter(unit, stand, stand.arrival());
      }
    }
  }

  private boolean comes(int unit, Scenario.Arrival arrival) {
    if (!conditions.due(arrival)) {
      return false;
    }
    Integer needed = arrival.roll();
    if (needed == null) {
      return true;
    }
    int die = table.dice.d6(face -> face >= needed ? 1 : 0);
    if (table.heard) {
      table.tell(new AdlgEvent.ArrivalRoll(table.name(unit), die, needed, die >= needed, COMES));
    }
    return die >= needed;
  }

  private void enter(int unit, Scenario.Deployed stand, Scenario.Arrival arrival) {
    Forces forces = table.forces();
    for (Place each : arrival.entries()) {
      if (each instanceof Point at) {
        Pose pose = Pose.of(at, stand.facing());
        if (hasRoom(unit, Footprint.of(pose, forces.front[unit], forces.depth[unit]))) {
          table.place(unit, pose);
          table.begin(unit, Deployment.number(stand, "hits"));
          table.square[unit] = stand.has("square");
          if (table.heard) {
            table.tell(new AdlgEvent.Arrives(table.name(unit), pose.toString(), COMES));
          }
          return;
        }
      }
    }
  }

  private boolean hasRoom(int unit, Footprint place) {
    if (!table.ground.passable(place.outline())) {
      return false;
    }
    for (int each = 0; each < table.units; each++) {
      if (table.present(each)
          && (place.overlaps(table.of(each))
              || table.enemies(unit, each)
                  && place.outline().nearer(table.of(each).outline(), CLEAR))) {
        return false;
      }
    }
    return true;
  }
}
