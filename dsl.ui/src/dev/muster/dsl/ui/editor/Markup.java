package dev.muster.dsl.ui.editor;

import java.util.regex.Pattern;

/**
 * The server writes Markdown; the workbench's tooltips show a little HTML. Only what the server
 * uses is translated, and everything else in the text is shown as it is.
 */
final class Markup {

  private static final Pattern BOLD = Pattern.compile("\\*\\*(.+?)\\*\\*");
  private static final Pattern ITALIC =
      Pattern.compile("(?<![\\w*])\\*(?![\\s*])(.+?)(?<!\\s)\\*(?![\\w*])");
  private static final Pattern CODE = Pattern.compile("`([^`\n]+)`");

  private Markup() {}

  static String html(String markdown) {
    String text = markdown.strip().replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    StringBuilder html = new StringBuilder();
    int from = 0;
    // A stat such as 3*2 inside code is no emphasis.
    for (var code = CODE.matcher(text); code.find(); from = code.end()) {
      html.append(emphasis(text.substring(from, code.start()))).append(code.group(1));
    }
    return html.append(emphasis(text.substring(from)))
        .toString()
        .replace("\n\n", "<br><br>")
        .replace("\n", "<br>");
  }

  private static String emphasis(String text) {
    return ITALIC.matcher(BOLD.matcher(text).replaceAll("<b>$1</b>")).replaceAll("<i>$1</i>");
  }
}
