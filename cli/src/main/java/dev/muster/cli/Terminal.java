package dev.muster.cli;

import dev.muster.cli.map.Desktop;
import dev.muster.rules.check.Finding;
import java.io.InputStream;
import java.io.PrintWriter;
import java.util.List;

/**
 * The input and output of a command. Files can contain anything, so their control characters are
 * not written to the terminal, where they could move the cursor, or recolour or hide text.
 *
 * @param in input of a command that does not read a file
 * @param out the output of the command
 * @param err the errors
 * @param colour whether out is a terminal that shows colour
 * @param desktop opens pages
 */
record Terminal(InputStream in, PrintWriter out, PrintWriter err, boolean colour, Desktop desktop) {
  private static final String RESET = "\u001b[0m";

  void println(String line) {
    out.println(plain(line));
  }

  void printError(String line) {
    err.println("muster: " + plain(line));
  }

  /** Findings one a line, as compilers write them, so that editors can jump to them. */
  void report(PrintWriter to, List<Finding> findings) {
    for (Finding finding : findings) {
      String severity =
          switch (finding.severity()) {
            case ERROR -> paint("\u001b[1;31m", "error");
            case WARNING -> paint("\u001b[1;33m", "warning");
            case INFO -> paint("\u001b[1;36m", "info");
          };
      String section = finding.section().isBlank() ? "" : " [§" + plain(finding.section()) + "]";
      to.println(
          plain(finding.at().toString())
              + ": "
              + severity
              + " "
              + plain(finding.code())
              + ": "
              + plain(finding.message())
              + section);
    }
  }

  /** Returns the output for a log, which contains its own line ends. */
  Appendable safeOut() {
    return new Appendable() {
      @Override
      public Appendable append(CharSequence text) {
        out.print(escaped(text, true));
        return this;
      }

      @Override
      public Appendable append(CharSequence text, int start, int end) {
        return append(text.subSequence(start, end));
      }

      @Override
      public Appendable append(char c) {
        return append(Character.toString(c));
      }
    };
  }

  private String paint(String style, String text) {
    return colour ? style + text + RESET : text;
  }

  /** The text on one line, control characters shown as escapes. */
  static String plain(String text) {
    return escaped(text, false);
  }

  private static String escaped(CharSequence text, boolean lines) {
    var safe = new StringBuilder(text.length());
    text.codePoints()
        .forEach(
            c -> {
              int type = Character.getType(c);
              if ((type == Character.CONTROL && !(lines && c == '\n'))
                  || type == Character.SURROGATE
                  || type == Character.LINE_SEPARATOR
                  || type == Character.PARAGRAPH_SEPARATOR
                  || (c >= 0x202A && c <= 0x202E)
                  || (c >= 0x2066 && c <= 0x2069)) {
                safe.append(String.format(java.util.Locale.ROOT, "\\u%04x", c));
              } else {
                safe.appendCodePoint(c);
              }
            });
    return safe.toString();
  }
}
