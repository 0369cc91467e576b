package dev.muster.rules.battle;

/** A battle that can evaluate its position for both sides. */
public interface ValuedBattle extends Battle {
  /**
   * The share of battles a side may expect to win from where this one stands, half a win for a
   * draw: 0 to 1, and both sides together 1. Call it between two steps. It uses what a player sees,
   * and neither future dice nor any plans.
   */
  double winProbability(int side);

  /**
   * The side that takes the next turn, or is in the midst of its own; {@link BattleStatus#NOBODY}
   * where dice decide it, and when the battle is over. Call it between two steps.
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
