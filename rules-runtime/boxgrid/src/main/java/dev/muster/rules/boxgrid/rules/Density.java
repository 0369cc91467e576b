package dev.muster.rules.boxgrid.rules;

import java.util.Locale;

/** The density of a unit's formation, the most superior order first (BG-135 to BG-140). */
public enum Density {
  CLOSE_PIKE,
  CLOSE,
  MASSED,
  WARRIOR,
  LOOSE,
  OPEN,
  /** No order: elephants, guns, camps. */
  NONE;

  /** Returns the density of a rulebook key such as {@code close-pike}; NONE for any other key. */
  public static Density of(String key) {
    for (Density each : values()) {
      if (each.key().equals(key)) {
        return each;
      }
    }
    return NONE;
  }

  public String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Whether it is Close Order, with pikes or without. */
  public boolean close() {
    return this == CLOSE_PIKE || this == CLOSE;
  }

  /** Whether a unit of this density can be obliged to evade (BG-044, BG-046). */
  boolean thin() {
    return this == LOOSE || this == OPEN;
  }
}
