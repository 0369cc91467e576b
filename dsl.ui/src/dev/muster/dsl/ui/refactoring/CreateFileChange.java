package dev.muster.dsl.ui.refactoring;

import java.nio.charset.StandardCharsets;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.ltk.core.refactoring.Change;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;
import org.eclipse.ltk.core.refactoring.resource.DeleteResourceChange;
import org.eclipse.ltk.core.refactoring.resource.ResourceChange;

/** A file made with a text; to undo it is to delete it. */
final class CreateFileChange extends ResourceChange {

  private final IFile file;
  private final String text;

  CreateFileChange(IFile file, String text) {
    this.file = file;
    this.text = text;
  }

  @Override
  public String getName() {
    return "Make " + file.getName();
  }

  @Override
  protected IResource getModifiedResource() {
    return file;
  }

  @Override
  public RefactoringStatus isValid(IProgressMonitor monitor) {
    return file.exists()
        ? RefactoringStatus.createFatalErrorStatus(file.getFullPath() + " is there already.")
        : new RefactoringStatus();
  }

  @Override
  public Change perform(IProgressMonitor monitor) throws CoreException {
    file.create(text.getBytes(StandardCharsets.UTF_8), true, false, monitor);
    return new DeleteResourceChange(file.getFullPath(), true);
  }
}
