package dev.muster.ui.tests;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.eclipse.lsp4j.services.WorkspaceService;

/** A server whose answers come late, whatever it is asked. */
final class SlowServer {

  static final int SECONDS = 5;

  private SlowServer() {}

  static LanguageServer of(LanguageServer server) {
    TextDocumentService texts = late(TextDocumentService.class, server.getTextDocumentService());
    WorkspaceService workspace = late(WorkspaceService.class, server.getWorkspaceService());
    return (LanguageServer)
        Proxy.newProxyInstance(
            LanguageServer.class.getClassLoader(),
            new Class<?>[] {LanguageServer.class},
            (proxy, method, arguments) ->
                method.getReturnType() == TextDocumentService.class
                    ? texts
                    : method.getReturnType() == WorkspaceService.class
                        ? workspace
                        : call(server, method, arguments));
  }

  private static <S> S late(Class<S> kind, S service) {
    return kind.cast(
        Proxy.newProxyInstance(
            kind.getClassLoader(),
            new Class<?>[] {kind},
            (proxy, method, arguments) ->
                call(service, method, arguments) instanceof CompletableFuture<?> answer
                    ? answer.thenApplyAsync(
                        it -> it, CompletableFuture.delayedExecutor(SECONDS, TimeUnit.SECONDS))
                    : null));
  }

  private static Object call(Object target, Method method, Object[] arguments) throws Throwable {
    try {
      return method.invoke(target, arguments);
    } catch (InvocationTargetException failure) {
      throw failure.getCause();
    }
  }
}
