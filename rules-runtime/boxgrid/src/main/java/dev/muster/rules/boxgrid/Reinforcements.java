package dev.muster.rules.boxgrid;

import dev.muster.rules.battle.Conditions;
import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Scenario;
import org.jspecify.annotations.Nullable;

/** Units that come later: at the start of their side's Movement phase, where a box is free. */
final class Reinforcements {
  private final Field field;
  private final Conditions conditions;
  private final Scenario.@Nullable Arrival[] arrivals;

  Reinforcements(Field field, Conditions conditions) {
    this.field = field;
    this.conditions = conditions;
    arrivals = new Scenario.Arrival[field.units];
    int unit = 0;
    for (Scenario.Side side : field.forces().program.scenario().sides()) {
      for (Scenario.Group group : side.groups()) {
        for (Scenario.Deployed stand : group.stands()) {
          arrivals[unit++] = stand.arrival();
        }
      }
    }
  }

  void arrive() {
    for (int unit = 0; unit < field.units; unit++) {
      Scenario.Arrival arrival = arrivals[unit];
      if (arrival != null
          && field.side(unit) == field.active()
          && field.get(Mark.FATE, unit) == Field.WAITING
          && comes(unit, arrival)) {
        enter(unit, arrival);
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
    int die = field.dice.d6();
    if (field.heard) {
      field.tell(
          new BoxEvent.ArrivalRoll(field.name(unit), die, needed, die >= needed, RuleRef.NONE));
    }
    return die >= needed;
  }

  private void enter(int unit, Scenario.Arrival arrival) {
    for (int i = 0; i < arrival.entries().size(); i++) {
      Place place = arrival.entries().get(i);
      int box = field.ground.grid.index(place);
      if (box != Ground.OFF
          && field.in(box) == Forces.NOBODY
          && !field.ground.is(box, Ground.IMPASSABLE)) {
        field.put(Mark.FATE, unit, Field.PRESENT);
        field.place(unit, box);
        field.crossed(unit);
        if (field.forces().unforms(field.type(unit), box)) {
          field.put(Mark.UNFORMED, unit, 1);
        }
        if (field.heard) {
          field.tell(
              new BoxEvent.Arrives(
                  field.name(unit),
                  field.at(unit),
                  Field.facingName(field.facing(unit)),
                  RuleRef.NONE));
        }
        return;
      }
    }
  }
}
