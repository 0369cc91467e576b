package dev.muster.cli;

import java.util.function.Supplier;

/** A command that cannot go on; the message is one line for the user. */
final class CommandFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int exit;

  CommandFailure(int exit, String message) {
    super(message);
    this.exit = exit;
  }

  /** Returns the value that a user selects; if there is none, reports wrong usage. */
  static <T> T of(Supplier<T> asked) {
    try {
      return asked.get();
    } catch (IllegalArgumentException wrong) {
      throw new CommandFailure(ExitCode.USAGE, String.valueOf(wrong.getMessage()));
    }
  }

  int exit() {
    return exit;
  }
}
