package dev.muster.rules.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the author wants a group to do when the machine plays it. A group may have several. Of those
 * whose round has come, whose condition is met and whose end has not come, the one that goes before
 * the others is in force, see {@link #goesBefore}.
 *
 * @param stance what to do
 * @param places where to: the places to attack towards or to hold, empty if the plan names none (a
 *     group that holds then holds where it stands, one that attacks goes for the nearest enemy)
 * @param supports the group of the same side to stay close to, for {@link Stance#SUPPORT} only
 * @param fromRound first round the plan may be in force, from 1
 * @param condition it is in force only while this is so; null if it always may be
 * @param until once this has been so, the plan is over for good; null if nothing ends it
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
   * Whether this plan has priority if both could be in force: the plan of the later round; in the
   * same round the one with a condition; else the one written later.
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
