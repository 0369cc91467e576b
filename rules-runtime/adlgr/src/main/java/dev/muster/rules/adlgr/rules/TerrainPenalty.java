package dev.muster.rules.adlgr.rules;

import org.jspecify.annotations.Nullable;

/** Ground that hampers troops in melee (AR-308 to AR-317, AR-322). */
final class TerrainPenalty {
  private final AdlgRules rules;

  TerrainPenalty(AdlgRules rules) {
    this.rules = rules;
  }

  /** Whether the ground has a minus for a type in melee (AR-D12). */
  boolean penalises(TerrainType ground, AdlgUnitType type) {
    if (rules.onlyDifficultPenalises && ground.going() != Going.DIFFICULT) {
      return false;
    }
    return hampers(ground, type) != null;
  }

  /** Returns the melee modifier of terrain for a type; null if there is none (AR-308 to AR-317). */
  @Nullable CombatFactor hampers(TerrainType ground, AdlgUnitType type) {
    boolean difficult = ground.going() == Going.DIFFICULT;
    if (ground.open()) {
      return null;
    }
    return switch (type.branch) {
      case HEAVY_INFANTRY ->
          difficult
              ? CombatFactor.HEAVY_IN_DIFFICULT
              : type.has(Ability.PIKES) || type.has(Ability.SPEARS)
                  ? CombatFactor.SPEARS_IN_ROUGH
                  : CombatFactor.HEAVY_IN_ROUGH;
      case LIGHT_MEDIUM_INFANTRY, MEDIUM_INFANTRY ->
          difficult ? CombatFactor.MEDIUM_IN_DIFFICULT : null;
      case WAR_WAGONS -> difficult ? null : CombatFactor.WAGONS_IN_ROUGH;
      case ELEPHANTS ->
          difficult
              ? CombatFactor.MOUNTED_IN_DIFFICULT
              : ground.easyForElephants() ? null : CombatFactor.MOUNTED_IN_ROUGH;
      case LIGHT_HORSE, DRAGOONS, CAVALRY, KNIGHTS ->
          difficult ? CombatFactor.MOUNTED_IN_DIFFICULT : CombatFactor.MOUNTED_IN_ROUGH;
      case LIGHT_INFANTRY, ARTILLERY, CAMP -> null;
    };
  }
}
