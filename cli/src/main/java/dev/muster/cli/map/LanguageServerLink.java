package dev.muster.cli.map;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.muster.dsl.ide.connection.LspConnection;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A language server in this process, used through the protocol as by an editor. Requests and
 * answers stay JSON, because they are only passed on.
 */
final class LanguageServerLink implements AutoCloseable {
  /** Seconds to wait for an answer. */
  private static final int PATIENCE = 120;

  private final OutputStream toServer;
  private final InputStream fromServer;
  private final BiConsumer<String, JsonElement> heard;
  private final AtomicInteger last = new AtomicInteger();
  private final Map<Integer, CompletableFuture<JsonElement>> asked = new ConcurrentHashMap<>();

  /**
   * Starts a server.
   *
   * @param heard receives the server's own messages: a method and its parameters
   * @param log receives lines for troubleshooting
   */
  LanguageServerLink(BiConsumer<String, JsonElement> heard, Consumer<String> log)
      throws IOException {
    this.heard = heard;
    Pipe there = Pipe.open();
    Pipe back = Pipe.open();
    toServer = Channels.newOutputStream(there.sink());
    fromServer = new BufferedInputStream(Channels.newInputStream(back.source()));
    InputStream in = Channels.newInputStream(there.source());
    OutputStream out = Channels.newOutputStream(back.sink());
    Thread.ofPlatform().name("language server").daemon().start(() -> serve(in, out, log));
    Thread.ofPlatform().name("answers").daemon().start(this::listen);
  }

  private static void serve(InputStream in, OutputStream out, Consumer<String> log) {
    try {
      LspConnection.run(in, out, log);
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * Sends a request and waits for the answer.
   *
   * @throws IllegalStateException if the server refuses; the message is the server's
   */
  JsonElement ask(String method, JsonElement params) {
    int id = last.incrementAndGet();
    var answer = new CompletableFuture<JsonElement>();
    asked.put(id, answer);
    JsonObject message = message(method, params);
    message.addProperty("id", id);
    send(message);
    try {
      return answer.get(PATIENCE, TimeUnit.SECONDS);
    } catch (ExecutionException refused) {
      Throwable cause = refused.getCause();
      throw new IllegalStateException(cause == null ? null : cause.getMessage(), refused);
    } catch (TimeoutException late) {
      throw new IllegalStateException(
          "the language server has not answered within " + PATIENCE + " seconds", late);
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the map was closed", ended);
    } finally {
      asked.remove(id);
    }
  }

  /** Sends something to the server. */
  void tell(String method, JsonElement params) {
    send(message(method, params));
  }

  private static JsonObject message(String method, JsonElement params) {
    var message = new JsonObject();
    message.addProperty("jsonrpc", "2.0");
    message.addProperty("method", method);
    message.add("params", params);
    return message;
  }

  private void send(JsonObject message) {
    byte[] body = message.toString().getBytes(StandardCharsets.UTF_8);
    byte[] head =
        ("Content-Length: " + body.length + "\r\n\r\n").getBytes(StandardCharsets.US_ASCII);
    try {
      synchronized (toServer) {
        toServer.write(head);
        toServer.write(body);
        toServer.flush();
      }
    } catch (IOException gone) {
      throw new UncheckedIOException("the language server has ended", gone);
    }
  }

  private void listen() {
    try {
      for (JsonObject message = next(); message != null; message = next()) {
        take(message);
      }
    } catch (IOException closed) {
      // the pipe was closed with the map
    }
    asked.values().forEach(each -> each.completeExceptionally(new IOException("it has ended")));
  }

  private @Nullable JsonObject next() throws IOException {
    int length = -1;
    for (String line = line(); line != null; line = line()) {
      if (line.isEmpty() && length >= 0) {
        byte[] body = fromServer.readNBytes(length);
        return JsonParser.parseString(new String(body, StandardCharsets.UTF_8)).getAsJsonObject();
      }
      if (line.toLowerCase(Locale.ROOT).startsWith("content-length:")) {
        length = Integer.parseInt(line.substring(line.indexOf(':') + 1).strip());
      }
    }
    return null;
  }

  private @Nullable String line() throws IOException {
    var line = new StringBuilder();
    for (int read = fromServer.read(); read >= 0; read = fromServer.read()) {
      if (read == '\n') {
        return line.toString().strip();
      }
      line.append((char) read);
    }
    return null;
  }

  private void take(JsonObject message) {
    JsonElement method = message.get("method");
    JsonElement id = message.get("id");
    if (method == null) {
      answered(message);
    } else if (id == null) {
      heard.accept(
          method.getAsString(), message.has("params") ? message.get("params") : JsonNull.INSTANCE);
    } else {
      reply(id, method.getAsString(), message);
    }
  }

  private void answered(JsonObject message) {
    CompletableFuture<JsonElement> answer = asked.get(message.get("id").getAsInt());
    if (answer == null) {
      return;
    }
    JsonElement error = message.get("error");
    if (error != null && error.isJsonObject()) {
      String words = error.getAsJsonObject().get("message").getAsString();
      answer.completeExceptionally(new IllegalStateException(words));
    } else {
      answer.complete(message.has("result") ? message.get("result") : JsonNull.INSTANCE);
    }
  }

  /** Answers requests of the server, such as for settings: there are none. */
  private void reply(JsonElement id, String method, JsonObject asks) {
    var reply = new JsonObject();
    reply.addProperty("jsonrpc", "2.0");
    reply.add("id", id);
    JsonElement result = JsonNull.INSTANCE;
    if (method.equals("workspace/configuration")) {
      var none = new JsonArray();
      asks.getAsJsonObject("params")
          .getAsJsonArray("items")
          .forEach(item -> none.add((String) null));
      result = none;
    }
    reply.add("result", result);
    send(reply);
  }

  @Override
  public void close() {
    try {
      toServer.close();
      fromServer.close();
    } catch (IOException closed) {
      // it is closed anyhow
    }
  }
}
