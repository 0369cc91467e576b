package dev.muster.rules.adlgr.commander;

import dev.muster.rules.adlgr.rules.AdlgState;
import dev.muster.rules.adlgr.rules.AdlgUnitType;
import dev.muster.rules.adlgr.rules.ChargeForecast;
import dev.muster.rules.adlgr.rules.ChargeOptions;
import dev.muster.rules.adlgr.rules.ChargePath;
import dev.muster.rules.adlgr.rules.TroopCategory;
import dev.muster.rules.commander.EvaluationWeights;
import dev.muster.rules.plane.Footprint;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Scores charges of a unit, of a unit with a friend who can charge the same enemy after it, and of
 * a group, by the melees that they lead to.
 */
final class ChargeScore {
  /** Score of a charge at an enemy that will be gone. */
  private static final double EVADES = 0.15;

  /** Score of a charge at a camp. */
  private static final double CAMP = 2;

  private final AdlgState trial;
  private final ChargeOptions charges;
  private final ChargeForecast forecast;
  private final StandingScore places;
  private final MeleeExchangeScore exchanges;

  /** By unit: whether its melees change by the charge, and the cohesion it loses in them. */
  private final boolean[] affected;

  private final double[] losses;

  /** By unit: its charges, once they were asked for in this question. */
  private final List<@Nullable List<ChargePath>> known;

  // the scores of this position, NaN for one that is not known: the best charge of a unit, that of
  // a group by its first unit, and, by corps and unit, the commander of a corps with a unit
  private final double[] best;
  private final double[] bestOfGroup;
  private final double[] ofCommander;

  /** By unit: the score of its place before a charge; NaN if it is not known. */
  private final double[] before;

  private EvaluationWeights<AdlgWeight> weights = AdlgProfiles.STEADY;

  /** The price of waiting, as {@link dev.muster.rules.commander.WaitingPrice} has it. */
  private double price;

  ChargeScore(
      AdlgState trial,
      ChargeOptions charges,
      ChargeForecast forecast,
      StandingScore places,
      MeleeExchangeScore exchanges) {
    this.trial = trial;
    this.charges = charges;
    this.forecast = forecast;
    this.places = places;
    this.exchanges = exchanges;
    affected = new boolean[trial.units];
    losses = new double[trial.units];
    known = new ArrayList<>(Collections.nCopies(trial.units, null));
    best = new double[trial.units];
    bestOfGroup = new double[trial.units];
    ofCommander = new double[trial.forces().corps * trial.units];
    before = new double[trial.units];
  }

  /** Begins with another position of the trial, or with other weights. */
  void consider(EvaluationWeights<AdlgWeight> how, double now) {
    weights = how;
    price = now;
    forecast.begin();
    Collections.fill(known, null);
    forgetBest();
    Arrays.fill(ofCommander, Double.NaN);
    Arrays.fill(before, Double.NaN);
  }

  private void forgetBest() {
    Arrays.fill(best, Double.NaN);
    Arrays.fill(bestOfGroup, Double.NaN);
  }

  /** A unit was told to stay: if it has a charge, it no longer goes with that of a friend. */
  void toldToStay(int unit) {
    if (!charges(unit).isEmpty()) {
      forgetBest();
    }
  }

  /** Returns the cheapest charges of a unit for each enemy and edge. */
  private List<ChargePath> charges(int unit) {
    List<ChargePath> found = known.get(unit);
    if (found == null) {
      found = charges.of(unit);
      known.set(unit, found);
    }
    return found;
  }

  private boolean exact() {
    return weights.of(AdlgWeight.EXACT) > 0;
  }

  /** Returns the best score of a charge of a unit; 0 if it has none that pays. */
  double best(int unit) {
    if (Double.isNaN(best[unit])) {
      double most = 0;
      for (ChargePath each : charges(unit)) {
        most = Math.max(most, of(unit, each));
      }
      best[unit] = most;
    }
    return best[unit];
  }

  /**
   * Returns the best score of a charge of a group, for each of its units; 0 if it has none that
   * pays.
   *
   * @param group all units of a group, as the rules form it
   */
  double best(int[] group) {
    int first = group[0];
    if (Double.isNaN(bestOfGroup[first])) {
      double most = 0;
      if (exact()) {
        for (ChargePath each : forecast.of(group)) {
          most = Math.max(most, of(group, each));
        }
      }
      bestOfGroup[first] = most / group.length;
    }
    return bestOfGroup[first];
  }

  /** Returns the score of a charge of a group. */
  double of(int[] group, ChargePath way) {
    if (!exact() || group.length == 1) {
      return of(group[0], way);
    }
    double before = 0;
    for (int each : group) {
      before += before(each);
    }
    double without = withoutMelee(way.target());
    forecast.charge(group, way);
    double worth = -before;
    for (int each : group) {
      worth += places.planChargeScore(each);
      if (trial.inMelee(each)) {
        worth += bonus() + places.exposureScore(each, way.target());
      }
    }
    double melees = melees(trial.side(group[0]), group);
    return worth + (Double.isNaN(without) ? melees : Math.min(melees, without));
  }

  /** Returns the score of a charge at an enemy that comes to no melee; NaN if it comes to one. */
  private double withoutMelee(int target) {
    AdlgUnitType foe = trial.type(target);
    if (foe.branch == TroopCategory.CAMP) {
      return CAMP;
    }
    boolean evades = foe.evades() && !trial.inMelee(target) && !trial.square[target];
    return evades ? EVADES : Double.NaN;
  }

  /** Returns the score of a charge of a unit. */
  double of(int unit, ChargePath way) {
    Footprint from = trial.footprint(unit);
    double before = before(unit);
    trial.place(unit, way.course().end(from, from));
    double worth = bonus() + places.planChargeScore(unit) - before;
    int target = way.target();
    double without = withoutMelee(target);
    if (!Double.isNaN(without)) {
      worth += without;
    } else if (!exact()) {
      worth += exchanges.charge(unit, target, way.edge()) + places.exposureScore(unit, target);
    } else {
      worth += places.exposureScore(unit, target);
      trial.place(unit, from);
      worth += forecast(unit, way);
    }
    trial.place(unit, from);
    return worth;
  }

  /** Returns the score of the place that a unit leaves by a charge. */
  private double before(int unit) {
    if (Double.isNaN(before[unit])) {
      before[unit] = places.planGroundScore(unit) + stays(unit);
    }
    return before[unit];
  }

  /** Returns what a unit gives and loses where it is if it does not charge. */
  private double stays(int unit) {
    double share = weights.of(AdlgWeight.STAYS);
    return share == 0 ? 0 : share * places.stayingScore(unit);
  }

  private double bonus() {
    return weights.of(AdlgWeight.CHARGE) + weights.of(AdlgWeight.WAITING) * price;
  }

  private double forecast(int unit, ChargePath way) {
    forecast.charge(unit, way);
    double alone = melees(trial.side(unit), unit);
    double joint = weights.of(AdlgWeight.JOINT);
    if (joint <= 0) {
      return alone;
    }
    double best = alone;
    for (int friend = 0; friend < trial.units; friend++) {
      if (friend != unit && maySecond(friend, unit)) {
        best = Math.max(best, second(unit, way, friend));
      }
    }
    return alone + joint * (best - alone);
  }

  /** Whether a friend may still charge in this step, as far as its own state says. */
  private boolean maySecond(int friend, int unit) {
    return !trial.enemies(friend, unit)
        && trial.canAct(friend)
        && trial.moves[friend] == 0
        && !trial.stayed[friend]
        && !trial.inMelee(friend)
        && !trial.closed[trial.forces().corpsOf[friend]]
        && !places.keepsBack(friend);
  }

  /** Whether an enemy stands beside another, where it supports it. */
  private boolean supports(int enemy, int target) {
    return !trial.inMelee(enemy) && trial.gap(enemy, target) <= BESIDE;
  }

  /** Gap in UD up to which enemies stand beside each other. */
  private static final double BESIDE = 0.05;

  /**
   * Returns the half of the score of a charge of two units at one enemy, or at two side by side.
   */
  private double second(int unit, ChargePath way, int friend) {
    double best = Double.NEGATIVE_INFINITY;
    if (!mayReach(friend, way.target())) {
      return best;
    }
    for (ChargePath each : charges(friend)) {
      if (each.target() == way.target() || supports(each.target(), way.target())) {
        forecast.charge(unit, way);
        Footprint first = trial.footprint(unit);
        forecast.charge(friend, each);
        boolean room = !trial.footprint(friend).overlaps(first);
        if (room) {
          best = Math.max(best, melees(trial.side(unit), unit, friend) / 2);
        } else {
          forecast.takeBack();
        }
      }
    }
    return best;
  }

  /** Whether a friend may have a charge at an enemy or at one beside it. */
  private boolean mayReach(int friend, int target) {
    for (int enemy : trial.forces().enemiesOf(friend)) {
      if (charges.mayReach(friend, enemy) && (enemy == target || supports(enemy, target))) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns what the trial charges change in melees, in points of the enemy's army less those of
   * the own, and takes them back.
   */
  private double melees(int side, int... chargers) {
    Arrays.fill(affected, false);
    for (int unit : chargers) {
      affected[unit] = true;
      for (int foe : trial.forces().enemiesOf(unit)) {
        if (trial.fights(unit, foe)) {
          affected[foe] = true;
        }
      }
    }
    double after = worth(side);
    forecast.takeBack();
    Arrays.fill(losses, 0);
    forecast.standingLosses(affected, losses);
    return after - harm(side);
  }

  private double worth(int side) {
    Arrays.fill(losses, 0);
    forecast.losses(affected, losses);
    return harm(side);
  }

  /** Returns what the losses cost the enemy's army less what they cost the own. */
  private double harm(int side) {
    double worth = 0;
    for (int unit = 0; unit < losses.length; unit++) {
      if (losses[unit] > 0) {
        double harm = exchanges.harm(unit, losses[unit]);
        worth += trial.side(unit) == side ? -harm : harm;
      }
    }
    return worth;
  }

  /**
   * Returns what a commander with a unit is worth to its melees: what he adds to them, less the
   * danger that he is in.
   */
  double commanderScore(int corps, int unit) {
    int at = corps * trial.units + unit;
    if (Double.isNaN(ofCommander[at])) {
      ofCommander[at] = findCommanderScore(corps, unit);
    }
    return ofCommander[at];
  }

  private double findCommanderScore(int corps, int unit) {
    int with = trial.commanderWith[corps];
    Arrays.fill(affected, false);
    affected[unit] = true;
    trial.commanderWith[corps] = AdlgState.NOBODY;
    double without = worth(trial.side(unit));
    trial.commanderWith[corps] = unit;
    double added = worth(trial.side(unit)) - without;
    double lost = forecast.commanderLost(unit);
    trial.commanderWith[corps] = with;
    double price = forecast.commanderPoints(corps) + weights.of(AdlgWeight.COMMANDER);
    return added - price * lost;
  }
}
