package dev.muster.rules.battle;

import dev.muster.rules.dice.Dice;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/**
 * A battle in progress. It advances in steps. Between two steps it can be copied, and set to the
 * state of another battle.
 */
public interface Battle {
  /** Goes a step; false at the end. */
  boolean step();

  /** Rounds begun. */
  int round();

  /**
   * Whether the next step may begin a round; false only where it cannot. Call it between two steps.
   */
  default boolean mayBeginRound() {
    return true;
  }

  /** Returns the current position. */
  default BattlePosition position() {
    return BattlePosition.NONE;
  }

  /** Returns what counts for the victory now. */
  default VictoryStanding standing() {
    return VictoryStanding.NONE;
  }

  /** Ends the battle, which is over, and reports how. */
  Outcome finish();

  /**
   * Returns a copy of the battle in its current state, to continue with other dice and commanders.
   */
  Battle copy(List<Commander> commanders, Dice dice, EventSink sink);

  /**
   * Becomes what another battle is, in place and without making an object; its dice, commanders and
   * listeners stay its own.
   *
   * @throws IllegalArgumentException when the other is not of the same {@link BattleSetup}
   */
  void copyFrom(Battle other);

  /**
   * Returns a number that is equal for equal states of battles of one {@link BattleSetup}, and
   * almost never for different ones; it is the same on every machine.
   */
  long fingerprint();

  /** Checks its invariants after every step; a breach is an {@link IllegalStateException}. */
  Battle withInvariantChecks();

  /**
   * Fights the battle to its end.
   *
   * @param cancelled checked between steps; if it returns true, the battle stops with a {@link
   *     CancellationException}
   */
  default Outcome fight(BooleanSupplier cancelled) {
    while (step()) {
      if (cancelled.getAsBoolean()) {
        throw new CancellationException("the battle was stopped in round " + round());
      }
    }
    return finish();
  }
}
