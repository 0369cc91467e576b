package dev.muster.rules.snaphance.rules;

import dev.muster.rules.battle.WorkQueue;

/**
 * The kind of work that a rule leaves to be resolved when it ends, in the {@link
 * SnaphanceState#consequences} of a table.
 */
enum Consequence {
  /** A melee is fought. */
  MELEE,

  /** The next melee of a charge is fought. */
  CHARGE,

  /** A move ends that was struck on its way. */
  MOVE_ENDS,

  /** A pursuit ends that was struck on its way. */
  PURSUIT_ENDS,

  /** A stand that fired on its way has been charged for it. */
  FIRE_ENDS,

  /** A stand may fire after its moves. */
  FIRE_AFTER_MOVE,

  /** A stand may fire after the moves of its group. */
  FIRE_AFTER_GROUP_MOVE;

  private static final Consequence[] ALL = values();

  /** Appends a consequence of this kind to the queue. */
  WorkQueue enqueueIn(SnaphanceState table) {
    return table.consequences.put(ordinal());
  }

  /** The kind of the next piece, which is taken off. */
  static Consequence takeFrom(SnaphanceState table) {
    return ALL[table.consequences.take()];
  }
}
