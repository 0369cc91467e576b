package dev.muster.rules.snaphance.commander;

import dev.muster.rules.commander.EvaluationWeights;
import dev.muster.rules.snaphance.rules.BreakPoints;
import dev.muster.rules.snaphance.rules.CombatOdds;
import dev.muster.rules.snaphance.rules.MoraleTerms;
import dev.muster.rules.snaphance.rules.SnaphanceDecision;
import dev.muster.rules.snaphance.rules.SnaphanceState;
import java.util.Arrays;

/** The view of the table and the weights that a commander uses to answer one question. */
final class EvaluationContext {
  /** Hexes from the enemy beyond which no action is urgent. */
  static final int FAR = 5;

  /** Hexes from the enemy within which an idle stand counts as waiting. */
  private static final int NEAR = 3;

  final SnaphanceState table;
  final PlanScore plans;
  final CombatOdds odds;
  final MoraleTerms morale;
  ThreatMap foes;

  /** Share of its caution that the deciding side keeps. */
  double caution = 1;

  /** By side: the value of a Break Point, which grows as the army comes near to breaking. */
  private final double[] point = new double[2];

  private final ThreatMap[] foesOf;
  private EvaluationWeights<SnaphanceWeight> weights = SnaphanceProfiles.STEADY;

  // the cost of a blow to the stand of the last computation
  private int blowFor = SnaphanceState.GONE;
  private double blow;

  EvaluationContext(SnaphanceState table) {
    this.table = table;
    plans = new PlanScore(table);
    odds = table.odds();
    morale = new MoraleTerms(table);
    foesOf = new ThreatMap[] {new ThreatMap(table, 0), new ThreatMap(table, 1)};
    foes = foesOf[0];
    Arrays.fill(point, weight(SnaphanceWeight.BREAK_POINT));
  }

  /** Turns to a question: its side's enemies, its group's plan. */
  void focusOn(
      SnaphanceDecision choice, EvaluationWeights<SnaphanceWeight> weights, boolean knowsPlans) {
    this.weights = weights;
    blowFor = SnaphanceState.GONE;
    caution =
        1 - weight(SnaphanceWeight.PRESS) * table.pressed[choice.side()] / GroupIntention.WHOLE;
    countLosses(choice.side());
    plans.focusOn(
        knowsPlans ? choice.group() : SnaphanceState.GONE, weight(SnaphanceWeight.NEARER));
    foes = foesOf[choice.side()];
    foes.update(weight(SnaphanceWeight.STRIKES_LATER));
  }

  /** The weight of a factor for the deciding commander. */
  double weight(SnaphanceWeight weight) {
    return weights.of(weight);
  }

  /** Hexes to the nearest enemy of the deciding side; 99 if there is none. */
  int enemyDistance(int hex) {
    return foes.distance(hex);
  }

  /** Finds the value of a Break Point of either side for one that decides. */
  void countLosses(int side) {
    point[side] = point(side, SnaphanceWeight.OWN_BRINK);
    point[1 - side] = point(1 - side, SnaphanceWeight.BRINK);
  }

  private double point(int side, SnaphanceWeight brink) {
    double lost = Math.min(1, (double) table.lostPoints[side] / Math.max(1, table.breaksAt[side]));
    return weight(SnaphanceWeight.BREAK_POINT) * (1 + weight(brink) * lost * lost);
  }

  /**
   * Returns the value of one SP of a stand: a fixed value, and its share of the stand's remaining
   * Break Points.
   */
  double value(int stand) {
    double points = BreakPoints.of(table.type[stand].breakPoints, table.ranksLeft(stand));
    return weight(SnaphanceWeight.SP)
        + point[table.side[stand]] * points / Math.max(1, table.strength(stand));
  }

  /**
   * Expected cost in weighted SP of blows on flank or rear of a stand with a facing in a hex; each
   * counts by the likelihood that an enemy comes there (10.4).
   */
  double danger(int stand, int hex, int facing) {
    double blows = foes.danger(stand, hex, facing);
    return blows == 0 ? 0 : caution * blows * blow(stand);
  }

  /** Expected cost in weighted SP of one blow on flank or rear of a stand. */
  private double blow(int stand) {
    if (blowFor != stand) {
      int most = Math.min(table.rules.meleeLossCap, table.strength(stand));
      blowFor = stand;
      blow =
          value(stand)
              * odds.expected(foes.blow, morale.before(stand), most, table.disordered[stand]);
    }
    return blow;
  }

  /** Returns how spent a stand is, from 0 at about 0.6 of its SP to 1 at a third or less. */
  double spent(int stand) {
    double left = (double) table.strength(stand) / Math.max(1, table.type[stand].startStrength);
    return Math.max(0, Math.min(1, 4 * (0.58 - left)));
  }

  /**
   * Returns the cost of a round in which a stand near the enemy does nothing to decide the battle.
   */
  double waiting(int stand) {
    if (plans.prefersToStay()
        || !table.type[stand].combat
        || table.type[stand].artillery
        || enemyDistance(table.hex[stand]) > NEAR
        || plans.directs(stand, foes)) {
      return 0;
    }
    return weight(SnaphanceWeight.WAITING)
        * table.urgency[table.side[stand]]
        / GroupIntention.WHOLE
        * (1 - spent(stand));
  }

  /** Friends next to a hex, other than the stand itself. */
  int adjacentFriends(int stand, int hex) {
    return Integer.bitCount(foes.beside.friends(stand, hex));
  }
}
