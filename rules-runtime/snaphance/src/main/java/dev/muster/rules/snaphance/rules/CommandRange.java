package dev.muster.rules.snaphance.rules;

import org.jspecify.annotations.Nullable;

/** Computes the command range of a General, in hexes (3.0, 4.5). */
public final class CommandRange {
  private CommandRange() {}

  /** Whether a stand is within command range of its General (3.0, 4.5). */
  static boolean holds(SnaphanceState table, int stand, boolean groupMove) {
    int g = table.group[stand];
    return table.general[g] != SnaphanceState.GONE
        && table.grid.distance(table.general[g], table.hex[stand]) <= of(table, g, groupMove);
  }

  /** Command radius in hexes; the switch {@code command_radius} settles 3.0 against 4.5. */
  public static int of(SnaphanceState table, int g, boolean groupMove) {
    if (table.generalRange[g] != SnaphanceState.GONE) {
      return table.generalRange[g];
    }
    String training = table.program.armies().get(table.groupSide[g]).training();
    return of(table.rules, training, groupMove);
  }

  /** Returns the command radius in hexes of a General without a stated range. */
  public static int of(SnaphanceRules rules, @Nullable String training, boolean groupMove) {
    int fixed = rules.rangeUntrained;
    int trained =
        "well".equals(training)
            ? rules.rangeWell
            : "poor".equals(training) ? rules.rangePoor : fixed;
    return switch (rules.commandRadius) {
      case TRAINING -> trained;
      case FIXED_3_0 -> fixed;
      case SPLIT -> groupMove ? fixed : trained;
    };
  }
}
