package dev.muster.rules.snaphance.rules;

import dev.muster.rules.battle.ConditionEvaluator;
import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Stands and Generals that come later, by the scenario: not a rule of the book. */
public final class SnaphanceReinforcements {
  private static final RuleRef SCENARIO = RuleRef.of("", "SN-1.0-04");

  private final BattleContext play;
  private final SnaphanceState table;
  private final ConditionEvaluator conditions;
  private final List<Scenario.@Nullable Arrival> standArrivals = new ArrayList<>();
  private final List<Scenario.@Nullable Arrival> generalArrivals = new ArrayList<>();

  private final Dice.Reading reading = this::comes;

  /** The score that the current arrival die needs. */
  private int needed;

  SnaphanceReinforcements(BattleContext play, ConditionEvaluator conditions) {
    this.play = play;
    table = play.state;
    this.conditions = conditions;
    for (Scenario.Side side : table.program.scenario().sides()) {
      for (Scenario.Group group : side.groups()) {
        generalArrivals.add(group.general().arrival());
        group.stands().forEach(stand -> standArrivals.add(stand.arrival()));
      }
    }
  }

  /** Whether the group waits for stands that may come in this round. */
  boolean due(int g) {
    for (int stand : table.members[g]) {
      if (table.waiting[stand] && may(standArrivals.get(stand))) {
        return true;
      }
    }
    return false;
  }

  /** Places the reinforcements that may arrive, at the start of the group's activation. */
  public void arrive(int g) {
    for (int stand : table.members[g]) {
      Scenario.Arrival arrival = standArrivals.get(stand);
      if (table.waiting[stand] && arrival != null && may(arrival)) {
        int entry = freeEntry(arrival, table.type[stand].code);
        if (entry != SnaphanceState.GONE) {
          if (thrown(arrival, stand)) {
            enter(stand, entry);
          }
        } else if (play.events.hasListener) {
          play.events.emit(new SnaphanceEvent.EntryTaken(table.name[stand], SCENARIO));
        }
      }
    }
    Scenario.Arrival arrival = generalArrivals.get(g);
    if (table.generalWaiting[g] && arrival != null && may(arrival)) {
      for (int stand : table.members[g]) {
        if (table.onBoard(stand)) {
          table.generalWaiting[g] = false;
          table.general[g] = table.hex[stand];
          play.events.generalFate(g, "arrives", table.hex[stand], SCENARIO);
          return;
        }
      }
    }
  }

  private boolean may(Scenario.@Nullable Arrival arrival) {
    return arrival != null
        && table.round >= arrival.round()
        && (arrival.condition() == null || conditions.isTrue(arrival.condition()));
  }

  private int comes(int die) {
    return die >= needed ? 1 : 0;
  }

  private boolean thrown(Scenario.Arrival arrival, int stand) {
    if (arrival.roll() == null) {
      return true;
    }
    needed = arrival.roll();
    int die = play.dice.d6(reading);
    boolean comes = comes(die) == 1;
    if (play.events.hasListener) {
      play.events.emit(
          new SnaphanceEvent.ArrivalRoll(table.name[stand], die, arrival.roll(), comes, SCENARIO));
    }
    return comes;
  }

  /** The first empty entry hex whose terrain the category may enter, or GONE. */
  private int freeEntry(Scenario.Arrival arrival, String code) {
    for (int i = 0; i < arrival.entries().size(); i++) {
      int hex = table.grid.index(arrival.entries().get(i));
      if (hex >= 0 && table.occupant[hex] == SnaphanceState.GONE && table.ground.open(hex, code)) {
        return hex;
      }
    }
    return SnaphanceState.GONE;
  }

  private void enter(int stand, int hex) {
    table.waiting[stand] = false;
    table.groupsArrived[table.group[stand]] = true;
    play.relocation.place(stand, hex);
    table.startHex[stand] = hex;
    table.track[stand].clear();
    table.track[stand].add(hex);
    play.events.arrives(stand, SCENARIO);
  }
}
