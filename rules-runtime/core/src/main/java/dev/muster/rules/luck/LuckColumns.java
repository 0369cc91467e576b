package dev.muster.rules.luck;

import dev.muster.rules.battle.ThrowLuck.Kind;
import java.util.ArrayList;
import java.util.List;

/** Ways to put the sums of luck together. Each column costs battles; many need many. */
enum LuckColumns {
  /** Luck of the first side less that of the second, by kind. */
  OPPOSED(1, true),
  /** Luck by side and kind. */
  SIDES(1, false),
  /** As {@link #OPPOSED}, by quarter of the battle. */
  OPPOSED_QUARTERS(BattleLuck.PARTS, true),
  /** As {@link #SIDES}, by half of the battle. */
  HALVES(2, false),
  /** As {@link #SIDES}, by quarter of the battle. */
  QUARTERS(BattleLuck.PARTS, false);

  private final List<int[]> columns = new ArrayList<>();

  LuckColumns(int parts, boolean opposed) {
    for (int part = 0; part < parts; part++) {
      for (Kind kind : Kind.values()) {
        if (opposed) {
          columns.add(column(parts, part, kind, 1, -1));
        } else {
          columns.add(column(parts, part, kind, 1, 0));
          columns.add(column(parts, part, kind, 0, 1));
        }
      }
    }
  }

  private static int[] column(int parts, int part, Kind kind, int... weights) {
    int[] column = new int[BattleLuck.COLUMNS];
    for (int fine = 0; fine < BattleLuck.PARTS; fine++) {
      for (int side = 0; side < weights.length; side++) {
        boolean within = fine * parts / BattleLuck.PARTS == part;
        column[BattleLuck.column(fine, side, kind)] = within ? weights[side] : 0;
      }
    }
    return column;
  }

  int size() {
    return columns.size();
  }

  /** Weights of the sums of a battle in a column; not to be changed. */
  int[] weights(int column) {
    return columns.get(column);
  }
}
