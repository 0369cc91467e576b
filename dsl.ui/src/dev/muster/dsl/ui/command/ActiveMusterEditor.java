package dev.muster.dsl.ui.command;

import dev.muster.dsl.ui.server.LanguageServerHost;
import dev.muster.dsl.ui.server.LspPositions;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Function;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.TextSelection;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.texteditor.ITextEditor;

/**
 * The active editor of a Muster file.
 *
 * @param editor the editor
 * @param viewer its text viewer
 * @param document its document
 * @param file its identifier for the server
 * @param selection the selection, or the cursor
 */
public record ActiveMusterEditor(
    ITextEditor editor,
    ITextViewer viewer,
    IDocument document,
    TextDocumentIdentifier file,
    ITextSelection selection) {

  /** Returns the Muster editor in which a command was called, if any. */
  public static Optional<ActiveMusterEditor> of(ExecutionEvent event) {
    return of(HandlerUtil.getActiveEditor(event));
  }

  /** Returns the Muster editor of the active window, if any. */
  public static Optional<ActiveMusterEditor> current() {
    IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
    IWorkbenchPage page = window == null ? null : window.getActivePage();
    return page == null ? Optional.empty() : of(page.getActiveEditor());
  }

  /** Returns the Muster file that an editor shows, if any. */
  public static Optional<ActiveMusterEditor> of(IEditorPart part) {
    ITextEditor editor = Adapters.adapt(part, ITextEditor.class);
    ITextViewer viewer = part == null ? null : part.getAdapter(ITextViewer.class);
    if (editor == null || viewer == null || viewer.getDocument() == null) {
      return Optional.empty();
    }
    ITextSelection selection =
        editor.getSelectionProvider().getSelection() instanceof ITextSelection text
            ? text
            : TextSelection.emptySelection();
    return LspPositions.battle(viewer.getDocument())
        .map(file -> new ActiveMusterEditor(editor, viewer, viewer.getDocument(), file, selection));
  }

  /** The place of the cursor. */
  public Position position() {
    return LspPositions.position(document, selection.getOffset());
  }

  /** Returns the selected range; an empty range at the cursor if nothing is selected. */
  public Range range() {
    return new Range(
        position(), LspPositions.position(document, selection.getOffset() + selection.getLength()));
  }

  /** Says something short at the foot of the window. */
  public void showStatus(String message) {
    var line = editor.getEditorSite().getActionBars().getStatusLineManager();
    if (line != null) {
      line.setErrorMessage(message);
    }
  }

  /**
   * Asks the server, and takes the answer in the user interface's thread when it comes. Nothing
   * happens where the editor has been closed or the text has changed meanwhile.
   */
  public <T> void ask(
      Function<LanguageServer, CompletableFuture<T>> question, Consumer<T> answered) {
    long asked = stamp();
    Display display = Display.getCurrent();
    LanguageServerHost.running()
        .ask(question)
        .thenAccept(
            answer ->
                display.asyncExec(
                    () -> {
                      if (answer != null && isOpen() && stamp() == asked) {
                        answered.accept(answer);
                      }
                    }));
  }

  private boolean isOpen() {
    return viewer.getTextWidget() != null && !viewer.getTextWidget().isDisposed();
  }

  private long stamp() {
    return document instanceof org.eclipse.jface.text.IDocumentExtension4 stamped
        ? stamped.getModificationStamp()
        : 0;
  }
}
