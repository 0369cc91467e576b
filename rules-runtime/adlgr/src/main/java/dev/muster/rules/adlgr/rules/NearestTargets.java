package dev.muster.rules.adlgr.rules;

import dev.muster.rules.adlgr.rules.FiringArcs.Firer;
import dev.muster.rules.battle.IntList;

/**
 * Finds the enemies that a firer may shoot at: the nearest straight ahead, else the nearest in its
 * arc; several if they are equally near (AR-267, AR-268). Lines of sight take longest, so that the
 * best enemies are looked at first.
 */
final class NearestTargets {
  /** An enemy that is farther than another by more, in UD, is surely not equally near. */
  private static final double SURELY = 10 * FiringArcs.ALIKE;

  private final AdlgState table;
  private final FiringArcs arcs;

  // the enemies in the arc of a firer, in scenario order
  private final int[] enemies;
  private final boolean[] straightAhead;
  private final double[] distances;
  private final boolean[] hidden;
  private int size;

  NearestTargets(AdlgState table, FiringArcs arcs) {
    this.table = table;
    this.arcs = arcs;
    enemies = new int[table.units];
    straightAhead = new boolean[table.units];
    distances = new double[table.units];
    hidden = new boolean[table.units];
  }

  /** Replaces the contents of a list by the targets of a firer. */
  void find(Firer firer, IntList found) {
    found.clear();
    findInArc(firer);
    int best = bestInSight(firer);
    if (best < 0) {
      return;
    }
    if (isOnlyOne(best)) {
      found.add(enemies[best]);
    } else {
      findAlike(firer, found);
    }
  }

  private void findInArc(Firer firer) {
    size = 0;
    for (int each : table.forces().enemiesOf(firer.unit())) {
      if (arcs.arc(firer, each) != null) {
        enemies[size] = each;
        straightAhead[size] = arcs.isStraightAhead(firer, each);
        distances[size] = arcs.distance(firer, each);
        hidden[size++] = false;
      }
    }
  }

  /** Returns the place of the best enemy that the firer sees; below 0 if it sees none. */
  private int bestInSight(Firer firer) {
    while (true) {
      int best = -1;
      for (int i = 0; i < size; i++) {
        if (!hidden[i] && (best < 0 || isBefore(i, best))) {
          best = i;
        }
      }
      if (best < 0 || arcs.sees(firer, enemies[best])) {
        return best;
      }
      hidden[best] = true;
    }
  }

  private boolean isBefore(int one, int other) {
    return AdlgShooting.before(
        straightAhead[one], distances[one], straightAhead[other], distances[other]);
  }

  private boolean isOnlyOne(int best) {
    for (int i = 0; i < size; i++) {
      if (i != best
          && !hidden[i]
          && straightAhead[i] == straightAhead[best]
          && distances[i] < distances[best] + SURELY) {
        return false;
      }
    }
    return true;
  }

  private void findAlike(Firer firer, IntList found) {
    boolean ahead = false;
    double near = Double.POSITIVE_INFINITY;
    for (int i = 0; i < size; i++) {
      boolean straight = straightAhead[i];
      double distance = distances[i];
      boolean alike = straight == ahead && Math.abs(distance - near) < FiringArcs.ALIKE;
      boolean better = found.isEmpty() || AdlgShooting.before(straight, distance, ahead, near);
      if (hidden[i] || !(alike || better) || !arcs.sees(firer, enemies[i])) {
        continue;
      }
      if (!alike) {
        found.clear();
        ahead = straight;
        near = distance;
      }
      found.add(enemies[i]);
    }
  }
}
