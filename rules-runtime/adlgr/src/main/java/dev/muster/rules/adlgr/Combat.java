package dev.muster.rules.adlgr;

import java.util.List;

/**
 * The Combat step: first who is whose main opponent, then one melee after the other, in the order
 * its player wants (AR-004, AR-D06).
 */
final class Combat {
  private final Table table;
  private final Choice choice;
  private final Clashes clashes;

  Combat(Table table, Choice choice, Clashes clashes) {
    this.table = table;
    this.choice = choice;
    this.clashes = clashes;
  }

  /** Who fights whom is settled, or one melee is fought; false where none is left. */
  boolean step() {
    if (!table.paired()) {
      clashes.begin(this::mainOpponent);
      return true;
    }
    choice.ofSide(Decision.NEXT_MELEE, table.active());
    int only = Table.NOBODY;
    for (int melee = 0; melee < clashes.melees(); melee++) {
      if (clashes.waits(melee)) {
        choice.add(Order.FIGHT, clashes.unit(melee), clashes.foe(melee));
        only = melee;
      }
    }
    if (only == Table.NOBODY) {
      clashes.end();
      return false;
    }
    int answer = choice.ask();
    clashes.fight(melee(choice.one(answer), choice.other(answer)));
    return true;
  }

  /** Asks which of several is the main opponent of a unit (AR-D06). */
  private int mainOpponent(int unit, List<Pairing.Contact> contacts) {
    choice.ofPairing(table.side(contacts.getFirst().unit()), unit);
    contacts.forEach(each -> choice.add(Order.TAKE_ON, each.unit(), each.foe()));
    return choice.ask();
  }

  private int melee(int unit, int foe) {
    for (int melee = 0; melee < clashes.melees(); melee++) {
      if (clashes.unit(melee) == unit && clashes.foe(melee) == foe) {
        return melee;
      }
    }
    throw new IllegalStateException(table.name(unit) + " does not fight " + table.name(foe));
  }
}
