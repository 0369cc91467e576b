package dev.muster.help;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;

/**
 * Turns the links of a page to where they lead in the help. A page of the guide has no link that
 * leads nowhere; from the others, one to a page that is not in the help stays as its words.
 */
final class LinkResolver extends AbstractVisitor {

  private final Documentation book;
  private final HelpPage page;
  private final List<String> faults;

  /** Files and directories that are shown or copied, with their name in the help. */
  private final Map<Path, String> attached = new LinkedHashMap<>();

  LinkResolver(Documentation book, HelpPage page, List<String> faults) {
    this.book = book;
    this.page = page;
    this.faults = faults;
  }

  /** What the page shows or leads to beside other pages. */
  Map<Path, String> attached() {
    return attached;
  }

  @Override
  public void visit(HtmlBlock block) {
    if (block.getLiteral().startsWith("<!--")) {
      block.unlink();
    } else {
      fault("has HTML, which the help does not show: " + block.getLiteral());
    }
  }

  @Override
  public void visit(HtmlInline inline) {
    if (inline.getLiteral().matches("<br\\s*/?>")) {
      inline.insertAfter(new HardLineBreak());
      inline.unlink();
    }
  }

  @Override
  public void visit(Image image) {
    Path file = page.source().resolveSibling(image.getDestination()).normalize();
    if (Files.isRegularFile(file)) {
      image.setDestination(relative(attach(file, "")));
    } else {
      fault("shows a picture that is not there: " + image.getDestination());
    }
  }

  @Override
  public void visit(Link link) {
    visitChildren(link);
    if (link.getDestination().matches("[a-z]+:.*")) {
      return;
    }
    String[] parts = link.getDestination().split("#", 2);
    Path target =
        parts[0].isEmpty() ? page.source() : page.source().resolveSibling(parts[0]).normalize();
    Optional<HelpPage> other = book.page(target);
    if (other.isPresent()) {
      leadTo(link, other.get(), parts.length == 1 ? "" : parts[1]);
    } else if (!Files.exists(target) || !target.startsWith(book.root())) {
      fault("leads to what is not there: " + link.getDestination());
    } else if (!target.toString().endsWith(".md")) {
      link.setDestination(relative(attach(target, ".html")));
    } else if (book.ofTheGuide(page)) {
      fault("leads to a page that is not in the help: " + link.getDestination());
    } else {
      unwrap(link);
    }
  }

  private void leadTo(Link link, HelpPage other, String place) {
    if (place.isEmpty()) {
      link.setDestination(relative(other.href()));
    } else if (other.places().contains(place)) {
      link.setDestination(relative(other.href()) + "#" + place);
    } else {
      fault(
          "leads to a place that is not on its page: %s; there are %s"
              .formatted(link.getDestination(), new TreeSet<>(other.places())));
    }
  }

  private String attach(Path file, String ending) {
    String name = "files/" + book.root().relativize(file).toString().replace('\\', '/') + ending;
    attached.put(file, name);
    return name;
  }

  /** The way from this page to another. */
  private String relative(String href) {
    return "../".repeat(page.href().split("/").length - 1) + href;
  }

  private static void unwrap(Link link) {
    for (Node each = link.getFirstChild(); each != null; each = link.getFirstChild()) {
      link.insertBefore(each);
    }
    link.unlink();
  }

  private void fault(String what) {
    faults.add(book.root().relativize(page.source()) + " " + what);
  }
}
