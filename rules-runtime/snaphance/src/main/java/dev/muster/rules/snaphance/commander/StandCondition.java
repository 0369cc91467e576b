package dev.muster.rules.snaphance.commander;

import dev.muster.rules.snaphance.rules.SnaphanceState;

/** The remaining strength of a stand, for the choice of stands to send forward. */
public final class StandCondition {
  private StandCondition() {}

  /** Whether a third of its SP or less is left. */
  public static boolean spent(SnaphanceState table, int stand) {
    return 3 * table.strength(stand) <= table.type[stand].startStrength;
  }

  /** Whether it is a Combat Stand in order with more than two thirds of its SP. */
  public static boolean fresh(SnaphanceState table, int stand) {
    return !table.disordered[stand]
        && table.type[stand].combat
        && 3 * table.strength(stand) > 2 * table.type[stand].startStrength;
  }
}
