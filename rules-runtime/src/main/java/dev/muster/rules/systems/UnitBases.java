package dev.muster.rules.systems;

import dev.muster.rules.model.Army;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.StatValue;
import dev.muster.rules.system.Figures;

/** Units of L'Art de la Guerre Renaissance on the table: their ground, in UD (AR-D02). */
final class UnitBases implements Figures {
  private static final String DOUBLE = "battle-unit";

  /** 1 UD wide, a battle unit 2; foot half a UD deep, mounted three quarters, all else 1 UD. */
  @Override
  public Base base(Army.StandLine line, Rulebook book) {
    double depth =
        switch (branch(line, book)) {
          case FOOT, SKIRMISHERS -> 0.5;
          case MOUNTED, LIGHT_HORSE -> is(line, book, "El") ? 1 : 0.75;
          case ARTILLERY, CAMP -> 1;
        };
    return new Base(isDouble(line, book) ? 2 : 1, depth);
  }

  /** What the line says of it, else what its category may be. */
  private static boolean isDouble(Army.StandLine line, Rulebook book) {
    return line.stats().get("formation") instanceof StatValue.Word(String formation)
        ? formation.equals(DOUBLE)
        : is(line, book, DOUBLE);
  }

  @Override
  public Branch branch(Army.StandLine line, Rulebook book) {
    return is(line, book, "LI")
        ? Branch.SKIRMISHERS
        : is(line, book, "LH") || is(line, book, "Drag")
            ? Branch.LIGHT_HORSE
            : is(line, book, "Cv") || is(line, book, "Kn") || is(line, book, "El")
                ? Branch.MOUNTED
                : is(line, book, "Art")
                    ? Branch.ARTILLERY
                    : is(line, book, "WWg") ? Branch.CAMP : Branch.FOOT;
  }

  private static boolean is(Army.StandLine line, Rulebook book, String property) {
    Rulebook.Category category = book.category(line.category());
    return category != null && category.is(property);
  }
}
