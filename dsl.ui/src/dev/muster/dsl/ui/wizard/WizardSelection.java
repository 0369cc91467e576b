package dev.muster.dsl.ui.wizard;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbench;

/** The resource that is selected when a wizard begins. */
final class WizardSelection {

  private WizardSelection() {}

  /**
   * Returns the selected resource, or else the one in the editor; null if neither is a resource.
   */
  static IResource resource(IWorkbench workbench, IStructuredSelection selection) {
    IResource selected =
        selection.isEmpty() ? null : Adapters.adapt(selection.getFirstElement(), IResource.class);
    if (selected != null) {
      return selected;
    }
    IEditorPart editor = workbench.getActiveWorkbenchWindow().getActivePage().getActiveEditor();
    IEditorInput input = editor == null ? null : editor.getEditorInput();
    return input == null ? null : Adapters.adapt(input, IFile.class);
  }

  /** Returns the same resource as a selection, for wizard pages of the workbench. */
  static IStructuredSelection place(IWorkbench workbench, IStructuredSelection selection) {
    IResource resource = resource(workbench, selection);
    return resource == null ? StructuredSelection.EMPTY : new StructuredSelection(resource);
  }
}
