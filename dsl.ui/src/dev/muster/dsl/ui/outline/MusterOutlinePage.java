package dev.muster.dsl.ui.outline;

import dev.muster.dsl.ui.server.LanguageServerHost;
import dev.muster.dsl.ui.server.LspPositions;
import dev.muster.dsl.ui.server.MusterFile;
import java.util.List;
import java.util.Optional;
import org.eclipse.jface.action.GroupMarker;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentExtension4;
import org.eclipse.jface.text.IDocumentListener;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider;
import org.eclipse.jface.viewers.ISelectionChangedListener;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.SelectionChangedEvent;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IWorkbenchActionConstants;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.views.contentoutline.ContentOutlinePage;

/** The armies, maps and scenarios of the file, with their parts. */
final class MusterOutlinePage extends ContentOutlinePage implements IDocumentListener {

  /** Where others add to the context menu. */
  static final String MENU = "dev.muster.dsl.ui.outline";

  private static final int QUIET_MILLISECONDS = 400;
  private static final int AGAIN_MILLISECONDS = 1000;
  private static final int LINK_MILLISECONDS = 150;

  /** The file and its sides are expanded at first, groups and stands on request. */
  private static final int OPEN_LEVELS = 3;

  private final ITextEditor editor;
  private final IDocument document;
  private final Runnable refresh = this::refresh;
  private final Runnable link = this::followCursor;

  /** Once the cursor rests: a new timer replaces the one still running. */
  private final ISelectionChangedListener moved =
      event -> Display.getCurrent().timerExec(LINK_MILLISECONDS, link);

  private List<OutlineNode> shown = List.of();
  private boolean filled;

  /** Whether the outline selects a node because the cursor is there. */
  private boolean following;

  /** The stamp of the text that the nodes know their places in. */
  private long current = IDocumentExtension4.UNKNOWN_MODIFICATION_STAMP;

  MusterOutlinePage(ITextEditor editor, IDocument document) {
    this.editor = editor;
    this.document = document;
  }

  @Override
  public void createControl(Composite parent) {
    super.createControl(parent);
    getTreeViewer().setContentProvider(new Nodes());
    getTreeViewer()
        .setLabelProvider(new DelegatingStyledCellLabelProvider(new OutlineLabelProvider()));
    OutlineActions actions =
        new OutlineActions(editor, getTreeViewer(), this::reveal, this::selectAtCursor);
    actions.addTo(getSite().getActionBars().getToolBarManager());
    OutlineDrag.on(getTreeViewer(), document, this::brothers, () -> stamp() == current);
    MenuManager menu = new MenuManager();
    menu.setRemoveAllWhenShown(true);
    menu.addMenuListener(
        shownMenu -> {
          if (getTreeViewer().getStructuredSelection().getFirstElement()
              instanceof OutlineNode node) {
            actions.addTo(shownMenu, node);
          }
          shownMenu.add(new GroupMarker(IWorkbenchActionConstants.MB_ADDITIONS));
        });
    // First this: what is registered with a menu that is there is filled at once, and never freed.
    getSite().registerContextMenu(MENU, menu, getTreeViewer());
    getControl().setMenu(menu.createContextMenu(getControl()));
    document.addDocumentListener(this);
    editor.getSelectionProvider().addSelectionChangedListener(moved);
    refresh();
  }

  /** Follows the cursor, unless the user is in the outline himself. */
  private void followCursor() {
    if (getControl() != null && !getControl().isDisposed() && !getControl().isFocusControl()) {
      selectAtCursor();
    }
  }

  /** Selects the node at the cursor, where that is wanted. */
  private void selectAtCursor() {
    if (OutlineActions.isLinked()
        && editor.getSelectionProvider().getSelection() instanceof ITextSelection cursor) {
      OutlineNode.at(shown, LspPositions.position(document, cursor.getOffset()))
          .filter(each -> !each.equals(getTreeViewer().getStructuredSelection().getFirstElement()))
          .ifPresent(this::select);
    }
  }

  private void select(OutlineNode node) {
    following = true;
    getTreeViewer().setSelection(new StructuredSelection(node), true);
    following = false;
  }

  private List<OutlineNode> brothers(OutlineNode node) {
    return shown.contains(node) ? shown : brothers(shown, node);
  }

  private static List<OutlineNode> brothers(List<OutlineNode> nodes, OutlineNode node) {
    for (OutlineNode each : nodes) {
      List<OutlineNode> found =
          each.children().contains(node) ? each.children() : brothers(each.children(), node);
      if (!found.isEmpty()) {
        return found;
      }
    }
    return List.of();
  }

  private void reveal(OutlineNode node) {
    IRegion region = LspPositions.region(document, node.symbol().getSelectionRange());
    editor.selectAndReveal(region.getOffset(), region.getLength());
  }

  private void refresh() {
    if (getControl() == null || getControl().isDisposed()) {
      return;
    }
    Optional<MusterFile> file = MusterFile.of(editor.getEditorInput());
    long asked = stamp();
    LspPositions.battle(document)
        .ifPresent(
            battle ->
                LanguageServerHost.running()
                    .ask(
                        it ->
                            it.getTextDocumentService()
                                .documentSymbol(new DocumentSymbolParams(battle)))
                    .thenAccept(
                        answer -> {
                          if (answer != null) {
                            List<OutlineNode> told =
                                answer.stream()
                                    .filter(Either::isRight)
                                    .map(each -> new OutlineNode(each.getRight(), file))
                                    .toList();
                            Display.getDefault().asyncExec(() -> show(told, asked));
                          }
                        })
                    .exceptionally(
                        refused -> {
                          Display.getDefault().asyncExec(this::askAgain);
                          return null;
                        }));
  }

  /**
   * Repeats the request, because the server may not have read the file yet, or the file changed.
   */
  private void askAgain() {
    if (getControl() != null && !getControl().isDisposed() && shown.isEmpty()) {
      getControl().getDisplay().timerExec(AGAIN_MILLISECONDS, refresh);
    }
  }

  private long stamp() {
    return ((IDocumentExtension4) document).getModificationStamp();
  }

  private void show(List<OutlineNode> told, long asked) {
    if (getControl() == null || getControl().isDisposed()) {
      return;
    }
    current = asked;
    if (OutlineNode.moved(shown, told)) {
      return;
    }
    shown = told;
    Object[] open = getTreeViewer().getExpandedElements();
    getControl().setRedraw(false);
    getTreeViewer().setInput(told);
    if (filled) {
      getTreeViewer().setExpandedElements(open);
    } else {
      getTreeViewer().expandToLevel(OPEN_LEVELS);
      filled = !told.isEmpty();
    }
    getControl().setRedraw(true);
    followCursor();
  }

  @Override
  public void selectionChanged(SelectionChangedEvent event) {
    super.selectionChanged(event);
    // Only what the user selects moves the cursor, not what a refresh does to the tree.
    if (!following
        && getControl().isFocusControl()
        && event.getStructuredSelection().getFirstElement() instanceof OutlineNode node) {
      reveal(node);
    }
  }

  @Override
  public void documentAboutToBeChanged(DocumentEvent event) {
    // The outline shows the text after the change.
  }

  @Override
  public void documentChanged(DocumentEvent event) {
    // Once the typing pauses: a new timer replaces the one still running.
    Display.getDefault()
        .asyncExec(() -> Display.getDefault().timerExec(QUIET_MILLISECONDS, refresh));
  }

  @Override
  public void dispose() {
    document.removeDocumentListener(this);
    if (editor.getSelectionProvider() != null) {
      editor.getSelectionProvider().removeSelectionChangedListener(moved);
    }
    super.dispose();
  }

  private static final class Nodes implements ITreeContentProvider {

    @Override
    public Object[] getElements(Object input) {
      return ((List<?>) input).toArray();
    }

    @Override
    public Object[] getChildren(Object parent) {
      return ((OutlineNode) parent).children().toArray();
    }

    @Override
    public Object getParent(Object element) {
      return ((OutlineNode) element).parent();
    }

    @Override
    public boolean hasChildren(Object element) {
      return !((OutlineNode) element).children().isEmpty();
    }
  }
}
