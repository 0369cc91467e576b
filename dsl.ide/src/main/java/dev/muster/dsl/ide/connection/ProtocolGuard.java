package dev.muster.dsl.ide.connection;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SelectionRangeParams;
import org.eclipse.lsp4j.TextDocumentPositionParams;
import org.eclipse.lsp4j.jsonrpc.MessageConsumer;
import org.eclipse.lsp4j.jsonrpc.MessageIssueException;
import org.eclipse.lsp4j.jsonrpc.json.JsonRpcMethod;
import org.eclipse.lsp4j.jsonrpc.messages.Message;
import org.eclipse.lsp4j.jsonrpc.messages.NotificationMessage;
import org.eclipse.lsp4j.jsonrpc.messages.RequestMessage;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseMessage;
import org.eclipse.lsp4j.jsonrpc.validation.ReflectiveMessageValidator;
import org.jspecify.annotations.Nullable;

/**
 * Passes on the messages that the server can handle in its current state, and answers all others
 * with the error code that the protocol defines.
 */
final class ProtocolGuard implements MessageReader.Receiver {
  private static final String INITIALIZE = "initialize";
  private static final String SHUTDOWN = "shutdown";
  private static final String EXIT = "exit";
  private static final String CANCEL = "$/cancelRequest";
  private static final Set<String> ALWAYS = Set.of(EXIT, CANCEL);

  private final Map<String, JsonRpcMethod> methods;
  private final MessageConsumer server;
  private final MessageConsumer editor;
  private Stage stage = Stage.FRESH;

  private enum Stage {
    FRESH,
    OPEN,
    SHUT
  }

  /**
   * Creates a guard of a server.
   *
   * @param methods the requests and notifications that the server supports
   * @param server receives accepted messages
   * @param editor receives refusals
   */
  ProtocolGuard(
      Map<String, JsonRpcMethod> methods, MessageConsumer server, MessageConsumer editor) {
    this.methods = Map.copyOf(methods);
    this.server = server;
    this.editor = editor;
  }

  @Override
  public void receive(Message message) {
    switch (message) {
      case RequestMessage request -> ask(request);
      case NotificationMessage notice -> forwardNotification(notice);
      default -> server.consume(message); // An answer to what the server has asked.
    }
  }

  @Override
  public void refuse(@Nullable RequestMessage request, boolean json) {
    if (request == null) {
      refuse(
          new RequestMessage(),
          json ? ResponseErrorCode.InvalidRequest : ResponseErrorCode.ParseError,
          json ? "this is no message of the protocol" : "this is no JSON");
    } else if (!json) {
      refuse(request, ResponseErrorCode.ParseError, "this is no JSON");
    } else {
      ResponseError wrong = stage(request);
      refuse(
          request,
          wrong != null
              ? wrong
              : error(
                  ResponseErrorCode.InvalidParams,
                  "the params of " + request.getMethod() + " are of another kind"));
    }
  }

  private void ask(RequestMessage request) {
    ResponseError wrong = stage(request);
    if (wrong == null) {
      wrong = params(request.getMethod(), request.getParams(), request);
    }
    if (wrong != null) {
      refuse(request, wrong);
      return;
    }
    switch (request.getMethod()) {
      case INITIALIZE -> stage = Stage.OPEN;
      case SHUTDOWN -> stage = Stage.SHUT;
      default -> {}
    }
    server.consume(request);
  }

  /** Forwards a notification, unless it is unknown or not allowed in the current state. */
  private void forwardNotification(NotificationMessage notice) {
    String method = String.valueOf(notice.getMethod());
    if (method.equals(CANCEL)
        || ((stage == Stage.OPEN || ALWAYS.contains(method))
            && methods.containsKey(method)
            && params(method, notice.getParams(), notice) == null)) {
      server.consume(notice);
    }
  }

  private @Nullable ResponseError stage(RequestMessage request) {
    String method = request.getMethod();
    if (method == null) {
      return error(ResponseErrorCode.InvalidRequest, "the request names no method");
    }
    return switch (stage) {
      case SHUT -> error(ResponseErrorCode.InvalidRequest, "the server is shut down already");
      case OPEN ->
          method.equals(INITIALIZE)
              ? error(ResponseErrorCode.InvalidRequest, "the server is initialized already")
              : known(method);
      case FRESH ->
          method.equals(INITIALIZE) || method.equals(SHUTDOWN)
              ? null
              : error(ResponseErrorCode.ServerNotInitialized, "the server is not initialized yet");
    };
  }

  private @Nullable ResponseError known(String method) {
    JsonRpcMethod known = methods.get(method);
    return known == null || known.isNotification()
        ? error(ResponseErrorCode.MethodNotFound, "there is no method " + method)
        : null;
  }

  private @Nullable ResponseError params(String method, @Nullable Object params, Message message) {
    JsonRpcMethod known = methods.get(method);
    if (known == null || known.getParameterTypes().length == 0) {
      return null;
    }
    if (params == null) {
      return error(ResponseErrorCode.InvalidParams, method + " wants params");
    }
    if (method.equals(INITIALIZE)) {
      return null; // Older editors leave out what is asked for today.
    }
    List<String> missing = missing(message);
    if (!missing.isEmpty()) {
      return error(
          ResponseErrorCode.InvalidParams, method + " wants " + String.join(", ", missing));
    }
    boolean before =
        switch (params) {
          case TextDocumentPositionParams at -> isBeforeStart(at.getPosition());
          case InlayHintParams in -> isBeforeStart(in.getRange());
          case CodeActionParams in -> isBeforeStart(in.getRange());
          case SelectionRangeParams at ->
              at.getPositions().stream().anyMatch(ProtocolGuard::isBeforeStart);
          default -> false;
        };
    return before
        ? error(ResponseErrorCode.InvalidParams, "a position counts lines and letters from 0")
        : null;
  }

  /** The places of what a message must have and has not, such as params.position. */
  private static List<String> missing(Message message) {
    try {
      new ReflectiveMessageValidator(checked -> {}).consume(message);
      return List.of();
    } catch (MessageIssueException e) {
      return e.getIssues().stream()
          .map(each -> each.getText().replaceFirst("(?s)^.*Path: \\$\\.?", ""))
          .distinct()
          // What a command takes is for the command to say; a scenario's name may be null.
          .filter(each -> !each.startsWith("params.arguments"))
          .toList();
    }
  }

  private static boolean isBeforeStart(Range range) {
    return isBeforeStart(range.getStart()) || isBeforeStart(range.getEnd());
  }

  private static boolean isBeforeStart(Position position) {
    return position.getLine() < 0 || position.getCharacter() < 0;
  }

  private static ResponseError error(ResponseErrorCode code, String message) {
    return new ResponseError(code, message, null);
  }

  private void refuse(RequestMessage request, ResponseErrorCode code, String message) {
    refuse(request, error(code, message));
  }

  private void refuse(RequestMessage request, ResponseError why) {
    var answer = new ResponseMessage();
    answer.setJsonrpc("2.0");
    answer.setRawId(request.getRawId());
    answer.setError(why);
    editor.consume(answer);
  }
}
