package dev.muster.rules.snaphance;

import java.util.ArrayList;
import java.util.List;

/** The charge of several stands at once: its melees, who takes part in which, and their order. */
final class JointCharge {
  private final Play play;
  private final Table table;
  private final Allotment allotment;
  private final Steps near = new Steps();

  /** The melees of a charge, and old ones behind them to be used again. */
  private final List<Clash> melees = new ArrayList<>();

  private int count;

  JointCharge(Play play) {
    this.play = play;
    table = play.table;
    allotment = new Allotment(play);
  }

  private Clash one() {
    if (count == melees.size()) {
      melees.add(new Clash());
    }
    return melees.get(count++);
  }

  /** Finds the melees of a charge, all contacts made at once (10.2, 15.0). */
  void resolve(Steps chargers, Clash.Kind kind) {
    allotment.choose(chargers);
    count = 0;
    for (int i = 0; i < allotment.melees(); i++) {
      Clash clash = one();
      clash.meet(table, kind, allotment.attacker(i), allotment.defender(i));
      for (int k = 0; k < chargers.size(); k++) {
        if (allotment.fights(k, i)) {
          clash.strikers.add(chargers.get(k));
        }
        if (allotment.fights(k, i) && table.moveHexes[chargers.get(k)] > 0) {
          clash.chargers.add(chargers.get(k));
        }
        if (!allotment.fights(k, i)) {
          clash.elsewhere.add(chargers.get(k));
        }
      }
    }
    keepApart();
    pledge(chargers);
    put();
  }

  /** One of the melees that wait is fought, then one of the others: their owner's choice. */
  void next() {
    count = 0;
    for (int left = table.due.read(); left > 0; left--) {
      one().read(table.due);
    }
    Clash first = melees.remove(first());
    melees.add(first);
    count--;
    first.write(Due.MELEE.in(table));
    table.due.end();
    put();
  }

  private void put() {
    if (count > 0) {
      Due.CHARGE.in(table).with(count);
      for (int i = 0; i < count; i++) {
        melees.get(i).write(table.due);
      }
      table.due.end();
    }
  }

  /** Who is Battle Stand of one melee of the charge takes no part in the others (15.0). */
  private void keepApart() {
    for (int i = 0; i < count; i++) {
      Clash one = melees.get(i);
      for (int k = 0; k < count; k++) {
        Clash other = melees.get(k);
        if (one != other) {
          one.elsewhere.add(other.attacker);
          one.elsewhere.add(other.defender);
        }
      }
    }
  }

  /** Stands that could support several of the melees support one, their owner's choice (10.6). */
  private void pledge(Steps chargers) {
    for (int stand = 0; stand < table.stands; stand++) {
      boolean free = table.onBoard(stand) && table.foe[stand] == Table.GONE;
      if (!free || chargers.contains(stand) || table.type[stand].skirmisher) {
        continue;
      }
      near.clear();
      boolean fights = false;
      for (int i = 0; i < count; i++) {
        fights |= stand == melees.get(i).defender;
        if (table.hasInFront(stand, enemy(stand, melees.get(i)))) {
          near.add(i);
        }
      }
      if (near.size() > 1 && !fights) {
        pledge(stand);
      }
    }
  }

  private int enemy(int stand, Clash each) {
    return table.enemies(stand, each.defender) ? each.defender : each.attacker;
  }

  private void pledge(int stand) {
    Choice choice = play.choice.of(Decision.SUPPORT, stand);
    for (int i = 0; i < near.size(); i++) {
      choice.add(Order.SUPPORT, enemy(stand, melees.get(near.get(i))));
    }
    int chosen = choice.ask();
    for (int i = 0; i < near.size(); i++) {
      Clash each = melees.get(near.get(i));
      (i == chosen ? each.pledged : each.elsewhere).add(stand);
    }
  }

  private int first() {
    Choice choice = play.choice.of(Decision.MELEE_ORDER, melees.getFirst().attacker);
    for (int i = 0; i < count; i++) {
      choice.add(Order.MELEE_FIRST, melees.get(i).attacker);
    }
    return choice.ask();
  }
}
