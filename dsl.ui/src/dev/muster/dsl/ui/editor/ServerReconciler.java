package dev.muster.dsl.ui.editor;

import dev.muster.dsl.ui.server.LanguageServerHost;
import dev.muster.dsl.ui.server.LspPositions;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentExtension4;
import org.eclipse.jface.text.IDocumentListener;
import org.eclipse.jface.text.ITextInputListener;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.reconciler.IReconciler;
import org.eclipse.jface.text.reconciler.IReconcilingStrategy;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Display;

/**
 * A part of an editor that follows the text. It updates when typing pauses and when the editor
 * shows another document. It only sends requests to the server, so it needs no thread.
 */
public abstract class ServerReconciler
    implements IReconciler, ITextInputListener, IDocumentListener {

  private final int quietMilliseconds;
  private final Runnable refresh = this::now;
  private ITextViewer viewer;
  private IDocument document;
  private CompletableFuture<?> asked = CompletableFuture.completedFuture(null);

  /**
   * @param quietMilliseconds how long the typing must pause
   */
  protected ServerReconciler(int quietMilliseconds) {
    this.quietMilliseconds = quietMilliseconds;
  }

  @Override
  public void install(ITextViewer installed) {
    viewer = installed;
    viewer.addTextInputListener(this);
    follow(viewer.getDocument());
  }

  @Override
  public void uninstall() {
    if (viewer != null) {
      viewer.removeTextInputListener(this);
      follow(null);
      viewer = null;
    }
  }

  private void follow(IDocument next) {
    asked.cancel(true);
    if (document != null) {
      document.removePrenotifiedDocumentListener(this);
    }
    document = next;
    if (document != null) {
      // Before the viewer draws what has changed.
      document.addPrenotifiedDocumentListener(this);
      later(0);
    }
  }

  /** Brings it up to date soon. */
  protected final void later() {
    later(quietMilliseconds);
  }

  private void later(int milliseconds) {
    StyledText text = viewer == null ? null : viewer.getTextWidget();
    if (text == null || text.isDisposed()) {
      return;
    }
    Display display = text.getDisplay();
    if (Display.getCurrent() == display) {
      // A new timer replaces the one still running.
      display.timerExec(milliseconds, refresh);
    } else {
      display.asyncExec(() -> later(milliseconds));
    }
  }

  private void now() {
    if (viewer != null
        && document != null
        && viewer.getTextWidget() != null
        && !viewer.getTextWidget().isDisposed()) {
      refresh(viewer, document);
    }
  }

  /**
   * Sends a request about the current text. It cancels the previous request; a change of the text
   * cancels this one and requests it anew.
   *
   * @param answered receives the answer in the UI thread
   */
  protected final <T> void ask(
      BiFunction<LanguageServer, TextDocumentIdentifier, CompletableFuture<T>> question,
      Consumer<T> answered) {
    asked.cancel(true);
    IDocument text = document;
    if (text == null || !shows(text)) {
      return;
    }
    long stamp = stamp(text);
    Display display = viewer.getTextWidget().getDisplay();
    LspPositions.battle(text)
        .ifPresent(
            file -> {
              CompletableFuture<T> answer =
                  LanguageServerHost.running().ask(server -> question.apply(server, file));
              asked = answer;
              answer.thenAccept(
                  told ->
                      display.asyncExec(
                          () -> {
                            if (told != null && shows(text) && stamp(text) == stamp) {
                              answered.accept(told);
                            }
                          }));
            });
  }

  /** Whether a text is still what the editor shows. */
  private boolean shows(IDocument text) {
    return text == document
        && viewer != null
        && viewer.getTextWidget() != null
        && !viewer.getTextWidget().isDisposed();
  }

  /** Returns the modification stamp of a document; 0 if the document has none. */
  private static long stamp(IDocument document) {
    return document instanceof IDocumentExtension4 stamped ? stamped.getModificationStamp() : 0;
  }

  /** Brings it up to date, in the user interface's thread. */
  protected abstract void refresh(ITextViewer viewer, IDocument document);

  @Override
  public void inputDocumentAboutToBeChanged(IDocument old, IDocument next) {
    follow(null);
  }

  @Override
  public void inputDocumentChanged(IDocument old, IDocument next) {
    follow(next);
  }

  @Override
  public void documentAboutToBeChanged(DocumentEvent event) {
    // What follows the text follows it after the change.
  }

  @Override
  public void documentChanged(DocumentEvent event) {
    asked.cancel(true);
    later();
  }

  @Override
  public IReconcilingStrategy getReconcilingStrategy(String contentType) {
    return null;
  }
}
