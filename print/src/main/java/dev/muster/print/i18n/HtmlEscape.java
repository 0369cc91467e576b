package dev.muster.print.i18n;

/** Author's text made safe for a page. Everything that comes out of a file passes through here. */
public final class HtmlEscape {
  private HtmlEscape() {}

  /**
   * Text for an element or a quoted attribute; characters XML cannot hold become a replacement
   * mark.
   */
  public static String text(String raw) {
    var safe = new StringBuilder(raw.length() + 16);
    raw.codePoints().forEach(c -> appendSafe(safe, c));
    return safe.toString();
  }

  private static void appendSafe(StringBuilder safe, int c) {
    switch (c) {
      case '&' -> safe.append("&amp;");
      case '<' -> safe.append("&lt;");
      case '>' -> safe.append("&gt;");
      case '"' -> safe.append("&quot;");
      case '\'' -> safe.append("&#39;");
      case '\n', '\t' -> safe.appendCodePoint(c);
      default -> safe.appendCodePoint(printable(c) ? c : 0xFFFD);
    }
  }

  /**
   * Controls, lone surrogates and marks that turn the reading direction would let a name dress up
   * as something else.
   */
  private static boolean printable(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL, Character.SURROGATE, Character.UNASSIGNED -> false;
      case Character.FORMAT -> !(c >= 0x202A && c <= 0x202E) && !(c >= 0x2066 && c <= 0x2069);
      default -> true;
    };
  }

  /** A text as a string of a style sheet, also within a page: but for letters and digits coded. */
  public static String css(String raw) {
    var safe = new StringBuilder("\"");
    raw.codePoints()
        .map(c -> c == '\n' || c == '\t' ? ' ' : printable(c) ? c : 0xFFFD)
        .forEach(
            c -> {
              if (c == ' ' || Character.isLetterOrDigit(c)) {
                safe.appendCodePoint(c);
              } else {
                safe.append('\\').append(Integer.toHexString(c)).append(' ');
              }
            });
    return safe.append('"').toString();
  }
}
