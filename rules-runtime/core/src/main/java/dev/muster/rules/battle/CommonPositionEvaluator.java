package dev.muster.rules.battle;

/**
 * Evaluates positions of a game without an evaluation of its own: by the losses of its sides
 * towards breaking, the remaining strength of its units, and the side that would win if the battle
 * ended now. A {@link ValueCalibration} fits it to the game.
 */
public final class CommonPositionEvaluator {
  /** Weight of the losses, as shares of the breaking point. */
  private static final double LOSSES = 3;

  /** The same, the more the nearer it is to breaking. */
  private static final double BRINK = 1.5;

  /** Weight of the remaining strength, relative to the enemy. */
  private static final double STRENGTH = 3;

  /** Weight of the side that would win now; it grows as fewer rounds are left. */
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
      return ended(side, victory);
    }
    return share(
        side,
        lost(0),
        lost(1),
        status.fightingStrength(0),
        status.fightingStrength(1),
        victory.leadIfEndedNow(),
        status.roundLimit() - status.round() + 1);
  }

  /** Returns the value of a finished battle for a side. */
  public static double ended(int side, VictoryEvaluator victory) {
    int winner = victory.winner();
    return winner == BattleStatus.NOBODY ? 0.5 : winner == side ? 1 : 0;
  }

  /**
   * The formula itself, for games that count faster.
   *
   * @param one losses of the first side as a share of what breaks it, 0 to 1
   * @param other the same of the second side
   * @param strengthOne remaining strength of the first side's units
   * @param strengthOther the same of the second side
   * @param lead of the first side if the battle ended now
   * @param left rounds that are left; below 0 counts as 0
   */
  public static double share(
      int side,
      double one,
      double other,
      double strengthOne,
      double strengthOther,
      double lead,
      int left) {
    double sum =
        LOSSES * (other - one)
            + BRINK * (Math.pow(other, 4) - Math.pow(one, 4))
            + STRENGTH * Math.log((1 + strengthOne) / (1 + strengthOther))
            + LEAD * lead / (1 + Math.max(0, left));
    return 1 / (1 + Math.exp(side == 0 ? -sum : sum));
  }

  private double lost(int side) {
    return Math.min(1, (double) status.lost(side) / Math.max(1, status.breaksAt(side)));
  }
}
