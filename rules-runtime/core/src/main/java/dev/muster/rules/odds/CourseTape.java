package dev.muster.rules.odds;

import dev.muster.rules.dice.Dice;
import java.util.function.Supplier;

/** The dice of a course that is run again and again. */
interface CourseTape extends Dice {
  /**
   * Returns a result that depends only on the course so far. It is computed once, and reused if
   * only later throws differ.
   */
  <T> T recall(Class<T> type, Supplier<T> work);
}
