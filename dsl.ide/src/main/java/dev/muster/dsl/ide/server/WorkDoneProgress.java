package dev.muster.dsl.ide.server;

import org.eclipse.lsp4j.ProgressParams;
import org.eclipse.lsp4j.WorkDoneProgressBegin;
import org.eclipse.lsp4j.WorkDoneProgressEnd;
import org.eclipse.lsp4j.WorkDoneProgressNotification;
import org.eclipse.lsp4j.WorkDoneProgressReport;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.services.LanguageClient;
import org.jspecify.annotations.Nullable;

/** Reports the progress of a long command to the client if the client requested it. */
final class WorkDoneProgress {
  private static final long QUIET_NANOS = 200_000_000;

  private final @Nullable LanguageClient client;
  private final @Nullable Either<String, Integer> token;
  private long told;

  WorkDoneProgress(@Nullable LanguageClient client, @Nullable Either<String, Integer> token) {
    this.client = client;
    this.token = token;
  }

  void begin(String title) {
    var begin = new WorkDoneProgressBegin();
    begin.setTitle(title);
    begin.setCancellable(true);
    notify(begin);
  }

  /** Told at most a few times a second, from any thread. */
  synchronized void report(String message) {
    long now = System.nanoTime();
    if (token != null && now - told > QUIET_NANOS) {
      told = now;
      var report = new WorkDoneProgressReport();
      report.setMessage(message);
      notify(report);
    }
  }

  void end() {
    notify(new WorkDoneProgressEnd());
  }

  private void notify(WorkDoneProgressNotification what) {
    if (client != null && token != null) {
      client.notifyProgress(new ProgressParams(token, Either.forLeft(what)));
    }
  }
}
