package dev.muster.print.analysis;

import dev.muster.print.i18n.HtmlEscape;
import dev.muster.print.page.PageFiles;
import dev.muster.rules.model.SideColour;
import java.util.List;

/**
 * One HTML file of an analysis: it needs no other file, no network and no script, and its content
 * security policy forbids them. It is readable in light and dark themes.
 */
final class AnalysisFrame {
  private final StringBuilder body = new StringBuilder();

  /** A heading below the title. */
  void heading(String text) {
    body.append("<h2>").append(escaped(text)).append("</h2>\n");
  }

  void paragraph(String text) {
    body.append("<p>").append(escaped(text)).append("</p>\n");
  }

  /** Elements that are safe already. */
  void html(String elements) {
    body.append(elements);
  }

  void list(List<String> lines) {
    body.append("<ul class=\"summary\">\n");
    lines.forEach(each -> body.append("<li>").append(escaped(each)).append("</li>\n"));
    body.append("</ul>\n");
  }

  /**
   * A table.
   *
   * @param numbers columns from this one on are numbers
   */
  void table(List<String> heads, int numbers, List<List<String>> rows) {
    body.append("<div class=\"wide\"><table>\n<thead><tr>");
    for (int i = 0; i < heads.size(); i++) {
      body.append(i < numbers ? "<th scope=\"col\">" : "<th scope=\"col\" class=\"number\">")
          .append(escaped(heads.get(i)))
          .append("</th>");
    }
    body.append("</tr></thead>\n<tbody>\n");
    for (List<String> row : rows) {
      body.append("<tr>");
      for (int i = 0; i < row.size(); i++) {
        body.append(i < numbers ? "<td>" : "<td class=\"number\">")
            .append(escaped(row.get(i)))
            .append("</td>");
      }
      body.append("</tr>\n");
    }
    body.append("</tbody></table></div>\n");
  }

  /** A drawing with what it shows. */
  void figure(String svg, String caption) {
    body.append("<figure>\n")
        .append(svg)
        .append("<figcaption>")
        .append(escaped(caption))
        .append("</figcaption>\n</figure>\n");
  }

  /** The file. */
  String page(String title, String under, String foot, List<SideColour> colours) {
    SideColour one = colours.getFirst();
    SideColour two = colours.get(1 % colours.size());
    String style =
        PageFiles.text(AnalysisFrame.class, "analysis.css")
            .replace("@ONE_LIGHT@", one.light())
            .replace("@TWO_LIGHT@", two.light())
            .replace("@ONE_DARK@", one.dark())
            .replace("@TWO_DARK@", two.dark());
    return """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>"""
        + escaped(title)
        + "</title>\n<style>\n"
        + style
        + "</style>\n</head>\n<body>\n<header>\n<h1>"
        + escaped(title)
        + "</h1>\n<p class=\"under\">"
        + escaped(under)
        + "</p>\n</header>\n<main>\n"
        + body
        + "</main>\n<footer><p>"
        + escaped(foot)
        + "</p></footer>\n</body>\n</html>\n";
  }

  static String escaped(String text) {
    return HtmlEscape.text(text);
  }
}
