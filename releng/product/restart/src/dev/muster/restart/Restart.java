package dev.muster.restart;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.eclipse.core.runtime.Platform;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.ui.IStartup;
import org.eclipse.ui.PlatformUI;

/**
 * Chooses File &gt; Restart in Muster IDE, and notes each start in the file MUSTER_STARTS; {@code
 * ./try} says how it gets there. The second start ends the workbench.
 */
public final class Restart implements IStartup {

  @Override
  public void earlyStartup() {
    // A moment later, when the window is there.
    Display.getDefault().asyncExec(() -> Display.getCurrent().timerExec(2_000, Restart::started));
  }

  private static void started() {
    try {
      Path starts = Path.of(System.getenv("MUSTER_STARTS"));
      boolean first = !Files.exists(starts);
      Files.writeString(
          starts,
          "started in " + Platform.getInstanceLocation().getURL().getPath() + "\n",
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
      if (first) {
        choose();
      } else {
        PlatformUI.getWorkbench().close();
      }
    } catch (IOException | RuntimeException failure) {
      failure.printStackTrace();
      PlatformUI.getWorkbench().close();
    }
  }

  private static void choose() {
    Menu bar = PlatformUI.getWorkbench().getWorkbenchWindows()[0].getShell().getMenuBar();
    Menu file = item(bar, "File").getMenu();
    file.notifyListeners(SWT.Show, new Event());
    item(file, "Restart").notifyListeners(SWT.Selection, new Event());
  }

  private static MenuItem item(Menu menu, String text) {
    for (MenuItem each : menu.getItems()) {
      if (each.getText().replace("&", "").replaceFirst("\t.*", "").equals(text)) {
        return each;
      }
    }
    throw new IllegalStateException("no " + text);
  }
}
