package dev.muster.dsl.messages;

/** Messages of a length that can be read, whatever of the text they repeat. */
public final class Shortened {
  private static final int LONGEST = 600;
  private static final int START = 200;

  private Shortened() {}

  /** The message; its start and its end where it is too long. */
  public static String of(String message) {
    return message.length() <= LONGEST
        ? message
        : message.substring(0, START)
            + " ... "
            + message.substring(message.length() - (LONGEST - START));
  }
}
