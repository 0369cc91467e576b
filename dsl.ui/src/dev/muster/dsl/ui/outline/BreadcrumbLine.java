package dev.muster.dsl.ui.outline;

import dev.muster.dsl.ui.editor.MusterImages;
import dev.muster.dsl.ui.outline.Crumb.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleControlAdapter;
import org.eclipse.swt.accessibility.AccessibleControlEvent;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;

/**
 * Paints the places of a breadcrumb, in the colours of the text below it, and takes mouse and keys:
 * Left and Right go along it, Down opens the list of a place, Enter goes there, Esc to the text.
 */
final class BreadcrumbLine {

  private static final int MARGIN = 4;
  private static final int ARROW = 14;
  private static final int ICON = 16;
  private static final int GAP = 3;

  private final OutlineLabelProvider labels = new OutlineLabelProvider();
  private final Canvas canvas;
  private final Control text;
  private final String file;
  private List<Crumb> crumbs = List.of();

  /** Where each place was painted; empty for one that had no room. */
  private final List<Rectangle> bounds = new ArrayList<>();

  private int chosen;
  private Consumer<OutlineNode> opened = node -> {};
  private BiConsumer<Crumb, Rectangle> listed = (crumb, below) -> {};
  private Runnable left = () -> {};

  /**
   * @param text whose colours it has
   * @param file the name of the file
   */
  BreadcrumbLine(Composite parent, Control text, String file) {
    this.text = text;
    this.file = file;
    canvas =
        new Canvas(parent, SWT.DOUBLE_BUFFERED) {
          @Override
          public Point computeSize(int width, int height, boolean changed) {
            GC gc = new GC(this);
            try {
              int line = Math.max(ICON, gc.getFontMetrics().getHeight());
              return new Point(width == SWT.DEFAULT ? ICON : width, line + 2 * MARGIN);
            } finally {
              gc.dispose();
            }
          }
        };
    canvas.addListener(SWT.Paint, event -> paint(event.gc));
    canvas.addListener(SWT.MouseDown, this::pressed);
    canvas.addListener(SWT.KeyDown, this::key);
    canvas.addListener(SWT.Traverse, BreadcrumbLine::traverse);
    canvas.addListener(SWT.FocusIn, event -> canvas.redraw());
    canvas.addListener(SWT.FocusOut, event -> canvas.redraw());
    sayToScreenReaders();
  }

  Control control() {
    return canvas;
  }

  /** Sets the listener that goes to an element. */
  void onOpen(Consumer<OutlineNode> action) {
    opened = action;
  }

  /** Sets the listener that opens the list of a place, below its painted area. */
  void onList(BiConsumer<Crumb, Rectangle> action) {
    listed = action;
  }

  /** Sets the listener that returns to the text. */
  void onLeave(Runnable action) {
    left = action;
  }

  /** Shows other places. */
  void show(List<Crumb> path) {
    crumbs = path;
    if (chosen >= path.size() || !canvas.isFocusControl()) {
      chosen = lastElement();
    }
    canvas.redraw();
  }

  private int lastElement() {
    int last = crumbs.size() - 1;
    return last > 0 && crumbs.get(last).kind() == Kind.PARTS ? last - 1 : Math.max(0, last);
  }

  /** Takes the keys, beginning with the element at the caret. */
  void focus() {
    chosen = lastElement();
    canvas.forceFocus();
    canvas.redraw();
  }

  private String label(Crumb crumb) {
    return switch (crumb.kind()) {
      case FILE -> file;
      case ELEMENT -> labels.getText(crumb.node().orElseThrow());
      case PARTS -> "\u2026";
    };
  }

  private Image image(Crumb crumb) {
    return crumb.node().map(labels::getImage).orElseGet(() -> MusterImages.of("battle"));
  }

  private int width(GC gc, Crumb crumb) {
    int words = gc.textExtent(label(crumb)).x + 2 * GAP;
    return (crumb.kind() == Kind.FILE ? 0 : ARROW)
        + words
        + (crumb.kind() == Kind.PARTS ? 0 : ICON + GAP);
  }

  private void paint(GC gc) {
    Rectangle area = canvas.getClientArea();
    Color ink = text.getForeground();
    gc.setBackground(text.getBackground());
    gc.fillRectangle(area);
    gc.setForeground(canvas.getDisplay().getSystemColor(SWT.COLOR_WIDGET_NORMAL_SHADOW));
    gc.drawLine(0, area.height - 1, area.width, area.height - 1);
    bounds.clear();
    int first = firstWithRoom(gc, area.width - 2 * MARGIN);
    int x = MARGIN;
    for (int i = 0; i < crumbs.size(); i++) {
      Crumb crumb = crumbs.get(i);
      if (i < first) {
        bounds.add(new Rectangle(0, 0, 0, 0));
        continue;
      }
      Rectangle place = new Rectangle(x, 1, width(gc, crumb), area.height - 2);
      bounds.add(place);
      paint(gc, crumb, place, i == chosen && canvas.isFocusControl(), ink);
      x += place.width;
    }
  }

  /**
   * Returns the index of the first place to paint; if there is not enough room, the last places are
   * kept.
   */
  private int firstWithRoom(GC gc, int room) {
    int needed = 0;
    for (int i = crumbs.size() - 1; i >= 0; i--) {
      needed += width(gc, crumbs.get(i));
      if (needed > room) {
        return Math.min(i + 1, lastElement());
      }
    }
    return 0;
  }

  private void paint(GC gc, Crumb crumb, Rectangle place, boolean marked, Color ink) {
    int x = place.x;
    gc.setForeground(ink);
    if (crumb.kind() != Kind.FILE) {
      int middle = place.y + place.height / 2;
      gc.setLineWidth(1);
      gc.drawPolyline(new int[] {x + 5, middle - 3, x + 8, middle, x + 5, middle + 3});
      x += ARROW;
    }
    Rectangle words = new Rectangle(x, place.y, place.x + place.width - x, place.height - 1);
    if (marked) {
      gc.setBackground(canvas.getDisplay().getSystemColor(SWT.COLOR_LIST_SELECTION));
      gc.setForeground(canvas.getDisplay().getSystemColor(SWT.COLOR_LIST_SELECTION_TEXT));
      gc.fillRectangle(words);
    }
    x += GAP;
    if (crumb.kind() != Kind.PARTS) {
      gc.drawImage(image(crumb), x, place.y + (place.height - ICON) / 2);
      x += ICON + GAP;
    }
    int height = gc.getFontMetrics().getHeight();
    gc.drawText(label(crumb), x, place.y + (place.height - height) / 2, true);
  }

  private void pressed(Event event) {
    for (int i = 0; i < bounds.size(); i++) {
      if (event.button == 1 && bounds.get(i).contains(event.x, event.y)) {
        chosen = i;
        Crumb crumb = crumbs.get(i);
        boolean arrow = crumb.kind() != Kind.FILE && event.x < bounds.get(i).x + ARROW;
        canvas.redraw();
        if (arrow || crumb.node().isEmpty()) {
          list();
        } else {
          opened.accept(crumb.node().get());
        }
        return;
      }
    }
  }

  private void key(Event event) {
    switch (event.keyCode) {
      case SWT.ARROW_LEFT -> choose(chosen - 1);
      case SWT.ARROW_RIGHT -> choose(chosen + 1);
      case SWT.ARROW_DOWN, ' ' -> list();
      case SWT.CR, SWT.KEYPAD_CR -> enter();
      case SWT.ESC -> left.run();
      default -> {
        // Keys of the window.
      }
    }
  }

  private static void traverse(Event event) {
    event.doit = event.detail == SWT.TRAVERSE_TAB_NEXT || event.detail == SWT.TRAVERSE_TAB_PREVIOUS;
  }

  private void choose(int index) {
    if (index >= 0 && index < crumbs.size()) {
      chosen = index;
      canvas.redraw();
      canvas.getAccessible().setFocus(chosen);
    }
  }

  private void enter() {
    if (chosen < crumbs.size()) {
      crumbs.get(chosen).node().ifPresentOrElse(opened, this::list);
    }
  }

  private void list() {
    if (chosen < bounds.size() && !crumbs.get(chosen).choices().isEmpty()) {
      listed.accept(crumbs.get(chosen), bounds.get(chosen));
    }
  }

  private void sayToScreenReaders() {
    canvas
        .getAccessible()
        .addAccessibleListener(
            new AccessibleAdapter() {
              @Override
              public void getName(AccessibleEvent event) {
                event.result = name(event.childID);
              }
            });
    canvas
        .getAccessible()
        .addAccessibleControlListener(
            new AccessibleControlAdapter() {
              @Override
              public void getChildCount(AccessibleControlEvent event) {
                event.detail = crumbs.size();
              }

              @Override
              public void getRole(AccessibleControlEvent event) {
                event.detail =
                    event.childID == ACC.CHILDID_SELF ? ACC.ROLE_LIST : ACC.ROLE_LISTITEM;
              }

              @Override
              public void getFocus(AccessibleControlEvent event) {
                event.childID = canvas.isFocusControl() ? chosen : ACC.CHILDID_NONE;
              }
            });
  }

  private String name(int child) {
    if (child < 0 || child >= crumbs.size()) {
      return "Breadcrumb";
    }
    return crumbs.get(child).kind() == Kind.PARTS ? "Parts" : label(crumbs.get(child));
  }

  /** Returns the texts of its places, in order. */
  List<String> words() {
    return crumbs.stream().map(this::label).toList();
  }
}
