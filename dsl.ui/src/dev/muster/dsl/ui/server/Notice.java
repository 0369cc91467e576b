package dev.muster.dsl.ui.server;

import org.eclipse.jface.notifications.NotificationPopup;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PlatformUI;

/** Tells the user something that waits for no answer, in a corner of the screen. */
public final class Notice {

  private static final long SHOWN_MILLISECONDS = 8000;

  private Notice() {}

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
                .text(text)
                .delay(SHOWN_MILLISECONDS)
                .fadeIn(true)
                .open());
  }
}
