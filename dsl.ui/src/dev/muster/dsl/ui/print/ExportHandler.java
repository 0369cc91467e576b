package dev.muster.dsl.ui.print;

import dev.muster.dsl.ide.command.MusterCommandService;
import dev.muster.dsl.ide.command.PrintableDocumentsResult;
import dev.muster.dsl.ui.outline.OutlineNode;
import dev.muster.dsl.ui.server.MusterFile;
import dev.muster.dsl.ui.server.ServerRequestJob;
import java.util.List;
import java.util.Optional;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.window.Window;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.handlers.HandlerUtil;

/**
 * Export Summaries...: exports documents of the selected file or the one in the editor, in or
 * outside the workspace, with its unsaved text. The server lists the documents.
 */
public final class ExportHandler extends AbstractHandler {

  @Override
  public Object execute(ExecutionEvent event) {
    // Not the active shell: that may be a hover, gone by the time the file is read.
    Shell shell = HandlerUtil.getActiveWorkbenchWindow(event).getShell();
    Object selected =
        HandlerUtil.getCurrentSelection(event) instanceof IStructuredSelection chosen
            ? chosen.getFirstElement()
            : null;
    Optional<MusterFile> file =
        battle(selected).or(() -> battle(HandlerUtil.getActiveEditorInput(event)));
    String about = selected instanceof OutlineNode node ? node.symbol().getName() : "";
    file.ifPresent(it -> export(shell, it, about));
    return null;
  }

  /** Asks what of a file is to be written, and writes it. */
  public static void export(Shell shell, MusterFile file) {
    export(shell, file, "");
  }

  private static void export(Shell shell, MusterFile file, String about) {
    ServerRequestJob.of(
        "Reading " + file.name(),
        server ->
            server
                .getWorkspaceService()
                .executeCommand(
                    new ExecuteCommandParams(MusterCommandService.SUMMARIES, List.of(file.uri()))),
        answer -> choose(shell, file, about, answer));
  }

  private static Optional<MusterFile> battle(Object element) {
    return MusterFile.of(element).filter(file -> file.name().endsWith(".muster"));
  }

  private static void choose(Shell shell, MusterFile file, String about, Object answer) {
    if (shell.isDisposed()) {
      return;
    }
    if (!(answer instanceof PrintableDocumentsResult printable)) {
      refuse(
          shell, file, "The Muster language server is not running. The Error Log has the reason.");
    } else if (!printable.refusal().isEmpty()) {
      refuse(shell, file, printable.refusal());
    } else {
      ExportDialog dialog = new ExportDialog(shell, file, printable, about);
      if (dialog.open() == Window.OK) {
        new ExportJob(file, dialog.request()).schedule();
      }
    }
  }

  static void refuse(Shell shell, MusterFile file, String why) {
    MessageDialog.openError(shell, "Nothing exported from " + file.name(), why);
  }
}
