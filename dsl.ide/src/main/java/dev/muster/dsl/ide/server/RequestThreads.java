package dev.muster.dsl.ide.server;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.function.Supplier;

/**
 * The threads of requests that take long and do not read the models. The common pool is no place
 * for them: with two processors it has one thread, which everything in a workbench shares.
 */
final class RequestThreads {
  private static final Executor THREADS =
      Executors.newCachedThreadPool(
          requests -> {
            Thread thread = new Thread(requests, "Muster request");
            thread.setDaemon(true);
            return thread;
          });

  private RequestThreads() {}

  /** Runs something in a thread of its own. */
  static void start(Runnable request) {
    THREADS.execute(request);
  }

  /** Returns the later answer to a request. */
  static <T> CompletableFuture<T> answer(Supplier<T> request) {
    return CompletableFuture.supplyAsync(request, THREADS);
  }
}
