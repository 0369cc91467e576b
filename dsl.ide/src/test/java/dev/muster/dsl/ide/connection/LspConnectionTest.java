package dev.muster.dsl.ide.connection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.muster.dsl.testing.CalledHost;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the server answers to an editor that does not keep to the protocol. */
@Timeout(120)
class LspConnectionTest {
  private static final String SECRET = "army Geheim {}";

  @TempDir private Path folder;

  private final PipedOutputStream toServer = new PipedOutputStream();
  private final PipedInputStream fromServer = new PipedInputStream(1 << 20);
  private final BlockingQueue<JsonObject> received = new LinkedBlockingQueue<>();
  private final ConcurrentLinkedQueue<String> log = new ConcurrentLinkedQueue<>();
  private final CompletableFuture<String> over = new CompletableFuture<>();
  private int id;

  /** Starts a server at the other end of the pipes. */
  private void start() throws IOException {
    var in = new PipedInputStream(toServer, 1 << 20);
    var out = new PipedOutputStream(fromServer);
    Thread.ofPlatform()
        .daemon()
        .start(
            () -> {
              try {
                over.complete(String.valueOf(LspConnection.run(in, out, log::add)));
              } catch (Throwable failure) {
                over.completeExceptionally(failure);
              }
            });
    Thread.ofPlatform().daemon().start(this::readAnswers);
  }

  private void readAnswers() {
    try {
      while (true) {
        int length = -1;
        for (String line = line(); !line.isEmpty(); line = line()) {
          length = Integer.parseInt(line.replaceFirst("Content-Length: ", ""));
        }
        byte[] body = fromServer.readNBytes(length);
        received.add(
            JsonParser.parseString(new String(body, StandardCharsets.UTF_8)).getAsJsonObject());
      }
    } catch (IOException ended) {
      // the server is gone
    }
  }

  private String line() throws IOException {
    var line = new ByteArrayOutputStream();
    int octet;
    while ((octet = fromServer.read()) != '\n') {
      if (octet < 0) {
        throw new IOException("the end");
      }
      line.write(octet);
    }
    return line.toString(StandardCharsets.US_ASCII).strip();
  }

  @AfterEach
  void hangUp() throws IOException {
    toServer.close();
  }

  private void send(String body) throws IOException {
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    toServer.write(
        ("Content-Length: " + bytes.length + "\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
    toServer.write(bytes);
    toServer.flush();
  }

  private void tell(String method, String params) throws IOException {
    send("{\"jsonrpc\":\"2.0\",\"method\":\"" + method + "\",\"params\":" + params + "}");
  }

  private JsonObject ask(String method, @Nullable String params) throws Exception {
    id++;
    send(
        "{\"jsonrpc\":\"2.0\",\"id\":"
            + id
            + ",\"method\":\""
            + method
            + "\""
            + (params == null ? "" : ",\"params\":" + params)
            + "}");
    return answer("" + id);
  }

  private JsonObject answer(String wanted) throws Exception {
    JsonObject next;
    do {
      next = received.poll(60, TimeUnit.SECONDS);
      assertNotNull(next, "an answer to " + wanted);
    } while (next.has("method") || !String.valueOf(next.get("id")).equals(wanted));
    return next;
  }

  private static int code(JsonObject answer) {
    assertTrue(answer.has("error"), answer::toString);
    JsonObject error = answer.getAsJsonObject("error");
    assertFalse(error.has("data"), "nothing of our inside: " + answer);
    assertFalse(
        error.get("message").getAsString().matches("(?s).*(java|org|dev)\\..*"), answer::toString);
    return error.get("code").getAsInt();
  }

  private String open() throws Exception {
    start();
    assertTrue(ask("initialize", "{\"capabilities\":{}}").has("result"));
    tell("initialized", "{}");
    String uri = folder.resolve("geheim.muster").toUri().toString();
    tell(
        "textDocument/didOpen",
        "{\"textDocument\":{\"uri\":\""
            + uri
            + "\",\"languageId\":\"muster\",\"version\":1,\"text\":\""
            + SECRET
            + "\"}}");
    return uri;
  }

  private static String hover(String uri, int line, int column) {
    return "{\"textDocument\":{\"uri\":\""
        + uri
        + "\"},\"position\":{\"line\":"
        + line
        + ",\"character\":"
        + column
        + "}}";
  }

  @Test
  void aMethodNobodyKnows() throws Exception {
    open();
    assertEquals(-32601, code(ask("foo/bar", "{}")));
    assertEquals(-32601, code(ask("$/foo", "{}")));
    assertEquals(-32601, code(ask("textDocument/didOpen", "{}")), "which is no question");
    tell("foo/bar", "{\"text\":\"" + SECRET + "\"}");
    assertTrue(log.isEmpty(), log::toString);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "NONE",
        "null",
        "7",
        "[1,2]",
        "\"army Geheim {}\"",
        "{\"textDocument\":\"army Geheim {}\",\"position\":7}",
        "{\"textDocument\":{\"uri\":\"file:///x.muster\"}}",
        "{\"position\":{\"line\":0,\"character\":0}}",
        "{\"textDocument\":{\"uri\":\"file:///x.muster\"},\"position\":{\"line\":-1,\"character\":0}}",
      })
  void paramsOfAnotherKind(String params) throws Exception {
    open();
    for (String method :
        List.of("textDocument/hover", "textDocument/completion", "textDocument/definition")) {
      JsonObject answer = ask(method, params.equals("NONE") ? null : params);
      assertEquals(-32602, code(answer), answer::toString);
      assertFalse(answer.toString().contains("Geheim"), answer::toString);
    }
    assertTrue(log.isEmpty(), log::toString);
  }

  @Test
  void aPlaceOutsideOfTheText() throws Exception {
    String uri = open();
    assertTrue(ask("textDocument/hover", hover(uri, 999, 9)).has("result"), "the end counts");
    tell(
        "textDocument/didChange",
        "{\"textDocument\":{\"uri\":\""
            + uri
            + "\",\"version\":2},\"contentChanges\":[{\"range\":{\"start\":{\"line\":50,\"character\":0},"
            + "\"end\":{\"line\":60,\"character\":3}},\"text\":\"Geheim\"}]}");
    assertTrue(ask("textDocument/hover", hover(uri, 0, 1)).has("result"), "it goes on");
    assertTrue(log.isEmpty(), log::toString);
  }

  @Test
  void commands() throws Exception {
    String uri = open();
    assertEquals(-32602, code(ask("workspace/executeCommand", "{}")));
    assertEquals(-32602, code(ask("workspace/executeCommand", "{\"command\":\"nope\"}")));
    for (String arguments : List.of("[]", "[5]", "[\"\"]", "[null]", "[{}]")) {
      for (String command : List.of("muster.compile", "muster.testBattle", "muster.balance")) {
        JsonObject answer =
            ask(
                "workspace/executeCommand",
                "{\"command\":\"" + command + "\",\"arguments\":" + arguments + "}");
        assertTrue(answer.has("result"), answer::toString);
        assertFalse(
            answer.getAsJsonObject("result").get("refusal").getAsString().isEmpty(),
            answer::toString);
      }
    }
    // A scenario without a name is the only one of the file.
    JsonObject fought =
        ask(
            "workspace/executeCommand",
            "{\"command\":\"muster.testBattle\",\"arguments\":[\"" + uri + "\",null,7]}");
    assertTrue(fought.has("result"), fought::toString);
    assertTrue(log.isEmpty(), log::toString);
  }

  @Test
  void whatIsNoMessage() throws Exception {
    open();
    send(
        "{\"jsonrpc\":\"2.0\",\"id\":77,\"method\":\"textDocument/hover\",\"params\":{army Geheim");
    assertEquals(-32700, code(answer("77")));
    send("army Geheim");
    assertEquals(-32700, code(answer("null")));
    send("[]");
    code(answer("null"));
    send("{\"jsonrpc\":\"2.0\",\"id\":\"a\"}");
    assertEquals(-32601, code(ask("foo/bar", null)), "it goes on");
    assertTrue(log.isEmpty(), log::toString);
  }

  @Test
  void beforeAndAfter() throws Exception {
    start();
    assertEquals(-32002, code(ask("textDocument/hover", hover("file:///x.muster", 0, 0))));
    assertTrue(ask("initialize", "{\"capabilities\":{}}").has("result"));
    assertEquals(-32600, code(ask("initialize", "{\"capabilities\":{}}")));
    assertTrue(ask("shutdown", null).has("result"));
    assertEquals(-32600, code(ask("textDocument/hover", hover("file:///x.muster", 0, 0))));
    assertEquals(-32600, code(ask("foo/bar", "{}")));
    assertEquals(-32600, code(ask("shutdown", null)));
    toServer.close();
    assertEquals("null", over.get(60, TimeUnit.SECONDS), "the editor has gone, and all is well");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "hello there~~ | does not tell its length",
        "Content-Length: -5~~ | length from 0",
        "Content-Length: x~~ | length from 0",
        "Content-Length: 99999999999~~ | length from 0",
        "Content-Length: 2000000000~~{} | length from 0",
        "Content-Length: 500~~{} | ends before its end",
        "Content-Length: 500~ | ends before its end",
        "LONG | does not end"
      })
  void aStreamNobodyUnderstandsEndsIt(String sent, String why) throws Exception {
    byte[] bytes =
        (sent.equals("LONG") ? "A".repeat(100_000) : sent.replace("~", "\r\n"))
            .getBytes(StandardCharsets.US_ASCII);
    String broken =
        LspConnection.run(
            new ByteArrayInputStream(bytes), OutputStream.nullOutputStream(), log::add);
    assertNotNull(broken);
    assertTrue(broken.contains(why), broken);
    assertTrue(log.isEmpty(), log::toString);
  }

  @Test
  void anEditorThatIsGoneEndsIt() throws Exception {
    assertNull(
        LspConnection.run(
            InputStream.nullInputStream(), OutputStream.nullOutputStream(), log::add));
    // It still sends, and hears nothing any more.
    var deaf =
        new OutputStream() {
          @Override
          public void write(int octet) throws IOException {
            throw new IOException("Broken pipe");
          }
        };
    var in = new PipedInputStream(toServer, 1 << 16);
    send(
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"capabilities\":{}}}");
    assertEquals("nobody takes the answers any more", LspConnection.run(in, deaf, log::add));
  }

  /** A folder from somebody else: opening it calls no machine, and waits for no pipe. */
  @Test
  void openingAFolderTouchesNothingElse() throws Exception {
    try (var called = new CalledHost()) {
      String host = called.address();
      List<String> addresses =
          List.of(
              "http://" + host + "/a.muster",
              "ftp://" + host + "/a.muster",
              "jar:http://" + host + "/a.jar!/a.muster",
              "archive:http://" + host + "/a.zip!/a.muster",
              "//" + host + "/a.muster",
              "pipe.muster",
              "zero.muster");
      StringBuilder text = new StringBuilder();
      addresses.forEach(each -> text.append("import \"").append(each).append("\"\n"));
      Path file = Files.writeString(folder.resolve("battle.muster"), text + SECRET);
      Files.createDirectory(folder.resolve("folder.muster"));
      if (Files.exists(Path.of("/dev/zero"))) {
        Files.createSymbolicLink(folder.resolve("zero.muster"), Path.of("/dev/zero"));
        String pipe = folder.resolve("pipe.muster").toString();
        assertEquals(0, new ProcessBuilder("mkfifo", pipe).start().waitFor());
      }
      start();
      assertTrue(
          ask(
                  "initialize",
                  "{\"capabilities\":{\"workspace\":{\"workspaceFolders\":true}},"
                      + "\"workspaceFolders\":[{\"uri\":\""
                      + folder.toUri()
                      + "\",\"name\":\"x\"}]}")
              .has("result"));
      tell("initialized", "{}");
      assertEquals(addresses.size(), refusedImports("battle.muster"));
      String uri = file.toUri().toString();
      tell(
          "textDocument/didOpen",
          "{\"textDocument\":{\"uri\":\""
              + uri
              + "\",\"languageId\":\"muster\",\"version\":1,\"text\":"
              + new com.google.gson.JsonPrimitive(text + SECRET + " ")
              + "}}");
      for (String method :
          List.of(
              "textDocument/hover",
              "textDocument/definition",
              "textDocument/completion",
              "textDocument/documentHighlight")) {
        for (int line = 0; line < addresses.size(); line++) {
          assertTrue(ask(method, hover(uri, line, 12)).has("result"), method);
        }
      }
      assertEquals(0, called.calls());
    } finally {
      Files.deleteIfExists(folder.resolve("zero.muster"));
    }
  }

  /** How many findings of the first list with findings of a file are about imports. */
  private int refusedImports(String file) throws Exception {
    while (true) {
      JsonObject next = received.poll(60, TimeUnit.SECONDS);
      assertNotNull(next, "findings");
      if (next.has("method")
          && next.get("method").getAsString().equals("textDocument/publishDiagnostics")
          && next.getAsJsonObject("params").get("uri").getAsString().endsWith(file)) {
        JsonArray found = next.getAsJsonObject("params").getAsJsonArray("diagnostics");
        int refused = 0;
        for (var each : found) {
          refused += each.getAsJsonObject().get("code").getAsString().equals("V-302") ? 1 : 0;
        }
        return refused;
      }
    }
  }
}
