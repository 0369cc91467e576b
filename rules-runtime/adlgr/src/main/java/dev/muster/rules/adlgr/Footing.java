package dev.muster.rules.adlgr;

import org.jspecify.annotations.Nullable;

/** Ground that hampers troops in melee (AR-308 to AR-317, AR-322). */
final class Footing {
  private final AdlgRules rules;

  Footing(AdlgRules rules) {
    this.rules = rules;
  }

  /** Whether the ground has a minus for a type in melee (AR-D12). */
  boolean penalises(Terrain ground, UnitType type) {
    if (rules.onlyDifficultPenalises && ground.going() != Going.DIFFICULT) {
      return false;
    }
    return hampers(ground, type) != null;
  }

  /** The modifier of melee a ground has for a type, null where it has none (AR-308 to AR-317). */
  @Nullable Factor hampers(Terrain ground, UnitType type) {
    boolean difficult = ground.going() == Going.DIFFICULT;
    if (ground.open()) {
      return null;
    }
    return switch (type.branch) {
      case HEAVY_INFANTRY ->
          difficult
              ? Factor.HEAVY_IN_DIFFICULT
              : type.has(Ability.PIKES) || type.has(Ability.SPEARS)
                  ? Factor.SPEARS_IN_ROUGH
                  : Factor.HEAVY_IN_ROUGH;
      case LIGHT_MEDIUM_INFANTRY, MEDIUM_INFANTRY -> difficult ? Factor.MEDIUM_IN_DIFFICULT : null;
      case WAR_WAGONS -> difficult ? null : Factor.WAGONS_IN_ROUGH;
      case ELEPHANTS ->
          difficult
              ? Factor.MOUNTED_IN_DIFFICULT
              : ground.easyForElephants() ? null : Factor.MOUNTED_IN_ROUGH;
      case LIGHT_HORSE, DRAGOONS, CAVALRY, KNIGHTS ->
          difficult ? Factor.MOUNTED_IN_DIFFICULT : Factor.MOUNTED_IN_ROUGH;
      case LIGHT_INFANTRY, ARTILLERY, CAMP -> null;
    };
  }
}
