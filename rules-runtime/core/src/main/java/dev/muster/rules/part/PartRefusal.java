package dev.muster.rules.part;

/** A part, or the parts of a run, cannot be used; the message is for the user. */
public final class PartRefusal extends Exception {
  private static final long serialVersionUID = 1L;

  PartRefusal(String message) {
    super(message);
  }
}
