package dev.muster.rules.query;

/** A query of an unknown kind; the message is for the user. */
public final class UnknownQueryException extends Exception {
  private static final long serialVersionUID = 1;

  public UnknownQueryException(String message) {
    super(message);
  }
}
