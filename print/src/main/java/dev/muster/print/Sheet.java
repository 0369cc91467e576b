package dev.muster.print;

/** The frame all pages share: head, styles for screen and paper, body. */
final class Sheet {
  private Sheet() {}

  private static final String STYLE =
      """
      body { font: 11pt/1.4 Georgia, 'Times New Roman', serif; color: #1d1b16; max-width: 62rem; margin: 2rem auto; padding: 0 1rem; }
      h1 { font-size: 1.7rem; margin: 0 0 .2rem; } h2 { font-size: 1.25rem; margin: 1.6rem 0 .4rem; } h3 { font-size: 1.05rem; margin: 1rem 0 .3rem; }
      .facts { color: #5a5446; margin: 0 0 1rem; }
      table { border-collapse: collapse; margin: .4rem 0 1rem; }
      th, td { padding: .2rem .6rem; border-bottom: 1px solid #cfc8b6; text-align: left; vertical-align: top; }
      th { border-bottom: 2px solid #5a5446; }
      td.stat, th.stat { text-align: center; white-space: nowrap; }
      tr.total td { border-top: 2px solid #5a5446; font-weight: bold; }
      .estimated td:first-child { font-style: italic; }
      .note { margin: .3rem 0; }
      .small { font-size: .85rem; color: #5a5446; }
      svg { width: 100%; height: auto; }
      @media print { body { margin: 0; max-width: none; } table, svg, h3 { break-inside: avoid; } h2, h3 { break-after: avoid; } * { -webkit-print-color-adjust: exact; print-color-adjust: exact; } }
      """;

  /** A page around a body that is HTML already. */
  static String html(String title, String body) {
    return "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
        + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>"
        + Escape.text(title)
        + "</title>\n<style>\n"
        + STYLE
        + "</style>\n</head>\n<body>\n"
        + body
        + "</body>\n</html>\n";
  }

  /** The author's name for something, or its label if it has one. */
  static String title(String label, String name) {
    return Escape.text(label.isBlank() ? name : label);
  }

  static void notes(StringBuilder out, Iterable<String> notes) {
    for (String note : notes) {
      out.append("<p class=\"note\">").append(Escape.text(note)).append("</p>\n");
    }
  }
}
