package dev.muster.rules.battle;

/**
 * What a position of a game is worth that has no evaluation of its own: by what its sides break by,
 * by what its units have left, and by who would win now. A {@link ValueCalibration} fits it to the
 * game.
 */
public final class CommonPositionEvaluator {
  /** What is lost, in shares of what breaks the army. */
  private static final double LOSSES = 3;

  /** The same, the more the nearer it is to breaking. */
  private static final double BRINK = 1.5;

  /** What the units have left, against those of the enemy. */
  private static final double STRENGTH = 3;

  /** Who would win now, the more the fewer rounds are left. */
  private static final double LEAD = 4;

  private final BattleStatus status;
  private final VictoryEvaluator victory;

  public CommonPositionEvaluator(BattleStatus status, VictoryEvaluator victory) {
    this.status = status;
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
      return winner == BattleStatus.NOBODY ? 0.5 : winner == side ? 1 : 0;
    }
    double one = lost(0);
    double other = lost(1);
    int left = Math.max(0, status.roundLimit() - status.round() + 1);
    double sum =
        LOSSES * (other - one)
            + BRINK * (Math.pow(other, 4) - Math.pow(one, 4))
            + STRENGTH * Math.log((1 + strength(0)) / (1 + strength(1)))
            + LEAD * victory.leadIfEndedNow() / (1 + left);
    return 1 / (1 + Math.exp(side == 0 ? -sum : sum));
  }

  private double lost(int side) {
    return Math.min(1, (double) status.lost(side) / Math.max(1, status.breaksAt(side)));
  }

  private double strength(int side) {
    return status.standAccounts(side).stream().mapToInt(Outcome.StandAccount::endSp).sum();
  }
}
