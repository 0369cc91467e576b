package dev.muster.dsl.ui.map;

import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;

/**
 * The field with the panel of a battle: beside it where the view is wide, and else below it. The
 * user moves the bar between them.
 */
final class PlayArea extends SashForm {

  /** In pixels: a narrower panel cannot be read. */
  private static final int PANEL = 200;

  private static final int[] BESIDE = {62, 38};
  private static final int[] BELOW = {50, 50};

  private ScrolledComposite scrolled;
  private Control field;

  PlayArea(Composite parent) {
    super(parent, SWT.VERTICAL | SWT.SMOOTH);
    addListener(SWT.Resize, event -> arrange());
  }

  /** Creates the panel beside or below an existing field. */
  Composite beside(Control other) {
    field = other;
    scrolled = new ScrolledComposite(this, SWT.V_SCROLL | SWT.H_SCROLL);
    scrolled.setExpandHorizontal(true);
    scrolled.setExpandVertical(true);
    scrolled.setVisible(false);
    setMaximizedControl(field);
    return scrolled;
  }

  /** Whether the panel is shown. */
  boolean isShown() {
    return getMaximizedControl() == null;
  }

  /** Shows or hides the panel. */
  void show(boolean shown) {
    if (shown == isShown()) {
      return;
    }
    if (shown) {
      Control panel = scrolled.getChildren()[0];
      scrolled.setContent(panel);
      scrolled.setMinSize(panel.computeSize(SWT.DEFAULT, SWT.DEFAULT));
    }
    scrolled.setVisible(shown);
    setMaximizedControl(shown ? null : field);
    arrange();
  }

  private void arrange() {
    Rectangle area = getClientArea();
    boolean wide = area.width > area.height && area.width * BESIDE[1] / 100 >= PANEL;
    int orientation = wide ? SWT.HORIZONTAL : SWT.VERTICAL;
    if (getMaximizedControl() == null && orientation != getOrientation()) {
      setOrientation(orientation);
      setWeights(orientation == SWT.HORIZONTAL ? BESIDE : BELOW);
    }
  }
}
