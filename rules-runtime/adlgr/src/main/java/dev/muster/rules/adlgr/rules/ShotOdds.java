package dev.muster.rules.adlgr.rules;

import org.jspecify.annotations.Nullable;

/** Caches the average cost of shots between units; all copies of a battle share it. */
final class ShotOdds {
  /**
   * A shot that was computed.
   *
   * @param moment the state that it depends on, except for the two units and their ground
   * @param expected cohesion lost on average
   */
  record Known(int moment, TerrainType ground, TerrainType targetGround, double expected) {}

  /** Number of shots that are kept per pair of units; a new one replaces an older one. */
  private static final int KEPT = 16;

  private final int units;

  /**
   * By shooter, target and moment. Threads that compute the same entry at once store the same
   * value.
   */
  private final @Nullable Known[] known;

  ShotOdds(int units) {
    this.units = units;
    known = new Known[units * units * KEPT];
  }

  /** Returns a cached shot, or null if it is not cached. */
  @Nullable Known find(
      int unit, int target, int moment, TerrainType ground, TerrainType targetGround) {
    Known found = known[place(unit, target, moment)];
    return found != null
            && found.moment == moment
            && found.ground == ground
            && found.targetGround == targetGround
        ? found
        : null;
  }

  void keep(int unit, int target, Known shot) {
    known[place(unit, target, shot.moment)] = shot;
  }

  private int place(int unit, int target, int moment) {
    int mixed = moment * 0x9E3779B1;
    return (unit * units + target) * KEPT + (mixed >>> 28);
  }
}
