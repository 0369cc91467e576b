package dev.muster.dsl.ui.outline;

import dev.muster.dsl.ui.tree.NodeTree;
import java.util.List;
import org.eclipse.jface.action.GroupMarker;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider;
import org.eclipse.jface.viewers.ISelectionChangedListener;
import org.eclipse.jface.viewers.SelectionChangedEvent;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IWorkbenchActionConstants;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.views.contentoutline.ContentOutlinePage;

/** The armies, maps and scenarios of the file, with their parts. */
final class MusterOutlinePage extends ContentOutlinePage implements OutlineModel.Listener {

  /** Where others add to the context menu. */
  static final String MENU = "dev.muster.dsl.ui.outline";

  private static final int LINK_MILLISECONDS = 150;

  /** The file and its sides are expanded at first, groups and stands on request. */
  private static final int OPEN_LEVELS = 3;

  private final ITextEditor editor;
  private final IDocument document;
  private final Runnable link = this::followCursor;

  /** Once the cursor rests: a new timer replaces the one still running. */
  private final ISelectionChangedListener moved =
      event -> Display.getCurrent().timerExec(LINK_MILLISECONDS, link);

  private OutlineModel model;
  private boolean filled;

  /** Whether the outline selects a node because the cursor is there. */
  private boolean following;

  MusterOutlinePage(ITextEditor editor, IDocument document) {
    this.editor = editor;
    this.document = document;
  }

  @Override
  public void createControl(Composite parent) {
    super.createControl(parent);
    model = OutlineModel.follow(editor, document, this);
    getTreeViewer()
        .setContentProvider(
            new NodeTree<>(OutlineNode.class, OutlineNode::children, OutlineNode::parent));
    getTreeViewer()
        .setLabelProvider(new DelegatingStyledCellLabelProvider(new OutlineLabelProvider()));
    OutlineActions actions =
        new OutlineActions(editor, getTreeViewer(), model::reveal, this::selectAtCursor);
    actions.addTo(getSite().getActionBars().getToolBarManager());
    OutlineDrag.on(getTreeViewer(), document, this::brothers, model::isCurrent);
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
    editor.getSelectionProvider().addSelectionChangedListener(moved);
    show(model.nodes());
  }

  /** Follows the cursor, unless the user is in the outline himself. */
  private void followCursor() {
    if (getControl() != null && !getControl().isDisposed() && !getControl().isFocusControl()) {
      selectAtCursor();
    }
  }

  /** Selects the node at the cursor, if enabled. */
  private void selectAtCursor() {
    if (OutlineActions.isLinked()
        && editor.getSelectionProvider().getSelection() instanceof ITextSelection cursor) {
      model
          .at(cursor.getOffset())
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
    return node.brothers(model.nodes());
  }

  @Override
  public void outlined(boolean renewed) {
    if (renewed && getControl() != null && !getControl().isDisposed()) {
      show(model.nodes());
    }
  }

  private void show(List<OutlineNode> told) {
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
      model.reveal(node);
    }
  }

  @Override
  public void dispose() {
    if (model != null) {
      model.leave(this);
    }
    if (editor.getSelectionProvider() != null) {
      editor.getSelectionProvider().removeSelectionChangedListener(moved);
    }
    super.dispose();
  }
}
