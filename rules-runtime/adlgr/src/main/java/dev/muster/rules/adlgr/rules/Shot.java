package dev.muster.rules.adlgr.rules;

import java.util.List;

/**
 * A shot of a unit, or of half a battle unit, before it is made.
 *
 * @param by the shooter; it has a weapon and the target is in reach
 * @param support others that shoot at the same target and help instead (AR-D19)
 */
record Shot(Shooter by, Target at, List<AdlgUnitType> support) {
  Shot {
    support = List.copyOf(support);
  }

  /**
   * The shooter.
   *
   * @param behind the obstacle it is aligned behind
   * @param from the edge it shoots out of: a Tercio's flank or rear, the front of all others
   * @param near whether the target is within short range
   */
  record Shooter(
      AdlgUnitType type,
      int hits,
      TerrainType ground,
      DefensiveWorks behind,
      UnitEdge from,
      boolean near) {}

  /**
   * The target.
   *
   * @param behind the obstacle it is aligned behind, on the shooter's side
   * @param edge the edge the shot comes at
   */
  record Target(
      AdlgUnitType type,
      TerrainType ground,
      DefensiveWorks behind,
      boolean square,
      UnitEdge edge) {}
}
