package dev.muster.rules.query;

/** A question of no kind that can be asked; its message is for the user. */
public final class UnknownQueryException extends Exception {
  private static final long serialVersionUID = 1;

  public UnknownQueryException(String message) {
    super(message);
  }
}
