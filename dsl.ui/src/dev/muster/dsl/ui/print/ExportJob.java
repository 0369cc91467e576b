package dev.muster.dsl.ui.print;

import dev.muster.dsl.ide.command.PrintResult;
import dev.muster.dsl.ui.server.LanguageServerHost;
import dev.muster.dsl.ui.server.MusterFile;
import dev.muster.dsl.ui.server.ResponseAwaiter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.PlatformUI;

/** Writes summaries, all of them or none, and shows them. */
final class ExportJob extends Job {

  /** So many are opened each by itself; of more the folder is. */
  private static final int OPENED = 4;

  private final MusterFile file;
  private final ExportRequest wish;

  ExportJob(MusterFile file, ExportRequest wish) {
    super("Writing the summaries of " + file.name());
    this.file = file;
    this.wish = wish;
    setUser(true);
  }

  @Override
  protected IStatus run(IProgressMonitor monitor) {
    try {
      Object answer =
          ResponseAwaiter.await(
              LanguageServerHost.running()
                  .ask(
                      it ->
                          it.getWorkspaceService()
                              .executeCommand(
                                  ExportRequest.question(
                                      file, wish.summaries(), wish.format(), wish.choices()))),
              monitor);
      if (!(answer instanceof PrintResult printed)) {
        refuse("The Muster language server is not running. The Error Log has the reason.");
      } else if (!printed.refusal().isEmpty()) {
        refuse(printed.refusal());
      } else {
        List<Path> written = printed.write(wish.folder());
        showInWorkspace(monitor);
        Display.getDefault().asyncExec(() -> show(written));
      }
    } catch (OperationCanceledException | CancellationException stopped) {
      return Status.CANCEL_STATUS;
    } catch (ExecutionException failure) {
      refuse("The Muster language server failed. The Error Log has the reason.");
    } catch (IOException failure) {
      refuse("Nothing was written into " + wish.folder() + "\n\n" + failure.getMessage());
    }
    return Status.OK_STATUS;
  }

  private void showInWorkspace(IProgressMonitor monitor) {
    for (IContainer container :
        ResourcesPlugin.getWorkspace()
            .getRoot()
            .findContainersForLocationURI(wish.folder().toUri())) {
      try {
        container.refreshLocal(IResource.DEPTH_ONE, monitor);
      } catch (CoreException unrefreshed) {
        // The files are there; the explorer shows them after its next refresh.
        ILog.of(ExportJob.class).log(unrefreshed.getStatus());
      }
    }
  }

  private void show(List<Path> written) {
    boolean each = written.size() <= OPENED;
    boolean opened =
        wish.open()
            && (each
                ? written.stream().filter(DesktopOpener::of).count() == written.size()
                : DesktopOpener.of(wish.folder()));
    if (!opened) {
      showMessage(
          MessageDialog.INFORMATION,
          "Summaries written",
          (written.size() == 1 ? "The summary is in " : written.size() + " summaries are in ")
              + wish.folder()
              + "\n\n"
              + String.join("\n", written.stream().map(it -> it.getFileName().toString()).toList())
              + (wish.open() ? "\n\nNothing on this computer opens them by itself." : ""));
    }
  }

  private void refuse(String why) {
    Display.getDefault()
        .asyncExec(
            () -> showMessage(MessageDialog.ERROR, "Nothing exported from " + file.name(), why));
  }

  private static void showMessage(int kind, String title, String message) {
    Shell shell = PlatformUI.getWorkbench().getModalDialogShellProvider().getShell();
    MessageDialog.open(kind, shell, title, message, SWT.NONE);
  }
}
