package dev.muster.rules.adlgr.rules;

import dev.muster.rules.battle.ConditionEvaluator;
import dev.muster.rules.battle.PhasedReinforcements;
import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Point;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.plane.Footprint;
import dev.muster.rules.plane.Pose;

/**
 * Brings on reinforcements at the start of their side's Movement step, if there is room (AR-D25).
 */
public final class AdlgReinforcements extends PhasedReinforcements {
  private static final RuleRef COMES = RuleRef.of("", "AR-D25");

  /** Minimum distance in UD between an arriving unit and the enemy. */
  private static final double CLEAR = 1;

  private final AdlgState table;

  public AdlgReinforcements(AdlgState table, ConditionEvaluator conditions) {
    super(table.forces().program.scenario(), table.units, conditions);
    this.table = table;
  }

  @Override
  protected boolean isExpected(int unit) {
    return table.side(unit) == table.active() && table.fate(unit) == AdlgState.Fate.WAITING;
  }

  @Override
  protected int roll(int unit, int needed) {
    int die = table.dice.d6(face -> face >= needed ? 1 : 0);
    if (table.hasListener) {
      table.emit(new AdlgEvent.ArrivalRoll(table.name(unit), die, needed, die >= needed, COMES));
    }
    return die;
  }

  @Override
  protected void enter(int unit, Scenario.DeployedStand stand, Scenario.Arrival arrival) {
    AdlgForces forces = table.forces();
    for (Place each : arrival.entries()) {
      if (each instanceof Point at) {
        Pose pose = Pose.of(at, stand.facing());
        if (hasRoom(unit, Footprint.of(pose, forces.front[unit], forces.depth[unit]))) {
          table.place(unit, pose);
          table.groupsArrived()[forces.corpsOf[unit]] = true;
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
