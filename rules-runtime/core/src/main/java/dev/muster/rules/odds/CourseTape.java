package dev.muster.rules.odds;

import dev.muster.rules.dice.Dice;
import java.util.function.Supplier;

/** The dice of a course that is run again and again. */
interface CourseTape extends Dice {
  /**
   * What follows from the course so far: worked out when the course comes here first, and as it was
   * then where only later throws fall differently.
   */
  <T> T recall(Class<T> type, Supplier<T> work);
}
