package dev.muster.rules.ask;

/** A question of no kind that can be asked; its message is for the user. */
public final class NotUnderstood extends Exception {
  private static final long serialVersionUID = 1;

  public NotUnderstood(String message) {
    super(message);
  }
}
