package dev.muster.rules.boxgrid.commander;

import dev.muster.rules.boxgrid.rules.ActionEligibility;
import dev.muster.rules.boxgrid.rules.Arm;
import dev.muster.rules.boxgrid.rules.BoxDecision;
import dev.muster.rules.boxgrid.rules.BoxEngagements;
import dev.muster.rules.boxgrid.rules.BoxEvasion;
import dev.muster.rules.boxgrid.rules.BoxForces;
import dev.muster.rules.boxgrid.rules.BoxMelee;
import dev.muster.rules.boxgrid.rules.BoxRules;
import dev.muster.rules.boxgrid.rules.BoxState;
import dev.muster.rules.boxgrid.rules.BoxUnitType;
import dev.muster.rules.boxgrid.rules.ChargeEligibility;
import dev.muster.rules.boxgrid.rules.ControlTest;
import dev.muster.rules.boxgrid.rules.FormationRules;
import dev.muster.rules.boxgrid.rules.HitEffects;
import dev.muster.rules.boxgrid.rules.UnitAttribute;
import dev.muster.rules.commander.EvaluationWeights;

/**
 * Scores charges and rounds of melee by the dice of the rules: expected harm done minus harm taken.
 * All units are at their positions in the trial.
 */
final class BoxChargeScore {
  private final BoxState trial;
  private final BoxMelee melee;
  private final BoxEngagements engagements;
  private final ControlTest controlTest;
  private final ChargeEligibility charging;
  private final ActionEligibility actions;
  private final FormationRules forming;
  private final BoxPlanScore goals;
  private EvaluationWeights<BoxWeight> weights = BoxProfiles.STEADY;

  /** The price of waiting, in the terms of {@link dev.muster.rules.commander.WaitingPrice}. */
  private double price;

  BoxChargeScore(BoxState trial, HitEffects wounds, BoxPlanScore goals) {
    this.trial = trial;
    this.goals = goals;
    engagements = new BoxEngagements(trial);
    melee = new BoxMelee(trial, BoxDecision.withoutCommanders(trial), engagements, wounds);
    controlTest = new ControlTest(trial);
    charging = new ChargeEligibility(trial);
    actions = new ActionEligibility(trial, charging);
    forming = new FormationRules(trial);
  }

  /** Begins to weigh a question. */
  void consider(EvaluationWeights<BoxWeight> how, double priceOfWaiting) {
    weights = how;
    price = priceOfWaiting;
  }

  double chance(int unit, ControlTest.Purpose purpose, int charger) {
    return controlTest.chance(unit, purpose, charger);
  }

  boolean frontal(int target, int attacker) {
    return engagements.frontal(target, attacker);
  }

  /** Whether a unit reaches another with a charge in its next turn. */
  boolean inReach(int unit, int target) {
    return charging.inReach(unit, target);
  }

  /** Whether a unit becomes Unformed if its move ends now. */
  boolean endsUnformed(int unit) {
    return forming.endsUnformed(unit);
  }

  /** The share of a unit's remaining strength that one hit takes. */
  double hitShare(int unit) {
    int left = Math.max(1, trial.type(unit).catastrophe - trial.get(UnitAttribute.HITS, unit));
    return 0.8 / (left + 0.5) * value(unit);
  }

  /** Returns the value of a unit to its side. */
  double value(int unit) {
    BoxUnitType type = trial.type(unit);
    return type.arm == Arm.CAMP ? 1.2 : 0.7 + 0.08 * type.ccv;
  }

  /** The cost of a hit to the unit's own side; it is higher for a unit with its commander. */
  private double ownHitCost(int unit) {
    return hitShare(unit) * care(unit);
  }

  /** Returns the factor by which a side protects a unit more if its commander is with it. */
  private double care(int unit) {
    boolean leads = trial.commanderWith[trial.forces().brigade[unit]] == unit;
    return leads ? 1 + weights.of(BoxWeight.COMMANDER) : 1;
  }

  /**
   * Returns the expected score of a round of melee: harm done minus harm taken.
   *
   * @param flank whether the unit attacks the enemy in flank or rear
   * @param unformed whether the unit will be Unformed
   */
  double exchange(int unit, int enemy, boolean flank, boolean unformed) {
    int was = trial.get(UnitAttribute.UNFORMED, unit);
    int theirs = trial.get(UnitAttribute.UNFORMED, enemy);
    trial.put(UnitAttribute.UNFORMED, unit, unformed ? 1 : was);
    trial.put(UnitAttribute.UNFORMED, enemy, flank ? 1 : theirs);
    boolean flanked = flank || engagements.flanked(enemy);
    double done = melee.dice(unit, enemy, flanked, true) / 2.0;
    double taken = melee.dice(enemy, unit, engagements.flanked(unit), !flank) / 2.0;
    trial.put(UnitAttribute.UNFORMED, unit, was);
    trial.put(UnitAttribute.UNFORMED, enemy, theirs);
    double lead = done - taken;
    double rupture =
        trial.steady(enemy) && trial.type(unit).shock == 0
            ? 0
            : Math.max(0, lead + 1 - melee.ruptureTrigger(enemy)) * 0.1;
    return done * hitShare(enemy) - weights.of(BoxWeight.RISK) * taken * ownHitCost(unit) + rupture;
  }

  /**
   * Returns the expected score of a charge of a unit that is in contact with its target in the
   * trial.
   */
  double charge(int unit, int target, boolean diagonal) {
    BoxUnitType enemy = trial.type(target);
    double boldness = goals.chargeScore(unit, trial.box(target));
    boldness += goals.keepsBack(unit) ? 0 : weights.of(BoxWeight.CHARGE);
    boldness += trial.steady(unit) ? weights.of(BoxWeight.WAITING) * goals.waiting(unit, price) : 0;
    if (!enemy.fights()) {
      return 0.8 + boldness;
    }
    boolean front = engagements.frontal(target, unit);
    boolean unformed = diagonal || unforms(unit, target);
    double worth = exchange(unit, target, !front, unformed);
    if (trial.is(UnitAttribute.ENGAGED, target)) {
      // The enemy throws only at one of the units that fight it.
      worth += weights.of(BoxWeight.JOINS) + (front ? 0 : weights.of(BoxWeight.JOINS_FLANK));
    } else if (mustRun(unit, target)) {
      worth = weights.of(BoxWeight.RUNS);
    } else if (front) {
      worth -= trial.steady(unit) ? 0 : weights.of(BoxWeight.SHAKEN_CHARGE);
      worth -= unformed ? weights.of(BoxWeight.UNFORMED_CHARGE) : 0;
      worth += friendFollows(unit, target) ? weights.of(BoxWeight.JOINT) : 0;
    }
    worth -= weights.of(BoxWeight.CHARGE_EXPOSED) * bitten(unit, target, unformed);
    double finish =
        trial.type(unit).pistolCavalry()
            ? controlTest.chance(unit, ControlTest.Purpose.FINISH_CHARGE, BoxForces.NOBODY)
            : 1;
    return finish * worth + boldness;
  }

  /** Whether a charge straight ahead leaves a unit Unformed. */
  private boolean unforms(int unit, int target) {
    BoxUnitType type = trial.type(unit);
    return trial.is(UnitAttribute.UNFORMED, unit)
        || (trial.is(UnitAttribute.SLANTED, unit)
            && trial.get(UnitAttribute.ACTIONS, unit) + trial.rules.chargeCost >= type.allowance)
        || (type.closeCavalry && trial.get(UnitAttribute.SPENT, unit) >= 1)
        || trial.unforms(type, trial.box(target));
  }

  /** Whether another heavy unit of the side, still to move, reaches the enemy as well. */
  private boolean friendFollows(int unit, int target) {
    for (int other = 0; other < trial.units; other++) {
      if (other != unit
          && trial.side(other) == trial.side(unit)
          && trial.present(other)
          && !trial.is(UnitAttribute.DONE, other)
          && trial.type(other).heavy
          && trial.steady(other)
          && charging.inReach(other, target)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the score of the best charge of a unit with its remaining Actions; 0 if none is
   * worthwhile.
   */
  double best(int unit) {
    double best = 0;
    for (int enemy = 0; enemy < trial.units; enemy++) {
      if (trial.enemies(unit, enemy)
          && trial.present(enemy)
          && trial.ground.distance(trial.box(unit), trial.box(enemy)) == 1
          && trial.ground.forward(trial.box(unit), trial.facing(unit), trial.box(enemy)) == 1) {
        boolean diagonal =
            trial.ground.lateral(trial.box(unit), trial.facing(unit), trial.box(enemy)) != 0;
        if (actions.canCharge(unit, enemy, diagonal)) {
          best = Math.max(best, charge(unit, enemy, diagonal));
        }
      }
    }
    return best;
  }

  /** Whether a charged enemy is obliged to evade. */
  private boolean mustRun(int unit, int target) {
    return BoxEvasion.evadePermission(trial, target, unit) == BoxRules.Permission.MUST;
  }

  /**
   * Returns the expected net loss of a unit to charges of the enemies in reach in their next turn.
   *
   * @param but the enemy it fights, which does not count as a charger; NOBODY for none
   * @param unformed whether the unit will be Unformed
   */
  double bitten(int unit, int but, boolean unformed) {
    int was = trial.get(UnitAttribute.UNFORMED, unit);
    trial.put(UnitAttribute.UNFORMED, unit, unformed ? 1 : was);
    double sum = 0;
    for (int enemy = 0; enemy < trial.units; enemy++) {
      if (enemy != but
          && trial.enemies(unit, enemy)
          && trial.present(enemy)
          && charging.inReach(enemy, unit)) {
        sum += Math.max(0, exchange(enemy, unit, !nearFront(unit, enemy), false));
      }
    }
    trial.put(UnitAttribute.UNFORMED, unit, was);
    return sum * care(unit);
  }

  /** Whether an enemy that comes straight from its present box strikes the front of a unit. */
  private boolean nearFront(int unit, int enemy) {
    return trial.is(UnitAttribute.HEDGEHOG, unit)
        || trial.ground.forward(trial.box(unit), trial.facing(unit), trial.box(enemy)) > 0;
  }

  /**
   * Returns the expected score of the best charge in a unit's next turn; 0 if none is worthwhile.
   */
  double prey(int unit) {
    int was = trial.get(UnitAttribute.UNFORMED, unit);
    trial.put(UnitAttribute.UNFORMED, unit, 0); // it forms again before
    double best = 0;
    for (int enemy = 0; enemy < trial.units; enemy++) {
      if (trial.enemies(unit, enemy)
          && trial.present(enemy)
          && trial.type(enemy).fights()
          && charging.inReach(unit, enemy)) {
        best = Math.max(best, exchange(unit, enemy, !nearFront(enemy, unit), false));
      }
    }
    trial.put(UnitAttribute.UNFORMED, unit, was);
    return best;
  }

  /** Returns the expected result of a melee for a side, with all units that charged the target. */
  double melee(int target, int side) {
    double worth = 0;
    for (int unit = 0; unit < trial.units; unit++) {
      if (engagements.attacks(unit, target)) {
        double each = exchange(unit, target, !engagements.frontal(target, unit), false);
        worth += trial.side(unit) == side ? each : -each;
      }
    }
    return worth;
  }

  /** Returns the score of the worst melee of a unit; 0 if none is bad. */
  double worst(int unit) {
    double worst = 0;
    for (int enemy = 0; enemy < trial.units; enemy++) {
      if (trial.present(enemy) && engagements.fight(unit, enemy)) {
        worst =
            Math.min(worst, exchange(unit, enemy, false, trial.is(UnitAttribute.UNFORMED, unit)));
      }
    }
    return worst;
  }
}
