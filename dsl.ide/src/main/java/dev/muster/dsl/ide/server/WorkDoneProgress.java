package dev.muster.dsl.ide.server;

import java.util.UUID;
import org.eclipse.lsp4j.ProgressParams;
import org.eclipse.lsp4j.WorkDoneProgressBegin;
import org.eclipse.lsp4j.WorkDoneProgressCreateParams;
import org.eclipse.lsp4j.WorkDoneProgressEnd;
import org.eclipse.lsp4j.WorkDoneProgressNotification;
import org.eclipse.lsp4j.WorkDoneProgressReport;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.services.LanguageClient;
import org.jspecify.annotations.Nullable;

/**
 * Reports the progress of a long command to the client: under the token of its request, or else
 * under one that the server creates, if the client can show that.
 */
final class WorkDoneProgress {
  private static final long QUIET_NANOS = 200_000_000;

  private final @Nullable LanguageClient client;
  private final @Nullable Either<String, Integer> token;
  private final boolean isOwn;
  private long told;

  /** Whether the client shows it. */
  private boolean shown;

  private boolean ended;

  /**
   * @param asked the token of the request; null for none
   * @param creates whether the client shows progress that it has not asked for
   */
  WorkDoneProgress(
      @Nullable LanguageClient client, @Nullable Either<String, Integer> asked, boolean creates) {
    this.client = client;
    isOwn = asked == null && creates;
    token = isOwn ? Either.forLeft(UUID.randomUUID().toString()) : asked;
  }

  /** Returns the token by which the client can stop the work; null if there is none. */
  @Nullable Either<String, Integer> token() {
    return token;
  }

  void begin(String title) {
    if (isOwn && client != null && token != null) {
      client
          .createProgress(new WorkDoneProgressCreateParams(token))
          .thenAccept(created -> show(title));
    } else {
      show(title);
    }
  }

  private synchronized void show(String title) {
    if (!ended) {
      shown = true;
      var begin = new WorkDoneProgressBegin();
      begin.setTitle(title);
      begin.setCancellable(true);
      notify(begin);
    }
  }

  /** Told at most a few times a second, from any thread. */
  synchronized void report(String message) {
    long now = System.nanoTime();
    if (shown && token != null && now - told > QUIET_NANOS) {
      told = now;
      var report = new WorkDoneProgressReport();
      report.setMessage(message);
      notify(report);
    }
  }

  synchronized void end() {
    ended = true;
    if (shown) {
      notify(new WorkDoneProgressEnd());
    }
  }

  private void notify(WorkDoneProgressNotification what) {
    if (client != null && token != null) {
      client.notifyProgress(new ProgressParams(token, Either.forLeft(what)));
    }
  }
}
