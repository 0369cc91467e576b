package dev.muster.dsl.ui.server;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BiFunction;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentExtension4;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.swt.widgets.Display;

/**
 * Caches the answer to a request about a place in a text. In the UI thread it does not wait for the
 * answer, but returns it once it has arrived.
 *
 * @param <T> type of the answer
 */
public final class ResponseCache<T> {

  private static final long PATIENCE_SECONDS = 10;

  private IDocument document;
  private long stamp;
  private int place;
  private CompletableFuture<T> answer;

  /**
   * Returns the answer for a place, and requests it if necessary.
   *
   * @param place identifies the request within a text, such as an offset
   */
  public Optional<T> of(
      IDocument document,
      int place,
      BiFunction<LanguageServer, TextDocumentIdentifier, CompletableFuture<T>> question) {
    CompletableFuture<T> asked = asked(document, place, question);
    try {
      return asked.isDone() || Display.getCurrent() != null
          ? Optional.ofNullable(asked.getNow(null))
          : Optional.ofNullable(asked.get(PATIENCE_SECONDS, TimeUnit.SECONDS));
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    } catch (TimeoutException
        | ExecutionException
        | java.util.concurrent.CompletionException
        | java.util.concurrent.CancellationException none) {
      // The failure is already reported.
      return Optional.empty();
    }
  }

  /** Returns the future answer. */
  public synchronized CompletableFuture<T> asked(
      IDocument document,
      int place,
      BiFunction<LanguageServer, TextDocumentIdentifier, CompletableFuture<T>> question) {
    long now = document instanceof IDocumentExtension4 stamped ? stamped.getModificationStamp() : 0;
    if (answer == null
        || answer.isCompletedExceptionally()
        || this.document != document
        || stamp != now
        || this.place != place) {
      this.document = document;
      stamp = now;
      this.place = place;
      answer =
          LspPositions.battle(document)
              .map(file -> LanguageServerHost.running().ask(server -> question.apply(server, file)))
              .orElseGet(() -> CompletableFuture.completedFuture(null));
    }
    return answer;
  }
}
