package dev.muster.help;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.renderer.html.HtmlRenderer;

/** Pages as HTML. */
final class HelpHtml {

  private HelpHtml() {}

  /** A page of the documentation, its links turned already. */
  static String of(HelpPage page) {
    HtmlRenderer renderer =
        HtmlRenderer.builder()
            .extensions(List.of(TablesExtension.create()))
            .escapeHtml(true)
            .attributeProviderFactory(
                context ->
                    (node, tag, attributes) -> {
                      String anchor = page.anchors().get(node);
                      if (anchor != null) {
                        attributes.put("id", anchor);
                      }
                    })
            .build();
    return whole(page.href(), page.title(), renderer.render(page.text()));
  }

  /**
   * A file of the project, or those of a directory, as they are.
   *
   * @param name in the help
   */
  static String of(Path file, String name) throws IOException {
    String title = file.getFileName().toString();
    String body = "<h1>" + escaped(title) + "</h1>\n";
    if (Files.isDirectory(file)) {
      try (Stream<Path> files = Files.list(file)) {
        for (Path each : files.filter(Files::isRegularFile).sorted().toList()) {
          body += "<h2>" + escaped(each.getFileName().toString()) + "</h2>\n" + text(each);
        }
      }
    } else {
      body += text(file);
    }
    return whole(name, title, body);
  }

  private static String text(Path file) throws IOException {
    if (!file.toString().endsWith(".tsv")) {
      return "<pre><code>" + escaped(Files.readString(file)) + "</code></pre>\n";
    }
    List<String> lines = Files.readAllLines(file);
    return "<table>\n<thead>"
        + row(lines.getFirst(), "th")
        + "</thead>\n<tbody>"
        + lines.stream().skip(1).map(each -> row(each, "td")).collect(Collectors.joining())
        + "</tbody>\n</table>\n";
  }

  private static String row(String line, String cell) {
    return Stream.of(line.split("\t", -1))
        .map(each -> "<%1$s>%2$s</%1$s>".formatted(cell, escaped(each)))
        .collect(Collectors.joining("", "<tr>", "</tr>\n"));
  }

  private static String whole(String href, String title, String body) {
    String up = "../".repeat(href.split("/").length - 1);
    return """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <title>%s</title>
    <link rel="stylesheet" href="%shelp.css">
    </head>
    <body>
    %s</body>
    </html>
    """
        .formatted(escaped(title), up, body);
  }

  /** Text for HTML and XML, also between quotes. */
  static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
