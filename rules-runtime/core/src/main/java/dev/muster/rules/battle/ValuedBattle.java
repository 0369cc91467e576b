package dev.muster.rules.battle;

/** A battle that can evaluate its position for both sides. */
public interface ValuedBattle extends Battle {
  /**
   * Returns the share of battles that a side can expect to win from this position, 0 to 1; a draw
   * counts as half a win, and the values of both sides add up to 1. Call it between two steps. It
   * uses only what a player sees, not future dice or plans.
   */
  double winProbability(int side);

  /**
   * Returns the side whose turn is next or in progress; {@link BattleStatus#NOBODY} if dice decide
   * it or the battle is over. Call it between two steps.
   */
  default int sideToMove() {
    return BattleStatus.NOBODY;
  }

  /**
   * Whether all consequences of the last action are resolved, such as the melee and the pursuit of
   * a charge. The value of a position ignores pending consequences. Call it between two steps.
   */
  default boolean isSettled() {
    return true;
  }
}
