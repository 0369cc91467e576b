package dev.muster.rules.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The author's plan for a group that a commander leads. A group can have several plans. A plan is
 * eligible if its first round has come, its condition is met and it has not ended; {@link
 * #goesBefore} selects among eligible plans.
 *
 * @param stance what the group does
 * @param places places to attack or to hold; empty if the plan names none (a holding group then
 *     holds its current place, an attacking one attacks the nearest enemy)
 * @param supports the group of the same side to support, for {@link Stance#SUPPORT} only
 * @param fromRound first round in which the plan can be in force, from 1
 * @param condition condition for the plan to be in force; null if always
 * @param until condition that ends the plan for good; null if none
 */
public record Plan(
    Stance stance,
    List<Place> places,
    @Nullable String supports,
    int fromRound,
    @OmitIfNull @Nullable Condition condition,
    @OmitIfNull @Nullable Condition until,
    SourceRange source) {

  public Plan {
    places = List.copyOf(places);
    if ((stance == Stance.SUPPORT) != (supports != null)) {
      throw new IllegalArgumentException(
          "a plan names a group to support exactly when it supports, found " + supports);
    }
    if (fromRound < 1) {
      throw new IllegalArgumentException("rounds count from 1, found " + fromRound);
    }
  }

  /** A plan that hangs on its round alone. */
  public Plan(
      Stance stance,
      List<Place> places,
      @Nullable String supports,
      int fromRound,
      SourceRange source) {
    this(stance, places, supports, fromRound, null, null, source);
  }

  /** Whether a condition decides with the round when it is in force. */
  public boolean conditional() {
    return condition != null || until != null;
  }

  /**
   * Returns whether this plan has priority if both could be in force: the plan of the later round;
   * in the same round the one with a condition; otherwise the one written later.
   *
   * @param earlier a plan of the same group that is written before this one
   */
  public boolean goesBefore(Plan earlier) {
    return fromRound != earlier.fromRound
        ? fromRound > earlier.fromRound
        : conditional() || !earlier.conditional();
  }

  /** The stances of a plan. */
  public enum Stance {
    /** Close with the enemy, towards the places if any are named. */
    ATTACK,
    /** Keep the places, or the present ground. */
    HOLD,
    /** Follow another group and help it. */
    SUPPORT,
    /** Give ground slowly and avoid melee. */
    DELAY,
    /** Wait out of the enemy's reach, and be there when it is wanted. */
    RESERVE
  }
}
