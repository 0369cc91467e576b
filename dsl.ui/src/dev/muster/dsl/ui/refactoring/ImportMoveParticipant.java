package dev.muster.dsl.ui.refactoring;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.ltk.core.refactoring.Change;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;
import org.eclipse.ltk.core.refactoring.participants.CheckConditionsContext;
import org.eclipse.ltk.core.refactoring.participants.MoveParticipant;

/** Mends the imports when a file or a folder goes to another folder. */
public final class ImportMoveParticipant extends MoveParticipant {

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

  /** Runs before the move, because the text of the moved file changes too. */
  @Override
  public Change createPreChange(IProgressMonitor monitor) throws CoreException {
    if (!(getArguments().getDestination() instanceof IContainer folder)
        || folder.getLocation() == null) {
      return null;
    }
    return FileRename.imports(resource, folder.getLocation().append(resource.getName()), monitor);
  }

  @Override
  public Change createChange(IProgressMonitor monitor) {
    return null;
  }
}
