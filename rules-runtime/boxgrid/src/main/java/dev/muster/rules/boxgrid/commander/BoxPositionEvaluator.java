package dev.muster.rules.boxgrid.commander;

import dev.muster.rules.battle.CommonPositionEvaluator;
import dev.muster.rules.battle.VictoryEvaluator;
import dev.muster.rules.boxgrid.rules.BoxBattleStatus;
import dev.muster.rules.boxgrid.rules.BoxState;

/**
 * Estimates the share of battles that a side wins from a position. It uses only what a player sees
 * on the table; no other class scores positions.
 */
public final class BoxPositionEvaluator {
  private final BoxState field;
  private final VictoryEvaluator victory;
  private final BoxBattleStatus status;
  private final double[] lost = new double[2];
  private final double[] staying = new double[2];

  public BoxPositionEvaluator(BoxState field, VictoryEvaluator victory) {
    this.field = field;
    this.victory = victory;
    status = new BoxBattleStatus(field);
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
    for (int s = 0; s < 2; s++) {
      lost[s] = Math.min(1, (double) field.lost[s] / Math.max(1, field.forces().breaksAt[s]));
      staying[s] = status.fightingStrength(s);
    }
    return CommonPositionEvaluator.share(
        side,
        lost[0],
        lost[1],
        staying[0],
        staying[1],
        victory.leadIfEndedNow(),
        BoxBattleStatus.roundLimit(field.forces()) - field.round() + 1);
  }
}
