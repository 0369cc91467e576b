package dev.muster.rules.adlgr.commander;

import dev.muster.rules.adlgr.rules.AdlgBattleStatus;
import dev.muster.rules.adlgr.rules.AdlgState;
import dev.muster.rules.adlgr.rules.AdlgUnitType;
import dev.muster.rules.adlgr.rules.ArmyLosses;
import dev.muster.rules.adlgr.rules.MeleeOdds;
import dev.muster.rules.adlgr.rules.OpponentPairing;
import dev.muster.rules.adlgr.rules.TableMelees;
import dev.muster.rules.adlgr.rules.UnitEdge;
import dev.muster.rules.commander.EvaluationWeights;
import java.util.List;

/** Scores melees for a commander: the enemy's expected loss minus his own, in army points. */
final class MeleeExchangeScore {
  private final AdlgState trial;
  private final TableMelees clashes;
  private final MeleeOdds odds;

  private final AdlgBattleStatus status;

  /** By side: how much more its losses weigh as it comes near to breaking. */
  private final double[] brink = {1, 1};

  /** By unit: the loss of its army if it routs. */
  private final double[] whole;

  private EvaluationWeights<AdlgWeight> weights = AdlgProfiles.STEADY;

  MeleeExchangeScore(AdlgState trial, TableMelees clashes) {
    this.trial = trial;
    this.clashes = clashes;
    status = new AdlgBattleStatus(trial);
    odds = trial.forces().odds;
    ArmyLosses losses = new ArmyLosses(trial.rules);
    whole = new double[trial.units];
    for (int unit = 0; unit < whole.length; unit++) {
      AdlgUnitType type = trial.type(unit);
      whole[unit] = losses.of(type, type.cohesion, ArmyLosses.Fate.ROUTED);
    }
  }

  /** Begins to weigh a question. */
  void consider(EvaluationWeights<AdlgWeight> how) {
    weights = how;
    double steep = how.of(AdlgWeight.BRINK);
    for (int side = 0; side < brink.length; side++) {
      double lost = (double) status.lost(side) / Math.max(1, status.breaksAt(side));
      brink[side] = steep == 0 ? 1 : 1 + steep * lost * lost * lost;
    }
  }

  /** Returns the cost of lost cohesion to the unit's army; it grows as the unit has less left. */
  double harm(int unit, double lost) {
    int left = Math.max(1, trial.left(unit));
    return brink[trial.side(unit)]
        * (whole[unit] * Math.min(1, lost / (left + 0.5))
            + (trial.disordered(unit) ? 0 : 0.3 * Math.min(1, lost)));
  }

  /** Returns what a unit that has lost cohesion gains for its army by one point of it. */
  double recovers(int unit) {
    int left = Math.max(1, trial.left(unit));
    boolean orders = trial.hits[unit] == 1;
    double fights = orders && trial.inMelee(unit) ? ORDER_IN_MELEE : 0;
    return brink[trial.side(unit)] * (whole[unit] / (left + 1.5) + (orders ? 0.3 + fights : 0));
  }

  /** What it is worth to a unit in melee to be in order again. */
  private static final double ORDER_IN_MELEE = 0.4;

  /**
   * Returns the score of charging an enemy at an edge, from the units that would join that melee.
   */
  double charge(int unit, int target, UnitEdge edge) {
    MeleeOdds.Exchange found =
        trial.chargeOdds().of(unit, target, edge, trial.disordered(unit), trial.disordered(target));
    double worth = harm(target, found.otherLoss()) - harm(unit, found.loss());
    // an enemy already in melee cannot turn to the charger, and the charge helps a friend
    AdlgWeight joins = edge == UnitEdge.FRONT ? AdlgWeight.JOINS : AdlgWeight.JOINS_FLANK;
    return trial.inMelee(target) ? worth + weights.of(joins) : worth;
  }

  /** Expected loss of a unit to an enemy that charges one of its edges; 0 if there is none. */
  double feared(int unit, int enemy, UnitEdge edge) {
    MeleeOdds.Exchange found =
        trial.chargeOdds().of(enemy, unit, edge, trial.disordered(enemy), trial.disordered(unit));
    return Math.max(
        0, weights.of(AdlgWeight.FEAR) * harm(unit, found.otherLoss()) - harm(enemy, found.loss()));
  }

  /** Returns the expected score of the next round of a unit's present melees. */
  double now(int unit) {
    List<OpponentPairing.Pair> all = clashes.pairs();
    double worth = 0;
    for (OpponentPairing.Pair each : all) {
      if (each.unit() == unit || each.foe() == unit) {
        int foe = each.unit() == unit ? each.foe() : each.unit();
        MeleeOdds.Exchange found =
            odds.round(
                clashes.fighter(unit, foe, each.half(), all),
                clashes.fighter(foe, unit, each.half(), all),
                clashes.round(unit, foe));
        worth += harm(foe, found.otherLoss()) - harm(unit, found.loss());
      }
    }
    return worth;
  }

  /**
   * Returns the score of one enemy as the unit's main opponent, with the other opponents in
   * support.
   */
  double against(int unit, int foe) {
    List<OpponentPairing.Pair> only = List.of(new OpponentPairing.Pair(unit, foe, 0));
    MeleeOdds.Exchange found =
        odds.round(
            clashes.fighter(unit, foe, 0, only),
            clashes.fighter(foe, unit, 0, only),
            clashes.round(unit, foe));
    return harm(foe, found.otherLoss()) - harm(unit, found.loss());
  }
}
