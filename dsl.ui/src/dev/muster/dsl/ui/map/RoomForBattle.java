package dev.muster.dsl.ui.map;

import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPartReference;

/**
 * Gives a battle the whole window where the view is too small for the field and its panel, as a
 * double click on the tab does, and gives it back at the end.
 */
final class RoomForBattle {

  /** In points: a field and a panel that can be read side by side. */
  private static final int WIDE = 700;

  private static final int HIGH = 450;

  private final IViewPart view;
  private boolean enlarged;

  RoomForBattle(IViewPart view) {
    this.view = view;
  }

  /**
   * A battle begins or ends.
   *
   * @param area what the field and the panel share
   */
  void playing(boolean begins, Control area) {
    IWorkbenchPage page = view.getSite().getPage();
    IWorkbenchPartReference part = page.getReference(view);
    boolean whole = page.getPartState(part) == IWorkbenchPage.STATE_MAXIMIZED;
    Point size = area.getSize();
    if (begins && !whole && (size.x < WIDE || size.y < HIGH)) {
      enlarged = true;
      page.setPartState(part, IWorkbenchPage.STATE_MAXIMIZED);
    } else if (!begins && enlarged) {
      enlarged = false;
      if (whole) {
        page.setPartState(part, IWorkbenchPage.STATE_RESTORED);
      }
    }
  }
}
