package dev.muster.rules.boxgrid.rules;

import java.util.Locale;

/** The missile weapon of a unit (BG-075 to BG-094). */
public enum BoxMissile {
  JAVELIN,
  BOW,
  LONGBOW,
  CROSSBOW,
  ARQUEBUS,
  MUSKET,
  PISTOL,
  LIGHT_ARTILLERY,
  FIELD_ARTILLERY,
  HEAVY_ARTILLERY;

  public String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The weapon in the words of a report. */
  public String words() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  public boolean artillery() {
    return this == LIGHT_ARTILLERY || this == FIELD_ARTILLERY || this == HEAVY_ARTILLERY;
  }

  /** Whether it is a firearm other than artillery. */
  boolean firearm() {
    return this == ARQUEBUS || this == MUSKET || this == PISTOL;
  }

  /** Whether it gives Heavy Foot more dice at short range, or when stationary (BG-103, BG-104). */
  boolean longArm() {
    return this == ARQUEBUS || this == MUSKET;
  }
}
