package dev.muster.dsl.ui.refactoring;

import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.ltk.core.refactoring.Change;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;
import org.eclipse.ltk.core.refactoring.participants.CheckConditionsContext;
import org.eclipse.ltk.core.refactoring.participants.RenameParticipant;

/** Mends the imports when a file or a folder gets another name. */
public final class ImportRenameParticipant extends RenameParticipant {

  private IResource resource;

  @Override
  protected boolean initialize(Object element) {
    resource = element instanceof IResource each ? each : null;
    return resource != null;
  }

  @Override
  public String getName() {
    return "Imports of Muster files";
  }

  @Override
  public RefactoringStatus checkConditions(
      IProgressMonitor monitor, CheckConditionsContext context) {
    return new RefactoringStatus();
  }

  /** Runs before the rename, because the text of the renamed file changes too. */
  @Override
  public Change createPreChange(IProgressMonitor monitor) throws CoreException {
    return FileRename.imports(
        resource,
        resource.getLocation() == null
            ? null
            : resource.getLocation().removeLastSegments(1).append(getArguments().getNewName()),
        monitor);
  }

  @Override
  public Change createChange(IProgressMonitor monitor) {
    return null;
  }
}
