package dev.muster.dsl.ui.project;

import dev.muster.dsl.ui.server.LanguageServerHost;
import dev.muster.dsl.ui.server.LspPositions;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.jobs.Job;

/**
 * Starts the checking as soon as the workspace has a battle in it, without any editor open: at the
 * start, or when a battle arrives.
 */
public final class StartupCheck {

  private StartupCheck() {}

  /** Looks for battles in the background, and waits for the first one. */
  public static void begin() {
    Job.create("Looking for battles", (ICoreRunnable) monitor -> look()).schedule();
  }

  private static void look() throws CoreException {
    ResourcesPlugin.getWorkspace()
        .addResourceChangeListener(new Arrivals(), IResourceChangeEvent.POST_CHANGE);
    for (IProject project : ResourcesPlugin.getWorkspace().getRoot().getProjects()) {
      if (project.isAccessible() && holdsBattles(project)) {
        LanguageServerHost.running();
        return;
      }
    }
  }

  private static boolean holdsBattles(IContainer folder) throws CoreException {
    for (IResource each : folder.members()) {
      if (each instanceof IContainer inner
          ? inner.isAccessible() && holdsBattles(inner)
          : LspPositions.isRead(each)) {
        return true;
      }
    }
    return false;
  }

  /** Waits for the first Muster file, then stops listening. */
  private static final class Arrivals implements IResourceChangeListener {

    @Override
    public void resourceChanged(IResourceChangeEvent event) {
      try {
        event.getDelta().accept(this::look);
      } catch (CoreException failure) {
        ILog.of(StartupCheck.class).error("Changes of the workspace could not be read", failure);
      }
    }

    private boolean look(IResourceDelta delta) {
      if (delta.getResource().getType() == IResource.FILE
          && LspPositions.isRead(delta.getResource())
          && delta.getKind() != IResourceDelta.REMOVED) {
        LanguageServerHost.running();
        ResourcesPlugin.getWorkspace().removeResourceChangeListener(this);
      }
      return true;
    }
  }
}
