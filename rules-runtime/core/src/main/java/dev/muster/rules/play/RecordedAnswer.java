package dev.muster.rules.play;

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
}
