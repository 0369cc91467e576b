package dev.muster.dsl.ui.print;

import dev.muster.dsl.ui.server.ReadScenarios;
import dev.muster.print.HtmlPages;
import dev.muster.print.Page;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.handlers.HandlerUtil;

/** Print...: pages for the table from the file that is selected or in the editor. */
public final class PrintHandler extends AbstractHandler {

  @Override
  public Object execute(ExecutionEvent event) {
    IFile file = file(event);
    if (file != null) {
      // Not the active shell: that may be a dialog or a hover, gone by the time the file is read.
      Shell shell = HandlerUtil.getActiveWorkbenchWindow(event).getShell();
      ReadScenarios.of(
          file,
          scenarios -> {
            if (shell.isDisposed()) {
              return;
            }
            if (scenarios.refusal().isEmpty()) {
              print(shell, file, HtmlPages.of(scenarios.programs()));
            } else {
              MessageDialog.openError(
                  shell, file.getName() + " cannot be printed", scenarios.refusal());
            }
          });
    }
    return null;
  }

  private static IFile file(ExecutionEvent event) {
    ISelection selection = HandlerUtil.getCurrentSelection(event);
    if (selection instanceof IStructuredSelection chosen && !chosen.isEmpty()) {
      return Adapters.adapt(chosen.getFirstElement(), IFile.class);
    }
    IEditorInput input = HandlerUtil.getActiveEditorInput(event);
    return input == null ? null : Adapters.adapt(input, IFile.class);
  }

  private static void print(Shell shell, IFile file, List<Page> pages) {
    Path beside = file.getLocation().toPath().resolveSibling("print");
    PrintDialog dialog = new PrintDialog(shell, file.getName(), pages, beside);
    if (dialog.open() == Window.OK) {
      new WritePages(file.getName(), pages, dialog.folder()).schedule();
    }
  }
}
