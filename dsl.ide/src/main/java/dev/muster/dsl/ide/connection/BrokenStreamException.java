package dev.muster.dsl.ide.connection;

/** Thrown if a stream can no longer be understood. The message gives the reason in one line. */
final class BrokenStreamException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  BrokenStreamException(String why) {
    super(why);
  }
}
