package dev.muster.dsl.ide.server;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.xtext.ide.server.concurrent.AbstractRequestManager;
import org.eclipse.xtext.ide.server.concurrent.ReadRequest;
import org.eclipse.xtext.ide.server.concurrent.RequestManager;
import org.eclipse.xtext.service.OperationCanceledManager;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.xbase.lib.Functions.Function1;

/**
 * Runs the requests of an editor. A request that is refused with an answer, such as one about a
 * file that is gone, is no failure: only failures are logged.
 */
@Singleton
public class MusterRequestManager extends RequestManager {
  @Inject
  public MusterRequestManager(ExecutorService parallel, OperationCanceledManager cancellations) {
    super(parallel, cancellations);
  }

  @Override
  public synchronized <V> CompletableFuture<V> runRead(
      Function1<? super CancelIndicator, ? extends V> request) {
    return submit(new Reading<>(this, request, getParallelExecutorService()));
  }

  /**
   * Waits for earlier requests before an edit; a failure of an earlier request does not affect it.
   */
  @Override
  protected CompletableFuture<Void> cancel() {
    return super.cancel()
        .exceptionallyCompose(
            failure ->
                failure.getCause() instanceof ResponseErrorException
                    ? CompletableFuture.completedFuture(null)
                    : CompletableFuture.failedFuture(failure));
  }

  private static final class Reading<V> extends ReadRequest<V> {
    Reading(
        AbstractRequestManager requests,
        Function1<? super CancelIndicator, ? extends V> request,
        ExecutorService parallel) {
      super(requests, request, parallel);
    }

    @Override
    protected void logAndCompleteExceptionally(Throwable failure) {
      if (failure instanceof ResponseErrorException) {
        get().completeExceptionally(failure);
      } else {
        super.logAndCompleteExceptionally(failure);
      }
    }
  }
}
