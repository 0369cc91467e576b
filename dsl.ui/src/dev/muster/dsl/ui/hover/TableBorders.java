package dev.muster.dsl.ui.hover;

import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;

/** The lines of a table: one below its head, and one around it. */
final class TableBorders {

  /** Marks the cells of the head. */
  static final String HEAD = "head";

  private TableBorders() {}

  static void paint(GC gc, Composite table) {
    gc.setForeground(table.getForeground());
    gc.setAlpha(90);
    Rectangle area = table.getClientArea();
    gc.drawRectangle(0, 0, area.width - 1, area.height - 1);
    int below = 0;
    for (Control each : table.getChildren()) {
      if (Boolean.TRUE.equals(each.getData(HEAD))) {
        below = Math.max(below, each.getBounds().y + each.getBounds().height);
      }
    }
    if (below > 0) {
      gc.drawLine(0, below, area.width - 1, below);
    }
  }
}
