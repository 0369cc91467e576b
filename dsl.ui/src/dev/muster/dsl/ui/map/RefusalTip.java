package dev.muster.dsl.ui.map;

import dev.muster.dsl.ui.map.canvas.MapCanvas;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.ToolTip;

/** Says beside the mouse why something cannot be done. */
final class RefusalTip {

  private static final int MILLISECONDS = 8000;

  private final MapCanvas canvas;
  private ToolTip tip;

  RefusalTip(MapCanvas canvas) {
    this.canvas = canvas;
  }

  /** Shows it for a while, or until something else is done. */
  void show(String why) {
    hide();
    ToolTip shown = new ToolTip(canvas.getShell(), SWT.BALLOON | SWT.ICON_WARNING);
    tip = shown;
    tip.setText("This cannot be done");
    tip.setMessage(why);
    Point mouse = canvas.getDisplay().getCursorLocation();
    Point corner = canvas.toDisplay(0, 0);
    Point size = canvas.getSize();
    tip.setLocation(
        Math.clamp(mouse.x, corner.x, corner.x + size.x),
        Math.clamp(mouse.y, corner.y, corner.y + size.y));
    tip.setVisible(true);
    canvas
        .getDisplay()
        .timerExec(
            MILLISECONDS,
            () -> {
              if (tip == shown) {
                hide();
              }
            });
  }

  void hide() {
    if (tip != null && !tip.isDisposed()) {
      tip.dispose();
    }
    tip = null;
  }

  /** Returns the text; empty while the tip is hidden. */
  String text() {
    return tip == null || tip.isDisposed() ? "" : tip.getMessage();
  }
}
