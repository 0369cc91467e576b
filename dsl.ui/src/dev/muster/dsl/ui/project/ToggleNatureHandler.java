package dev.muster.dsl.ui.project;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.handlers.HandlerUtil;

/** Configure &gt; Make it a Muster Project, or no longer one. */
public final class ToggleNatureHandler extends AbstractHandler {

  @Override
  public Object execute(ExecutionEvent event) {
    if (HandlerUtil.getCurrentSelection(event) instanceof IStructuredSelection chosen) {
      IProject project = Adapters.adapt(chosen.getFirstElement(), IProject.class);
      if (project != null) {
        Job.create("Configuring " + project.getName(), (ICoreRunnable) monitor -> toggle(project))
            .schedule();
      }
    }
    return null;
  }

  private static void toggle(IProject project) throws org.eclipse.core.runtime.CoreException {
    if (project.hasNature(MusterNature.ID)) {
      MusterNature.remove(project, null);
    } else {
      MusterNature.add(project, null);
    }
  }
}
