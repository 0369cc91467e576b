package dev.muster.rules.battle;

/** A battle whose position has a value: what the sides can hope for from where it stands. */
public interface ValuedBattle extends Battle {
  /**
   * The share of battles a side may expect to win from where this one stands, half a win for a
   * draw: 0 to 1, and both sides together 1. Asked between two steps. It knows what a player sees,
   * and neither the dice to come nor anybody's plans.
   */
  double winProbability(int side);

  /**
   * Whether all that came of the last action is over, such as the melee and the pursuit of a
   * charge. The value of a position does not see what is still to come of it. Asked between two
   * steps.
   */
  default boolean isSettled() {
    return true;
  }
}
