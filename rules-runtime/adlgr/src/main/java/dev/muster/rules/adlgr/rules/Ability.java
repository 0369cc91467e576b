package dev.muster.rules.adlgr.rules;

import java.util.Locale;

/**
 * An ability beyond the unit's type: the trait of its line, or the property of its category, with
 * this name (AR-134 to AR-169 and the notes of the unit table).
 */
public enum Ability {
  NON_SKIRMISHER_ARQUEBUS,
  HALF_SHOOTER,
  ARMOUR,
  HEAVY_ARMOUR,
  TWO_HANDED,
  KEIL_SWORDSMEN,
  POLEARM,
  JAVELIN_THROWN,
  SALVO,
  REGIMENTAL_ARTILLERY,
  IMPACT,
  CARACOLE,
  PISTOL_CHARGE,
  SHOCK,
  COMMANDED_SHOT,
  PANIC,
  HEADSTRONG,
  UNMANOEUVRABLE,
  EXPENDABLE,
  BATTLE_READY,
  // of categories alone
  DEEP_ORDER,
  SQUARE,
  PIKES,
  SPEARS,
  LEVY,
  /** The star of the unit table (AR-493). */
  CANCELS_IMPACT,
  /** The at sign of the unit table (AR-496). */
  RECEIVES_HORSE,
  /** The hash of the unit table (AR-497 to AR-500). */
  CANCELS_CHARGE,
  SHOOTS_ALL_ROUND,
  SHOOTS_TO_FLANK,
  EVADES,
  FORTIFIED;

  /** The word for it in a rulebook, such as {@code heavy-armour}. */
  public String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
