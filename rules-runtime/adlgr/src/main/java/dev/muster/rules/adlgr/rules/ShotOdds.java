package dev.muster.rules.adlgr.rules;

import org.jspecify.annotations.Nullable;

/**
 * What shots of each unit at each other cost on average, kept as they are found and shared by all
 * copies of a battle.
 */
final class ShotOdds {
  /**
   * A shot that was computed.
   *
   * @param moment all it depends on beside the two units and their ground
   * @param expected cohesion lost on average
   */
  record Known(int moment, TerrainType ground, TerrainType targetGround, double expected) {}

  /** How many shots between two units are kept; another one takes the place of an older. */
  private static final int KEPT = 16;

  private final int units;

  /** By shooter, target and moment; threads that find the same at once find the same value. */
  private final @Nullable Known[] known;

  ShotOdds(int units) {
    this.units = units;
    known = new Known[units * units * KEPT];
  }

  /** A shot as it was kept; null if it was not. */
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
