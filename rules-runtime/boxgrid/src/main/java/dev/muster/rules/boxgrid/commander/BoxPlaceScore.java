package dev.muster.rules.boxgrid.commander;

import dev.muster.rules.boxgrid.rules.Arm;
import dev.muster.rules.boxgrid.rules.BoxForces;
import dev.muster.rules.boxgrid.rules.BoxShooting;
import dev.muster.rules.boxgrid.rules.BoxState;
import dev.muster.rules.boxgrid.rules.BoxUnitType;
import dev.muster.rules.boxgrid.rules.UnitAttribute;
import dev.muster.rules.commander.EvaluationWeights;

/**
 * Scores the place of a unit in the trial: what it reaches, what reaches it, and the friends beside
 * it.
 */
final class BoxPlaceScore {
  /** Share of the price of ending Unformed that a unit with a plan pays. */
  private static final double LED = 0.2;

  /** Boxes within which a unit should face the enemy. */
  private static final int CLOSE = 2;

  private final BoxState trial;
  private final BoxShooting shooting;
  private final BoxChargeScore charges;
  private final BoxPlanScore goals;
  private EvaluationWeights<BoxWeight> weights = BoxProfiles.STEADY;
  private double price;

  BoxPlaceScore(BoxState trial, BoxShooting shooting, BoxChargeScore charges, BoxPlanScore goals) {
    this.trial = trial;
    this.shooting = shooting;
    this.charges = charges;
    this.goals = goals;
  }

  /**
   * Begins to weigh a question.
   *
   * @param priceOfWaiting in the terms of {@link dev.muster.rules.commander.WaitingPrice}
   */
  void consider(EvaluationWeights<BoxWeight> how, double priceOfWaiting) {
    weights = how;
    price = priceOfWaiting;
  }

  /** Returns the score of a unit's present place and facing. */
  double of(int unit) {
    boolean shooter = shoots(trial.type(unit));
    double worth = goals.placeScore(unit, nearest(unit));
    worth += shooter ? weights.of(BoxWeight.SHOT) * shot(unit) : 0;
    double urgency = trial.steady(unit) ? goals.waitingApart(unit, price) : 0;
    double waits = weights.of(BoxWeight.NEARER_WAITS) * urgency;
    worth += weights.of(BoxWeight.NEARER) * (1 + waits) * approach(unit, shooter);
    worth += trial.steady(unit) ? 0 : holdScore(unit);
    worth += threatScore(unit);
    worth -= looksAway(unit) ? weights.of(BoxWeight.FACES) : 0;
    boolean hunts = !shooter && trial.steady(unit);
    worth += hunts ? weights.of(BoxWeight.PREY) * charges.prey(unit) : 0;
    worth += weights.of(BoxWeight.IN_LINE) * inLine(unit);
    return worth;
  }

  /**
   * A Shaken unit is better off out of the enemy's reach: it does not get better, and may break.
   */
  private double holdScore(int unit) {
    return -weights.of(BoxWeight.SHAKEN_BOX)
        * Math.max(0, weights.of(BoxWeight.SHAKEN_FAR) - nearest(unit));
  }

  /** Whether a unit is there to shoot rather than to fight. */
  private static boolean shoots(BoxUnitType type) {
    return type.arm == Arm.ARTILLERY
        || (!type.weapons.isEmpty() && (!type.weighty() || type.missileReliant));
  }

  // ---- shots

  /** Returns the expected score of a shot; negative if it cannot be made. */
  double shot(int shooter, int target, boolean massed) {
    boolean aimed = massed ? shooting.aimsMassed(shooter, target) : shooting.aims(shooter, target);
    return aimed ? shooting.expected() * charges.hitShare(target) + (massed ? 0.01 : 0.02) : -1;
  }

  /** The best shot of a unit. */
  double shot(int unit) {
    if (!shooting.mayShoot(unit)) {
      return 0;
    }
    double best = 0;
    for (int target = 0; target < trial.units; target++) {
      if (trial.enemies(unit, target)
          && shooting.mayBeShotAt(target)
          && shooting.aims(unit, target)) {
        best = Math.max(best, shooting.expected() * charges.hitShare(target));
      }
    }
    return best;
  }

  // ---- enemies

  /** Nearness to an enemy the unit can hurt, more on his flank or rear, and looking at him. */
  private double approach(int unit, boolean shooter) {
    int wanted = shooter && trial.type(unit).arm != Arm.ARTILLERY ? 2 : 1;
    double best = -3;
    int box = trial.box(unit);
    int facing = trial.facing(unit);
    for (int enemy = 0; enemy < trial.units; enemy++) {
      if (!trial.enemies(unit, enemy) || !trial.present(enemy)) {
        continue;
      }
      int there = trial.box(enemy);
      int distance = trial.ground.distance(box, there);
      int forward = trial.ground.forward(box, facing, there);
      int lateral = Math.abs(trial.ground.lateral(box, facing, there));
      double worth = -0.08 * Math.abs(distance - wanted);
      worth -= forward <= 0 ? 0.16 : lateral > forward ? 0.08 : 0.012 * lateral;
      worth += targetScore(unit, enemy);
      if (!shooter && trial.ground.forward(there, trial.facing(enemy), box) <= 0) {
        worth += weights.of(BoxWeight.FLANKING); // out of his front
      }
      if (distance == 1 && lateral == 0 && forward == 1) {
        worth += shooter ? -0.05 : 0.05;
      }
      best = Math.max(best, worth);
    }
    return best;
  }

  /** Whether an enemy is within 2 boxes and the unit faces none of the nearest enemies. */
  private boolean looksAway(int unit) {
    int near = nearest(unit);
    if (near > CLOSE) {
      return false;
    }
    int box = trial.box(unit);
    for (int enemy = 0; enemy < trial.units; enemy++) {
      if (trial.enemies(unit, enemy)
          && trial.present(enemy)
          && trial.ground.distance(box, trial.box(enemy)) == near
          && trial.ground.forward(box, trial.facing(unit), trial.box(enemy)) > 0) {
        return false;
      }
    }
    return true;
  }

  /** Returns how suitable an enemy is as a target for the unit. */
  private double targetScore(int unit, int enemy) {
    BoxUnitType type = trial.type(unit);
    BoxUnitType other = trial.type(enemy);
    if (!other.fights()) {
      return type.weighty() ? 0.05 : -0.1;
    }
    if (!type.weighty() && other.weighty()) {
      return shoots(type) ? 0 : -0.1;
    }
    return 0.05 * (type.ccv - other.ccv) + (trial.steady(enemy) ? 0 : 0.05);
  }

  /** Enemies that can strike it next turn, the worse on flank or rear. */
  private double threatScore(int unit) {
    double worth = 0;
    int box = trial.box(unit);
    double caught = 0;
    boolean unformed = trial.is(UnitAttribute.UNFORMED, unit);
    for (int enemy = 0; enemy < trial.units; enemy++) {
      if (!trial.enemies(unit, enemy)
          || !trial.present(enemy)
          || !trial.type(enemy).fights()
          || trial.is(UnitAttribute.ENGAGED, enemy)) {
        continue;
      }
      BoxUnitType other = trial.type(enemy);
      int there = trial.box(enemy);
      int distance = trial.ground.distance(box, there);
      boolean strikes =
          distance <= other.allowance
              && trial.ground.forward(there, trial.facing(enemy), box) > 0
              && (other.weighty() || !trial.type(unit).heavy);
      if (!strikes) {
        continue;
      }
      int facing = trial.facing(unit);
      boolean flank = trial.ground.forward(box, facing, there) <= 0;
      boolean weak = shoots(trial.type(unit)) && other.weighty();
      worth -=
          weights.of(
              flank ? BoxWeight.REACHED_FLANK : weak ? BoxWeight.REACHED_WEAK : BoxWeight.REACHED);
      caught +=
          unformed && other.heavy && charges.inReach(enemy, unit)
              ? weights.of(BoxWeight.UNFORMED_REACHED)
              : 0;
    }
    worth -= weights.of(BoxWeight.BITTEN) * charges.bitten(unit, BoxForces.NOBODY, unformed);
    worth *= goals.heed(unit) * weights.of(BoxWeight.RISK);
    return worth - caught - (unformed ? unformed(unit) : 0);
  }

  /** A unit with a plan turns in the plan's direction. */
  private double unformed(int unit) {
    return weights.of(BoxWeight.UNFORMED) * (goals.isLed(unit) ? LED : 1);
  }

  /** Whether mounted enemies are within 2 boxes. */
  boolean horseNear(int unit) {
    for (int enemy = 0; enemy < trial.units; enemy++) {
      if (trial.enemies(unit, enemy)
          && trial.present(enemy)
          && trial.type(enemy).arm == Arm.MOUNTED
          && trial.ground.distance(trial.box(unit), trial.box(enemy)) <= 2) {
        return true;
      }
    }
    return false;
  }

  /** Returns the distance in boxes to the nearest enemy; 99 if there is none. */
  int nearest(int unit) {
    int near = 99;
    for (int enemy = 0; enemy < trial.units; enemy++) {
      if (trial.enemies(unit, enemy) && trial.present(enemy)) {
        near = Math.min(near, trial.ground.distance(trial.box(unit), trial.box(enemy)));
      }
    }
    return near;
  }

  // ---- friends

  /** Touching its brigade, and within reach of its commander. */
  private double inLine(int unit) {
    int brigade = trial.forces().brigade[unit];
    int[] members = trial.forces().members[brigade];
    int box = trial.box(unit);
    int touching = 0;
    for (int i = 0; i < members.length; i++) {
      int other = members[i];
      if (other != unit && trial.present(other) && trial.ground.inContact(box, trial.box(other))) {
        touching++;
      }
    }
    double worth = touching == 0 ? -0.06 : touching == 1 ? 0 : 0.02;
    int commander = trial.commanderWith[brigade];
    if (touching == 0 && commander != BoxForces.NOBODY && trial.present(commander)) {
      int far = trial.ground.distance(box, trial.box(commander));
      worth -= far > trial.forces().commandRange[brigade] ? 0.15 : 0;
    }
    return worth;
  }
}
