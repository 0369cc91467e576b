package dev.muster.dsl.ui.expectation;

import dev.muster.dsl.ui.server.MusterFile;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.IEditorPart;

/** Which files are tested: the open one, what is selected, or all of a project. */
final class TestedFiles {

  private TestedFiles() {}

  /** Returns the files of a selection of files, folders and projects. */
  static List<MusterFile> of(ISelection selection) {
    List<MusterFile> files = new ArrayList<>();
    if (selection instanceof IStructuredSelection chosen) {
      for (Object each : chosen) {
        IContainer container = Adapters.adapt(each, IContainer.class);
        if (container != null) {
          files.addAll(within(container));
        } else {
          MusterFile.of(each).ifPresent(files::add);
        }
      }
    }
    return files.stream().distinct().toList();
  }

  /** Returns the file of an editor. */
  static List<MusterFile> of(IEditorPart editor) {
    return editor == null
        ? List.of()
        : MusterFile.of(editor.getEditorInput()).map(List::of).orElse(List.of());
  }

  /** Returns the files of the project of an editor; those of all projects if it has none. */
  static List<MusterFile> around(IEditorPart editor) {
    IFile file = editor == null ? null : Adapters.adapt(editor.getEditorInput(), IFile.class);
    IProject project = file == null ? null : file.getProject();
    return within(project != null ? project : ResourcesPlugin.getWorkspace().getRoot());
  }

  private static List<MusterFile> within(IContainer container) {
    List<MusterFile> files = new ArrayList<>();
    try {
      container.accept(
          resource -> {
            if (resource instanceof IFile file) {
              MusterFile.in(file).ifPresent(files::add);
            }
            return isLookedAt(resource);
          });
    } catch (CoreException closed) {
      ILog.of(TestedFiles.class).log(closed.getStatus());
    }
    return files;
  }

  private static boolean isLookedAt(IResource resource) {
    return resource.isAccessible()
        && !resource.isDerived()
        && !(resource.getType() == IResource.FOLDER && resource.getName().startsWith("."));
  }
}
