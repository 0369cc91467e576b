package dev.muster.dsl.ide.server;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.jspecify.annotations.Nullable;

/**
 * The commands that fight now, by the token of their progress. Each has a thread of its own, so
 * that no other request waits for it.
 */
final class RunningBattles {
  private final Map<Either<String, Integer>, Runnable> stops = new ConcurrentHashMap<>();

  /** Runs a command in a thread of the lowest priority. */
  static void start(Runnable command) {
    Thread thread = new Thread(command, "Muster battles");
    thread.setDaemon(true);
    thread.setPriority(Thread.MIN_PRIORITY);
    thread.start();
  }

  /**
   * Lets the user stop a command where its progress is shown.
   *
   * @param token null if it is shown nowhere
   */
  void add(@Nullable Either<String, Integer> token, Runnable stop) {
    if (token != null) {
      stops.put(token, stop);
    }
  }

  void remove(@Nullable Either<String, Integer> token) {
    if (token != null) {
      stops.remove(token);
    }
  }

  /** Stops the command of a token, if it still runs. */
  void stop(Either<String, Integer> token) {
    Runnable stop = stops.get(token);
    if (stop != null) {
      stop.run();
    }
  }
}
