package dev.muster.ui.tests;

import dev.muster.dsl.ide.scene.SceneRequests;
import dev.muster.dsl.ui.server.LanguageServerHost;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.eclipse.lsp4j.services.WorkspaceService;

/**
 * A server that keeps its answers to itself, whatever it is asked, until it is told to give them.
 */
final class SlowServer {

  /**
   * Who waits for the server does so for ten seconds or more; so a workbench that was away for less
   * has not waited, however busy the machine is.
   */
  private static final long WAITED = TimeUnit.SECONDS.toNanos(9);

  private static final List<SlowServer> ASKED = new ArrayList<>();

  private final CompletableFuture<Void> answers = new CompletableFuture<>();

  private SlowServer() {}

  /** Asks such a server from now on, until the test is over. */
  static SlowServer asked() {
    SlowServer slow = new SlowServer();
    ASKED.add(slow);
    LanguageServerHost.running()
        .intercept(
            server ->
                with(server, answer -> slow.answers.thenCombine(answer, (now, told) -> told)));
    return slow;
  }

  /** The next questions are dropped, each as if something had changed just then. */
  static void outrun(int questions) {
    AtomicInteger left = new AtomicInteger(questions);
    LanguageServerHost.running()
        .intercept(
            server ->
                with(
                    server,
                    answer -> {
                      if (left.getAndDecrement() > 0) {
                        answer.cancel(true);
                      }
                      return answer;
                    }));
  }

  /** Whether the workbench waited for the server since a time, given in nanoseconds. */
  static boolean waitedSince(long before) {
    return System.nanoTime() - before > WAITED;
  }

  /** Nothing stands between the workbench and its server, and no question is left open. */
  static void over() {
    LanguageServerHost.running().intercept(server -> server);
    ASKED.forEach(SlowServer::answersNow);
    ASKED.clear();
  }

  /** It gives the answers it has kept, and all others at once. */
  void answersNow() {
    LanguageServerHost.running().intercept(server -> server);
    answers.completeAsync(() -> null);
  }

  private static LanguageServer with(
      LanguageServer server, UnaryOperator<CompletableFuture<?>> change) {
    TextDocumentService texts =
        with(TextDocumentService.class, server.getTextDocumentService(), change);
    WorkspaceService workspace = with(WorkspaceService.class, server.getWorkspaceService(), change);
    return (LanguageServer)
        Proxy.newProxyInstance(
            SlowServer.class.getClassLoader(),
            new Class<?>[] {LanguageServer.class, SceneRequests.class},
            (proxy, method, arguments) ->
                method.getReturnType() == TextDocumentService.class
                    ? texts
                    : method.getReturnType() == WorkspaceService.class
                        ? workspace
                        : method.getDeclaringClass() == SceneRequests.class
                            ? changed(server, method, arguments, change)
                            : call(server, method, arguments));
  }

  private static <S> S with(Class<S> kind, S service, UnaryOperator<CompletableFuture<?>> change) {
    return kind.cast(
        Proxy.newProxyInstance(
            kind.getClassLoader(),
            new Class<?>[] {kind},
            (proxy, method, arguments) -> changed(service, method, arguments, change)));
  }

  private static Object changed(
      Object target, Method method, Object[] arguments, UnaryOperator<CompletableFuture<?>> change)
      throws Throwable {
    return call(target, method, arguments) instanceof CompletableFuture<?> answer
        ? change.apply(answer)
        : null;
  }

  private static Object call(Object target, Method method, Object[] arguments) throws Throwable {
    try {
      return method.invoke(target, arguments);
    } catch (InvocationTargetException failure) {
      throw failure.getCause();
    }
  }
}
