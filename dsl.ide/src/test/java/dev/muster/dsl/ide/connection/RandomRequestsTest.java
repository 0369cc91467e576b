package dev.muster.dsl.ide.connection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import dev.muster.dsl.testing.LoggedErrors;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * An editor that asks for anything, anywhere, of any address: each request has an answer, and none
 * of them is a fault. {@code -Dmuster.seed=N} repeats a run.
 */
class RandomRequestsTest {
  private static final String ARMY =
      """
      army Royal "Royal army" for snaphance.final {
          training poor
          stand Reiters "Reiters" Pistols B mp 2 sp 5/4 cb 1 pb 0 2h -1 bp 2
          stand Swiss "Swiss pikes" Pike B mp 1 sp 5/5/5 cb 3 bp 2 two-hex-pursuit
      }
      """;

  private static final String BATTLE =
      """
      import "army.muster"
      map Field "The field" 6 x 4 {
          legend { . plain w woods }
          rows \"""
              . . . . . .
              . w w . . .
              . . . . . .
              . . . . . .
          \"""
      }
      scenario Test "A test" on Field {
          length 8 rounds
          side Red fields Royal {
              group Van { general Guise +1 at 0104 stand Swiss as Old at 0104 facing N }
          }
          side Blue fields Royal {
              group Main { general Conde at 0401 stand Reiters at 0301 0401 facing S }
          }
      }
      """;

  private static final String SITUATION =
      """
      situation "A shot"
      rulebook snaphance.final
      """;

  private static final List<String> AT_A_PLACE =
      List.of(
          "textDocument/hover",
          "textDocument/completion",
          "textDocument/definition",
          "textDocument/references",
          "textDocument/documentHighlight",
          "textDocument/signatureHelp",
          "textDocument/prepareRename",
          "textDocument/rename",
          "textDocument/onTypeFormatting",
          "textDocument/prepareCallHierarchy");

  private static final List<String> OF_A_RANGE =
      List.of("textDocument/rangeFormatting", "textDocument/codeAction", "textDocument/inlayHint");

  private static final List<String> OF_A_FILE =
      List.of(
          "textDocument/documentSymbol",
          "textDocument/codeLens",
          "textDocument/formatting",
          "textDocument/foldingRange",
          "textDocument/documentLink",
          "textDocument/semanticTokens/full",
          "textDocument/selectionRange");

  private static final List<String> COMMANDS =
      List.of(
          "muster.compile",
          "muster.testBattle",
          "muster.summaries",
          "muster.tests",
          "muster.examples",
          "muster.places",
          "muster.begin",
          "muster.rulebooks",
          "muster.checks",
          "muster.nothing");

  private static final int INTERNAL = -32603;

  @TempDir private Path folder;

  private final PipedOutputStream toServer = new PipedOutputStream();
  private final PipedInputStream fromServer = new PipedInputStream(1 << 20);
  private final BlockingQueue<JsonObject> received = new LinkedBlockingQueue<>();
  private final ConcurrentLinkedQueue<String> log = new ConcurrentLinkedQueue<>();
  private final List<String> files = new ArrayList<>();
  private final List<String> addresses = new ArrayList<>();
  private int version = 1;
  private int id;

  @BeforeEach
  void open() throws Exception {
    var in = new PipedInputStream(toServer, 1 << 20);
    var out = new PipedOutputStream(fromServer);
    Thread.ofPlatform()
        .daemon()
        .start(
            () -> {
              try {
                LspConnection.run(in, out, log::add);
              } catch (InterruptedException | RuntimeException | Error failure) {
                log.add("it ended: " + failure);
              }
            });
    Thread.ofPlatform().daemon().start(this::readAnswers);
    var hello = new JsonObject();
    hello.addProperty("rootUri", folder.toUri().toString());
    hello.add("capabilities", new JsonObject());
    assertTrue(ask("initialize", hello).has("result"));
    tell("initialized", new JsonObject());
    show("army.muster", ARMY);
    show("battle.muster", BATTLE);
    show("shot.situation", SITUATION);
    addresses.addAll(files);
    Path unopened = Files.writeString(folder.resolve("other.muster"), ARMY);
    addresses.add(unopened.toUri().toString());
    addresses.add(folder.toUri().toString());
    addresses.add(folder.resolve("nowhere.muster").toUri().toString());
    addresses.addAll(
        List.of(
            "untitled:Untitled-1",
            "untitled:Untitled-2.muster",
            "inmemory://model/1.muster",
            "git:/battle.muster?ref=HEAD",
            "https://example.org/x.muster",
            "file:///x.txt",
            "muster.muster",
            "",
            "%",
            "file:///%zz.muster",
            "file:///a b#c.muster"));
  }

  private void show(String name, String text) throws IOException {
    String uri = Files.writeString(folder.resolve(name), text).toUri().toString();
    files.add(uri);
    var item = new JsonObject();
    item.addProperty("uri", uri);
    item.addProperty("languageId", name.endsWith("muster") ? "muster" : "muster-situation");
    item.addProperty("version", 1);
    item.addProperty("text", text);
    tell("textDocument/didOpen", params("textDocument", item));
  }

  @AfterEach
  void hangUp() throws IOException {
    toServer.close();
  }

  @Test
  void aFewAreAnswered() throws Exception {
    answered(400);
  }

  @Test
  @Tag("nightly")
  void tenThousandAreAnswered() throws Exception {
    answered(10_000);
  }

  /** The protocol: a letter behind the end of a line counts as the end of the line. */
  @Test
  void aPlaceBehindTheEndOfALineIsItsEnd() throws Exception {
    String army = files.getFirst();
    List<String> lines = ARMY.lines().toList();
    int line = 2;
    int end = lines.get(line).length();
    // a few letters on, the text has another line, which has other answers
    JsonElement there = ask("textDocument/completion", army, line, end).get("result");
    JsonElement below = ask("textDocument/completion", army, line + 1, 6).get("result");
    assertNotEquals(there, below);
    for (int beyond : List.of(7, 40, 500, Integer.MAX_VALUE - end)) {
      for (String method : AT_A_PLACE) {
        JsonObject behind = ask(method, army, line, end + beyond);
        JsonObject expected = ask(method, army, line, end);
        assertEquals(expected.get("result"), behind.get("result"), method + " " + beyond);
        assertEquals(expected.get("error"), behind.get("error"), method + " " + beyond);
      }
    }
    var change = new JsonObject();
    var range = new JsonObject();
    range.add("start", position(0, 9999));
    range.add("end", position(0, 99999));
    change.add("range", range);
    change.addProperty("text", " // so it is");
    change(army, change);
    change(army, typed("army Other {}\n", 0, 0));
    JsonArray symbols = ask("textDocument/documentSymbol", ofFile(army)).getAsJsonArray("result");
    List<String> names = new ArrayList<>();
    symbols.forEach(each -> names.add(each.getAsJsonObject().get("name").getAsString()));
    assertTrue(names.containsAll(List.of("Other", "Royal")), names::toString);
    assertTrue(log.isEmpty(), log::toString);
  }

  @Test
  void aHoverOnAnAddressNobodyOpenedIsEmpty() throws Exception {
    for (String address : addresses.subList(files.size() + 1, addresses.size())) {
      JsonObject answer = ask("textDocument/hover", address, 0, 0);
      assertTrue(answer.has("result"), address + ": " + answer);
      assertTrue(answer.get("result").isJsonNull(), address + ": " + answer);
    }
    assertTrue(log.isEmpty(), log::toString);
  }

  /** What is refused on purpose is answered, and is no failure that a log tells of. */
  @Test
  void whatIsRefusedIsNotLogged() throws Exception {
    try (var logged = new LoggedErrors()) {
      JsonObject answer = ask("textDocument/rename", files.getFirst(), 0, 0);
      assertTrue(answer.has("error"), answer::toString);
      String message = answer.getAsJsonObject("error").get("message").getAsString();
      assertTrue(message.startsWith("Cannot rename: "), message);
      // an edit waits for all that was asked before
      change(files.getFirst(), typed(" ", 0, 0));
      assertTrue(ask("textDocument/hover", files.getFirst(), 0, 2).has("result"));
      assertEquals(List.of(), logged.messages());
    }
    assertTrue(log.isEmpty(), log::toString);
  }

  private void answered(int requests) throws Exception {
    long seed = Long.getLong("muster.seed", System.nanoTime());
    String run = "-Dmuster.seed=" + seed;
    System.out.println("Random requests: " + requests + ", " + run);
    var random = new SplittableRandom(seed);
    Map<String, String> faults = new LinkedHashMap<>();
    try (var logged = new LoggedErrors()) {
      for (int i = 0; i < requests; i++) {
        JsonObject[] question = new JsonObject[1];
        String method = question(random, question);
        JsonObject answer = ask(method, question[0]);
        boolean fault =
            answer.has("error")
                && answer.getAsJsonObject("error").get("code").getAsInt() == INTERNAL;
        if (fault || !log.isEmpty()) {
          faults.putIfAbsent(
              log.toString(), i + " " + method + " " + question[0] + " -> " + answer);
          log.clear();
        }
      }
      assertEquals(Map.of(), faults, run);
      assertEquals(List.of(), logged.messages(), run);
    }
  }

  private String question(SplittableRandom random, JsonObject[] question) throws IOException {
    String uri = random.nextInt(4) > 0 ? pick(files, random) : pick(addresses, random);
    int kind = random.nextInt(20);
    if (kind < 4) {
      edit(random);
    }
    if (kind < 10) {
      String method = pick(AT_A_PLACE, random);
      JsonObject params = at(method, uri, place(random), place(random));
      params.addProperty("newName", pick(List.of("Guise", "A b", "", "^x", "army"), random));
      params.addProperty("ch", pick(List.of("\n", "}", "\""), random));
      question[0] = params;
      return method;
    }
    JsonObject params = ofFile(uri);
    params.add("options", options());
    question[0] = params;
    if (kind < 14) {
      var range = new JsonObject();
      range.add("start", position(place(random), place(random)));
      range.add("end", position(place(random), place(random)));
      params.add("range", range);
      params.add("context", params("diagnostics", new JsonArray()));
      return pick(OF_A_RANGE, random);
    }
    if (kind < 18) {
      var places = new JsonArray();
      places.add(position(place(random), place(random)));
      params.add("positions", places);
      return pick(OF_A_FILE, random);
    }
    if (kind == 18) {
      question[0] = params("query", new JsonPrimitive(pick(List.of("", "R", "§", "*"), random)));
      return "workspace/symbol";
    }
    var command = new JsonObject();
    command.addProperty("command", pick(COMMANDS, random));
    var arguments = new JsonArray();
    arguments.add(uri);
    for (int i = random.nextInt(3); i > 0; i--) {
      arguments.add(argument(random));
    }
    command.add("arguments", arguments);
    question[0] = command;
    return "workspace/executeCommand";
  }

  private static JsonElement argument(SplittableRandom random) {
    return switch (random.nextInt(5)) {
      case 0 -> JsonNull.INSTANCE;
      case 1 -> new JsonPrimitive(random.nextInt(-3, 9));
      case 2 -> new JsonPrimitive("Test");
      case 3 -> new JsonArray();
      default -> params("seed", new JsonPrimitive(random.nextInt()));
    };
  }

  private void edit(SplittableRandom random) throws IOException {
    String text = pick(List.of("", " ", "\n", "{", "}", "stand ", "at 0104", "\"", "/*"), random);
    change(pick(files, random), typed(text, place(random), place(random)));
    if (random.nextInt(30) == 0) {
      // the text is a battle again
      var whole = new JsonObject();
      whole.addProperty("text", BATTLE);
      change(files.get(1), whole);
    }
  }

  private static JsonObject typed(String text, int line, int letter) {
    var range = new JsonObject();
    range.add("start", position(line, letter));
    range.add("end", position(line, letter));
    var change = new JsonObject();
    change.add("range", range);
    change.addProperty("text", text);
    return change;
  }

  private void change(String uri, JsonObject change) throws IOException {
    JsonObject params = ofFile(uri);
    params.getAsJsonObject("textDocument").addProperty("version", ++version);
    var changes = new JsonArray();
    changes.add(change);
    params.add("contentChanges", changes);
    tell("textDocument/didChange", params);
  }

  private static int place(SplittableRandom random) {
    return switch (random.nextInt(12)) {
      case 0 -> Integer.MAX_VALUE;
      case 1 -> 100 + random.nextInt(1000);
      default -> random.nextInt(24);
    };
  }

  private static <T> T pick(List<T> from, SplittableRandom random) {
    return from.get(random.nextInt(from.size()));
  }

  private static JsonObject options() {
    JsonObject options = params("tabSize", new JsonPrimitive(4));
    options.addProperty("insertSpaces", true);
    return options;
  }

  private static JsonObject at(String method, String uri, int line, int letter) {
    JsonObject params = ofFile(uri);
    params.add("position", position(line, letter));
    params.addProperty("newName", "Guise");
    params.addProperty("ch", "\n");
    params.add("options", options());
    if (method.equals("textDocument/references")) {
      params.add("context", params("includeDeclaration", new JsonPrimitive(true)));
    }
    return params;
  }

  private static JsonObject ofFile(String uri) {
    return params("textDocument", params("uri", new JsonPrimitive(uri)));
  }

  private static JsonObject position(int line, int letter) {
    JsonObject position = params("line", new JsonPrimitive(line));
    position.addProperty("character", letter);
    return position;
  }

  private static JsonObject params(String name, JsonElement value) {
    var params = new JsonObject();
    params.add(name, value);
    return params;
  }

  private void tell(String method, JsonObject params) throws IOException {
    send(method, params, 0);
  }

  private JsonObject ask(String method, String uri, int line, int letter) throws Exception {
    return ask(method, at(method, uri, line, letter));
  }

  private JsonObject ask(String method, JsonObject params) throws Exception {
    send(method, params, ++id);
    JsonObject next;
    do {
      next = received.poll(120, TimeUnit.SECONDS);
      assertNotNull(next, "an answer to " + method + " " + params);
    } while (next.has("method") || next.get("id").getAsInt() != id);
    if (!next.has("error") && !next.has("result")) {
      next.add("result", JsonNull.INSTANCE);
    }
    return next;
  }

  private void send(String method, JsonObject params, int number) throws IOException {
    JsonObject message = params("jsonrpc", new JsonPrimitive("2.0"));
    message.addProperty("method", method);
    message.add("params", params);
    if (number > 0) {
      message.addProperty("id", number);
    }
    byte[] bytes = message.toString().getBytes(StandardCharsets.UTF_8);
    toServer.write(
        ("Content-Length: " + bytes.length + "\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
    toServer.write(bytes);
    toServer.flush();
  }

  private void readAnswers() {
    try {
      while (true) {
        int length = -1;
        for (String line = line(); !line.isEmpty(); line = line()) {
          length = Integer.parseInt(line.replaceFirst("Content-Length: ", ""));
        }
        String body = new String(fromServer.readNBytes(length), StandardCharsets.UTF_8);
        received.add(JsonParser.parseString(body).getAsJsonObject());
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
}
