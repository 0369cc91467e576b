package dev.muster.rules.snaphance.commander;

import dev.muster.rules.battle.CommonPositionEvaluator;
import dev.muster.rules.battle.VictoryEvaluator;
import dev.muster.rules.snaphance.rules.BreakPoints;
import dev.muster.rules.snaphance.rules.SnaphanceBattleStatus;
import dev.muster.rules.snaphance.rules.SnaphanceState;
import dev.muster.rules.snaphance.rules.StandType;

/**
 * Estimates the share of battles that a side wins from a position. It uses only what a player sees
 * on the table; no other class scores positions. The weights of the features come from the results
 * of battles of the steady commander.
 */
public final class SnaphancePositionEvaluator {
  /** The features of a position, each with its weight. */
  enum Feature {
    LOSSES(1.7, "Break Points lost, in shares of what breaks the army"),
    BRINK(1.9, "the same, the more the nearer it is to breaking"),
    WORN(1.9, "Break Points that are half taken, in the same shares"),
    STRENGTH(7.4, "SP left, each with its share of the Break Points, against those of the enemy"),
    LEAD(2.5, "who would win if the battle ended now, the more the fewer rounds are left");

    final double coefficient;
    final String what;

    Feature(double counts, String what) {
      this.coefficient = counts;
      this.what = what;
    }
  }

  static final int FEATURES = Feature.values().length;

  private final SnaphanceState table;
  private final VictoryEvaluator victory;
  private final double[] signs = new double[FEATURES];
  private final double[] lost = new double[2];
  private final double[] worn = new double[2];
  private final double[] strength = new double[2];

  public SnaphancePositionEvaluator(SnaphanceState table, VictoryEvaluator victory) {
    this.table = table;
    this.victory = victory;
  }

  /**
   * The share of such battles a side wins, half a win for a draw: 0 to 1.
   *
   * @param over whether the battle has ended
   */
  public double winProbability(int side, boolean over) {
    if (over) {
      return CommonPositionEvaluator.ended(side, victory);
    }
    double sum = 0;
    double[] found = features();
    for (Feature each : Feature.values()) {
      sum += each.coefficient * found[each.ordinal()];
    }
    return 1 / (1 + Math.exp(side == 0 ? -sum : sum));
  }

  /** The features; above 0 in favour of the first side, below 0 of the other. */
  double[] features() {
    for (int s = 0; s < 2; s++) {
      count(s);
    }
    signs[Feature.LOSSES.ordinal()] = lost[1] - lost[0];
    signs[Feature.BRINK.ordinal()] = brink(lost[1]) - brink(lost[0]);
    signs[Feature.WORN.ordinal()] = worn[1] - worn[0];
    signs[Feature.STRENGTH.ordinal()] = Math.log((strength[0] + 1) / (strength[1] + 1));
    int left = Math.max(0, SnaphanceBattleStatus.roundLimit(table) - table.round + 1);
    signs[Feature.LEAD.ordinal()] = victory.leadIfEndedNow() / (1 + left);
    return signs;
  }

  private static double brink(double lost) {
    double square = lost * lost;
    return square * square;
  }

  private void count(int side) {
    double breaks = Math.max(1, table.breaksAt[side]);
    lost[side] = Math.min(1, table.lostPoints[side] / breaks);
    double half = 0;
    double left = 0;
    for (int stand = 0; stand < table.stands; stand++) {
      if (table.side[stand] != side) {
        continue;
      }
      StandType type = table.type[stand];
      if (!table.onBoard(stand) && !table.waiting[stand]) {
        continue;
      }
      left += table.strength(stand) * worth(type);
      for (int rank = 0; rank < type.strength.length; rank++) {
        int sp = table.rankSp(stand, rank);
        double gone = sp == 0 ? 0 : 1 - (double) sp / Math.max(sp, type.strength[rank]);
        half += gone * gone * type.breakPoints;
      }
    }
    worn[side] = half / breaks;
    strength[side] = left;
  }

  /**
   * Returns the value of one SP of a stand: a fixed value, and its share of the stand's Break
   * Points.
   */
  private static double worth(StandType type) {
    double points = BreakPoints.of(type.breakPoints, type.strength.length);
    return 1 + points / Math.max(1, type.startStrength);
  }
}
