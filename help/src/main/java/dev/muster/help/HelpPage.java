package dev.muster.help;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.commonmark.ext.gfm.tables.TableBody;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.ext.heading.anchor.IdGenerator;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.CustomNode;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;

/**
 * A page of the documentation.
 *
 * @param source the Markdown file
 * @param href of the page in the help, such as {@code guide/armies.html}
 * @param text as it was read
 * @param sections its headings, in their order; the first is its title
 * @param anchors what a link may lead to, by what it stands at: headings, and the lines of a table
 *     of checks
 */
record HelpPage(
    Path source, String href, Node text, List<Section> sections, Map<Node, String> anchors) {

  private static final Parser PARSER =
      Parser.builder().extensions(List.of(TablesExtension.create())).build();

  private static final Pattern CHECK = Pattern.compile("V-\\d{3}");

  /**
   * A heading.
   *
   * @param level from 1
   */
  record Section(int level, String title, String anchor) {}

  /** A line of the list of checks: its cells as they read. */
  record DocumentedCheck(String code, String severity, String rule, String message) {}

  static HelpPage read(Path source, String href) throws IOException {
    Node text = PARSER.parse(Files.readString(source));
    List<Section> sections = new ArrayList<>();
    Map<Node, String> anchors = new IdentityHashMap<>();
    IdGenerator ids = IdGenerator.builder().build();
    text.accept(
        new AbstractVisitor() {
          @Override
          public void visit(Heading heading) {
            String title = plain(heading);
            String anchor = ids.generateId(title);
            anchors.put(heading, anchor);
            sections.add(new Section(heading.getLevel(), title, anchor));
          }

          @Override
          public void visit(CustomNode node) {
            if (node instanceof TableCell cell
                && cell.getPrevious() == null
                && CHECK.matcher(plain(cell)).matches()) {
              anchors.put(cell, plain(cell));
            }
            visitChildren(node);
          }
        });
    if (sections.isEmpty() || sections.getFirst().level() != 1) {
      throw new IllegalArgumentException(source + " has no title: its first heading begins with #");
    }
    return new HelpPage(source, href, text, List.copyOf(sections), anchors);
  }

  String title() {
    return sections.getFirst().title();
  }

  /** What a link to this page may end with. */
  Set<String> places() {
    return new LinkedHashSet<>(anchors.values());
  }

  /** The checks listed on this page, in their order. */
  List<DocumentedCheck> checks() {
    List<DocumentedCheck> checks = new ArrayList<>();
    text.accept(
        new AbstractVisitor() {
          @Override
          public void visit(CustomNode node) {
            if (node instanceof TableBody) {
              visitChildren(node);
            } else if (node.getFirstChild() instanceof TableCell first
                && anchors.containsKey(first)) {
              List<String> cells = new ArrayList<>();
              for (Node each = first; each != null; each = each.getNext()) {
                cells.add(plain(each));
              }
              checks.add(
                  new DocumentedCheck(cells.get(0), cells.get(1), cells.get(2), cells.get(3)));
            }
          }
        });
    return checks;
  }

  /** The words of a part, without their form. */
  static String plain(Node node) {
    StringBuilder words = new StringBuilder();
    node.accept(
        new AbstractVisitor() {
          @Override
          public void visit(Text text) {
            words.append(text.getLiteral());
          }

          @Override
          public void visit(Code code) {
            words.append(code.getLiteral());
          }

          @Override
          public void visit(SoftLineBreak lineBreak) {
            words.append(' ');
          }
        });
    return words.toString().strip();
  }
}
