package dev.muster.rules.odds;

import org.jspecify.annotations.Nullable;

/**
 * Something that happens in stages, by dice, and can be set back between two of them. All that
 * decides how it goes on is its position: the same position and the same dice give the same course.
 *
 * @param <P> its positions, as they are kept
 * @param <E> what is told apart at its end
 */
interface StagedCourse<P, E> {
  /**
   * A copy of the position where it stands.
   *
   * @param used one that is not needed any more and can be overwritten; null for none
   */
  P keep(@Nullable P used);

  /** Goes back to a position that was kept. */
  void restore(P position);

  /** Equal where it stands in positions that are equal, so that it goes on alike. */
  Object key();

  /** Goes on by a stage; false if it has come to its end. */
  boolean advance();

  /** What is told apart of the end it has come to. */
  E end();
}
