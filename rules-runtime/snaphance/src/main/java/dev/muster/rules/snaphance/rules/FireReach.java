package dev.muster.rules.snaphance.rules;

import dev.muster.rules.snaphance.rules.SnaphanceRefusal.Because;
import org.jspecify.annotations.Nullable;

/** Range, arc and sight of a shot, and why they forbid it (7.0, 7.1). */
final class FireReach {
  /** Farthest range of any weapon, in hexes. */
  static final int FARTHEST = 6;

  private final SnaphanceState table;
  private final SnaphanceSight sight;

  FireReach(SnaphanceState table, SnaphanceSight sight) {
    this.table = table;
    this.sight = sight;
  }

  /** Whether a stand has a fire value at the distance of a hex (7.0). */
  boolean inRange(int stand, int hex) {
    int range = table.grid.distance(table.hex[stand], hex);
    return range >= 1 && range <= FARTHEST && table.type[stand].fire[range] != StandType.BLANK;
  }

  /** Why a stand does not reach an enemy that is not in its range (7.0). */
  Because outOfRange(int stand, int enemy) {
    int range = table.grid.distance(table.hex[stand], table.hex[enemy]);
    int farthest = table.type[stand].farthest;
    return (range < farthest ? SnaphanceRefusal.NO_FIRE_AT_RANGE : SnaphanceRefusal.OUT_OF_RANGE)
        .by(enemy, range, farthest);
  }

  /** Why a stand cannot aim at an enemy by arc or sight, null if it can (7.0, 7.1). */
  @Nullable Because unseen(int stand, int enemy) {
    int from = table.hex[stand];
    if (!sight.inArc(stand, from, table.facing[stand], table.hex[enemy])) {
      return (table.type[stand].narrowArc
              ? SnaphanceRefusal.OUT_OF_NARROW_ARC
              : SnaphanceRefusal.OUT_OF_ARC)
          .by(enemy);
    }
    int blocker = sight.blocker(from, table.hex[enemy], stand);
    return blocker == SnaphanceSight.CLEAR ? null : SnaphanceRefusal.NO_SIGHT.at(blocker, enemy);
  }
}
