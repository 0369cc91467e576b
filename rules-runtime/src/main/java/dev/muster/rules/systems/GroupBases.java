package dev.muster.rules.systems;

import dev.muster.rules.model.Army;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.StatValue;
import dev.muster.rules.system.Figures;

/** Battle groups of Field of Glory on the table: the ground of their bases, in MU (FR-D01). */
final class GroupBases implements Figures {
  /** Width of a base. */
  private static final double WIDE = 1.6;

  /** As many files as it starts in; without a word of them, two ranks deep. */
  @Override
  public Base base(Army.StandLine line, Rulebook book) {
    int bases = Math.max(1, number(line, "bases", 1));
    int files = Math.clamp(number(line, "files", (bases + 1) / 2), 1, bases);
    int ranks = (bases + files - 1) / files;
    return new Base(files * WIDE, ranks * depth(line, book));
  }

  private double depth(Army.StandLine line, Rulebook book) {
    Rulebook.Category category = book.category(line.category());
    boolean heavy =
        category != null
            && (category.key().equals("HeavyFoot") || category.key().equals("DeterminedFoot"));
    boolean elephants = category != null && category.is("elephants");
    return switch (branch(line, book)) {
      case FOOT, SKIRMISHERS -> elephants ? 1.6 : heavy ? 0.6 : 0.8;
      case MOUNTED, LIGHT_HORSE -> 1.2;
      case ARTILLERY, CAMP -> 1.6;
    };
  }

  private static int number(Army.StandLine line, String stat, int otherwise) {
    return line.stats().get(stat) instanceof StatValue.Whole(int value) ? value : otherwise;
  }
}
