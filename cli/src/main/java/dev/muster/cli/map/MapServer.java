package dev.muster.cli.map;

import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.muster.print.page.PageFiles;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Serves the map of one battle to browsers of this machine. The address has a token that opens it
 * once; the page then lives under a secret path. No other file is served, and what comes from
 * another page or under another name of this machine is refused.
 */
public final class MapServer implements AutoCloseable {
  /**
   * Content policy: the page uses only its own scripts and styles, and loads, sends and embeds
   * nothing else.
   */
  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:;"
          + " base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

  private static final String REFUSED =
      "This address needs the token that muster map has printed, and each token opens one page.\n"
          + "Start muster map again for another one.\n";

  /** Bytes of the largest message of a page, which may have the log of a battle in it. */
  private static final int LARGEST = 32 * 1024 * 1024;

  /** Pages that may be open at a time. */
  private static final int PAGES = 16;

  /** Milliseconds between looks at the disk. */
  private static final int LOOK = 300;

  /** Seconds of silence after which a page gets a sign of life from the server. */
  private static final int SILENCE = 15;

  private static final JsonObject END = new JsonObject();

  /** A request of a page. */
  private record Message(String page, String method, JsonObject params) {
    static @Nullable Message read(String text) {
      try {
        if (JsonParser.parseString(text) instanceof JsonObject message
            && message.get("page") instanceof JsonPrimitive page
            && message.get("method") instanceof JsonPrimitive method) {
          JsonObject params =
              message.get("params") instanceof JsonObject given ? given : new JsonObject();
          return new Message(page.getAsString(), method.getAsString(), params);
        }
      } catch (JsonParseException noJson) {
        // as unreadable as other JSON
      }
      return null;
    }
  }

  private final HttpServer server;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final ScheduledExecutorService looks =
      Executors.newSingleThreadScheduledExecutor(Thread.ofPlatform().daemon().factory());
  private final Map<String, BlockingQueue<JsonObject>> pages = new ConcurrentHashMap<>();
  private final AtomicBoolean used = new AtomicBoolean();
  private final String token = secret();
  private final String path = "/" + secret() + "/";
  private final Set<String> hosts;
  private final MapSession session;

  /**
   * Starts the server.
   *
   * @param file a .muster file
   * @param scenario that is shown; null for the first
   * @param port of this machine, 0 for one that is free
   * @param log receives lines for troubleshooting
   */
  public MapServer(Path file, @Nullable String scenario, int port, Consumer<String> log)
      throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
    int taken = server.getAddress().getPort();
    hosts = Set.of("127.0.0.1:" + taken, "localhost:" + taken);
    session = new MapSession(file, scenario, this::tell, log);
    server.setExecutor(threads);
    server.createContext("/", this::handle);
    server.start();
    looks.scheduleWithFixedDelay(session::refresh, LOOK, LOOK, TimeUnit.MILLISECONDS);
  }

  private static String secret() {
    byte[] bytes = new byte[24];
    new SecureRandom().nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /** The address to open, once. */
  public String address() {
    return "http://127.0.0.1:" + server.getAddress().getPort() + "/?token=" + token;
  }

  /**
   * The name of the scenario that a page will show, empty if the file has none that can be read.
   */
  public String shown() throws IOException {
    return session.shown();
  }

  private void handle(HttpExchange exchange) throws IOException {
    try (exchange) {
      Headers headers = exchange.getResponseHeaders();
      headers.set("Content-Security-Policy", POLICY);
      headers.set("X-Content-Type-Options", "nosniff");
      headers.set("Referrer-Policy", "no-referrer");
      headers.set("Cross-Origin-Resource-Policy", "same-origin");
      headers.set("Cross-Origin-Opener-Policy", "same-origin");
      headers.set("Cache-Control", "no-store");
      String asked = exchange.getRequestURI().getPath();
      if (!isFromHere(exchange)) {
        text(exchange, 403, "Muster answers pages of this machine only.\n");
      } else if (asked.equals("/")) {
        enter(exchange);
      } else if (!asked.startsWith(path)) {
        text(exchange, 403, REFUSED);
      } else {
        serve(exchange, asked.substring(path.length()));
      }
    }
  }

  /** Whether a request comes from the server's own page in a browser of this machine. */
  private boolean isFromHere(HttpExchange exchange) {
    Headers asked = exchange.getRequestHeaders();
    String host = asked.getFirst("Host");
    String origin = asked.getFirst("Origin");
    return host != null
        && hosts.contains(host)
        && (origin == null || origin.equals("http://" + host));
  }

  /** Takes the token, and leads to the page. */
  private void enter(HttpExchange exchange) throws IOException {
    String query = exchange.getRequestURI().getRawQuery();
    boolean right =
        query != null
            && MessageDigest.isEqual(
                query.getBytes(StandardCharsets.UTF_8),
                ("token=" + token).getBytes(StandardCharsets.UTF_8));
    if (!right || !used.compareAndSet(false, true)) {
      text(exchange, 403, REFUSED);
      return;
    }
    exchange.getResponseHeaders().set("Location", path);
    exchange.sendResponseHeaders(303, -1);
  }

  private void serve(HttpExchange exchange, String name) throws IOException {
    boolean posts = exchange.getRequestMethod().equals("POST");
    if (name.equals("ask") && posts) {
      ask(exchange);
    } else if (!exchange.getRequestMethod().equals("GET")) {
      text(exchange, 405, "This address is only read.\n");
    } else if (name.equals("events")) {
      events(exchange);
    } else if (name.isEmpty()) {
      String page =
          PageFiles.page()
              .replace("@POLICY@", POLICY.replace("; frame-ancestors 'none'", ""))
              .replace("@STYLE@", "map.css")
              .replace("@SCRIPT@", "src=\"map.js\"");
      send(exchange, 200, "text/html; charset=utf-8", page);
    } else if (PageFiles.NAMES.contains(name)) {
      String type = name.endsWith(".css") ? "text/css" : "text/javascript";
      send(exchange, 200, type + "; charset=utf-8", PageFiles.text(name));
    } else {
      text(exchange, 404, "There is no such file.\n");
    }
  }

  private void ask(HttpExchange exchange) throws IOException {
    String type = exchange.getRequestHeaders().getFirst("Content-Type");
    if (type == null || !type.startsWith("application/json")) {
      text(exchange, 415, "The page sends JSON.\n");
      return;
    }
    byte[] body = exchange.getRequestBody().readNBytes(LARGEST + 1);
    if (body.length > LARGEST) {
      text(exchange, 413, "The message is too large.\n");
      return;
    }
    Message message = Message.read(new String(body, StandardCharsets.UTF_8));
    if (message == null) {
      text(exchange, 400, "The message cannot be read.\n");
      return;
    }
    var reply = new JsonObject();
    try {
      reply.add("result", session.answer(message.page(), message.method(), message.params()));
    } catch (IllegalStateException | IllegalArgumentException | IOException refused) {
      reply.addProperty("error", String.valueOf(refused.getMessage()));
    }
    send(exchange, 200, "application/json; charset=utf-8", reply.toString());
  }

  /** Tells a page what happens until it is closed. */
  private void events(HttpExchange exchange) throws IOException {
    String query = exchange.getRequestURI().getQuery();
    String page = query != null && query.startsWith("page=") ? query.substring(5) : "";
    if (page.isEmpty() || pages.size() >= PAGES) {
      text(exchange, 429, "Too many pages are open.\n");
      return;
    }
    BlockingQueue<JsonObject> queue = new LinkedBlockingQueue<>();
    pages.put(page, queue);
    exchange.getResponseHeaders().set("Content-Type", "text/event-stream; charset=utf-8");
    exchange.sendResponseHeaders(200, 0);
    try (OutputStream out = exchange.getResponseBody()) {
      write(out, ": open\n\n");
      while (!Thread.currentThread().isInterrupted()) {
        JsonObject event = queue.poll(SILENCE, TimeUnit.SECONDS);
        if (event == END) {
          break;
        }
        write(out, event == null ? ": here\n\n" : "data: " + event + "\n\n");
      }
    } catch (IOException gone) {
      // the page was closed
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    } finally {
      if (pages.remove(page, queue)) {
        session.closed(page);
      }
    }
  }

  private static void write(OutputStream out, String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.UTF_8));
    out.flush();
  }

  private void tell(String page, JsonObject event) {
    @Nullable BlockingQueue<JsonObject> queue = pages.get(page);
    if (queue != null) {
      queue.add(event);
    }
  }

  private static void text(HttpExchange exchange, int status, String words) throws IOException {
    send(exchange, status, "text/plain; charset=utf-8", words);
  }

  private static void send(HttpExchange exchange, int status, String type, String text)
      throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    exchange.getResponseHeaders().set("Content-Type", type);
    exchange.sendResponseHeaders(status, bytes.length);
    exchange.getResponseBody().write(bytes);
  }

  @Override
  public void close() {
    looks.shutdownNow();
    pages.values().forEach(each -> each.add(END));
    server.stop(0);
    threads.shutdownNow();
    session.close();
  }
}
