package dev.muster.rules.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the author wants a group to do when the machine plays it. A group may have several; the one
 * with the highest {@code fromRound} that is not after the present round is in force.
 *
 * @param stance what to do
 * @param places where to: the places to attack towards or to hold, empty where the plan names none
 *     (a group that holds then holds where it stands, one that attacks goes for the nearest enemy)
 * @param supports the group of the same side to stay close to, for {@link Stance#SUPPORT} only
 * @param fromRound first round the plan is in force, from 1
 */
public record Plan(
    Stance stance,
    List<Place> places,
    @Nullable String supports,
    int fromRound,
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

  /** The four things a group can be told to do. */
  public enum Stance {
    /** Close with the enemy, towards the places if any are named. */
    ATTACK,
    /** Keep the places, or the present ground. */
    HOLD,
    /** Follow another group and help it. */
    SUPPORT,
    /** Give ground slowly and avoid melee. */
    DELAY
  }
}
