package dev.muster.rules.boxgrid.commander;

import dev.muster.rules.battle.VictoryEvaluator;
import dev.muster.rules.boxgrid.rules.BoxBattleStatus;
import dev.muster.rules.boxgrid.rules.BoxForces;
import dev.muster.rules.boxgrid.rules.BoxState;

/**
 * What a position is worth: the one place that says so. It looks at what a player sees on the table
 * and reckons how many of such battles a side would win.
 */
public final class BoxPositionEvaluator {
  /** Units lost, in shares of what breaks the army. */
  private static final double LOSSES = 3;

  /** The same, the more the nearer it is to breaking. */
  private static final double BRINK = 1.5;

  /** Hits the units can still take, against those of the enemy. */
  private static final double STAYING = 3;

  /** Points of the scenario, and who would win now, the more the fewer rounds are left. */
  private static final double LEAD = 4;

  private final BoxState field;
  private final VictoryEvaluator victory;
  private final double[] lost = new double[2];
  private final double[] staying = new double[2];

  public BoxPositionEvaluator(BoxState field, VictoryEvaluator victory) {
    this.field = field;
    this.victory = victory;
  }

  /**
   * The share of such battles a side wins, half a win for a draw: 0 to 1.
   *
   * @param over whether the battle has ended
   */
  public double winProbability(int side, boolean over) {
    if (over) {
      int winner = victory.winner();
      return winner == BoxForces.NOBODY ? 0.5 : winner == side ? 1 : 0;
    }
    for (int s = 0; s < 2; s++) {
      lost[s] = Math.min(1, (double) field.lost[s] / Math.max(1, field.forces().breaksAt[s]));
      staying[s] = 1;
    }
    for (int unit = 0; unit < field.units; unit++) {
      staying[field.side(unit)] += BoxBattleStatus.remainingStrength(field, unit);
    }
    int left = Math.max(0, BoxBattleStatus.roundLimit(field.forces()) - field.round() + 1);
    double sum =
        LOSSES * (lost[1] - lost[0])
            + BRINK * (Math.pow(lost[1], 4) - Math.pow(lost[0], 4))
            + STAYING * Math.log(staying[0] / staying[1])
            + LEAD * victory.leadIfEndedNow() / (1 + left);
    return 1 / (1 + Math.exp(side == 0 ? -sum : sum));
  }
}
