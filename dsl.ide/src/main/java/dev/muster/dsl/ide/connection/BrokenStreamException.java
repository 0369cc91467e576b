package dev.muster.dsl.ide.connection;

/** A stream on which nothing can be understood any more; the message says why, in one line. */
final class BrokenStreamException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  BrokenStreamException(String why) {
    super(why);
  }
}
