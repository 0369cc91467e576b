package dev.muster.rules.adlgr;

/** The Combat step: one melee after the other, in the order its player wants (AR-004, AR-D06). */
final class Combat {
  private final Table table;
  private final Choice choice;
  private final Clashes clashes;

  Combat(Table table, Choice choice, Clashes clashes) {
    this.table = table;
    this.choice = choice;
    this.clashes = clashes;
  }

  void begin() {
    clashes.begin();
  }

  /** One melee is fought; false where none is left. */
  boolean step() {
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

  private int melee(int unit, int foe) {
    for (int melee = 0; melee < clashes.melees(); melee++) {
      if (clashes.unit(melee) == unit && clashes.foe(melee) == foe) {
        return melee;
      }
    }
    throw new IllegalStateException(table.name(unit) + " does not fight " + table.name(foe));
  }
}
