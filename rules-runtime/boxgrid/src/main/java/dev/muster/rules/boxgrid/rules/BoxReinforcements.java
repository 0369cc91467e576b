package dev.muster.rules.boxgrid.rules;

import dev.muster.rules.battle.ConditionEvaluator;
import dev.muster.rules.battle.PhasedReinforcements;
import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Scenario;

/** Brings on reinforcements at the start of their side's Movement phase, if a box is free. */
public final class BoxReinforcements extends PhasedReinforcements {
  private final BoxState field;
  private final Dice.Reading reading = this::comes;
  private int needed;

  public BoxReinforcements(BoxState field, ConditionEvaluator conditions) {
    super(field.forces().program.scenario(), field.units, conditions);
    this.field = field;
  }

  @Override
  protected boolean isExpected(int unit) {
    return field.side(unit) == field.active()
        && field.get(UnitAttribute.FATE, unit) == BoxState.WAITING;
  }

  private int comes(int face) {
    return face >= needed ? 1 : 0;
  }

  @Override
  protected int roll(int unit, int needed) {
    this.needed = needed;
    int die = field.dice.d6(reading);
    if (field.hasListener) {
      field.emit(
          new BoxEvent.ArrivalRoll(field.name(unit), die, needed, die >= needed, RuleRef.NONE));
    }
    return die;
  }

  @Override
  protected void enter(int unit, Scenario.DeployedStand stand, Scenario.Arrival arrival) {
    for (int i = 0; i < arrival.entries().size(); i++) {
      Place place = arrival.entries().get(i);
      int box = field.ground.grid.index(place);
      if (box != BoxTerrainMap.OFF
          && field.unitIn(box) == BoxForces.NOBODY
          && !field.ground.is(box, BoxTerrainMap.IMPASSABLE)) {
        field.put(UnitAttribute.FATE, unit, BoxState.PRESENT);
        field.place(unit, box);
        field.groupsArrived()[field.forces().brigade[unit]] = true;
        field.crossed(unit);
        if (field.unforms(field.type(unit), box)) {
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
