package dev.muster.dsl.ui.server;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.notifications.NotificationPopup;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.PlatformUI;

/** Tells the user something that waits for no answer, in a corner of the screen. */
public final class PopupNotification {

  private static final long SHOWN_MILLISECONDS = 8000;

  private static final int WIDTH = 320;

  private PopupNotification() {}

  /** Shows a notice; from any thread. */
  public static void show(String title, String text) {
    if (!PlatformUI.isWorkbenchRunning()) {
      return;
    }
    Display display = PlatformUI.getWorkbench().getDisplay();
    display.asyncExec(
        () ->
            NotificationPopup.forDisplay(display)
                .title(title, true)
                .content(parent -> content(parent, text))
                .delay(SHOWN_MILLISECONDS)
                .fadeIn(true)
                .open());
  }

  /** The text in lines that fit the notice; as it comes it would be cut off at its edge. */
  private static Control content(Composite parent, String text) {
    Label label = new Label(parent, SWT.WRAP);
    label.setText(text);
    label.setLayoutData(
        GridDataFactory.fillDefaults().grab(true, true).hint(WIDTH, SWT.DEFAULT).create());
    return label;
  }
}
