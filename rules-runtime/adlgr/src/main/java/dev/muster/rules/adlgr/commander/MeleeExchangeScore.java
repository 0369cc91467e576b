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
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

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

  // by unit, enemy and edge: the scores of this question; NaN for one that is not known
  private final double[] charges;
  private final double[] fears;

  /** By unit: whether the scores of this question were begun. */
  private final boolean[] begun;

  /** The opponents of the position of this question; null if they are not known. */
  private @Nullable List<OpponentPairing.Pair> opponents;

  /** By unit: the score of its melees as they are; NaN if it is not known. */
  private final double[] present;

  private EvaluationWeights<AdlgWeight> weights = AdlgProfiles.STEADY;

  MeleeExchangeScore(AdlgState trial, TableMelees clashes) {
    this.trial = trial;
    this.clashes = clashes;
    status = new AdlgBattleStatus(trial);
    odds = trial.forces().odds;
    ArmyLosses losses = new ArmyLosses(trial.rules);
    charges = new double[trial.units * trial.units * EDGES];
    fears = new double[charges.length];
    begun = new boolean[trial.units];
    present = new double[trial.units];
    whole = new double[trial.units];
    for (int unit = 0; unit < whole.length; unit++) {
      AdlgUnitType type = trial.type(unit);
      whole[unit] = losses.of(type, type.cohesion, ArmyLosses.Fate.ROUTED);
    }
  }

  /** Begins with another position of the trial, or with other weights. */
  void consider(EvaluationWeights<AdlgWeight> how) {
    weights = how;
    Arrays.fill(begun, false);
    opponents = null;
    Arrays.fill(present, Double.NaN);
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
    int at = number(unit, target, edge);
    double worth = charges[at];
    if (Double.isNaN(worth)) {
      MeleeOdds.Exchange found =
          trial
              .chargeOdds()
              .of(unit, target, edge, trial.disordered(unit), trial.disordered(target));
      worth = harm(target, found.otherLoss()) - harm(unit, found.loss());
      charges[at] = worth;
    }
    // an enemy already in melee cannot turn to the charger, and the charge helps a friend
    AdlgWeight joins = edge == UnitEdge.FRONT ? AdlgWeight.JOINS : AdlgWeight.JOINS_FLANK;
    return trial.inMelee(target) ? worth + weights.of(joins) : worth;
  }

  /** Expected loss of a unit to an enemy that charges one of its edges; 0 if there is none. */
  double feared(int unit, int enemy, UnitEdge edge) {
    int at = number(unit, enemy, edge);
    double fear = fears[at];
    if (Double.isNaN(fear)) {
      MeleeOdds.Exchange found =
          trial.chargeOdds().of(enemy, unit, edge, trial.disordered(enemy), trial.disordered(unit));
      double lost = weights.of(AdlgWeight.FEAR) * harm(unit, found.otherLoss());
      fear = Math.max(0, lost - harm(enemy, found.loss()));
      fears[at] = fear;
    }
    return fear;
  }

  /** Returns the place of a score among those of a unit, which are unknown in a new question. */
  private int number(int unit, int enemy, UnitEdge edge) {
    if (!begun[unit]) {
      int row = trial.units * EDGES;
      Arrays.fill(charges, unit * row, (unit + 1) * row, Double.NaN);
      Arrays.fill(fears, unit * row, (unit + 1) * row, Double.NaN);
      begun[unit] = true;
    }
    return (unit * trial.units + enemy) * EDGES + edge.ordinal();
  }

  private static final int EDGES = UnitEdge.values().length;

  /** Returns the expected score of the next round of a unit's present melees. */
  double now(int unit) {
    if (Double.isNaN(present[unit])) {
      present[unit] = findNow(unit);
    }
    return present[unit];
  }

  private double findNow(int unit) {
    List<OpponentPairing.Pair> all = opponents;
    if (all == null) {
      all = clashes.pairs();
      opponents = all;
    }
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
