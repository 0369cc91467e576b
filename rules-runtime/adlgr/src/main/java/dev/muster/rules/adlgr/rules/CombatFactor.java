package dev.muster.rules.adlgr.rules;

import java.util.Locale;

/**
 * The modifiers of shooting and melee whose conditions the engine implements; the rulebook contains
 * their values.
 */
enum CombatFactor {
  // shooting
  LIGHT_SHOOTER,
  TARGET_IN_COVER,
  SHOOTER_DISORDERED,
  SHOOTER_IN_COVER,
  TERCIO_ASIDE,
  LATER_TERCIO_ASIDE,
  BOWS_AT_MOUNTED,
  SHOOTING_SUPPORT,
  GUNS_AT_LARGE,
  GUNS_TELLING,
  // melee
  DISORDERED,
  UNCONTROLLED,
  HEAVY_IN_ROUGH,
  MEDIUM_IN_DIFFICULT,
  WAGONS_IN_ROUGH,
  SPEARS_IN_ROUGH,
  HEAVY_IN_DIFFICULT,
  MOUNTED_AT_WORKS,
  MOUNTED_IN_ROUGH,
  MOUNTED_IN_DIFFICULT,
  ENGAGED_COMMANDER,
  ON_FLANK_OR_REAR,
  SIMPLE_SUPPORT,
  MELEE_SUPPORT,
  VANTAGE,
  SHOT_RECEIVE_HORSE,
  RECEIVES_HORSE,
  IMPACT,
  PISTOL,
  SHOCK,
  POLEARM,
  JAVELIN,
  PANIC;

  String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
