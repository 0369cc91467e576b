package dev.muster.rules.odds;

import org.jspecify.annotations.Nullable;

/**
 * A process in stages that depends on dice and can be set back between two stages. Only its
 * position decides how it continues: the same position and the same dice give the same course.
 *
 * @param <P> its positions, as they are kept
 * @param <E> the distinct ends
 */
interface StagedCourse<P, E> {
  /**
   * Returns a copy of the current position.
   *
   * @param used a copy that is no longer needed and can be overwritten; null for none
   */
  P keep(@Nullable P used);

  /** Goes back to a position that was kept. */
  void restore(P position);

  /**
   * Returns a key that is equal for equal positions, from which the course continues identically.
   */
  Object key();

  /** Goes on by a stage; false if it has come to its end. */
  boolean advance();

  /** The distinct result at its end. */
  E end();
}
