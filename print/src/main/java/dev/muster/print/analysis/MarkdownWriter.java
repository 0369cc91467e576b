package dev.muster.print.analysis;

import java.util.List;

/** Markdown of headings, paragraphs, lists and tables. What means something in it is escaped. */
final class MarkdownWriter {
  private static final String SPECIAL = "\\`*_{}[]<>#|~";

  private final StringBuilder text = new StringBuilder();

  void heading(int level, String words) {
    text.append("#".repeat(level)).append(' ').append(escaped(words)).append("\n\n");
  }

  void paragraph(String words) {
    text.append(escaped(words)).append("\n\n");
  }

  void list(List<String> lines) {
    lines.forEach(each -> text.append("- ").append(escaped(each)).append('\n'));
    text.append('\n');
  }

  void table(StoryTables.Table table) {
    row(table.heads());
    text.append('|');
    for (int i = 0; i < table.heads().size(); i++) {
      text.append(i < table.numbers() ? "---|" : "---:|");
    }
    text.append('\n');
    table.rows().forEach(this::row);
    text.append('\n');
  }

  private void row(List<String> cells) {
    text.append('|');
    cells.forEach(each -> text.append(' ').append(escaped(each)).append(" |"));
    text.append('\n');
  }

  String text() {
    return text.toString().stripTrailing() + "\n";
  }

  /** On one line, without control characters and marks that turn the reading direction. */
  private static String escaped(String words) {
    StringBuilder safe = new StringBuilder();
    words
        .codePoints()
        .forEach(
            c -> {
              int type = Character.getType(c);
              boolean hidden =
                  type == Character.CONTROL
                      || type == Character.SURROGATE
                      || c >= 0x202A && c <= 0x202E
                      || c >= 0x2066 && c <= 0x2069;
              if (hidden) {
                safe.append(' ');
                return;
              }
              if (SPECIAL.indexOf(c) >= 0) {
                safe.append('\\');
              }
              safe.appendCodePoint(c);
            });
    return safe.toString();
  }
}
