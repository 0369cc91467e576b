package dev.muster.dsl.ui.server;

import dev.muster.dsl.ide.command.CompileResult;
import dev.muster.dsl.ide.command.MusterCommandService;
import dev.muster.dsl.ide.scene.SceneRequests;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.ILog;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.swt.widgets.Display;

/**
 * The language server of this workbench. It starts when the first battle is opened or a project is
 * checked, and is started again when it dies.
 */
public final class LanguageServerHost {

  private static final long PATIENCE_SECONDS = 10;

  /** How often a request is repeated after a concurrent change. */
  private static final int TRIES = 10;

  /** So many deaths in so short a time are no accident. */
  private static final int MOST_DEATHS = 5;

  private static final long DEATHS_REMEMBERED_NANOS = TimeUnit.MINUTES.toNanos(3);

  private static final class Holder {
    static final LanguageServerHost RUNNING = new LanguageServerHost();
  }

  // One thread, so that the server receives openings, changes and requests in their order.
  private final ExecutorService order =
      Executors.newSingleThreadExecutor(
          work -> {
            Thread thread = new Thread(work, "Muster language server");
            thread.setDaemon(true);
            return thread;
          });
  private final Deque<Long> deaths = new ArrayDeque<>();
  private final List<Runnable> restartListeners = new CopyOnWriteArrayList<>();
  private volatile ServerConnection connection;
  private volatile UnaryOperator<LanguageServer> between = UnaryOperator.identity();

  private LanguageServerHost() {
    order.execute(this::begin);
  }

  /** The running server; started by the first call, which does not wait for it. */
  public static LanguageServerHost running() {
    return Holder.RUNNING;
  }

  /** Returns the keywords of the language for syntax colouring, from the grammar. */
  public CompletableFuture<Set<String>> keywords() {
    return CompletableFuture.supplyAsync(
        () -> connection == null ? Set.of() : connection.keywords(), order);
  }

  /** Returns the capabilities of the server; null if it did not start. */
  public CompletableFuture<ServerCapabilities> offers() {
    return CompletableFuture.supplyAsync(
        () -> connection == null ? null : connection.offers(), order);
  }

  /** Tells the server something that has no answer. */
  public void sendNotification(Consumer<LanguageServer> notification) {
    order.execute(
        () -> {
          if (connection == null) {
            return;
          }
          ServerConnection told = connection;
          try {
            notification.accept(told.server());
          } catch (RuntimeException | LinkageError failure) {
            failed(told, failure);
          }
        });
  }

  /**
   * Sends a request; the answer comes after the server has processed all earlier messages. It is
   * null if there is no server. A request that fails because of a concurrent change, such as a save
   * of any file, is repeated. Cancelling the future cancels the request on the server.
   */
  public <T> CompletableFuture<T> ask(Function<LanguageServer, CompletableFuture<T>> question) {
    CompletableFuture<T> wanted = new CompletableFuture<>();
    ask(question, wanted, TRIES);
    return wanted;
  }

  private <T> void ask(
      Function<LanguageServer, CompletableFuture<T>> question,
      CompletableFuture<T> wanted,
      int tries) {
    CompletableFuture<T> asked = once(question);
    wanted.whenComplete(
        (answer, stopped) -> {
          if (wanted.isCancelled()) {
            asked.cancel(true);
          }
        });
    asked.whenComplete(
        (answer, failure) -> {
          if (failure == null) {
            wanted.complete(answer);
          } else if (asked.isCancelled() && !wanted.isDone() && tries > 1) {
            ask(question, wanted, tries - 1);
          } else {
            wanted.completeExceptionally(failure);
          }
        });
  }

  private <T> CompletableFuture<T> once(Function<LanguageServer, CompletableFuture<T>> question) {
    CompletableFuture<T> answered = new CompletableFuture<>();
    order.execute(
        () -> {
          ServerConnection asked = connection;
          if (asked == null || answered.isCancelled()) {
            answered.complete(null);
            return;
          }
          try {
            CompletableFuture<T> answer = question.apply(between.apply(asked.server()));
            answer.whenComplete(
                (value, failure) -> {
                  if (failure == null) {
                    answered.complete(value);
                  } else {
                    order.execute(() -> failed(asked, failure));
                    answered.completeExceptionally(
                        isContentModified(failure) ? new CancellationException() : failure);
                  }
                });
            answered.whenComplete(
                (value, stopped) -> {
                  if (answered.isCancelled()) {
                    answer.cancel(true);
                  }
                });
          } catch (RuntimeException | LinkageError failure) {
            failed(asked, failure);
            answered.completeExceptionally(failure);
          }
        });
    return answered;
  }

  /** Asks about a map as {@link #ask} does. */
  public <T> CompletableFuture<T> askScenes(
      Function<SceneRequests, CompletableFuture<T>> question) {
    return ask(
        it ->
            it instanceof SceneRequests scenes
                ? question.apply(scenes)
                : CompletableFuture.completedFuture(null));
  }

  /** Tells something about a map that has no answer. */
  public void tellScenes(Consumer<SceneRequests> notification) {
    sendNotification(
        it -> {
          if (it instanceof SceneRequests scenes) {
            notification.accept(scenes);
          }
        });
  }

  /**
   * Returns the answer if it arrives in time; empty otherwise, because an editor must not block for
   * a hover. In the UI thread it does not wait at all: it returns an answer only if it is already
   * there.
   */
  public <T> Optional<T> answer(Function<LanguageServer, CompletableFuture<T>> question) {
    CompletableFuture<T> asked = ask(question);
    try {
      long patience = Display.getCurrent() == null ? PATIENCE_SECONDS : 0;
      return Optional.ofNullable(asked.get(patience, TimeUnit.SECONDS));
    } catch (TimeoutException late) {
      asked.cancel(true);
      return Optional.empty();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    } catch (ExecutionException | CancellationException failure) {
      // The failure is already reported.
      return Optional.empty();
    }
  }

  /**
   * The scenarios of a file as the editor shows them, saved or not.
   *
   * @param uri the file's address
   */
  public CompletableFuture<ScenarioList> scenarios(String uri) {
    return ask(it ->
            it.getWorkspaceService()
                .executeCommand(
                    new ExecuteCommandParams(MusterCommandService.COMPILE, List.of(uri))))
        .thenApply(
            answer ->
                answer instanceof CompileResult compiled
                    ? new ScenarioList(compiled.programs(), compiled.refusal())
                    : ScenarioList.refused(
                        "The Muster language server is not running. The Error Log has the"
                            + " reason."));
  }

  /** Starts the server anew, as the user wishes it. */
  public void restart() {
    order.execute(
        () -> {
          deaths.clear();
          begin();
        });
  }

  /** Hears of each new start after the first, in the server's thread. */
  public void onRestart(Runnable listener) {
    restartListeners.add(listener);
  }

  /**
   * Puts something between the workbench and the server, such as a delay.
   *
   * @param wrapper gives what to ask in place of the server; for tests
   */
  public void intercept(UnaryOperator<LanguageServer> wrapper) {
    between = wrapper;
  }

  private void begin() {
    boolean again = connection != null || !deaths.isEmpty();
    ServerConnection former = connection;
    connection = null;
    ServerStartJob shown = ServerStartJob.shown();
    try {
      if (former != null) {
        former.server().shutdown();
      }
      connection = ServerConnection.open(new WorkbenchLanguageClient());
      if (again) {
        OpenDocumentRegistry.reopenAll(connection.server());
        restartListeners.forEach(Runnable::run);
      } else {
        ServerSettings.sendChanges(this);
        ResourcesPlugin.getWorkspace()
            .addResourceChangeListener(
                new WorkspaceChangeListener(this),
                IResourceChangeEvent.POST_CHANGE
                    | IResourceChangeEvent.PRE_DELETE
                    | IResourceChangeEvent.PRE_CLOSE);
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException | RuntimeException | LinkageError failure) {
      ILog.of(LanguageServerHost.class).error("The Muster language server did not start", failure);
      PopupNotification.show(
          "Muster cannot check",
          "The Muster language server did not start. The Error Log has the reason.");
    } finally {
      shown.over();
    }
  }

  /** Handles the failure of a request: an error of this request, or the end of the server. */
  private void failed(ServerConnection asked, Throwable failure) {
    Throwable cause = cause(failure);
    if (isContentModified(failure)) {
      // Not an error: the text has changed, or its file was deleted, after the request.
      return;
    }
    if (!isDeath(cause)) {
      ILog.of(LanguageServerHost.class).error("The Muster language server failed", cause);
      return;
    }
    if (asked != connection) {
      // Another one has been started since.
      return;
    }
    long now = System.nanoTime();
    deaths.removeIf(each -> now - each > DEATHS_REMEMBERED_NANOS);
    deaths.add(now);
    if (deaths.size() > MOST_DEATHS) {
      connection = null;
      ILog.of(LanguageServerHost.class).error("The Muster language server died too often", cause);
      PopupNotification.show(
          "Muster has stopped checking",
          "Its language server died "
              + deaths.size()
              + " times in a few minutes. Muster > Restart Language Server starts it again; the"
              + " Error Log has the reason.");
      return;
    }
    ILog.of(LanguageServerHost.class)
        .warn("The Muster language server died and is started again", cause);
    begin();
    PopupNotification.show(
        "Muster was started again",
        "Its language server had died. Nothing you wrote is lost. The Error Log has the reason.");
  }

  private static Throwable cause(Throwable failure) {
    Throwable cause = failure;
    while ((cause instanceof ExecutionException
            || cause instanceof java.util.concurrent.CompletionException)
        && cause.getCause() != null) {
      cause = cause.getCause();
    }
    return cause;
  }

  private static boolean isContentModified(Throwable failure) {
    Throwable cause = cause(failure);
    return cause instanceof CancellationException
        || cause instanceof ResponseErrorException refused
            && refused.getResponseError().getCode() == ResponseErrorCode.ContentModified.getValue();
  }

  private static boolean isDeath(Throwable cause) {
    if (cause instanceof ResponseErrorException refused) {
      int code = refused.getResponseError().getCode();
      return code == ResponseErrorCode.ServerNotInitialized.getValue()
          || code == ResponseErrorCode.InvalidRequest.getValue();
    }
    return cause instanceof RejectedExecutionException
        || cause instanceof LinkageError
        || cause instanceof OutOfMemoryError;
  }
}
