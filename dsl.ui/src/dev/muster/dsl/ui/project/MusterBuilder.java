package dev.muster.dsl.ui.project;

import dev.muster.dsl.ui.server.LanguageServerHost;
import dev.muster.dsl.ui.server.LspPositions;
import dev.muster.dsl.ui.server.PublishedDiagnostics;
import dev.muster.dsl.ui.server.ResponseAwaiter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IncrementalProjectBuilder;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.FileChangeType;
import org.eclipse.lsp4j.FileEvent;
import org.eclipse.lsp4j.WorkspaceSymbolParams;

/**
 * Checks the files of a project. The server receives each change when it happens and checks the
 * affected files, so an incremental build only waits for it; a full build checks all files.
 */
public final class MusterBuilder extends IncrementalProjectBuilder {

  /** The name of the builder in a project's description. */
  public static final String ID = "dev.muster.dsl.ui.builder";

  @Override
  protected IProject[] build(int kind, Map<String, String> args, IProgressMonitor monitor)
      throws CoreException {
    SubMonitor progress = SubMonitor.convert(monitor, "Checking " + getProject().getName(), 100);
    if (kind == FULL_BUILD) {
      checkAll();
    }
    // The answer comes after the checks of all earlier changes.
    CompletableFuture<?> checked =
        LanguageServerHost.running()
            .ask(it -> it.getWorkspaceService().symbol(new WorkspaceSymbolParams(ID)));
    await(checked, progress);
    return null;
  }

  @Override
  protected void clean(IProgressMonitor monitor) throws CoreException {
    getProject().deleteMarkers(PublishedDiagnostics.MARKER, false, IResource.DEPTH_INFINITE);
  }

  private void checkAll() throws CoreException {
    List<FileEvent> files = new ArrayList<>();
    getProject()
        .accept(
            resource -> {
              if (resource.getType() == IResource.FILE
                  && LspPositions.isRead(resource)
                  && resource.getLocation() != null) {
                files.add(
                    new FileEvent(
                        resource.getLocation().toPath().toUri().toString(),
                        FileChangeType.Changed));
              }
              return true;
            });
    if (!files.isEmpty()) {
      LanguageServerHost.running()
          .sendNotification(
              it ->
                  it.getWorkspaceService()
                      .didChangeWatchedFiles(new DidChangeWatchedFilesParams(files)));
    }
  }

  private static void await(CompletableFuture<?> checked, IProgressMonitor monitor) {
    try {
      ResponseAwaiter.await(checked, monitor);
    } catch (ExecutionException | java.util.concurrent.CancellationException outrun) {
      // A change came in between; the build that follows it waits again.
    }
  }
}
