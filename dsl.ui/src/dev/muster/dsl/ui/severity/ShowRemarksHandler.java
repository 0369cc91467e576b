package dev.muster.dsl.ui.severity;

import java.util.Map;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.commands.IElementUpdater;
import org.eclipse.ui.menus.UIElement;

/** Muster &gt; Show Remarks: whether findings of the level info are shown. */
public final class ShowRemarksHandler extends AbstractHandler implements IElementUpdater {

  private static final String COMMAND = "dev.muster.dsl.ui.showRemarks";

  @Override
  public Object execute(ExecutionEvent event) {
    SeveritySettings.showRemarks(!SeveritySettings.showsRemarks())
        .thenRun(
            () -> PlatformUI.getWorkbench().getDisplay().asyncExec(ShowRemarksHandler::ticked));
    return null;
  }

  /** The tick of the entry follows the setting. */
  private static void ticked() {
    PlatformUI.getWorkbench().getService(ICommandService.class).refreshElements(COMMAND, null);
  }

  @Override
  public void updateElement(UIElement element, @SuppressWarnings("rawtypes") Map parameters) {
    element.setChecked(SeveritySettings.showsRemarks());
  }
}
