package dev.muster.print;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.w3c.dom.Text;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/**
 * A page as text for a forum or a letter: the same words in the same order, as Markdown or laid out
 * with blanks. A drawing is replaced by its title.
 */
final class HtmlToText {
  private static final int WIDTH = 100;

  /** What Markdown, and HTML within it, takes for more than a letter; also what begins a link. */
  private static final Pattern MARK =
      Pattern.compile("[\\\\`*_{}\\[\\]<>|~&@$]|:(?=//)|(?<=www)\\.");

  /** What makes a heading, a list or a rule of a line, at its beginning alone. */
  private static final Pattern LEADING = Pattern.compile("^[#+=-]");

  /** A number with a dot begins a list. */
  private static final Pattern NUMBERED = Pattern.compile("^(\\s*[0-9]+)([.)])");

  private final boolean markdown;
  private final StringBuilder out = new StringBuilder();

  private HtmlToText(boolean markdown) {
    this.markdown = markdown;
  }

  static String markdown(String html) {
    return new HtmlToText(true).write(html);
  }

  static String text(String html) {
    return new HtmlToText(false).write(html);
  }

  /** With the seal that {@code --verify} reads as the last line. */
  static String markdown(String html, SheetSeal seal) {
    var page = new HtmlToText(true);
    return page.write(html) + "\n" + page.escaped(seal.text()) + "\n";
  }

  /** With the seal that {@code --verify} reads as the last line. */
  static String text(String html, SheetSeal seal) {
    return text(html) + "\n" + seal.text() + "\n";
  }

  /**
   * Returns Markdown with a literal text below its title, above the seal.
   *
   * @param source text that ends with a line break; it does not contain a code fence
   */
  static String markdown(String html, String title, String source, SheetSeal seal) {
    var page = new HtmlToText(true);
    String block = "## " + page.escaped(title) + "\n\n```muster\n" + source + "```\n";
    return page.write(html) + "\n" + block + "\n" + page.escaped(seal.text()) + "\n";
  }

  /** Returns text with a literal text below its title, above the seal. */
  static String text(String html, String title, String source, SheetSeal seal) {
    String heading = title + "\n" + "-".repeat(width(title));
    return text(html) + "\n" + heading + "\n\n" + source + "\n" + seal.text() + "\n";
  }

  private String write(String html) {
    blocks(body(html));
    return out.toString().strip() + "\n";
  }

  private static Element body(String html) {
    try {
      var factory = DocumentBuilderFactory.newInstance();
      factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
      String xml =
          html.replaceFirst("<!DOCTYPE html>", "").replace("&middot;", "·").replace("&sect;", "§");
      return (Element)
          factory
              .newDocumentBuilder()
              .parse(new InputSource(new StringReader(xml)))
              .getElementsByTagName("body")
              .item(0);
    } catch (ParserConfigurationException | SAXException | IOException ownPagesAreWellFormed) {
      throw new IllegalStateException(ownPagesAreWellFormed);
    }
  }

  private void blocks(Element parent) {
    for (Element each : elements(parent)) {
      switch (each.getTagName()) {
        case "h1", "h2", "h3" -> heading(each);
        case "p" -> paragraph(inline(each));
        case "ul" -> list(each, false);
        case "ol" -> list(each, true);
        case "table" -> table(each);
        case "svg" -> paragraph("[" + escaped(title(each)) + "]");
        case "div" -> {
          if (each.getAttribute("class").equals("track")) {
            paragraph(track(each));
          } else {
            blocks(each);
          }
        }
        default -> blocks(each);
      }
    }
  }

  private static String title(Element svg) {
    NodeList titles = svg.getElementsByTagName("title");
    return titles.getLength() == 0 ? "" : titles.item(0).getTextContent();
  }

  private void heading(Element heading) {
    String text = inline(heading);
    if (text.isEmpty()) {
      return;
    }
    int rank = heading.getTagName().charAt(1) - '0';
    if (markdown) {
      paragraph("#".repeat(rank) + " " + text);
    } else {
      String line = (rank == 1 ? "=" : rank == 2 ? "-" : "").repeat(width(text));
      paragraph(text + (line.isEmpty() ? "" : "\n" + line));
    }
  }

  private void paragraph(String text) {
    if (!text.isEmpty()) {
      out.append(text).append("\n\n");
    }
  }

  private void list(Element list, boolean numbered) {
    int number = 0;
    for (Element item : elements(list)) {
      out.append(numbered ? ++number + ". " : markdown ? "* " : "- ")
          .append(inline(item))
          .append('\n');
    }
    out.append('\n');
  }

  private static String track(Element track) {
    var boxes = new ArrayList<String>();
    for (Element each : elements(track)) {
      String number = each.getTextContent().strip();
      boxes.add(each.getAttribute("class").equals("breaks") ? "■" + number : "□" + number);
    }
    return String.join(" ", boxes);
  }

  private void table(Element table) {
    var rows = new ArrayList<List<String>>();
    int heads = 0;
    for (Element part : elements(table)) {
      for (Element row : elements(part)) {
        var cells = new ArrayList<String>();
        for (Element cell : elements(row)) {
          cells.add(inline(cell));
          String span = cell.getAttribute("colspan");
          for (int i = 1; !span.isEmpty() && i < Integer.parseInt(span); i++) {
            cells.add("");
          }
        }
        rows.add(cells);
        heads += part.getTagName().equals("thead") ? 1 : 0;
      }
    }
    int columns = rows.stream().mapToInt(List::size).max().orElse(0);
    if (columns > 0) {
      rows.forEach(
          row -> {
            while (row.size() < columns) {
              row.add("");
            }
          });
      out.append(markdown ? piped(rows, columns) : aligned(rows, heads, columns)).append('\n');
    }
  }

  /** Forums know one line of heads; a second one follows as a row. */
  private static String piped(List<List<String>> rows, int columns) {
    var lines = new StringBuilder();
    for (int i = 0; i < rows.size(); i++) {
      lines.append("| ").append(String.join(" | ", rows.get(i))).append(" |\n");
      if (i == 0) {
        lines.append("|").append(" --- |".repeat(columns)).append('\n');
      }
    }
    return lines.toString();
  }

  private static String aligned(List<List<String>> rows, int heads, int columns) {
    int[] widths = new int[columns];
    for (List<String> row : rows) {
      for (int column = 0; column < columns; column++) {
        // what stands alone below its row may run on
        boolean alone = row.stream().filter(cell -> !cell.isEmpty()).count() == 1;
        if (!alone) {
          widths[column] = Math.max(widths[column], width(row.get(column)));
        }
      }
    }
    var lines = new StringBuilder();
    for (int i = 0; i < rows.size(); i++) {
      var line = new StringBuilder();
      for (int column = 0; column < columns; column++) {
        String cell = rows.get(i).get(column);
        line.append(cell).append(" ".repeat(Math.max(0, widths[column] - width(cell)) + 2));
      }
      lines.append(line.toString().stripTrailing()).append('\n');
      if (i + 1 == heads) {
        int sum = columns * 2 - 2;
        for (int each : widths) {
          sum += each;
        }
        lines.append("-".repeat(Math.min(sum, WIDTH))).append('\n');
      }
    }
    return lines.toString();
  }

  /**
   * Returns the number of columns that a text takes in a fixed-width font: combining marks take
   * none, East Asian letters two.
   */
  private static int width(String text) {
    return text.codePoints()
        .map(
            c ->
                switch (Character.getType(c)) {
                  case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.FORMAT -> 0;
                  default -> Character.isIdeographic(c) ? 2 : 1;
                })
        .sum();
  }

  /** The text of an element on one line, its own marks kept where Markdown has them. */
  private String inline(Element element) {
    var text = new StringBuilder();
    inline(text, element);
    String line = text.toString().replaceAll("[\\s\\u00a0]+", " ").strip();
    if (!markdown) {
      return line;
    }
    return LEADING.matcher(NUMBERED.matcher(line).replaceFirst("$1\\\\$2")).replaceFirst("\\\\$0");
  }

  private void inline(StringBuilder text, Element element) {
    for (Node each = element.getFirstChild(); each != null; each = each.getNextSibling()) {
      if (each instanceof Text words) {
        text.append(escaped(words.getData()));
      } else if (each instanceof Element child) {
        boolean bold = markdown && child.getTagName().equals("b") && !blank(child);
        boolean raised = child.getTagName().equals("sup");
        text.append(bold ? "**" : raised ? " [" : "");
        inline(text, child);
        text.append(bold ? "**" : raised ? "]" : "");
      }
    }
  }

  private static boolean blank(Element element) {
    return element.getTextContent().isBlank();
  }

  private String escaped(String raw) {
    return markdown ? MARK.matcher(raw).replaceAll("\\\\$0") : raw;
  }

  private static List<Element> elements(Element parent) {
    var all = new ArrayList<Element>();
    for (Node each = parent.getFirstChild(); each != null; each = each.getNextSibling()) {
      if (each instanceof Element element) {
        all.add(element);
      }
    }
    return all;
  }
}
