package dev.muster.dsl.ui.server;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.DidChangeWorkspaceFoldersParams;
import org.eclipse.lsp4j.FileChangeType;
import org.eclipse.lsp4j.FileEvent;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.WorkspaceFoldersChangeEvent;

/**
 * Tells the server of battles that changed outside an editor, and of projects that came or went.
 */
final class WorkspaceChangeListener implements IResourceChangeListener {

  private final LanguageServerHost server;

  WorkspaceChangeListener(LanguageServerHost server) {
    this.server = server;
  }

  @Override
  public void resourceChanged(IResourceChangeEvent event) {
    if (event.getType() != IResourceChangeEvent.POST_CHANGE) {
      // Handled before the project is closed or deleted, because its location is unknown
      // afterwards.
      if (event.getResource() instanceof IProject project) {
        InitializeParamsFactory.formerFolder(project)
            .ifPresent(gone -> folders(List.of(), List.of(gone)));
      }
      return;
    }
    List<FileEvent> files = new ArrayList<>();
    List<WorkspaceFolder> added = new ArrayList<>();
    try {
      event.getDelta().accept(delta -> collect(delta, files, added));
    } catch (CoreException failure) {
      ILog.of(WorkspaceChangeListener.class)
          .error("Changes of the workspace could not be read", failure);
    }
    if (!added.isEmpty()) {
      folders(added, List.of());
    }
    if (!files.isEmpty()) {
      server.sendNotification(
          it ->
              it.getWorkspaceService()
                  .didChangeWatchedFiles(new DidChangeWatchedFilesParams(files)));
    }
  }

  private static boolean collect(
      IResourceDelta delta, List<FileEvent> files, List<WorkspaceFolder> added) {
    IResource resource = delta.getResource();
    if (resource instanceof IProject project
        && (delta.getKind() == IResourceDelta.ADDED
            || (delta.getFlags() & IResourceDelta.OPEN) != 0)) {
      InitializeParamsFactory.folder(project).ifPresent(added::add);
    }
    if (resource.getType() == IResource.FILE
        && isRead(resource)
        && resource.getLocation() != null
        && !onlyMarkers(delta)) {
      files.add(
          new FileEvent(
              resource.getLocation().toPath().toUri().toString(),
              switch (delta.getKind()) {
                case IResourceDelta.ADDED -> FileChangeType.Created;
                case IResourceDelta.REMOVED -> FileChangeType.Deleted;
                default -> FileChangeType.Changed;
              }));
    }
    return true;
  }

  private static boolean onlyMarkers(IResourceDelta delta) {
    return delta.getKind() == IResourceDelta.CHANGED
        && (delta.getFlags() & (IResourceDelta.CONTENT | IResourceDelta.REPLACED)) == 0;
  }

  private void folders(List<WorkspaceFolder> added, List<WorkspaceFolder> removed) {
    server.sendNotification(
        it ->
            it.getWorkspaceService()
                .didChangeWorkspaceFolders(
                    new DidChangeWorkspaceFoldersParams(
                        new WorkspaceFoldersChangeEvent(added, removed))));
  }

  private static boolean isRead(IResource file) {
    return LspPositions.isRead(file) || "muster.checks".equals(file.getName());
  }
}
