package dev.muster.help;

import dev.muster.help.HelpPage.Section;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Link;

/** The table of contents: the guide in its own order, then the keys, the rules and the rest. */
final class TableOfContents {

  private final Documentation book;
  private final List<String> faults;

  TableOfContents(Documentation book, List<String> faults) {
    this.book = book;
    this.faults = faults;
  }

  /** The file of the help's extension point {@code toc}. Before the links of pages are turned. */
  String toc() {
    HelpPage guide = book.named("guide/README.md");
    HelpPage rules = book.named("rules/README.md");
    Map<HelpPage, String> chapters = listed(guide);
    Map<HelpPage, String> readings = listed(rules);
    List<String> rest = new ArrayList<>();
    for (HelpPage each : book.pages().values()) {
      if (each == guide || each == rules || chapters.containsKey(each)) {
        continue;
      }
      if (book.ofTheGuide(each)) {
        faults.add(guide.source().getFileName() + " of the guide does not list " + each.href());
      } else if (each.href().startsWith("rules/")) {
        readings.putIfAbsent(each, each.title());
      } else {
        rest.add(topic(each, each.title(), true));
      }
    }
    return """
    <?xml version="1.0" encoding="UTF-8"?>
    <?NLS TYPE="org.eclipse.help.toc"?>
    <toc label="Muster" topic="%s">
    %s%s<topic label="%s" href="%s">
    %s</topic>
    </toc>
    """
        .formatted(
            guide.href(),
            topics(chapters, true),
            String.join("", rest),
            HelpHtml.escaped(rules.title()),
            rules.href(),
            topics(readings, false));
  }

  /** The pages of its directory that a page links to, with the words of the first link to each. */
  private Map<HelpPage, String> listed(HelpPage from) {
    Map<HelpPage, String> listed = new LinkedHashMap<>();
    from.text()
        .accept(
            new AbstractVisitor() {
              @Override
              public void visit(Link link) {
                Optional<HelpPage> to =
                    book.page(from.source().resolveSibling(link.getDestination()).normalize());
                to.filter(it -> it.source().startsWith(from.source().resolveSibling("")))
                    .ifPresent(it -> listed.putIfAbsent(it, HelpPage.plain(link)));
              }
            });
    return listed;
  }

  private static String topics(Map<HelpPage, String> pages, boolean sections) {
    return pages.entrySet().stream()
        .map(each -> topic(each.getKey(), each.getValue(), sections))
        .collect(Collectors.joining());
  }

  private static String topic(HelpPage page, String label, boolean sections) {
    String parts =
        page.sections().stream()
            .filter(each -> sections && each.level() == 2)
            .map(each -> "  " + section(page, each))
            .collect(Collectors.joining());
    return "<topic label=\"%s\" href=\"%s\">\n%s</topic>\n"
        .formatted(HelpHtml.escaped(label), page.href(), parts);
  }

  private static String section(HelpPage page, Section section) {
    return "<topic label=\"%s\" href=\"%s#%s\"/>\n"
        .formatted(HelpHtml.escaped(section.title()), page.href(), section.anchor());
  }
}
