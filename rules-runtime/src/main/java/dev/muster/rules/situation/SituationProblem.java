package dev.muster.rules.situation;

/** Something in a situation that cannot be: with the line, what was found and what may be. */
public final class SituationProblem extends Exception {
  private static final long serialVersionUID = 1;

  private final int line;

  /**
   * @param line line of the file, from 1; 0 for the file as a whole
   */
  public SituationProblem(int line, String message) {
    super(message);
    this.line = line;
  }

  /** Line of the file, from 1; 0 for the file as a whole. */
  public int line() {
    return line;
  }
}
