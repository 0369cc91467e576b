package dev.muster.dsl.ui.print;

import dev.muster.print.HtmlPages;
import dev.muster.print.Page;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.PlatformUI;

/** Writes pages, and says where they are. */
final class WritePages extends Job {

  private final String printed;
  private final List<Page> pages;
  private final Path folder;

  WritePages(String printed, List<Page> pages, Path folder) {
    super("Writing the pages of " + printed);
    this.printed = printed;
    this.pages = List.copyOf(pages);
    this.folder = folder;
  }

  @Override
  protected IStatus run(IProgressMonitor monitor) {
    try {
      List<Path> written = HtmlPages.write(pages, folder);
      showInWorkspace(monitor);
      say(
          MessageDialog.INFORMATION,
          "Pages written",
          (written.size() == 1 ? "The page is in " : "The " + written.size() + " pages are in ")
              + folder
              + "\n\n"
              + String.join(
                  "\n", written.stream().map(it -> it.getFileName().toString()).toList()));
    } catch (IOException failure) {
      say(
          MessageDialog.ERROR,
          printed + " was not printed",
          "The pages could not be written into " + folder + "\n\n" + failure.getMessage());
    }
    return Status.OK_STATUS;
  }

  private void showInWorkspace(IProgressMonitor monitor) {
    for (IContainer container :
        ResourcesPlugin.getWorkspace().getRoot().findContainersForLocationURI(folder.toUri())) {
      try {
        container.refreshLocal(IResource.DEPTH_ONE, monitor);
      } catch (CoreException unrefreshed) {
        // The pages are there; the explorer shows them after its next refresh.
        ILog.of(WritePages.class).log(unrefreshed.getStatus());
      }
    }
  }

  private static void say(int kind, String title, String message) {
    Display.getDefault()
        .asyncExec(
            () -> {
              Shell shell = PlatformUI.getWorkbench().getModalDialogShellProvider().getShell();
              MessageDialog.open(kind, shell, title, message, SWT.NONE);
            });
  }
}
