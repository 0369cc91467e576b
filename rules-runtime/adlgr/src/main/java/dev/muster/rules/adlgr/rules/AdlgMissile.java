package dev.muster.rules.adlgr.rules;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The missile weapon of a unit; half a unit shoots with the same weapon at a lower quality
 * (AR-136).
 */
public enum AdlgMissile {
  JAVELIN,
  BOW,
  LONGBOW,
  CROSSBOW,
  ARQUEBUS,
  MUSKET,
  FLINTLOCK,
  CARBINE,
  CARACOLE_PISTOLS,
  LIGHT_ARTILLERY,
  MEDIUM_ARTILLERY,
  HEAVY_ARTILLERY;

  private static final String HALF = "half-";

  public String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The weapon in the words of a report. */
  public String words() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  public boolean artillery() {
    return ordinal() >= LIGHT_ARTILLERY.ordinal();
  }

  /** Medium and heavy artillery. */
  boolean heavyGuns() {
    return this == MEDIUM_ARTILLERY || this == HEAVY_ARTILLERY;
  }

  /** Whether it is a firearm other than artillery (AR-295). */
  boolean firearm() {
    return switch (this) {
      case ARQUEBUS, MUSKET, FLINTLOCK, CARBINE, CARACOLE_PISTOLS -> true;
      default -> false;
    };
  }

  /**
   * The weapon of a rulebook key; a half shooter's key gives the whole weapon; null for an unknown
   * key.
   */
  static @Nullable AdlgMissile named(@Nullable String key) {
    if (key != null) {
      String whole = half(key) ? key.substring(HALF.length()) : key;
      for (AdlgMissile each : values()) {
        if (each.key().equals(whole)) {
          return each;
        }
      }
    }
    return null;
  }

  /** Whether a key of the rulebook is that of half a weapon. */
  static boolean half(@Nullable String key) {
    return key != null && key.startsWith(HALF);
  }
}
