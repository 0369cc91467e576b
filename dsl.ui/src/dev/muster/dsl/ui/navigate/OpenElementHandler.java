package dev.muster.dsl.ui.navigate;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jface.window.Window;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.WorkspaceSymbol;
import org.eclipse.ui.PlatformUI;

/** Ctrl+Shift+T: an army, a stand, a scenario of any file, by its name. */
public final class OpenElementHandler extends AbstractHandler {

  @Override
  public Object execute(ExecutionEvent event) {
    // Not the active shell: that may be one that has just been closed.
    OpenElementDialog dialog =
        new OpenElementDialog(PlatformUI.getWorkbench().getModalDialogShellProvider().getShell());
    if (dialog.open() == Window.OK && dialog.getFirstResult() instanceof WorkspaceSymbol chosen) {
      LocationOpener.at(place(chosen));
    }
    return null;
  }

  /** Returns the location of an element; the top of its file if the server sends no range. */
  public static Location place(WorkspaceSymbol symbol) {
    return symbol
        .getLocation()
        .map(
            place -> place,
            file ->
                new Location(
                    file.getUri(),
                    new org.eclipse.lsp4j.Range(
                        new org.eclipse.lsp4j.Position(0, 0),
                        new org.eclipse.lsp4j.Position(0, 0))));
  }
}
