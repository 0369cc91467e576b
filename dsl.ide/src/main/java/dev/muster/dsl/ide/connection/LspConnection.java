package dev.muster.dsl.ide.connection;

import com.google.inject.Guice;
import dev.muster.dsl.ide.scene.SceneClient;
import dev.muster.dsl.ide.scene.SceneRequests;
import dev.muster.dsl.ide.server.MusterServerModule;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.eclipse.lsp4j.jsonrpc.JsonRpcException;
import org.eclipse.lsp4j.jsonrpc.MessageConsumer;
import org.eclipse.lsp4j.jsonrpc.RemoteEndpoint;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.json.JsonRpcMethod;
import org.eclipse.lsp4j.jsonrpc.json.MessageJsonHandler;
import org.eclipse.lsp4j.jsonrpc.json.StreamMessageConsumer;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.jsonrpc.services.ServiceEndpoints;
import org.eclipse.xtext.ide.server.LanguageServerImpl;
import org.jspecify.annotations.Nullable;

/**
 * A connection between an editor and the language server over two streams. It ends when either end
 * closes or fails. The log gets one line for each internal error: its kind and its place in our
 * code, but not its message, which could contain an author's text.
 */
public final class LspConnection {
  /** Referenced strongly, because the settings of an unreferenced logger are lost. */
  private static final Logger LIBRARY = Logger.getLogger("org.eclipse.lsp4j");

  private final Consumer<String> log;
  private final CompletableFuture<@Nullable String> over = new CompletableFuture<>();

  private LspConnection(Consumer<String> log) {
    this.log = log;
  }

  /**
   * Serves requests until the connection ends. An editor that sends {@code exit} ends this process.
   *
   * @param log receives lines for troubleshooting
   * @return why the connection failed; null if the editor closed it
   */
  public static @Nullable String run(InputStream in, OutputStream out, Consumer<String> log)
      throws InterruptedException {
    LIBRARY.setLevel(Level.OFF); // It would tell whole messages.
    var conversation = new LspConnection(log);
    conversation.start(in, out);
    try {
      return conversation.over.get();
    } catch (java.util.concurrent.ExecutionException e) {
      throw new IllegalStateException(e);
    }
  }

  private void start(InputStream in, OutputStream out) {
    var server =
        Guice.createInjector(new MusterServerModule()).getInstance(LanguageServerImpl.class);
    Map<String, JsonRpcMethod> methods = new LinkedHashMap<>(server.supportedMethods());
    Map<String, JsonRpcMethod> all =
        new LinkedHashMap<>(ServiceEndpoints.getSupportedMethods(SceneClient.class));
    all.putAll(methods);
    var json = new MessageJsonHandler(all);
    MessageConsumer editor = outgoing(new StreamMessageConsumer(out, json));
    var endpoint = new RemoteEndpoint(editor, ServiceEndpoints.toEndpoint(server), this::error);
    json.setMethodProvider(endpoint);
    endpoint.setJsonHandler(json);
    server.connect(ServiceEndpoints.toServiceObject(endpoint, SceneClient.class));
    var protocol = new ProtocolGuard(methods, endpoint, editor);
    Thread.ofPlatform()
        .name("editor")
        .daemon()
        .start(() -> over.complete(listen(new MessageReader(in, json), protocol)));
  }

  private @Nullable String listen(MessageReader incoming, ProtocolGuard protocol) {
    try {
      incoming.read(protocol);
      return null;
    } catch (BrokenStreamException broken) {
      return broken.getMessage();
    } catch (IOException | JsonRpcException gone) {
      return "the stream broke";
    } catch (RuntimeException | Error failure) {
      log.accept(place(failure));
      return "it could not go on";
    }
  }

  /** Returns a consumer that ends the connection if an answer can no longer be sent. */
  private MessageConsumer outgoing(MessageConsumer stream) {
    return message -> {
      try {
        stream.consume(message);
      } catch (JsonRpcException broken) {
        over.complete("nobody takes the answers any more");
        throw broken;
      }
    };
  }

  private ResponseError error(Throwable failure) {
    Throwable cause = failure;
    while ((cause instanceof CompletionException
            || cause instanceof java.lang.reflect.InvocationTargetException)
        && cause.getCause() != null) {
      cause = cause.getCause();
    }
    return switch (cause) {
      case ResponseErrorException told ->
          new ResponseError(
              told.getResponseError().getCode(), told.getResponseError().getMessage(), null);
      case CancellationException cancelled ->
          new ResponseError(ResponseErrorCode.RequestCancelled, "the request is cancelled", null);
      case IndexOutOfBoundsException beyond -> {
        log.accept(place(beyond));
        yield new ResponseError(
            ResponseErrorCode.InvalidParams, "there is no such place in the text", null);
      }
      case UnsupportedOperationException notOffered when isLeftOut(notOffered) ->
          new ResponseError(
              ResponseErrorCode.MethodNotFound, "the server does not offer this method", null);
      default -> {
        log.accept(place(cause));
        yield new ResponseError(
            ResponseErrorCode.InternalError,
            "this could not be answered, which is a fault of Muster; its log has more",
            null);
      }
    };
  }

  /**
   * Returns whether the exception comes from a default method of the protocol services, for a
   * request that the server does not implement.
   */
  private static boolean isLeftOut(UnsupportedOperationException failure) {
    StackTraceElement[] way = failure.getStackTrace();
    return way.length > 0
        && (way[0].getClassName().startsWith("org.eclipse.lsp4j.services.")
            || way[0].getClassName().equals(SceneRequests.class.getName())
            || way[0].getClassName().equals(LanguageServerImpl.class.getName()));
  }

  private static String place(Throwable failure) {
    StackTraceElement[] way = failure.getStackTrace();
    StringBuilder line = new StringBuilder("a request failed: ");
    line.append(failure.getClass().getSimpleName());
    for (int i = 0; i < Math.min(way.length, 6); i++) {
      line.append(i == 0 ? " at " : " < ");
      line.append(way[i].getFileName()).append(':').append(way[i].getLineNumber());
    }
    return line.toString();
  }
}
