package dev.muster.cli;

/** A command that cannot go on; the message is one line for the user. */
final class Refusal extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int exit;

  Refusal(int exit, String message) {
    super(message);
    this.exit = exit;
  }

  int exit() {
    return exit;
  }
}
