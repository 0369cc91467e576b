package dev.muster.dsl.ui.server;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.eclipse.lsp4j.ProgressParams;
import org.eclipse.lsp4j.WorkDoneProgressBegin;
import org.eclipse.lsp4j.WorkDoneProgressReport;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/** Forwards the progress of long commands to their callers. */
public final class ServerProgress {

  private static final Map<String, Consumer<String>> LISTENERS = new ConcurrentHashMap<>();

  private ServerProgress() {}

  /**
   * Listens to the command of a token.
   *
   * @return what ends the listening
   */
  public static AutoCloseableQuietly of(String token, Consumer<String> listener) {
    LISTENERS.put(token, listener);
    return () -> LISTENERS.remove(token);
  }

  /** Something to be closed, without an exception. */
  @FunctionalInterface
  public interface AutoCloseableQuietly extends AutoCloseable {
    @Override
    void close();
  }

  static void dispatch(ProgressParams progress) {
    Consumer<String> listener = LISTENERS.get(key(progress.getToken()));
    if (listener == null || !progress.getValue().isLeft()) {
      return;
    }
    switch (progress.getValue().getLeft()) {
      case WorkDoneProgressBegin begin -> listener.accept(begin.getTitle());
      case WorkDoneProgressReport report when report.getMessage() != null ->
          listener.accept(report.getMessage());
      default -> {
        // The answer itself marks the end.
      }
    }
  }

  private static String key(Either<String, Integer> token) {
    return token.map(text -> text, String::valueOf);
  }
}
