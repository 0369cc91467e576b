package dev.muster.rules.situation;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A battle that starts from the position of a situation and continues by its orders. */
public interface SituationBattle {
  /** Something an order begins. */
  @FunctionalInterface
  interface GameAction {
    /**
     * Begins it.
     *
     * @throws SituationException when it contradicts the position
     */
    void run() throws SituationException;
  }

  /** What an order of the game itself begins, such as {@code Left acts}; null of a unit's order. */
  @Nullable GameAction gameAction(String order);

  /**
   * Returns what prevents a phase order from being carried out now: empty if nothing, null if the
   * options of a question report it.
   */
  default @Nullable String obstacle(String order) {
    return null;
  }

  /**
   * Returns whether an order of the game itself can begin now; otherwise the current action must
   * end first.
   */
  default boolean canBegin(String order) {
    return true;
  }

  /** Whether something has begun that can go on. */
  boolean hasBegun();

  /** Returns the message for unit orders that come before the first turn or phase order. */
  String beginHint();

  /**
   * Continues by one unit.
   *
   * @param happens receives, in the words of an order, each automatic action
   * @return false if everything that was begun is over
   */
  boolean proceed(Consumer<String> happens);

  /**
   * Holds a statement such as {@code Foot-1 at 0507 disordered} against the table.
   *
   * @return empty when it is true, else what was found instead, or what could have been said
   * @throws java.util.NoSuchElementException when the statement ends too early
   */
  String mismatch(String statement);

  /** Whether the battle is over. */
  boolean isOver();

  /** Number of the side that has won the finished battle; -1 for a draw. */
  int winner();
}
