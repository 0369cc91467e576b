package dev.muster.print.export.pdf;

import com.openhtmltopdf.render.Box;
import com.openhtmltopdf.render.PageBox;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * Sets a text a little tighter if its last sheet would otherwise hold only a few lines, and only if
 * that saves the sheet. A text is the elements between two that begin a new sheet.
 */
final class SheetSaver {
  /** The style of a text that is set tighter; its letters stay large enough to read. */
  static final String STYLE =
      """
      p.tight, ul.tight, div.tight { font-size: 9pt; line-height: 1.2; }
      table.tight, .tight table { line-height: 1.15; margin-bottom: .4rem; }
      table.tight td, table.tight th, .tight td, .tight th { padding-top: 0; padding-bottom: 0; }
      p.note.tight, .tight p.note { margin: 0; } .tight ul, ul.tight { margin: .2rem 0; }
      p.facts.tight, .track.tight { margin-bottom: .3rem; }
      h2.tight, .tight h2 { margin-top: .7rem; } h3.tight, .tight h3 { margin-top: .6rem; }
      """;

  private static final String TIGHT = "tight";

  /** A last sheet with at most this share of its height in use is worth saving. */
  private static final double FEW_LINES = 0.3;

  /** Classes of the elements that begin a new sheet. */
  private static final Set<String> NEW_SHEET =
      Set.of("cover", "part", "side", "sheets", "map", "drawn");

  private final List<Text> texts = new ArrayList<>();
  private boolean tried;

  /** Elements that follow each other, and how many sheets they take when set as usual. */
  private static final class Text {
    private final List<Element> elements;
    private int sheets;

    Text(List<Element> elements) {
      this.elements = elements;
    }

    boolean tight() {
      return classes(elements.getFirst()).contains(TIGHT);
    }
  }

  /** Where a text ends: how many sheets it takes, and the share of the last one in use. */
  private record Extent(int sheets, double lastInUse) {}

  SheetSaver(Document document) {
    collect(document.getDocumentElement());
  }

  private void collect(Element element) {
    var text = new ArrayList<Element>();
    for (Element child : children(element)) {
      if (beginsSheet(child)) {
        add(text);
        text = new ArrayList<>();
        collect(child);
      } else if (child.getTagName().matches("body|main")) {
        collect(child);
      } else if (!element.getTagName().equals("html")) {
        text.add(child);
      }
    }
    add(text);
  }

  private void add(List<Element> text) {
    if (!text.isEmpty()) {
      texts.add(new Text(text));
    }
  }

  /**
   * Compares the layout with what it could save.
   *
   * @param root the document after its layout
   * @return whether the style of a text has changed, so that the document needs another layout
   */
  boolean changes(Box root) {
    Map<Element, Box> boxes = new IdentityHashMap<>();
    collect(root, boxes);
    List<PageBox> pages = root.getLayer().getPages();
    boolean changed = false;
    for (Text text : texts) {
      Extent extent = extent(text, boxes, pages);
      if (!tried) {
        text.sheets = extent.sheets();
        if (extent.sheets() > 1 && extent.lastInUse() <= FEW_LINES) {
          text.elements.forEach(SheetSaver::tighten);
          changed = true;
        }
      } else if (text.tight() && extent.sheets() >= text.sheets) {
        text.elements.forEach(SheetSaver::loosen);
        changed = true;
      }
    }
    tried = true;
    return changed;
  }

  private static Extent extent(Text text, Map<Element, Box> boxes, List<PageBox> pages) {
    List<Box> there = text.elements.stream().map(boxes::get).filter(box -> box != null).toList();
    if (there.isEmpty()) {
      return new Extent(0, 1);
    }
    Box last = there.getLast();
    int bottom = last.getAbsY() + last.getHeight();
    int from = page(pages, there.getFirst().getAbsY());
    int to = page(pages, bottom - 1);
    PageBox sheet = pages.get(to);
    return new Extent(
        to - from + 1, (double) (bottom - sheet.getTop()) / (sheet.getBottom() - sheet.getTop()));
  }

  private static int page(List<PageBox> pages, int y) {
    int page = 0;
    while (page < pages.size() - 1 && pages.get(page).getBottom() <= y) {
      page++;
    }
    return page;
  }

  private static void collect(Box box, Map<Element, Box> boxes) {
    if (box.getElement() != null) {
      boxes.putIfAbsent(box.getElement(), box);
    }
    for (Box child : box.getChildren()) {
      collect(child, boxes);
    }
  }

  private static void tighten(Element element) {
    element.setAttribute("class", (element.getAttribute("class") + " " + TIGHT).strip());
  }

  private static void loosen(Element element) {
    element.setAttribute(
        "class", element.getAttribute("class").replaceFirst(" ?" + TIGHT + "$", ""));
  }

  private static boolean beginsSheet(Element element) {
    return classes(element).stream().anyMatch(NEW_SHEET::contains);
  }

  private static List<String> classes(Element element) {
    return List.of(element.getAttribute("class").split(" "));
  }

  private static List<Element> children(Element element) {
    var children = new ArrayList<Element>();
    NodeList nodes = element.getChildNodes();
    for (int i = 0; i < nodes.getLength(); i++) {
      if (nodes.item(i) instanceof Element child) {
        children.add(child);
      }
    }
    return children;
  }
}
