package dev.muster.rules.adlgr.rules;

import java.util.Locale;

/** The quality of troops; it modifies the die before other terms are added (AR-238). */
enum TroopQuality {
  /** A die of 1, 2 or 3 counts one more (AR-239). */
  ELITE {
    @Override
    int of(int face) {
      return face <= 3 ? face + 1 : face;
    }
  },
  ORDINARY {
    @Override
    int of(int face) {
      return face;
    }
  },
  /** A die of 4, 5 or 6 counts one less (AR-240). */
  MEDIOCRE {
    @Override
    int of(int face) {
      return face >= 4 ? face - 1 : face;
    }
  };

  /**
   * Returns the value of a die.
   *
   * @param face 1 to 6
   */
  abstract int of(int face);

  /** Returns the next lower level for a half shooter; mediocre does not change (AR-136, AR-137). */
  TroopQuality lower() {
    return this == ELITE ? ORDINARY : MEDIOCRE;
  }

  /** The quality of an order class of the rulebook; ordinary for any other class. */
  static TroopQuality named(String key) {
    for (TroopQuality each : values()) {
      if (each.key().equals(key)) {
        return each;
      }
    }
    return ORDINARY;
  }

  String key() {
    return name().toLowerCase(Locale.ROOT);
  }
}
