package dev.muster.rules.adlgr.commander;

import dev.muster.rules.adlgr.rules.AdlgBattleStatus;
import dev.muster.rules.adlgr.rules.AdlgPassage;
import dev.muster.rules.adlgr.rules.AdlgShooting;
import dev.muster.rules.adlgr.rules.AdlgState;
import dev.muster.rules.adlgr.rules.AdlgUnitType;
import dev.muster.rules.adlgr.rules.CorpsCommand;
import dev.muster.rules.adlgr.rules.MoveAllowance;
import dev.muster.rules.adlgr.rules.ShootingOnTable;
import dev.muster.rules.adlgr.rules.TroopCategory;
import dev.muster.rules.adlgr.rules.UnitEdge;
import dev.muster.rules.battle.ActivePlans;
import dev.muster.rules.battle.IntList;
import dev.muster.rules.commander.EvaluationWeights;
import dev.muster.rules.model.Point;
import dev.muster.rules.plane.Footprint;
import dev.muster.rules.plane.TenthDegrees;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Scores the place of a unit: enemies near and far, shooting, and friends. */
final class StandingScore {
  /** Distance in UD beyond which a unit ignores enemies to approach. */
  private static final double FAR = 30;

  /** Fire that is feared at most. */
  private static final double MOST_FIRE = 0.6;

  private final AdlgState trial;
  private final ShootingOnTable volleys;
  private final MeleeExchangeScore exchanges;
  private final CorpsCommand command;
  private final AdlgPlanScore goals;
  private final ChargeLaneScore lanes;
  private final EnemyDistances distances;

  /** By unit: UD it comes in a move over open ground. */
  private final int[] pace;

  /** By unit: preferred distance to the enemy in UD, and whether it shoots and keeps away. */
  private final double[] wanted;

  private final boolean[] skirmishes;

  /** By unit: the enemy that attracted it most at the last evaluation. */
  private final int[] drawnBy;

  // how much an enemy was found to draw a unit, and how far it turns to him, 1 for about
  private double drawn;
  private double turn;

  // by unit, for the places that are scored: the attraction of the place, the best shot from it,
  // the enemies that may charge it, the friends beside it, and the cost of its ground
  private final double[] attraction;
  private final double[] shots;
  private final double[] exposure;
  private final double[] company;
  private final double[] closed;
  private final double[] penalty;

  /** By unit: whether no enemy is near enough for a shot or a charge. */
  private final boolean[] alone;

  /** UD beyond which no unit of this battle shoots or charges. */
  private final double mostReach;

  // by unit: a place of this question, and a distance that all enemies are at least away from it
  private final @Nullable Footprint[] places;
  private final double[] clear;

  // weights that are read often
  private double target;
  private double turned;
  private double prey;
  private double close;

  /** By unit: the nearest friend of its corps at the last evaluation, or the unit itself. */
  private final int[] besides;

  private EvaluationWeights<AdlgWeight> weights = AdlgProfiles.STEADY;

  /** Weight of coming nearer to the enemy in this round. */
  private double eager = 1;

  StandingScore(
      AdlgState trial, ShootingOnTable volleys, MeleeExchangeScore exchanges, AdlgPassage passage) {
    this.trial = trial;
    this.volleys = volleys;
    this.exchanges = exchanges;
    distances = new EnemyDistances(trial);
    command = new CorpsCommand(trial);
    pace = new int[trial.units];
    besides = new int[trial.units];
    wanted = new double[trial.units];
    skirmishes = new boolean[trial.units];
    drawnBy = new int[trial.units];
    attraction = new double[trial.units];
    shots = new double[trial.units];
    exposure = new double[trial.units];
    company = new double[trial.units];
    closed = new double[trial.units];
    penalty = new double[trial.units];
    alone = new boolean[trial.units];
    places = new Footprint[trial.units];
    clear = new double[trial.units];
    double most = 0;
    for (int unit = 0; unit < pace.length; unit++) {
      besides[unit] = unit;
      drawnBy[unit] = AdlgState.NOBODY;
      pace[unit] = MoveAllowance.pace(trial.type(unit), trial.rules);
      wanted[unit] = shoots(unit) ? trial.type(unit).reach - 0.2 : pace[unit] - SHORT_OF;
      skirmishes[unit] = shoots(unit) && trial.type(unit).branch.light();
      most = Math.max(most, Math.max(pace[unit], trial.type(unit).reach));
    }
    mostReach = most + BESIDE_REACH;
    lanes = new ChargeLaneScore(trial, passage, pace);
    goals =
        new AdlgPlanScore(
            trial, new ActivePlans(new AdlgBattleStatus(trial), trial.plan, trial.planOver));
  }

  /**
   * Begins to weigh a question.
   *
   * @param price of waiting, as {@link dev.muster.rules.commander.WaitingPrice} has it
   */
  void consider(EvaluationWeights<AdlgWeight> how, double price) {
    weights = how;
    eager = how.of(AdlgWeight.EAGER) * (1 + how.of(AdlgWeight.EAGER_WAITS) * price);
    target = how.of(AdlgWeight.TARGET);
    turned = how.of(AdlgWeight.TURNED);
    prey = how.of(AdlgWeight.PREY);
    close = how.of(AdlgWeight.CLOSED);
    Arrays.fill(places, null);
    distances.begin();
  }

  /** UD by which a unit that charges wants to be nearer than its move, so that a wheel fits in. */
  private static final double SHORT_OF = 1.5;

  /** More UD than works ahead of a unit add to its extent. */
  private static final double BESIDE_REACH = 2;

  /**
   * Whether no enemy is near enough to a unit in the trial for a shot or a charge; a quick test.
   */
  private boolean isClearOfEnemies(int unit) {
    Footprint at = trial.footprint(unit);
    Footprint place = places[unit];
    if (place == null) {
      place = at;
      places[unit] = at;
      clear[unit] = distances.nearest(unit);
    }
    double moved = Math.hypot(at.at().x() - place.at().x(), at.at().y() - place.at().y());
    boolean turned = at.at().tenths() != place.at().tenths();
    return clear[unit] - moved - (turned ? 2 * (at.width() + at.depth()) : 0) > mostReach;
  }

  /** Returns the plan's score of a charge that ends at a unit's position in the trial. */
  double planChargeScore(int unit) {
    return goals.chargeScore(unit) + goals.objectiveScore(unit, trial.footprint(unit));
  }

  /** Returns the plan's score of the ground at a unit's position in the trial. */
  double planGroundScore(int unit) {
    return goals.objectiveScore(unit, trial.footprint(unit));
  }

  /** Returns what a unit gives by its shots at its place, less what enemies can do to it there. */
  double stayingScore(int unit) {
    return fire(ownFire(unit), unit) + exposureScore(unit, AdlgState.NOBODY);
  }

  /** Whether the plan of a unit's corps keeps it in place or away from the enemy. */
  boolean keepsBack(int unit) {
    return goals.keepsBack(unit);
  }

  /** Returns the distance in UD that a unit moves over open ground. */
  int reach(int unit) {
    return pace[unit];
  }

  /** Score of a unit's place in the trial. */
  double score(int unit) {
    return score(new int[] {unit}, Double.NEGATIVE_INFINITY);
  }

  /**
   * Returns the score of the places of some units in the trial. It computes the cheap parts first,
   * because they mostly show that a place is no better than another.
   *
   * @param above a score; if the result is certainly not greater, it may be any value not above it
   */
  double score(int[] all, double above) {
    // all unknown parts are losses, except the unit's own shots, of which the most is known
    double most = 0;
    for (int unit : all) {
      Footprint at = trial.footprint(unit);
      attraction[unit] =
          goals.placeScore(unit, at) + approach(unit, goals.eagerness(unit, at) * eager);
      alone[unit] = isClearOfEnemies(unit);
      attraction[unit] += prey == 0 || alone[unit] ? 0 : prey * preyScore(unit, at);
      shots[unit] = alone[unit] ? 0 : mostFire(unit);
      most += attraction[unit] + weights.of(AdlgWeight.SHOT) * shots[unit];
    }
    for (int i = 0; i < all.length && isAbove(most, above); i++) {
      company[all[i]] = friends(all[i]);
      penalty[all[i]] = trial.penalised(all[i]) ? PENALISED : 0;
      most += company[all[i]] - penalty[all[i]];
    }
    for (int i = 0; i < all.length && isAbove(most, above); i++) {
      exposure[all[i]] = alone[all[i]] ? 0 : exposureScore(all[i], AdlgState.NOBODY);
      most += exposure[all[i]];
    }
    // shots go last, because lines of sight take longest
    for (int i = 0; i < all.length && isAbove(most, above); i++) {
      double fire = shots[all[i]] == 0 ? 0 : ownFire(all[i]);
      most -= weights.of(AdlgWeight.SHOT) * (shots[all[i]] - fire);
      shots[all[i]] = fire;
    }
    for (int i = 0; i < all.length && isAbove(most, above); i++) {
      closed[all[i]] = close == 0 ? 0 : close * lanes.closed(all[i]);
      most -= closed[all[i]];
    }
    if (!isAbove(most, above)) {
      return Double.NEGATIVE_INFINITY;
    }
    double worth = 0;
    for (int unit : all) {
      double own = attraction[unit];
      own += alone[unit] ? 0 : fire(shots[unit], unit);
      own += exposure[unit];
      own += company[unit];
      own -= penalty[unit];
      own -= closed[unit];
      worth += own;
    }
    return worth;
  }

  /**
   * Whether a sum that is added in another order, with other rounding, may still exceed another.
   */
  private static boolean isAbove(double most, double above) {
    return most > above - ROUNDING;
  }

  private static final double ROUNDING = 1e-9;

  /** Cost of terrain that penalises a unit. */
  private static final double PENALISED = 0.25;

  /** Whether a unit is there to shoot rather than to charge. */
  private boolean shoots(int unit) {
    AdlgUnitType type = trial.type(unit);
    return type.reach > 1
        && (type.branch == TroopCategory.ARTILLERY || type.branch.light() || !type.mounted());
  }

  /**
   * Score for being near an enemy to fight or shoot at, and for facing him. A unit that does not
   * approach faces him too.
   *
   * @param eager how strongly it approaches; 1 is the usual value
   */
  private double approach(int unit, double eager) {
    if (trial.type(unit).branch == TroopCategory.CAMP) {
      return 0;
    }
    // The enemy that attracted it most before is likely to do so again, and then others need not be
    // measured.
    int before = drawnBy[unit];
    boolean again = before != AdlgState.NOBODY && trial.present(before);
    Point centre = trial.centre(unit);
    double least =
        again && isDrawn(unit, before, centre, NOTHING, NOTHING) ? drawn - turned * turn : NOTHING;
    double itsDrawn = drawn;
    double itsTurn = turn;
    double best = NOTHING;
    double worth = -0.1 * FAR * eager;
    for (int enemy : trial.forces().enemiesOf(unit)) {
      if (!trial.present(enemy)) {
        continue;
      }
      boolean known = again && enemy == before;
      if (!known && !isDrawn(unit, enemy, centre, best, least)) {
        continue;
      }
      double itsBest = known ? itsDrawn - turned * itsTurn : drawn - turned * turn;
      if (itsBest > best) {
        best = itsBest;
        drawnBy[unit] = enemy;
        double looks = turned * (goals.stands(unit) ? 1 : eager);
        worth = eager * (known ? itsDrawn : drawn) - looks * (known ? itsTurn : turn);
      }
    }
    return worth;
  }

  /**
   * Finds how much an enemy attracts a unit, and how far the unit must turn to face it. Returns
   * false if the attraction is no more than the best so far, or less than the known value of
   * another enemy.
   */
  private boolean isDrawn(int unit, int enemy, Point centre, double best, double least) {
    Footprint at = trial.footprint(unit);
    double nearness = -0.1 * Math.max(0, distances.least(unit, enemy) - wanted[unit]);
    double most = nearness + target * MOST_DRAWN;
    if (most <= best || most < least) {
      return false;
    }
    double draws = target * targetScore(unit, enemy, centre);
    most = nearness + draws;
    if (most <= best || most < least) {
      return false;
    }
    Point there = trial.centre(enemy);
    int way = TenthDegrees.of(there.x() - at.at().x(), there.y() - at.at().y());
    turn = Math.abs(TenthDegrees.turn(at.at().tenths(), way)) / 1800.0;
    most -= turned * turn;
    if (most <= best || most < least) {
      return false;
    }
    double distance = trial.distance(unit, enemy);
    double far = Math.max(0, distance - wanted[unit]);
    double close = skirmishes[unit] ? Math.max(0, 1 - distance) : 0;
    drawn = -0.1 * far - 0.4 * close + draws;
    return true;
  }

  private static final double NOTHING = Double.NEGATIVE_INFINITY;

  /** Highest score of an enemy as a target, before distance counts. */
  private static final double MOST_DRAWN = 2;

  /** Returns the expected score of charging an enemy from here. */
  private double targetScore(int unit, int enemy, Point from) {
    if (trial.type(enemy).branch == TroopCategory.CAMP) {
      return 0.5;
    }
    double worth = exchanges.charge(unit, enemy, edge(trial.footprint(enemy), from));
    return Math.max(-1, Math.min(MOST_DRAWN, worth));
  }

  /** Returns the score of the best charge that a unit can expect to make from its place later. */
  private double preyScore(int unit, Footprint at) {
    if (!charges(unit) || goals.keepsBack(unit) || trial.inMelee(unit)) {
      return 0;
    }
    double best = 0;
    Point centre = at.centre();
    for (int enemy : trial.forces().enemiesOf(unit)) {
      if (trial.present(enemy)
          && distances.least(unit, enemy) <= pace[unit]
          && at.ahead(trial.centre(enemy)) > 0
          && trial.isWithin(unit, enemy, pace[unit])) {
        best = Math.max(best, targetScore(unit, enemy, centre));
      }
    }
    return best;
  }

  /** Returns the edge of a unit that another unit would charge from its place. */
  private static UnitEdge edge(Footprint unit, Point from) {
    double ahead = unit.ahead(from);
    return ahead > 0 ? UnitEdge.FRONT : ahead < -unit.depth() ? UnitEdge.REAR : UnitEdge.FLANK;
  }

  /** Returns a score that the best shot of a unit surely does not exceed at its place. */
  private double mostFire(int unit) {
    if (!mayFire(unit)) {
      return 0;
    }
    double reach = trial.type(unit).reach + BESIDE_REACH;
    double most = 0;
    for (int enemy : trial.forces().enemiesOf(unit)) {
      if (distances.least(unit, enemy) <= reach) {
        most = Math.max(most, exchanges.harm(enemy, volleys.mostLoss()));
      }
    }
    return most;
  }

  /** Whether a unit can shoot and has an enemy that may be near enough. */
  private boolean mayFire(int unit) {
    return AdlgShooting.armed(trial.type(unit))
        && !trial.inMelee(unit)
        && distances.nearest(unit) <= trial.type(unit).reach + BESIDE_REACH;
  }

  /** Returns the expected score of the best shot that a unit can make. */
  private double ownFire(int unit) {
    double best = 0;
    if (mayFire(unit)) {
      IntList targets = volleys.marks(unit);
      for (int i = 0; i < targets.size(); i++) {
        best = Math.max(best, shot(unit, targets.get(i)));
      }
    }
    return best;
  }

  /** Returns the score of the unit's own best shot, less that of the shots it has to suffer. */
  private double fire(double best, int unit) {
    double worst = 0;
    for (int enemy : trial.forces().enemiesOf(unit)) {
      if (trial.present(enemy)
          && AdlgShooting.armed(trial.type(enemy))
          && distances.least(unit, enemy) <= trial.type(enemy).reach + BESIDE_REACH
          && !trial.inMelee(enemy)) {
        worst += shot(enemy, unit);
        if (worst >= MOST_FIRE) {
          break; // more makes it no worse
        }
      }
    }
    return weights.of(AdlgWeight.SHOT) * best
        - weights.of(AdlgWeight.SHOT_AT) * Math.min(worst, MOST_FIRE);
  }

  /** Returns the expected score of a shot; 0 if it cannot be made. */
  double shot(int unit, int target) {
    return exchanges.harm(target, volleys.expected(unit, target));
  }

  /**
   * Expected damage by enemies that can reach the unit next turn; more on flank or rear.
   *
   * @param but an enemy it fights, which is not counted as a charger
   */
  double exposureScore(int unit, int but) {
    Footprint at = trial.footprint(unit);
    Point centre = at.centre();
    double worth = 0;
    for (int enemy : trial.forces().enemiesOf(unit)) {
      if (enemy == but
          || !trial.present(enemy)
          || trial.inMelee(enemy)
          || !charges(enemy)
          || distances.least(unit, enemy) > reach(enemy)
          || trial.footprint(enemy).ahead(centre) <= 0
          || !trial.isWithin(unit, enemy, reach(enemy))) {
        continue;
      }
      UnitEdge edge = edge(at, trial.centre(enemy));
      double feared = exchanges.feared(unit, enemy, edge);
      AdlgWeight exposed = edge == UnitEdge.FRONT ? AdlgWeight.EXPOSED : AdlgWeight.EXPOSED_FLANK;
      worth -= weights.of(exposed) * Math.min(feared, 2);
    }
    return worth;
  }

  private boolean charges(int unit) {
    return switch (trial.type(unit).branch) {
      case ARTILLERY, WAR_WAGONS, CAMP -> false;
      default -> !trial.square[unit];
    };
  }

  /** Returns the score of being within command range and beside friends. */
  private double friends(int unit) {
    int corps = trial.forces().corpsOf[unit];
    double worth = 0;
    if (!trial.commanderLost[corps] && !command.inRange(new int[] {unit})) {
      worth -= weights.of(AdlgWeight.OUT_OF_RANGE);
    }
    double nearest = 99;
    int beside = besides[unit];
    if (beside != unit && trial.present(beside)) {
      nearest = nearness(unit, beside); // it is often the nearest again
    }
    for (int each : trial.forces().members[corps]) {
      if (each != unit && trial.present(each) && nearest > BESIDE) {
        double least = trial.leastDistance(unit, each);
        if (least < nearest) {
          double distance = least >= APART ? APART : nearness(unit, each);
          if (distance < nearest) {
            nearest = distance;
            besides[unit] = each;
          }
        }
      }
    }
    return nearest == 99
        ? worth
        : worth
            - weights.of(AdlgWeight.BESIDE)
                * Math.min(APART - BESIDE, Math.max(0, nearest - BESIDE));
  }

  /**
   * Returns the distance in UD between two friends; distances below {@link #BESIDE} count the same.
   */
  private double nearness(int unit, int friend) {
    return trial.isWithin(unit, friend, BESIDE) ? BESIDE : trial.distance(unit, friend);
  }

  /** Distance in UD to the nearest friend that counts like any smaller one. */
  private static final double BESIDE = 1;

  private static final double APART = 5;
}
