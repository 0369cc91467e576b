package dev.muster.dsl.ui.map.follow;

import dev.muster.dsl.ui.command.ActiveMusterEditor;
import java.util.Optional;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentListener;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.ITextViewerExtension5;
import org.eclipse.swt.custom.CaretListener;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.texteditor.ITextEditor;

/**
 * Follows the active Muster editor, its text and its caret. Other editors are ignored, so that the
 * map of a battle stays visible beside notes about it.
 */
public final class EditorFollower implements IPartListener2, IDocumentListener {

  /** Hears of the battle; all calls come in the user interface's thread. */
  public interface Listener {

    /** Another editor, or none any more. */
    void editorChanged();

    /** The text has another version. */
    void textChanged();

    /** The caret is elsewhere. */
    void caretMoved();
  }

  private final IWorkbenchPage page;
  private final Listener listener;
  private final CaretListener carets = event -> moved();
  private ITextEditor editor;
  private ITextViewer viewer;
  private IDocument document;
  private StyledText widget;
  private boolean pinned;

  public EditorFollower(IWorkbenchPage page, Listener listener) {
    this.page = page;
    this.listener = listener;
  }

  /** Begins to follow. */
  public void start() {
    page.addPartListener(this);
    take(page.getActiveEditor());
  }

  /** Follows no longer. */
  public void stop() {
    page.removePartListener(this);
    release();
  }

  /** Stays with the editor it has, or follows the user again. */
  public void pin(boolean wanted) {
    pinned = wanted;
    if (!pinned) {
      take(page.getActiveEditor());
    }
  }

  /** Returns the followed editor with its current caret. */
  public Optional<ActiveMusterEditor> battle() {
    return editor == null ? Optional.empty() : ActiveMusterEditor.of(editor);
  }

  /** Returns the offset of the caret; -1 if there is none. */
  public int caret() {
    if (widget == null || widget.isDisposed()) {
      return -1;
    }
    int offset = widget.getCaretOffset();
    return viewer instanceof ITextViewerExtension5 folded
        ? folded.widgetOffset2ModelOffset(offset)
        : offset;
  }

  private void take(IEditorPart part) {
    Optional<ActiveMusterEditor> battle = ActiveMusterEditor.of(part);
    if (battle.isEmpty() || pinned && editor != null) {
      return;
    }
    boolean same = battle.get().editor() == editor && battle.get().document() == document;
    if (!same) {
      release();
      editor = battle.get().editor();
      viewer = battle.get().viewer();
      document = battle.get().document();
      widget = viewer.getTextWidget();
      document.addDocumentListener(this);
      widget.addCaretListener(carets);
      listener.editorChanged();
    }
  }

  private void release() {
    if (document != null) {
      document.removeDocumentListener(this);
    }
    if (widget != null && !widget.isDisposed()) {
      widget.removeCaretListener(carets);
    }
    editor = null;
    viewer = null;
    document = null;
    widget = null;
  }

  private void moved() {
    // Runs later, because folding and selections change first and the caret of the text widget is
    // updated in the same event.
    Display.getCurrent()
        .asyncExec(
            () -> {
              if (editor != null) {
                listener.caretMoved();
              }
            });
  }

  @Override
  public void documentAboutToBeChanged(DocumentEvent event) {
    // The map shows the text after the change.
  }

  @Override
  public void documentChanged(DocumentEvent event) {
    Display display = Display.getDefault();
    if (Display.getCurrent() == display) {
      listener.textChanged();
    } else {
      display.asyncExec(
          () -> {
            if (editor != null) {
              listener.textChanged();
            }
          });
    }
  }

  @Override
  public void partActivated(IWorkbenchPartReference part) {
    opened(part);
  }

  @Override
  public void partBroughtToTop(IWorkbenchPartReference part) {
    opened(part);
  }

  @Override
  public void partInputChanged(IWorkbenchPartReference part) {
    if (part.getPart(false) == editor && editor != null) {
      boolean was = pinned;
      pinned = false;
      take(editor);
      pinned = was;
    }
  }

  @Override
  public void partClosed(IWorkbenchPartReference part) {
    if (editor != null && part.getPart(false) == editor) {
      release();
      take(page.getActiveEditor());
      if (editor == null) {
        listener.editorChanged();
      }
    }
  }

  private void opened(IWorkbenchPartReference part) {
    if (part.getPart(false) instanceof IEditorPart opened) {
      take(opened);
    }
  }
}
