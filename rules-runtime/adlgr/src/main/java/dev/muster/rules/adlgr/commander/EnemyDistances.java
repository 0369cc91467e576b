package dev.muster.rules.adlgr.commander;

import dev.muster.rules.adlgr.rules.AdlgState;
import dev.muster.rules.plane.Footprint;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The least distances from each unit at its place in the trial to all enemies, measured once for
 * each place that is tried. Enemies stay where they are during a question.
 */
final class EnemyDistances {
  private final AdlgState trial;

  /** By unit: the place it was measured from; null if it was not yet in this question. */
  private final @Nullable Footprint[] from;

  /** By unit and enemy, in UD; infinite for an enemy that is not on the table. */
  private final double[] least;

  /** By unit: the least of them. */
  private final double[] nearest;

  EnemyDistances(AdlgState trial) {
    this.trial = trial;
    from = new Footprint[trial.units];
    nearest = new double[trial.units];
    least = new double[trial.units * trial.units];
  }

  /** Begins another question. */
  void begin() {
    Arrays.fill(from, null);
  }

  /** Returns a distance in UD that the true one to an enemy does not fall short of. */
  double least(int unit, int enemy) {
    measure(unit);
    return least[unit * trial.units + enemy];
  }

  /** Returns the same for the enemy for which it is least. */
  double nearest(int unit) {
    measure(unit);
    return nearest[unit];
  }

  private void measure(int unit) {
    Footprint at = trial.footprint(unit);
    if (from[unit] == at) {
      return;
    }
    from[unit] = at;
    double near = Double.POSITIVE_INFINITY;
    for (int enemy : trial.forces().enemiesOf(unit)) {
      double far =
          trial.present(enemy) ? trial.leastDistance(unit, enemy) : Double.POSITIVE_INFINITY;
      least[unit * trial.units + enemy] = far;
      near = Math.min(near, far);
    }
    nearest[unit] = near;
  }
}
