package dev.muster.dsl.ui.outline;

import dev.muster.dsl.ui.editor.WindowOpenListener;
import dev.muster.dsl.ui.server.LspPositions;
import dev.muster.dsl.ui.server.ServerSettings;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.texteditor.ITextEditor;
import org.osgi.service.prefs.BackingStoreException;

/** The breadcrumbs above the editors of all windows, if the user enables them. */
public final class Breadcrumbs implements IPartListener2, WindowOpenListener {

  /** The preference to show them; off unless the user turned it on, as for Java. */
  private static final String SHOWN = "breadcrumb";

  private static final Breadcrumbs ALL = new Breadcrumbs();

  private final Map<ITextEditor, Breadcrumb> there = new HashMap<>();

  private Breadcrumbs() {}

  /** Looks after the editors of all windows from now on. In the user interface's thread. */
  public static void follow() {
    PlatformUI.getWorkbench().addWindowListener(ALL);
    for (IWorkbenchWindow window : PlatformUI.getWorkbench().getWorkbenchWindows()) {
      ALL.windowOpened(window);
    }
  }

  static boolean areShown() {
    return ServerSettings.isOnByChoice(SHOWN);
  }

  /** Shows or hides them in all editors, also after a restart. */
  static void show(boolean wanted) {
    IEclipsePreferences kept = InstanceScope.INSTANCE.getNode(ServerSettings.BUNDLE);
    kept.putBoolean(SHOWN, wanted);
    try {
      kept.flush();
    } catch (BackingStoreException unwritten) {
      ILog.of(Breadcrumbs.class).warn("Whether there is a breadcrumb is not kept", unwritten);
    }
    for (IWorkbenchWindow window : PlatformUI.getWorkbench().getWorkbenchWindows()) {
      ALL.update(window);
    }
  }

  /** Returns the breadcrumb above an editor; empty if there is none. */
  static Optional<Breadcrumb> of(ITextEditor editor) {
    return Optional.ofNullable(ALL.there.get(editor));
  }

  /**
   * Returns the texts of the breadcrumb above an editor, place by place; empty if there is none.
   */
  public static List<String> words(ITextEditor editor) {
    return of(editor).map(Breadcrumb::words).orElse(List.of());
  }

  private void update(IWorkbenchWindow window) {
    for (IWorkbenchPage page : window.getPages()) {
      for (IEditorReference each : page.getEditorReferences()) {
        update(each);
      }
    }
  }

  private void update(IWorkbenchPartReference part) {
    if (!(part.getPart(false) instanceof ITextEditor editor)
        || !(editor.getAdapter(ITextViewer.class) instanceof ITextViewer viewer)
        || viewer.getTextWidget() == null) {
      return;
    }
    Breadcrumb former = there.get(editor);
    boolean wanted =
        areShown()
            && viewer.getDocument() != null
            && LspPositions.battle(viewer.getDocument()).isPresent();
    if (former != null && !(wanted && former.shows(viewer.getDocument()))) {
      former.remove();
      there.remove(editor);
    }
    if (wanted && !there.containsKey(editor) && viewer instanceof Viewer whole) {
      // This control contains the text and the rulers.
      there.put(editor, new Breadcrumb(editor, viewer, whole.getControl()));
    }
  }

  @Override
  public void partOpened(IWorkbenchPartReference part) {
    update(part);
  }

  @Override
  public void partInputChanged(IWorkbenchPartReference part) {
    update(part);
  }

  @Override
  public void partClosed(IWorkbenchPartReference part) {
    if (part.getPart(false) instanceof ITextEditor editor) {
      there.remove(editor);
    }
  }

  @Override
  public void windowOpened(IWorkbenchWindow window) {
    window.getPartService().addPartListener(this);
    update(window);
  }
}
