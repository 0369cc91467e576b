package dev.muster.dsl.syntaxerror;

import java.util.function.Consumer;

/** Guesses of one sort of slip. */
@FunctionalInterface
interface SuggestionRule {
  /**
   * Offers what may have been meant, the likeliest first.
   *
   * @param words the text
   * @param at the word where reading broke off, the number of words at the end of the text
   */
  void suggest(SourceTokens words, int at, Consumer<Suggestion> offer);
}
