package dev.muster.rules.adlgr.commander;

import dev.muster.rules.adlgr.rules.AdlgState;
import dev.muster.rules.adlgr.rules.CommanderMoves;
import dev.muster.rules.adlgr.rules.CorpsCommand;
import dev.muster.rules.commander.EvaluationWeights;
import dev.muster.rules.model.Point;
import dev.muster.rules.plane.Footprint;
import org.jspecify.annotations.Nullable;

/** Scores what the commander of a corps does himself: he joins a unit, leaves it, or rides. */
final class CommanderRideScore {
  private final AdlgState trial;
  private final CorpsCommand command;
  private final CommanderMoves staff;
  private final ChargeScore charges;

  private EvaluationWeights<AdlgWeight> weights = AdlgProfiles.STEADY;

  /** What the commander of the corps is worth to his melee; NaN if it is not computed. */
  private double fighting = Double.NaN;

  /** The corps whose units within range of its commander were counted, and their number. */
  private int reachedOf = NO_CORPS;

  private int reachedNow;

  CommanderRideScore(AdlgState trial, CorpsCommand command, ChargeScore charges) {
    this.trial = trial;
    this.command = command;
    this.charges = charges;
    staff = new CommanderMoves(trial, command);
  }

  /** Begins to weigh a question. */
  void consider(EvaluationWeights<AdlgWeight> how) {
    weights = how;
    fighting = Double.NaN;
    reachedOf = NO_CORPS;
  }

  private static final int NO_CORPS = -1;

  /**
   * Returns the score of a commander's ride: it should bring units into his range, if the point is
   * not needed elsewhere.
   */
  double rides(int corps) {
    int best = 0;
    if (reached(corps, null) < able(corps)) {
      for (Point each : staff.rides(corps)) {
        best = Math.max(best, gained(corps, each));
      }
    }
    return best == 0 ? -2 : 0.02 * best - 0.04;
  }

  /**
   * Returns the score of moving the commander to a unit that fights without him, or from which he
   * reaches more units.
   */
  double joins(int corps, int unit) {
    int with = trial.commanderWith[corps];
    if (stays()) {
      double adds = trial.inMelee(unit) ? charges.commanderScore(corps, unit) : 0;
      return adds > 0.1 + fightingWith(corps) ? adds : idles(corps, unit) ? -0.05 : -2;
    }
    boolean helps = trial.inMelee(unit) && (with == AdlgState.NOBODY || !trial.inMelee(with));
    boolean serves = helps || reached(corps, trial.footprint(unit)) > reached(corps, null);
    return serves ? -0.05 : -2;
  }

  /** UD beyond the distance of danger at which a commander goes back to a unit. */
  private static final double SAFE = 2;

  private boolean stays() {
    return weights.of(AdlgWeight.WITH_UNIT) > 0;
  }

  /** Whether a commander by himself can go to a unit and reaches no fewer from there. */
  private boolean idles(int corps, int unit) {
    return trial.commanderWith[corps] == AdlgState.NOBODY
        && !trial.inMelee(unit)
        && !trial.isEnemyNearer(unit, trial.footprint(unit), ALARM + SAFE)
        && reached(corps, trial.footprint(unit)) >= reached(corps, null);
  }

  /** Returns what a commander is worth to the melee of his unit now; 0 if it is in none. */
  private double fightingWith(int corps) {
    int with = trial.commanderWith[corps];
    if (with == AdlgState.NOBODY || !trial.inMelee(with)) {
      return 0;
    }
    if (Double.isNaN(fighting)) {
      fighting = charges.commanderScore(corps, with);
    }
    return fighting;
  }

  /** Returns the score of leaving a unit: a commander does it where he risks more than he adds. */
  double leaves(int corps) {
    double danger = -fightingWith(corps);
    return !stays() ? -0.1 : danger > 0.1 ? danger : near(corps) ? -0.5 : -2;
  }

  /** Whether an enemy can come to the unit that a commander is with. */
  private boolean near(int corps) {
    int with = trial.commanderWith[corps];
    return !trial.inMelee(with) && trial.isEnemyNearer(with, trial.footprint(with), ALARM);
  }

  /** Returns the number of units that come into range with a ride; 0 if the enemy is near. */
  int gained(int corps, Point to) {
    Footprint there = AdlgState.point(to);
    boolean near = trial.nearestEnemy(trial.forces().members[corps][0], there) < ALARM;
    return near ? -1 : reached(corps, there) - reached(corps, null);
  }

  /** Distance in UD that a commander by himself keeps from the enemy. */
  private static final double ALARM = 4;

  /**
   * Returns the number of units of a corps within range of its commander, at his present place or
   * at {@code from}.
   */
  private int reached(int corps, @Nullable Footprint from) {
    if (from != null) {
      return count(corps, from);
    }
    if (reachedOf != corps) {
      reachedOf = corps;
      reachedNow = count(corps, null);
    }
    return reachedNow;
  }

  private int count(int corps, @Nullable Footprint from) {
    int found = 0;
    for (int each : trial.forces().members[corps]) {
      found += trial.canAct(each) && isReached(corps, from, each) ? 1 : 0;
    }
    return found;
  }

  private boolean isReached(int corps, @Nullable Footprint from, int unit) {
    int range = command.range(corps, unit);
    return from == null
        ? trial.isCommanderWithin(corps, trial.footprint(unit), range)
        : from.isWithin(trial.footprint(unit), range);
  }

  private int able(int corps) {
    int found = 0;
    for (int each : trial.forces().members[corps]) {
      found += trial.canAct(each) ? 1 : 0;
    }
    return found;
  }
}
