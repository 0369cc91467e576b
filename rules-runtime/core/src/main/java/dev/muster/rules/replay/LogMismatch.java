package dev.muster.rules.replay;

/** Thrown for an error in a log, with the event that contains it. */
final class LogMismatch extends RuntimeException {
  private static final long serialVersionUID = 1;
  private final int event;

  LogMismatch(int event, String message) {
    super(message);
    this.event = event;
  }

  /** Number of the event, 0 for the first line. */
  int event() {
    return event;
  }
}
