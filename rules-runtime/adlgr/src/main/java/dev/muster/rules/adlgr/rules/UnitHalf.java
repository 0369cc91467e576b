package dev.muster.rules.adlgr.rules;

import java.util.Locale;

/** A half of a battle unit, as its own soldiers see it (AR-232 to AR-236). */
public enum UnitHalf {
  LEFT,
  RIGHT;

  UnitHalf other() {
    return this == LEFT ? RIGHT : LEFT;
  }

  /** Its share of the losses of a battle unit before the battle: the left half has the larger. */
  public int of(int lost) {
    return this == LEFT ? (lost + 1) / 2 : lost / 2;
  }

  public String words() {
    return name().toLowerCase(Locale.ROOT);
  }
}
