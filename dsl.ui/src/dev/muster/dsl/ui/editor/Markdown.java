package dev.muster.dsl.ui.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the server writes as Markdown, read: the plain text, and where it is bold, italic or code.
 * Only what the server uses is known; everything else in a text is shown as it is.
 */
record Markdown(String text, List<Span> spans) {

  enum Look {
    BOLD,
    ITALIC,
    CODE
  }

  record Span(int start, int length, Look look) {}

  // Code first: a stat such as 3*2 in it is no emphasis.
  private static final Pattern MARKED =
      Pattern.compile(
          "`([^`\n]+)`|\\*\\*(.+?)\\*\\*|(?<![\\w*])\\*(?![\\s*])(.+?)(?<!\\s)\\*(?![\\w*])");

  private static final Look[] LOOKS = {Look.CODE, Look.BOLD, Look.ITALIC};

  static Markdown read(String source) {
    StringBuilder text = new StringBuilder();
    List<Span> spans = new ArrayList<>();
    Matcher marked = MARKED.matcher(source.strip());
    while (marked.find()) {
      marked.appendReplacement(text, "");
      MatchResult found = marked.toMatchResult();
      for (int group = 1; group <= LOOKS.length; group++) {
        if (found.group(group) != null) {
          spans.add(new Span(text.length(), found.group(group).length(), LOOKS[group - 1]));
          text.append(found.group(group));
        }
      }
    }
    marked.appendTail(text);
    return new Markdown(text.toString(), List.copyOf(spans));
  }

  /**
   * The same with lines of at most so many characters where there are blanks to break them at. No
   * character is added or taken away, so the spans stay where they are.
   */
  Markdown wrapped(int columns) {
    StringBuilder lines = new StringBuilder(text);
    int start = 0;
    int blank = -1;
    for (int i = 0; i < lines.length(); i++) {
      char c = lines.charAt(i);
      if (c == '\n') {
        start = i + 1;
        blank = -1;
      } else if (c == ' ') {
        blank = i;
      }
      if (i - start >= columns && blank > start) {
        lines.setCharAt(blank, '\n');
        start = blank + 1;
        blank = -1;
      }
    }
    return new Markdown(lines.toString(), spans);
  }
}
