package dev.muster.dsl.ui.server;

import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;
import java.util.function.Function;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.swt.widgets.Display;

/**
 * Waits for the answer to a request in the background, so that the user interface does not block.
 */
public final class ServerRequestJob<T> extends Job {

  private final Function<LanguageServer, CompletableFuture<T>> question;
  private final Consumer<T> then;

  private ServerRequestJob(
      String name, Function<LanguageServer, CompletableFuture<T>> question, Consumer<T> then) {
    super(name);
    this.question = question;
    this.then = then;
  }

  /**
   * Sends a request in the background.
   *
   * @param name description for the Progress view
   * @param then receives the answer in the UI thread; null if the server gave none
   */
  public static <T> void of(
      String name, Function<LanguageServer, CompletableFuture<T>> question, Consumer<T> then) {
    ServerRequestJob<T> job = new ServerRequestJob<>(name, question, then);
    job.setPriority(INTERACTIVE);
    job.schedule();
  }

  @Override
  protected IStatus run(IProgressMonitor monitor) {
    try {
      T answer = ResponseAwaiter.await(LanguageServerHost.running().ask(question), monitor);
      Display.getDefault().asyncExec(() -> then.accept(answer));
    } catch (OperationCanceledException | CancellationException stopped) {
      return Status.CANCEL_STATUS;
    } catch (ExecutionException failure) {
      // The failure is already reported.
      Display.getDefault().asyncExec(() -> then.accept(null));
    }
    return Status.OK_STATUS;
  }
}
