package dev.muster.rules.luck;

import dev.muster.rules.battle.ThrowLuck;
import java.util.ArrayList;
import java.util.List;

/**
 * Ways to put the sums of luck together. Each column costs battles, so a few that fit are better
 * than many.
 */
enum LuckColumns {
  /** Luck of the first side less that of the second, by kind. */
  PLAIN(true, false, 1, true),
  /** As {@link #PLAIN}, with the weights of the throws. */
  WEIGHTED(false, true, 1, true),
  /** Weighted luck by side and kind. */
  SIDES(false, true, 1, false),
  /** As {@link #WEIGHTED}, by half of the battle. */
  HALVES(false, true, BattleLuck.PARTS, true),
  /** {@link #PLAIN} and {@link #WEIGHTED}. */
  BOTH(true, true, 1, true);

  private final List<int[]> columns = new ArrayList<>();

  LuckColumns(boolean plain, boolean weighted, int parts, boolean opposed) {
    for (boolean withWeight : new boolean[] {false, true}) {
      for (int part = 0; part < parts && (withWeight ? weighted : plain); part++) {
        for (ThrowLuck.Kind kind : ThrowLuck.Kind.values()) {
          if (opposed) {
            columns.add(column(withWeight, parts, part, kind, 1, -1));
          } else {
            columns.add(column(withWeight, parts, part, kind, 1, 0));
            columns.add(column(withWeight, parts, part, kind, 0, 1));
          }
        }
      }
    }
  }

  private static int[] column(
      boolean withWeight, int parts, int part, ThrowLuck.Kind kind, int... factors) {
    int[] column = new int[BattleLuck.COLUMNS];
    for (int fine = 0; fine < BattleLuck.PARTS; fine++) {
      for (int side = 0; side < factors.length; side++) {
        boolean within = fine * parts / BattleLuck.PARTS == part;
        column[BattleLuck.column(withWeight, fine, side, kind)] = within ? factors[side] : 0;
      }
    }
    return column;
  }

  int size() {
    return columns.size();
  }

  /** What the sums of a battle are multiplied by in a column; not to be changed. */
  int[] factors(int column) {
    return columns.get(column);
  }
}
