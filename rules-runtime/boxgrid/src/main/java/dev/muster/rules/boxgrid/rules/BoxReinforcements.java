package dev.muster.rules.boxgrid.rules;

import dev.muster.rules.battle.ConditionEvaluator;
import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Scenario;
import org.jspecify.annotations.Nullable;

/** Units that come later: at the start of their side's Movement phase, where a box is free. */
public final class BoxReinforcements {
  private final BoxState field;
  private final ConditionEvaluator conditions;
  private final Scenario.@Nullable Arrival[] arrivals;

  public BoxReinforcements(BoxState field, ConditionEvaluator conditions) {
    this.field = field;
    this.conditions = conditions;
    arrivals = new Scenario.Arrival[field.units];
    int unit = 0;
    for (Scenario.Side side : field.forces().program.scenario().sides()) {
      for (Scenario.Group group : side.groups()) {
        for (Scenario.DeployedStand stand : group.stands()) {
          arrivals[unit++] = stand.arrival();
        }
      }
    }
  }

  public void arrive() {
    for (int unit = 0; unit < field.units; unit++) {
      Scenario.Arrival arrival = arrivals[unit];
      if (arrival != null
          && field.side(unit) == field.active()
          && field.get(UnitAttribute.FATE, unit) == BoxState.WAITING
          && comes(unit, arrival)) {
        enter(unit, arrival);
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
    int die = field.dice.d6();
    if (field.hasListener) {
      field.emit(
          new BoxEvent.ArrivalRoll(field.name(unit), die, needed, die >= needed, RuleRef.NONE));
    }
    return die >= needed;
  }

  private void enter(int unit, Scenario.Arrival arrival) {
    for (int i = 0; i < arrival.entries().size(); i++) {
      Place place = arrival.entries().get(i);
      int box = field.ground.grid.index(place);
      if (box != BoxTerrainMap.OFF
          && field.unitIn(box) == BoxForces.NOBODY
          && !field.ground.is(box, BoxTerrainMap.IMPASSABLE)) {
        field.put(UnitAttribute.FATE, unit, BoxState.PRESENT);
        field.place(unit, box);
        field.crossed(unit);
        if (field.forces().unforms(field.type(unit), box)) {
          field.put(UnitAttribute.UNFORMED, unit, 1);
        }
        if (field.hasListener) {
          field.emit(
              new BoxEvent.Arrives(
                  field.name(unit),
                  field.boxName(unit),
                  BoxState.facingName(field.facing(unit)),
                  RuleRef.NONE));
        }
        return;
      }
    }
  }
}
