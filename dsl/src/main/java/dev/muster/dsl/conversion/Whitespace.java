package dev.muster.dsl.conversion;

/** What stands between words: the signs of the grammar's blanks, and the ends of lines. */
public final class Whitespace {
  /** What some editors put before a text to mark it as Unicode. */
  public static final char MARK = '\uFEFF';

  private Whitespace() {}

  /** Whether a sign stands between words, as one from a word processor may too. */
  public static boolean is(int sign) {
    return Character.isWhitespace(sign) || sign == '\u00A0' || sign == '\u202F' || sign == MARK;
  }

  /** What ends most lines of a text: CR and LF as on Windows, else LF. */
  public static String lineEnd(String text) {
    int windows = 0;
    int others = 0;
    for (int at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
      if (at > 0 && text.charAt(at - 1) == '\r') {
        windows++;
      } else {
        others++;
      }
    }
    return windows > others ? "\r\n" : "\n";
  }
}
