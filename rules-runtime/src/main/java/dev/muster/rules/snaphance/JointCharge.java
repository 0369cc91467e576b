package dev.muster.rules.snaphance;

import java.util.ArrayList;
import java.util.List;

/** The charge of several stands at once: its melees, who takes part in which, and their order. */
final class JointCharge {
  private final Play play;
  private final Table table;
  private final Contacts contacts;
  private final Allotment allotment;
  private final Lent<Clash> clashes = new Lent<>(Clash::new);
  private final Lent<List<Clash>> lists = new Lent<>(ArrayList::new);

  JointCharge(Play play, Contacts contacts) {
    this.play = play;
    table = play.table;
    this.contacts = contacts;
    allotment = new Allotment(play);
  }

  /** Fights the melees of a charge, all contacts made at once (10.2, 15.0). */
  void resolve(Steps chargers, Clash.Kind kind) {
    allotment.choose(chargers);
    int lent = clashes.taken();
    int listsLent = lists.taken();
    List<Clash> melees = lists.take();
    melees.clear();
    for (int i = 0; i < allotment.melees(); i++) {
      Clash clash = clashes.take();
      contacts.start(clash, kind, allotment.attacker(i), allotment.defender(i));
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
      melees.add(clash);
    }
    keepApart(melees);
    pledge(melees, chargers);
    while (!melees.isEmpty()) {
      Clash next = melees.remove(first(melees));
      contacts.fight(next);
    }
    clashes.back(lent);
    lists.back(listsLent);
  }

  /** Who is Battle Stand of one melee of the charge takes no part in the others (15.0). */
  private static void keepApart(List<Clash> melees) {
    for (int i = 0; i < melees.size(); i++) {
      Clash one = melees.get(i);
      for (int k = 0; k < melees.size(); k++) {
        Clash other = melees.get(k);
        if (one != other) {
          one.elsewhere.add(other.attacker);
          one.elsewhere.add(other.defender);
        }
      }
    }
  }

  /** Stands that could support several of the melees support one, their owner's choice (10.6). */
  private void pledge(List<Clash> melees, Steps chargers) {
    for (int stand = 0; stand < table.stands; stand++) {
      boolean free = table.onBoard(stand) && table.foe[stand] == Table.GONE;
      if (!free || chargers.contains(stand) || table.type[stand].skirmisher) {
        continue;
      }
      int lent = lists.taken();
      List<Clash> near = lists.take();
      near.clear();
      boolean fights = false;
      for (int i = 0; i < melees.size(); i++) {
        Clash each = melees.get(i);
        int enemy = table.enemies(stand, each.defender) ? each.defender : each.attacker;
        fights |= stand == each.defender;
        if (table.hasInFront(stand, enemy)) {
          near.add(each);
        }
      }
      if (near.size() > 1 && !fights) {
        pledge(stand, near);
      }
      lists.back(lent);
    }
  }

  private void pledge(int stand, List<Clash> near) {
    Choice choice = play.choice.of(Decision.SUPPORT, stand);
    for (int i = 0; i < near.size(); i++) {
      Clash each = near.get(i);
      choice.add(
          Order.SUPPORT, table.enemies(stand, each.defender) ? each.defender : each.attacker);
    }
    Clash chosen = near.get(choice.ask());
    for (int i = 0; i < near.size(); i++) {
      Clash each = near.get(i);
      (each == chosen ? each.pledged : each.elsewhere).add(stand);
    }
  }

  private int first(List<Clash> melees) {
    Choice choice = play.choice.of(Decision.MELEE_ORDER, melees.getFirst().attacker);
    for (int i = 0; i < melees.size(); i++) {
      choice.add(Order.MELEE_FIRST, melees.get(i).attacker);
    }
    return choice.ask();
  }
}
