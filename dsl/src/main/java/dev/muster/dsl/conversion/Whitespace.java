package dev.muster.dsl.conversion;

/** Whitespace between words: blanks of the grammar and line ends. */
public final class Whitespace {
  /** The byte order mark that some editors put before a Unicode text. */
  public static final char MARK = '\uFEFF';

  private Whitespace() {}

  /** Whether a sign stands between words, as one from a word processor may too. */
  public static boolean is(int sign) {
    return Character.isWhitespace(sign) || sign == '\u00A0' || sign == '\u202F' || sign == MARK;
  }

  /** Returns the most frequent line end of a text: CR LF as on Windows, or LF. */
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
