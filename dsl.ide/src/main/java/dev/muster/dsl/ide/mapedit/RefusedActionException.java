package dev.muster.dsl.ide.mapedit;

/** An action that cannot be done, with the reason in words for the user. */
public final class RefusedActionException extends Exception {
  private static final long serialVersionUID = 1;

  /** A refusal. */
  public RefusedActionException(String why) {
    super(why);
  }

  /** Returns the reason, for the user. */
  public String why() {
    return String.valueOf(getMessage());
  }
}
