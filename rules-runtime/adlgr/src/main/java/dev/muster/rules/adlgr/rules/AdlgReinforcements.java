package dev.muster.rules.adlgr.rules;

import dev.muster.rules.battle.ConditionEvaluator;
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
public final class AdlgReinforcements {
  private static final RuleRef COMES = RuleRef.of("", "AR-D25");

  /** So near an enemy nobody comes onto the table, in UD. */
  private static final double CLEAR = 1;

  private final AdlgState table;
  private final ConditionEvaluator conditions;
  private final Scenario.@Nullable DeployedStand[] waiting;

  public AdlgReinforcements(AdlgState table, ConditionEvaluator conditions) {
    this.table = table;
    this.conditions = conditions;
    waiting = new Scenario.DeployedStand[table.units];
    int unit = 0;
    for (Scenario.Side side : table.forces().program.scenario().sides()) {
      for (Scenario.Group group : side.groups()) {
        for (Scenario.DeployedStand stand : group.stands()) {
          waiting[unit++] = stand.arrival() == null ? null : stand;
        }
      }
    }
  }

  /** Whoever of the side whose turn it is comes now. */
  public void arrive() {
    for (int unit = 0; unit < table.units; unit++) {
      Scenario.DeployedStand stand = waiting[unit];
      if (stand != null
          && stand.arrival() != null
          && table.side(unit) == table.active()
          && table.fate(unit) == AdlgState.Fate.WAITING
          && comes(unit, stand.arrival())) {
        enter(unit, stand, stand.arrival());
      }
    }
  }

  private boolean comes(int unit, Scenario.Arrival arrival) {
    if (!conditions.isDue(arrival)) {
      return false;
    }
    Integer needed = arrival.roll();
    if (needed == null) {
      return true;
    }
    int die = table.dice.d6(face -> face >= needed ? 1 : 0);
    if (table.hasListener) {
      table.emit(new AdlgEvent.ArrivalRoll(table.name(unit), die, needed, die >= needed, COMES));
    }
    return die >= needed;
  }

  private void enter(int unit, Scenario.DeployedStand stand, Scenario.Arrival arrival) {
    AdlgForces forces = table.forces();
    for (Place each : arrival.entries()) {
      if (each instanceof Point at) {
        Pose pose = Pose.of(at, stand.facing());
        if (hasRoom(unit, Footprint.of(pose, forces.front[unit], forces.depth[unit]))) {
          table.place(unit, pose);
          table.setLosses(unit, AdlgDeployment.number(stand, "hits"));
          table.square[unit] = stand.has("square");
          if (table.hasListener) {
            table.emit(new AdlgEvent.Arrives(table.name(unit), pose.toString(), COMES));
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
          && (place.overlaps(table.footprint(each))
              || table.enemies(unit, each)
                  && place.outline().nearer(table.footprint(each).outline(), CLEAR))) {
        return false;
      }
    }
    return true;
  }
}
