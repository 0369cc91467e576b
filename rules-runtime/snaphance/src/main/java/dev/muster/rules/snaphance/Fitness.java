package dev.muster.rules.snaphance;

/** How much of a stand is left, as a player counts it when he looks for who goes forward. */
final class Fitness {
  private Fitness() {}

  /** Whether a third of its SP or less is left. */
  static boolean spent(Table table, int stand) {
    return 3 * table.strength(stand) <= table.type[stand].startStrength;
  }

  /** Whether it is a Combat Stand in order with more than two thirds of its SP. */
  static boolean fresh(Table table, int stand) {
    return !table.disordered[stand]
        && table.type[stand].combat
        && 3 * table.strength(stand) > 2 * table.type[stand].startStrength;
  }
}
