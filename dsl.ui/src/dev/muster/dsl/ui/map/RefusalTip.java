package dev.muster.dsl.ui.map;

import dev.muster.dsl.ui.map.canvas.MapCanvas;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.ToolTip;

/** Says beside the mouse why something cannot be done. */
final class RefusalTip {

  private RefusalTip() {}

  /** Shows it until the user does something else. */
  static void show(MapCanvas canvas, String why) {
    ToolTip tip = new ToolTip(canvas.getShell(), SWT.BALLOON | SWT.ICON_WARNING);
    tip.setText("Not there");
    tip.setMessage(why);
    tip.setAutoHide(true);
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
            8000,
            () -> {
              if (!tip.isDisposed()) {
                tip.dispose();
              }
            });
  }
}
