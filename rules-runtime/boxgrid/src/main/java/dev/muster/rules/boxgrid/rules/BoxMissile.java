package dev.muster.rules.boxgrid.rules;

import java.util.Locale;

/** What a unit shoots with (BG-075 to BG-094). */
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

  /** Firearms other than artillery. */
  boolean firearm() {
    return this == ARQUEBUS || this == MUSKET || this == PISTOL;
  }

  /** The firearms that give Heavy Foot more dice near by, or standing still (BG-103, BG-104). */
  boolean longArm() {
    return this == ARQUEBUS || this == MUSKET;
  }
}
