package dev.muster.dsl.slips;

import java.util.function.Consumer;

/** Guesses of one sort of slip. */
@FunctionalInterface
interface Guesses {
  /**
   * Offers what may have been meant, the likeliest first.
   *
   * @param words the text
   * @param at the word where reading broke off, the number of words at the end of the text
   */
  void at(Words words, int at, Consumer<Guess> offer);
}
