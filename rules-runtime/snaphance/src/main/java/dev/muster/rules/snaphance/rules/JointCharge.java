package dev.muster.rules.snaphance.rules;

import java.util.ArrayList;
import java.util.List;

/** The charge of several stands at once: its melees, their participants, and their order. */
final class JointCharge {
  private final BattleContext play;
  private final SnaphanceState table;
  private final ChargeAllotment allotment;
  private final HexList near = new HexList();

  /** The melees of a charge, and old ones behind them to be used again. */
  private final List<PendingMelee> melees = new ArrayList<>();

  private int count;

  JointCharge(BattleContext play) {
    this.play = play;
    table = play.state;
    allotment = new ChargeAllotment(play);
  }

  private PendingMelee one() {
    if (count == melees.size()) {
      melees.add(new PendingMelee());
    }
    return melees.get(count++);
  }

  /** Finds the melees of a charge, all contacts made at once (10.2, 15.0). */
  void resolve(HexList chargers, PendingMelee.Kind kind) {
    allotment.choose(chargers);
    count = 0;
    for (int i = 0; i < allotment.melees(); i++) {
      PendingMelee clash = one();
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

  /** Starts one of the pending melees, by their owner's choice; the others remain pending. */
  void next() {
    count = 0;
    for (int left = table.consequences.read(); left > 0; left--) {
      one().read(table.consequences);
    }
    PendingMelee first = melees.remove(first());
    melees.add(first);
    count--;
    first.write(Consequence.MELEE.enqueueIn(table));
    table.consequences.end();
    put();
  }

  private void put() {
    if (count > 0) {
      Consequence.CHARGE.enqueueIn(table).with(count);
      for (int i = 0; i < count; i++) {
        melees.get(i).write(table.consequences);
      }
      table.consequences.end();
    }
  }

  /** Removes the Battle Stand of one melee of the charge from the others (15.0). */
  private void keepApart() {
    for (int i = 0; i < count; i++) {
      PendingMelee one = melees.get(i);
      for (int k = 0; k < count; k++) {
        PendingMelee other = melees.get(k);
        if (one != other) {
          one.elsewhere.add(other.attacker);
          one.elsewhere.add(other.defender);
        }
      }
    }
  }

  /** Stands that could support several of the melees support one, their owner's choice (10.6). */
  private void pledge(HexList chargers) {
    for (int stand = 0; stand < table.stands; stand++) {
      boolean free = table.onBoard(stand) && table.foe[stand] == SnaphanceState.GONE;
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

  private int enemy(int stand, PendingMelee each) {
    return table.enemies(stand, each.defender) ? each.defender : each.attacker;
  }

  private void pledge(int stand) {
    SnaphanceDecision choice = play.decision.ofStand(SnaphanceDecisionType.SUPPORT, stand);
    for (int i = 0; i < near.size(); i++) {
      choice.add(SnaphanceOrder.SUPPORT, enemy(stand, melees.get(near.get(i))));
    }
    int chosen = choice.ask();
    for (int i = 0; i < near.size(); i++) {
      PendingMelee each = melees.get(near.get(i));
      (i == chosen ? each.pledged : each.elsewhere).add(stand);
    }
  }

  private int first() {
    SnaphanceDecision choice =
        play.decision.ofStand(SnaphanceDecisionType.MELEE_ORDER, melees.getFirst().attacker);
    for (int i = 0; i < count; i++) {
      choice.add(SnaphanceOrder.MELEE_FIRST, melees.get(i).attacker);
    }
    return choice.ask();
  }
}
