package dev.muster.rules.situation;

import dev.muster.rules.battle.Battle;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.dice.Dice;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A battle in a given position, of which a step can be played repeatedly: the turn of a unit until
 * all consequences of its order are resolved. The caller sets the {@link #battle} back in between.
 */
public interface FoughtPosition extends SituationBattle {
  /** Returns the running battle, without invariant checks. */
  Battle battle();

  /**
   * Returns an independent copy of the current position.
   *
   * @param orders the commander of both sides
   */
  FoughtPosition copy(Commander orders, Dice dice, EventSink sink);

  /**
   * What begins the turn in which an order can be given; null if its first word names no unit of
   * the position.
   *
   * @param order its words, at least one
   */
  @Nullable GameAction turnFor(List<String> order);

  /** Whether the current turn is over; call it between two steps. */
  boolean isTurnOver();

  /**
   * Returns whether all consequences of an order of this turn are resolved. It is called between
   * two steps.
   *
   * @param order words of the order
   */
  boolean isSettled(List<String> order);
}
