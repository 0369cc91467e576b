package dev.muster.dsl.ui.outline;

import java.util.Map;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.commands.IElementUpdater;
import org.eclipse.ui.menus.UIElement;

/** Muster &gt; Breadcrumb: whether editors have one. */
public final class ToggleBreadcrumbHandler extends AbstractHandler implements IElementUpdater {

  private static final String COMMAND = "dev.muster.dsl.ui.toggleBreadcrumb";

  @Override
  public Object execute(ExecutionEvent event) {
    show(!Breadcrumbs.areShown());
    return null;
  }

  /** The tick of the entry follows. */
  static void show(boolean wanted) {
    Breadcrumbs.show(wanted);
    PlatformUI.getWorkbench().getService(ICommandService.class).refreshElements(COMMAND, null);
  }

  @Override
  public void updateElement(UIElement element, @SuppressWarnings("rawtypes") Map parameters) {
    element.setChecked(Breadcrumbs.areShown());
  }
}
