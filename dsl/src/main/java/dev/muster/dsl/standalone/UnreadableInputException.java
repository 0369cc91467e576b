package dev.muster.dsl.standalone;

/** A file that cannot be read as Muster text at all; the message is one line for the user. */
public final class UnreadableInputException extends Exception {
  private static final long serialVersionUID = 1L;

  public UnreadableInputException(String message) {
    super(message);
  }
}
