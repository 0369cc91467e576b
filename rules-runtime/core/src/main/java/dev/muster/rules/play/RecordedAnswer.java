package dev.muster.rules.play;

import dev.muster.rules.battle.Decision;

/**
 * An answer that has been given in a battle.
 *
 * @param words the label of the option
 * @param option its index, negative where only the words are known
 * @param offered whether the question offers it; other legal answers exist in words alone
 * @param byCommander whether the built-in commander gave it
 */
public record RecordedAnswer(String words, int option, boolean offered, boolean byCommander) {
  /** An answer of a log, of which the words are known. */
  public static RecordedAnswer logged(String words) {
    return new RecordedAnswer(words, -1, true, true);
  }

  /**
   * The option it is of a question.
   *
   * @throws IllegalArgumentException if the question has no such option, and it is no free answer
   *     to it either
   */
  public int optionOf(Decision question) {
    int found = offered ? option : -1;
    for (int i = 0; i < question.size() && found < 0 && offered; i++) {
      found = question.label(i).equals(words) ? i : found;
    }
    found = found < 0 ? question.parseFreeAnswer(words) : found;
    if (found < 0 || found >= question.size()) {
      throw new IllegalArgumentException(
          "the rules do not allow '"
              + words
              + "' at "
              + question.id()
              + " about "
              + question.about());
    }
    return found;
  }
}
