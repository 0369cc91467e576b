package dev.muster.dsl.ui.outline;

import dev.muster.dsl.ui.command.ActiveMusterEditor;
import dev.muster.dsl.ui.editor.MusterImages;
import dev.muster.dsl.ui.refactoring.RenameHandler;
import java.util.function.Consumer;
import org.eclipse.core.commands.common.CommandException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.jface.viewers.ViewerComparator;
import org.eclipse.jface.viewers.ViewerFilter;
import org.eclipse.lsp4j.SymbolKind;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.texteditor.ITextEditor;
import org.osgi.service.prefs.BackingStoreException;

/** The buttons and the own menu entries of the outline. What is switched stays switched. */
final class OutlineActions {

  private static final String BUNDLE = "dev.muster.dsl.ui";
  private static final String LINKED = "outline.linked";
  private static final String SORTED = "outline.sorted";
  private static final String BRIEF = "outline.brief";

  private final ITextEditor editor;
  private final TreeViewer tree;
  private final Consumer<OutlineNode> reveal;
  private final Runnable link;

  /**
   * @param reveal shows the place of a node in the editor
   * @param link selects the node at the cursor
   */
  OutlineActions(ITextEditor editor, TreeViewer tree, Consumer<OutlineNode> reveal, Runnable link) {
    this.editor = editor;
    this.tree = tree;
    this.reveal = reveal;
    this.link = link;
  }

  /** Whether the outline follows the cursor. */
  static boolean isLinked() {
    return Platform.getPreferencesService().getBoolean(BUNDLE, LINKED, true, null);
  }

  void addTo(IToolBarManager tools) {
    ISharedImages images = PlatformUI.getWorkbench().getSharedImages();
    Action collapse =
        new Action("Collapse All", images.getImageDescriptor(ISharedImages.IMG_ELCL_COLLAPSEALL)) {
          @Override
          public void run() {
            tree.collapseAll();
          }
        };
    tools.add(toggle("Sort", MusterImages.descriptor("sort"), SORTED, false, this::sort));
    tools.add(
        toggle(
            "Hide Stands and Generals",
            MusterImages.descriptor("filter"),
            BRIEF,
            false,
            this::filter));
    tools.add(collapse);
    tools.add(
        toggle(
            "Link with Editor",
            images.getImageDescriptor(ISharedImages.IMG_ELCL_SYNCED),
            LINKED,
            true,
            on -> link.run()));
  }

  private static Action toggle(
      String label, ImageDescriptor image, String key, boolean usual, Consumer<Boolean> then) {
    Action action =
        new Action(label, Action.AS_CHECK_BOX) {
          @Override
          public void run() {
            IEclipsePreferences kept = InstanceScope.INSTANCE.getNode(BUNDLE);
            kept.putBoolean(key, isChecked());
            try {
              kept.flush();
            } catch (BackingStoreException unwritten) {
              ILog.of(OutlineActions.class).warn("A switch of the outline is not kept", unwritten);
            }
            then.accept(isChecked());
          }
        };
    action.setToolTipText(label);
    action.setImageDescriptor(image);
    action.setChecked(Platform.getPreferencesService().getBoolean(BUNDLE, key, usual, null));
    then.accept(action.isChecked());
    return action;
  }

  private void sort(boolean on) {
    tree.setComparator(on ? new ByName() : null);
  }

  private void filter(boolean on) {
    tree.setFilters(on ? new ViewerFilter[] {new Brief()} : new ViewerFilter[0]);
  }

  private static final class ByName extends ViewerComparator {
    @Override
    public int compare(Viewer viewer, Object one, Object other) {
      return getComparator()
          .compare(
              ((OutlineNode) one).symbol().getName(), ((OutlineNode) other).symbol().getName());
    }
  }

  /** Armies, maps, scenarios, sides and groups alone. */
  private static final class Brief extends ViewerFilter {
    @Override
    public boolean select(Viewer viewer, Object parent, Object element) {
      SymbolKind kind = ((OutlineNode) element).symbol().getKind();
      return kind != SymbolKind.Field && kind != SymbolKind.Object;
    }
  }

  void addTo(IMenuManager menu, OutlineNode chosen) {
    menu.add(
        new Action("Rename...") {
          @Override
          public void run() {
            reveal.accept(chosen);
            ActiveMusterEditor.of(editor).ifPresent(RenameHandler::dialogAt);
          }
        });
    menu.add(command("References in Workspace", "references", chosen));
    menu.add(command("Who Uses This", "users", chosen));
    MenuManager history = new MenuManager("Element from Local History");
    history.add(command("Compare With...", "compareElement", chosen));
    history.add(command("Replace With...", "replaceElement", chosen));
    history.add(command("Replace With Previous", "replacePreviousElement", chosen));
    history.add(command("Restore...", "restoreElement", chosen));
    menu.add(history);
  }

  /** Returns an action that runs a command at the name of a node in the editor. */
  private Action command(String label, String command, OutlineNode chosen) {
    return new Action(label) {
      @Override
      public void run() {
        reveal.accept(chosen);
        editor.getSite().getPage().activate(editor);
        try {
          editor
              .getSite()
              .getService(IHandlerService.class)
              .executeCommand(BUNDLE + "." + command, null);
        } catch (CommandException failure) {
          ILog.of(OutlineActions.class).error(label + " failed", failure);
        }
      }
    };
  }
}
