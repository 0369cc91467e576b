package dev.muster.rules.snaphance.rules;

import dev.muster.rules.battle.WorkQueue;

/**
 * What a rule leaves to be settled when it has ended, in the {@link SnaphanceState#consequences} of
 * a table.
 */
enum Consequence {
  /** A melee is fought. */
  MELEE,

  /** Of the melees of a charge one is fought next. */
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

  /** Begins such a piece of work. */
  WorkQueue enqueueIn(SnaphanceState table) {
    return table.consequences.put(ordinal());
  }

  /** The kind of the next piece, which is taken off. */
  static Consequence takeFrom(SnaphanceState table) {
    return ALL[table.consequences.take()];
  }
}
