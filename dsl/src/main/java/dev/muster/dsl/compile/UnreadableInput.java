package dev.muster.dsl.compile;

/** A file that cannot be read as Muster text at all; the message is one line for the user. */
public final class UnreadableInput extends Exception {
  private static final long serialVersionUID = 1L;

  public UnreadableInput(String message) {
    super(message);
  }
}
