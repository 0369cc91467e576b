package dev.muster.dsl.ide.hover;

import org.jspecify.annotations.Nullable;

/** Text of the author put into Markdown without becoming Markdown itself. */
final class Markdown {
  private Markdown() {}

  /** The text with everything escaped that Markdown or HTML would take for its own. */
  static String plain(@Nullable String text) {
    if (text == null) {
      return "";
    }
    var escaped = new StringBuilder(text.length() + 8);
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      switch (letter) {
        case '<' -> escaped.append("&lt;");
        case '>' -> escaped.append("&gt;");
        case '&' -> escaped.append("&amp;");
        case '\\', '`', '*', '_', '[', ']', '|', '#', '~', '!' ->
            escaped.append('\\').append(letter);
        default -> escaped.append(letter);
      }
    }
    return escaped.toString();
  }

  /** A name in bold. */
  static String bold(@Nullable String name) {
    return "**" + plain(name) + "**";
  }
}
