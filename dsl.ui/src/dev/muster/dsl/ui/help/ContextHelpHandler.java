package dev.muster.dsl.ui.help;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;

/**
 * F1 where the system does not send it as a wish for help: GTK keeps other keys for that. In a
 * dialog the help opens beside it, in the workbench in the Help view.
 */
public final class ContextHelpHandler extends AbstractHandler {

  @Override
  public Object execute(ExecutionEvent event) {
    Control focus = Display.getCurrent().getFocusControl();
    if (focus == null || isInWorkbench(focus.getShell())) {
      PlatformUI.getWorkbench().getHelpSystem().displayDynamicHelp();
      return null;
    }
    Control asked = focus;
    while (asked != null && !asked.isListening(SWT.Help)) {
      asked = asked.getParent();
    }
    if (asked != null) {
      asked.notifyListeners(SWT.Help, new Event());
    }
    return null;
  }

  private static boolean isInWorkbench(Shell shell) {
    for (IWorkbenchWindow each : PlatformUI.getWorkbench().getWorkbenchWindows()) {
      if (each.getShell() == shell) {
        return true;
      }
    }
    return false;
  }
}
