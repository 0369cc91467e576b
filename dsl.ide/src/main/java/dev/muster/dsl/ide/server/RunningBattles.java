package dev.muster.dsl.ide.server;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.jspecify.annotations.Nullable;

/**
 * The commands that fight now, by the token of their progress. Each has a thread of its own, so
 * that no other request waits for it.
 */
final class RunningBattles {
  private final Map<Either<String, Integer>, Runnable> stops = new ConcurrentHashMap<>();

  /**
   * Threads of the lowest priority. They outlive their command for a while: a pipe counts as broken
   * when the thread that last wrote into it has ended.
   */
  private static final Executor THREADS =
      Executors.newCachedThreadPool(
          commands -> {
            Thread thread = new Thread(commands, "Muster battles");
            thread.setDaemon(true);
            thread.setPriority(Thread.MIN_PRIORITY);
            return thread;
          });

  /** Runs a command in a thread of its own. */
  static void start(Runnable command) {
    THREADS.execute(command);
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
