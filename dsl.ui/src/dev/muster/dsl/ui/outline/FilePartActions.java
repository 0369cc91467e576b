package dev.muster.dsl.ui.outline;

import dev.muster.dsl.ui.navigate.LocationOpener;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.lsp4j.Location;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.navigator.CommonActionProvider;
import org.eclipse.ui.navigator.ICommonActionConstants;
import org.eclipse.ui.navigator.ICommonMenuConstants;

/** Enter, a double click and Open in the Project Explorer lead to the part of the file. */
public final class FilePartActions extends CommonActionProvider {

  private final Action open =
      new Action("&Open") {
        @Override
        public void run() {
          OutlineNode chosen = chosen();
          if (chosen != null) {
            chosen
                .file()
                .ifPresent(
                    file ->
                        LocationOpener.at(
                            new Location(file.uri(), chosen.symbol().getSelectionRange())));
          }
        }
      };

  private OutlineNode chosen() {
    return getContext() != null
            && getContext().getSelection() instanceof IStructuredSelection selected
            && selected.getFirstElement() instanceof OutlineNode node
        ? node
        : null;
  }

  @Override
  public void fillActionBars(IActionBars bars) {
    if (chosen() != null) {
      bars.setGlobalActionHandler(ICommonActionConstants.OPEN, open);
    }
  }

  @Override
  public void fillContextMenu(IMenuManager menu) {
    if (chosen() != null) {
      menu.appendToGroup(ICommonMenuConstants.GROUP_OPEN, open);
    }
  }
}
