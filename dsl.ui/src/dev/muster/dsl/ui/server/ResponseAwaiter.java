package dev.muster.dsl.ui.server;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;

/** Waits in a job for what the server answers, for as long as the user likes. */
public final class ResponseAwaiter {

  private static final long LOOK_MILLISECONDS = 50;

  private ResponseAwaiter() {}

  /**
   * Returns the answer. Cancelling the monitor cancels the request.
   *
   * @throws OperationCanceledException if the user cancelled
   * @throws ExecutionException if the server failed
   */
  public static <T> T await(CompletableFuture<T> asked, IProgressMonitor monitor)
      throws ExecutionException {
    while (true) {
      if (monitor.isCanceled()) {
        asked.cancel(true);
        throw new OperationCanceledException();
      }
      try {
        return asked.get(LOOK_MILLISECONDS, TimeUnit.MILLISECONDS);
      } catch (TimeoutException notYet) {
        // Look again.
      } catch (InterruptedException interrupted) {
        Thread.currentThread().interrupt();
        throw new OperationCanceledException();
      }
    }
  }
}
