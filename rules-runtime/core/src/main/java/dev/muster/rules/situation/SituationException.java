package dev.muster.rules.situation;

/** Something in a situation that cannot be: with its place, what was found and what may be. */
public final class SituationException extends Exception {
  private static final long serialVersionUID = 1;

  private final int line;
  private final int from;
  private final int to;

  /**
   * Something about a whole line.
   *
   * @param line line of the file, from 1; 0 for the file as a whole
   */
  public SituationException(int line, String message) {
    this(line, 0, 0, message);
  }

  /**
   * Something about a word.
   *
   * @param line line of the file, from 1
   * @param from its first column, from 1; 0 for the whole line
   * @param to the column behind it
   */
  public SituationException(int line, int from, int to, String message) {
    super(message);
    this.line = line;
    this.from = from;
    this.to = to;
  }

  /** Line of the file, from 1; 0 for the file as a whole. */
  public int line() {
    return line;
  }

  /** First column of the word it is about, from 1; 0 for the whole line. */
  public int from() {
    return from;
  }

  /** The column behind that word; 0 for the whole line. */
  public int to() {
    return to;
  }
}
