package dev.muster.dsl.text;

import java.util.regex.Pattern;

/** Messages of a length that can be read, whatever of the text they repeat. */
public final class MessageTruncation {
  private static final int LONGEST = 600;
  private static final int START = 200;
  private static final Pattern LINES = Pattern.compile("\\s*[\\n\\r]\\s*");

  private MessageTruncation() {}

  /** Returns the message on one line; a long message is reduced to its start and end. */
  public static String of(String message) {
    String line = LINES.matcher(message).replaceAll(" ");
    return line.length() <= LONGEST
        ? line
        : line.substring(0, START) + " ... " + line.substring(line.length() - (LONGEST - START));
  }
}
