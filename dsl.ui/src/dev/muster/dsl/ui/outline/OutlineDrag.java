package dev.muster.dsl.ui.outline;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.util.LocalSelectionTransfer;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.jface.viewers.ViewerDropAdapter;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.swt.dnd.DND;
import org.eclipse.swt.dnd.DragSourceAdapter;
import org.eclipse.swt.dnd.DragSourceEvent;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.dnd.TransferData;
import org.eclipse.text.edits.MalformedTreeException;
import org.eclipse.text.edits.MultiTextEdit;
import org.eclipse.text.undo.DocumentUndoManagerRegistry;
import org.eclipse.text.undo.IDocumentUndoManager;

/** Nodes of the outline are dragged to another place among their brothers. */
final class OutlineDrag extends ViewerDropAdapter {

  private final IDocument document;
  private final Function<OutlineNode, List<OutlineNode>> brothers;
  private final BooleanSupplier isCurrent;

  private OutlineDrag(
      TreeViewer tree,
      IDocument document,
      Function<OutlineNode, List<OutlineNode>> brothers,
      BooleanSupplier isCurrent) {
    super(tree);
    this.document = document;
    this.brothers = brothers;
    this.isCurrent = isCurrent;
  }

  /**
   * Enables dragging of nodes in a tree.
   *
   * @param brothers the nodes of the same parent, in text order
   * @param isCurrent whether the nodes match the current text
   */
  static void on(
      TreeViewer tree,
      IDocument document,
      Function<OutlineNode, List<OutlineNode>> brothers,
      BooleanSupplier isCurrent) {
    Transfer[] local = {LocalSelectionTransfer.getTransfer()};
    tree.addDragSupport(
        DND.DROP_MOVE,
        local,
        new DragSourceAdapter() {
          @Override
          public void dragStart(DragSourceEvent event) {
            LocalSelectionTransfer.getTransfer().setSelection(tree.getStructuredSelection());
          }

          @Override
          public void dragFinished(DragSourceEvent event) {
            LocalSelectionTransfer.getTransfer().setSelection(null);
          }
        });
    tree.addDropSupport(DND.DROP_MOVE, local, new OutlineDrag(tree, document, brothers, isCurrent));
  }

  @Override
  public boolean validateDrop(Object target, int operation, TransferData type) {
    return change(target).isPresent();
  }

  @Override
  public boolean performDrop(Object data) {
    Optional<MultiTextEdit> change = change(getCurrentTarget());
    change.ifPresent(this::apply);
    return change.isPresent();
  }

  /** One step in the history of the editor. */
  private void apply(MultiTextEdit change) {
    IDocumentUndoManager history = DocumentUndoManagerRegistry.getDocumentUndoManager(document);
    history.commit();
    history.beginCompoundChange();
    try {
      change.apply(document);
    } catch (BadLocationException | MalformedTreeException outrun) {
      ILog.of(OutlineDrag.class).warn("The text has changed since the drag began", outrun);
    } finally {
      history.endCompoundChange();
    }
  }

  private Optional<MultiTextEdit> change(Object target) {
    return isCurrent.getAsBoolean()
            && target instanceof OutlineNode onto
            && LocalSelectionTransfer.getTransfer().getSelection()
                instanceof IStructuredSelection chosen
            && chosen.size() == 1
            && chosen.getFirstElement() instanceof OutlineNode moved
        ? reordered(moved, onto, getCurrentLocation() != LOCATION_BEFORE)
        : Optional.empty();
  }

  private Optional<MultiTextEdit> reordered(OutlineNode moved, OutlineNode onto, boolean behind) {
    List<DocumentSymbol> all = brothers.apply(moved).stream().map(OutlineNode::symbol).toList();
    return OutlineReorder.move(document, all, moved.symbol(), onto.symbol(), behind);
  }
}
