package dev.muster.ui.tests;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.ToolItem;

/** Presses buttons that stay pressed. */
final class ToolPress {

  private ToolPress() {}

  static void toggle(ToolItem item) {
    item.setSelection(!item.getSelection());
    item.notifyListeners(SWT.Selection, new Event());
  }
}
