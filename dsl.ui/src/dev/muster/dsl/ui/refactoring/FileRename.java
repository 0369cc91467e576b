package dev.muster.dsl.ui.refactoring;

import dev.muster.dsl.ui.server.LanguageServerHost;
import dev.muster.dsl.ui.server.ResponseAwaiter;
import java.util.List;
import java.util.concurrent.ExecutionException;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.lsp4j.RenameFilesParams;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.ltk.core.refactoring.Change;

/** The imports that lead to a file or a folder, when it gets another name or place. */
final class FileRename {

  private FileRename() {}

  /**
   * Returns the changes of texts before a file moves; null if there are none.
   *
   * @param place its future location on disk
   */
  static Change imports(IResource resource, IPath place, IProgressMonitor monitor)
      throws CoreException {
    if (resource.getLocation() == null || place == null) {
      return null;
    }
    String from = resource.getLocation().toPath().toUri().toString();
    String to = place.toPath().toUri().toString();
    try {
      WorkspaceEdit edit =
          ResponseAwaiter.await(
              LanguageServerHost.running()
                  .ask(
                      it ->
                          it.getWorkspaceService()
                              .willRenameFiles(
                                  new RenameFilesParams(
                                      List.of(new org.eclipse.lsp4j.FileRename(from, to))))),
              monitor);
      return edit == null || edit.getChanges() == null || edit.getChanges().isEmpty()
          ? null
          : WorkspaceEdits.of("Imports of " + resource.getName(), edit);
    } catch (ExecutionException failure) {
      ILog.of(FileRename.class)
          .warn("The imports of " + resource.getName() + " stay", failure.getCause());
      return null;
    }
  }
}
