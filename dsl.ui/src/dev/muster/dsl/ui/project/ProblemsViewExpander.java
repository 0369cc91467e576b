package dev.muster.dsl.ui.project;

import dev.muster.dsl.ui.editor.WindowOpenListener;
import dev.muster.dsl.ui.server.PublishedDiagnostics;
import java.util.Arrays;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IViewReference;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.views.markers.MarkerItem;

/**
 * Expands the group of errors in the Problems view when it contains errors of a Muster file. The
 * view collapses all groups when there is more than one, which hides the errors. If the user
 * collapses the group, it stays collapsed until the view is opened again.
 */
public final class ProblemsViewExpander implements IPartListener2, WindowOpenListener {

  private ProblemsViewExpander() {}

  /** Looks after the views of all windows from now on. In the user interface's thread. */
  public static void follow() {
    ProblemsViewExpander follower = new ProblemsViewExpander();
    PlatformUI.getWorkbench().addWindowListener(follower);
    for (IWorkbenchWindow window : PlatformUI.getWorkbench().getWorkbenchWindows()) {
      follower.windowOpened(window);
    }
  }

  @Override
  public void windowOpened(IWorkbenchWindow window) {
    window.getPartService().addPartListener(this);
    for (IWorkbenchPage page : window.getPages()) {
      for (IViewReference each : page.getViewReferences()) {
        partOpened(each);
      }
    }
  }

  @Override
  public void partOpened(IWorkbenchPartReference opened) {
    IWorkbenchPart part =
        opened.getId().equals(IPageLayout.ID_PROBLEM_VIEW) ? opened.getPart(false) : null;
    if (part != null && part.getSite().getSelectionProvider() instanceof TreeViewer problems) {
      watch(problems);
    }
  }

  /** There is no other sign that a view has been filled than that it is painted. */
  private static void watch(TreeViewer problems) {
    Tree tree = problems.getTree();
    tree.addListener(
        SWT.Paint,
        new Listener() {
          @Override
          public void handleEvent(Event painted) {
            if (tree.getItemCount() > 0 && isOfOurErrors(problems, tree.getItem(0))) {
              tree.removeListener(SWT.Paint, this);
              // Not while it is being painted.
              tree.getDisplay().asyncExec(() -> open(problems));
            }
          }
        });
  }

  private static boolean isOfOurErrors(TreeViewer problems, TreeItem group) {
    return group.getData() != null
        && problems.getContentProvider() instanceof ITreeContentProvider content
        && Arrays.stream(content.getChildren(group.getData()))
            .anyMatch(each -> each instanceof MarkerItem item && isOurError(item.getMarker()));
  }

  private static boolean isOurError(IMarker marker) {
    try {
      return marker != null
          && marker.isSubtypeOf(PublishedDiagnostics.MARKER)
          && marker.getAttribute(IMarker.SEVERITY, -1) == IMarker.SEVERITY_ERROR;
    } catch (CoreException gone) {
      return false;
    }
  }

  private static void open(TreeViewer problems) {
    Tree tree = problems.getTree();
    if (!tree.isDisposed() && tree.getItemCount() > 0 && !tree.getItem(0).getExpanded()) {
      problems.setExpandedState(tree.getItem(0).getData(), true);
      // The view remembers what a user opens, and opens it again whenever it is filled.
      Event opened = new Event();
      opened.item = tree.getItem(0);
      tree.notifyListeners(SWT.Expand, opened);
    }
  }

  @Override
  public void windowClosed(IWorkbenchWindow window) {
    window.getPartService().removePartListener(this);
  }
}
