package dev.muster.rules.analysis;

/**
 * A change of the value of the position in a battle.
 *
 * @param kind its cause
 * @param round rounds begun, 0 before the first
 * @param step number of the action, from 0: a step of the battle with all its consequences
 * @param event number of the first event after it, from 0
 * @param side that decided, from 0; of a throw, the side that decided first in the action; -1 for
 *     none
 * @param what the answer that was given; of a throw, the faces
 * @param before share of battles the first side could expect to win before it, 0 to 1; of a throw,
 *     the expected value of the throw
 * @param after the same after it
 * @param exact whether the values are exact, rather than means of repetitions
 */
public record ValueChange(
    Kind kind,
    int round,
    int step,
    int event,
    int side,
    String what,
    double before,
    double after,
    boolean exact) {
  /** The cause of a change of the position's value. */
  public enum Kind {
    /** Dice: luck. */
    THROW,
    /**
     * A decision of a side, and its consequences that the value of the position did not predict.
     */
    DECISION,
    /** A step in which neither side decided, such as the end of a round. */
    COURSE
  }

  /**
   * Returns the gain of a side; negative for a loss.
   *
   * @param of index of the side, 0 or 1
   */
  public double gain(int of) {
    return of == 0 ? after - before : before - after;
  }
}
