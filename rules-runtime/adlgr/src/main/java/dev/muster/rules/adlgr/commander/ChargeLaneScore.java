package dev.muster.rules.adlgr.commander;

import dev.muster.rules.adlgr.rules.AdlgPassage;
import dev.muster.rules.adlgr.rules.AdlgState;
import dev.muster.rules.adlgr.rules.TroopCategory;
import dev.muster.rules.model.Point;
import dev.muster.rules.plane.Footprint;

/** Finds friends who close the way of a mounted unit to a charge straight ahead. */
final class ChargeLaneScore {
  private final AdlgState trial;
  private final AdlgPassage passage;

  /** By unit: UD it comes in a move over open ground. */
  private final int[] pace;

  ChargeLaneScore(AdlgState trial, AdlgPassage passage, int[] pace) {
    this.trial = trial;
    this.passage = passage;
    this.pace = pace;
  }

  /**
   * Returns how much of the ways ahead a unit closes at its place in the trial: of its own, if it
   * stands behind friends, and of theirs, if it stands before them. 1 is the whole way of one unit.
   */
  double closed(int unit) {
    double sum = 0;
    boolean rides = isRider(unit);
    for (int friend = 0; friend < trial.units; friend++) {
      if (friend == unit
          || trial.enemies(unit, friend)
          || !trial.present(friend)
          || !(rides || isRider(friend))) {
        continue;
      }
      double least = trial.leastDistance(unit, friend);
      if (rides && least < pace[unit]) {
        sum += share(unit, friend);
      }
      if (least < pace[friend] && isRider(friend)) {
        sum += share(friend, unit);
      }
    }
    return sum;
  }

  private boolean isRider(int unit) {
    return trial.type(unit).mounted()
        && trial.type(unit).branch != TroopCategory.LIGHT_HORSE
        && !trial.inMelee(unit);
  }

  /** Returns the share of the way ahead of a unit, as wide as itself, that a friend closes. */
  private double share(int unit, int friend) {
    Footprint from = trial.footprint(unit);
    Footprint there = trial.footprint(friend);
    double left = Double.POSITIVE_INFINITY;
    double right = Double.NEGATIVE_INFINITY;
    double ahead = Double.POSITIVE_INFINITY;
    for (int corner = 0; corner < CORNERS; corner++) {
      Point at = there.corner(corner);
      double aside = from.right(at);
      left = Math.min(left, aside);
      right = Math.max(right, aside);
      ahead = Math.min(ahead, from.ahead(at));
    }
    double half = from.width() / 2;
    double shared = Math.min(half, right) - Math.max(-half, left);
    boolean closes =
        shared > 0
            && ahead > -TOUCHING
            && ahead < pace[unit]
            && !trial.inMelee(friend)
            && !passage.through(unit, from.at().tenths(), friend);
    return closes ? shared / from.width() : 0;
  }

  private static final int CORNERS = 4;

  /** UD by which a friend may stand behind the front of a unit, because places are rounded. */
  private static final double TOUCHING = 0.02;
}
