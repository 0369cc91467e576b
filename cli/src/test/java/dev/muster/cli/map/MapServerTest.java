package dev.muster.cli.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.muster.print.page.PageFiles;
import dev.muster.rules.replay.JsonReferee;
import dev.muster.rules.systems.RuleSystems;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The map at an address: who may see it, what it says, and what becomes of the file. */
@Tag("slow")
class MapServerTest {
  /** Seconds; only a hanging server reaches it. */
  private static final int PATIENCE = 120;

  @TempDir private Path folder = Path.of("");
  private final HttpClient client = HttpClient.newHttpClient();
  private Path file = folder;
  private MapServer server;

  @BeforeEach
  void serve() throws IOException {
    file = folder.resolve("dreux.muster");
    try (InputStream example =
        MapServerTest.class.getResourceAsStream("/examples/dreux/dreux.muster")) {
      Files.write(file, example.readAllBytes());
    }
    server = new MapServer(file, null, 0, line -> {});
  }

  @AfterEach
  void close() {
    server.close();
    client.close();
  }

  private URI at(String path) {
    return URI.create(server.address()).resolve(path);
  }

  private HttpResponse<String> get(URI address) throws IOException, InterruptedException {
    return client.send(
        HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofString());
  }

  /** The secret path that the token leads to. */
  private String enter() throws IOException, InterruptedException {
    HttpResponse<String> answer = get(URI.create(server.address()));
    assertEquals(303, answer.statusCode());
    return answer.headers().firstValue("Location").orElseThrow();
  }

  private JsonObject ask(String path, String method, String params)
      throws IOException, InterruptedException {
    HttpResponse<String> answer =
        client.send(
            HttpRequest.newBuilder(at(path + "ask"))
                .header("Content-Type", "application/json")
                .POST(
                    HttpRequest.BodyPublishers.ofString(
                        "{\"page\": \"test\", \"method\": \"%s\", \"params\": %s}"
                            .formatted(method, params)))
                .build(),
            HttpResponse.BodyHandlers.ofString());
    assertEquals(200, answer.statusCode(), answer.body());
    return JsonParser.parseString(answer.body()).getAsJsonObject();
  }

  private JsonObject scene(String path) throws IOException, InterruptedException {
    return ask(path, "scene", "{}").getAsJsonObject("result").getAsJsonObject("scene");
  }

  /** What the page is told, as it comes. */
  private BlockingQueue<JsonObject> events(String path) throws IOException, InterruptedException {
    BlockingQueue<JsonObject> events = new LinkedBlockingQueue<>();
    HttpResponse<InputStream> stream =
        client.send(
            HttpRequest.newBuilder(at(path + "events?page=test")).build(),
            HttpResponse.BodyHandlers.ofInputStream());
    assertEquals(200, stream.statusCode());
    var reader = new BufferedReader(new InputStreamReader(stream.body(), StandardCharsets.UTF_8));
    assertEquals(": open", reader.readLine());
    Thread.ofPlatform()
        .daemon()
        .start(
            () ->
                reader
                    .lines()
                    .filter(line -> line.startsWith("data: "))
                    .forEach(
                        line ->
                            events.add(
                                JsonParser.parseString(line.substring(6)).getAsJsonObject())));
    return events;
  }

  /** The answer to a request whose head is written by hand, as no client of the JDK does. */
  private String raw(String... head) throws IOException {
    int port = URI.create(server.address()).getPort();
    try (var socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      OutputStream out = socket.getOutputStream();
      out.write(
          (String.join("\r\n", head) + "\r\nConnection: close\r\n\r\n")
              .getBytes(StandardCharsets.US_ASCII));
      out.flush();
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void itIsReachedOnThisMachineAlone() {
    assertEquals("127.0.0.1", URI.create(server.address()).getHost());
  }

  @Test
  void theTokenOpensOnePage() throws IOException, InterruptedException {
    for (String wrong : List.of("/", "/?token=", "/?token=wrong", "/map.js", "/ask")) {
      HttpResponse<String> refused = get(at(wrong));
      assertEquals(403, refused.statusCode(), wrong);
      assertTrue(refused.body().contains("needs the token that muster map has printed"), wrong);
    }
    String path = enter();
    assertEquals(200, get(at(path)).statusCode());
    assertEquals(403, get(URI.create(server.address())).statusCode(), "a token opens once");
    assertEquals(200, get(at(path)).statusCode(), "the page can be loaded anew");
  }

  @Test
  void thePageLoadsItsOwnFilesAndNoOther() throws IOException, InterruptedException {
    String path = enter();
    HttpResponse<String> page = get(at(path));
    String policy = page.headers().firstValue("Content-Security-Policy").orElseThrow();
    assertTrue(
        policy.startsWith("default-src 'none'; script-src 'self'; style-src 'self'"), policy);
    assertFalse(policy.contains("unsafe"), policy);
    assertTrue(page.body().contains("<script type=\"module\" src=\"map.js\"></script>"));
    assertFalse(page.body().contains("@"), "each name of the page is replaced");
    for (String name : PageFiles.NAMES) {
      HttpResponse<String> part = get(at(path + name));
      assertEquals(200, part.statusCode(), name);
      assertEquals(PageFiles.text(name), part.body());
      assertEquals("nosniff", part.headers().firstValue("X-Content-Type-Options").orElse(""));
    }
    for (String other : List.of("map.html", "dreux.muster", "%2e%2e/dreux.muster", "x")) {
      assertEquals(404, get(at(path + other)).statusCode(), other);
    }
    String host = at("/").getAuthority();
    for (String climbing : List.of("..%2Fdreux.muster", "../dreux.muster", "..")) {
      String answer = raw("GET " + path + climbing + " HTTP/1.1", "Host: " + host);
      assertTrue(answer.contains(" 404 "), answer);
    }
  }

  @Test
  void everyScriptThatAScriptLoadsIsServed() {
    for (String name : PageFiles.NAMES) {
      PageFiles.text(name)
          .lines()
          .filter(line -> line.startsWith("import "))
          .map(line -> line.replaceAll(".*'\\./(.*)';", "$1"))
          .forEach(part -> assertTrue(PageFiles.NAMES.contains(part), name + " loads " + part));
    }
  }

  @Test
  void anotherNameOfThisMachineAndAnotherPageAreRefused() throws Exception {
    String path = enter();
    String host = at("/").getAuthority();
    assertTrue(raw("GET " + path + " HTTP/1.1", "Host: " + host).contains(" 200 "));
    assertTrue(raw("GET " + path + " HTTP/1.1", "Host: evil.example").contains(" 403 "));
    assertTrue(
        raw("GET " + path + " HTTP/1.1", "Host: " + host, "Origin: http://evil.example")
            .contains(" 403 "));
    String form =
        raw(
            "POST " + path + "ask HTTP/1.1",
            "Host: " + host,
            "Content-Type: text/plain",
            "Content-Length: 0");
    assertTrue(form.contains(" 415 "), "a form of another page cannot ask");
    assertTrue(
        raw("PUT " + path + " HTTP/1.1", "Host: " + host, "Content-Length: 0").contains(" 405 "));
  }

  @Test
  void whatCannotBeReadOrIsNoMethodIsTold() throws IOException, InterruptedException {
    String path = enter();
    HttpResponse<String> broken =
        client.send(
            HttpRequest.newBuilder(at(path + "ask"))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString("{"))
                .build(),
            HttpResponse.BodyHandlers.ofString());
    assertEquals(400, broken.statusCode());
    assertEquals("there is no method shell", ask(path, "shell", "{}").get("error").getAsString());
  }

  @Test
  void thePageGetsTheSceneAndTheWordsOfThePlaces() throws IOException, InterruptedException {
    String path = enter();
    JsonObject scene = scene(path);
    assertEquals("The battle of Dreux", scene.get("title").getAsString());
    JsonArray documents = scene.getAsJsonArray("documents");
    assertEquals(1, documents.get(0).getAsJsonObject().get("version").getAsInt());
    JsonObject items = scene.getAsJsonObject("items");
    String id =
        items.keySet().stream().filter(each -> each.startsWith("stand:")).findFirst().orElseThrow();
    String hover =
        ask(path, "hover", "{\"source\": %s}".formatted(items.getAsJsonObject(id).get("source")))
            .get("result")
            .getAsString();
    assertTrue(hover.contains("Mounted Arquebusiers"), hover);
    String label =
        ask(path, "locate", "{\"place\": \"0311\"}")
            .getAsJsonObject("result")
            .get("label")
            .getAsString();
    assertTrue(label.startsWith("0311"), label);
  }

  /** The position of a situation is shown, and follows the file. */
  @Test
  void aSituationIsShown() throws IOException, InterruptedException {
    server.close();
    Path situation = file.resolveSibling("evades.situation");
    try (InputStream example =
        MapServerTest.class.getResourceAsStream(
            "/examples/situations/light-cavalry-evades.situation")) {
      Files.write(situation, example.readAllBytes());
    }
    server = new MapServer(situation, null, 0, line -> {});
    String path = enter();
    BlockingQueue<JsonObject> events = events(path);
    JsonObject items = scene(path).getAsJsonObject("items");
    assertEquals("0605", items.getAsJsonObject("stand:Foot-1").get("place").getAsString());
    Files.writeString(
        situation, Files.readString(situation).replace("at 0605 facing S", "at 0504 facing S"));
    String place = "";
    while (!place.equals("0504")) {
      JsonObject event = events.poll(PATIENCE, TimeUnit.SECONDS);
      assertNotNull(event, "the page hears of the new text");
      JsonObject changed = event.getAsJsonObject("change").getAsJsonObject("items");
      JsonObject stand = changed == null ? null : changed.getAsJsonObject("stand:Foot-1");
      place = stand == null ? "" : stand.get("place").getAsString();
    }
  }

  @Test
  void itFollowsTheFile() throws IOException, InterruptedException {
    String path = enter();
    BlockingQueue<JsonObject> events = events(path);
    String before = scene(path).get("title").getAsString();
    Files.writeString(
        file, Files.readString(file).replace("\"The battle of Dreux\"", "\"Dreux anew\""));
    String title = before;
    while (title.equals(before)) {
      JsonObject event = events.poll(PATIENCE, TimeUnit.SECONDS);
      assertNotNull(event, "the page hears of the new text");
      assertEquals("sceneChanged", event.get("event").getAsString());
      JsonObject change = event.getAsJsonObject("change");
      title = change.has("title") ? change.get("title").getAsString() : title;
    }
    assertEquals("Dreux anew", title);
  }

  @Test
  void anEditIsWrittenToTheLetterAndTakenBack() throws IOException {
    String text = Files.readString(file);
    try (var link = new LanguageServerLink((method, params) -> {}, line -> {})) {
      link.ask("initialize", JsonParser.parseString("{\"capabilities\": {}}"));
      var files = new BattleFiles(folder.toRealPath(), link);
      String address = BattleFiles.address(file.toRealPath());
      assertTrue(files.open(address));
      assertFalse(files.open(address), "it is open already");
      assertEquals("There is nothing to undo.", files.undo());
      assertEquals("", files.apply("Rename", edit(address, 1)));
      String changed = Files.readString(file);
      assertEquals("X" + text, changed);
      assertEquals("Undone: Rename", files.undo());
      assertEquals(text, Files.readString(file));
      assertEquals("Done again: Rename", files.redo());
      assertEquals(changed, Files.readString(file));
    }
  }

  /** The text goes into the file that is shown, whatever file the page would name. */
  @Test
  void aBattleIsBegunInAnEmptyFile() throws IOException, InterruptedException {
    server.close();
    Path empty = folder.resolve("new.muster");
    Files.writeString(empty, "");
    server = new MapServer(empty, null, 0, line -> {});
    String path = enter();
    JsonObject answer = ask(path, "scene", "{}").getAsJsonObject("result");
    assertTrue(answer.get("scene") == null || answer.get("scene").isJsonNull(), answer::toString);
    assertTrue(answer.getAsJsonObject("begin").getAsJsonArray("rulebooks").size() > 2);
    String wish =
        """
        {"rulebook": "snaphance.final", "name": "New", "width": 2, "height": 1,
         "armies": ["RoyalCatholic", "Huguenot"], "imports": ["dreux.muster"],
         "textDocument": {"uri": "file:///etc/passwd"}}\
        """;
    assertEquals(
        "", ask(path, "newMap", wish).getAsJsonObject("result").get("refusal").getAsString());
    String text = Files.readString(empty);
    assertTrue(text.startsWith("import \"dreux.muster\"\n\nmap NewField 2 x 1 {\n"), text);
    assertEquals("New", scene(path).get("scenario").getAsString());
    assertEquals(
        "Undone: Begin the battle New",
        ask(path, "undo", "{}").getAsJsonObject("result").get("words").getAsString());
    assertEquals("", Files.readString(empty));
  }

  @Test
  void anEditOfAnOldTextAndOfAnotherFileIsRefused() throws IOException {
    try (var link = new LanguageServerLink((method, params) -> {}, line -> {})) {
      link.ask("initialize", JsonParser.parseString("{\"capabilities\": {}}"));
      var files = new BattleFiles(folder.toRealPath(), link);
      String address = BattleFiles.address(file.toRealPath());
      files.open(address);
      String newer = Files.readString(file) + "// newer\n";
      Files.writeString(file, newer);
      String refusal = files.apply("Rename", edit(address, 1));
      assertTrue(refusal.startsWith("dreux.muster has changed on the disk"), refusal);
      assertEquals(newer, Files.readString(file), "nothing is written");
      String other = BattleFiles.address(folder.resolveSibling("other.muster"));
      assertFalse(files.open(other), "a file beyond the folder of the battle stays closed");
      assertNotEquals("", files.apply("Rename", edit(other, 1)));
      files.apply("Rename", edit(address, 2));
      Files.writeString(file, newer);
      assertTrue(files.undo().contains("has changed on the disk"));
      assertEquals(newer, Files.readString(file));
    }
  }

  private static JsonObject edit(String address, int version) {
    return JsonParser.parseString(
            """
            {"documentChanges": [{"textDocument": {"uri": "%s", "version": %d}, "edits": [
              {"range": {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 0}},
               "newText": "X"}]}]}\
            """
                .formatted(address, version))
        .getAsJsonObject();
  }

  private JsonObject played(String path, String method, String params) throws Exception {
    JsonObject answer = ask(path, method, params).getAsJsonObject("result");
    assertEquals("", answer.get("refusal").getAsString());
    return answer;
  }

  private String saved(String path, String view) throws Exception {
    return ask(path, "save", "{\"view\": \"%s\", \"form\": \"log\"}".formatted(view))
        .getAsJsonObject("result")
        .get("words")
        .getAsString();
  }

  /** What is saved again replaces its own file, and never that of another battle. */
  @Test
  void aBattleIsPlayedAndKeptBesideItsText() throws Exception {
    String path = enter();
    String begin = "{\"view\": \"%s\", \"commanders\": [\"human\", \"steady\"], \"seed\": 5}";
    JsonObject begun = played(path, "play", begin.formatted("one"));
    assertEquals(1, begun.getAsJsonObject("scene").get("revision").getAsInt());
    assertNotNull(begun.getAsJsonObject("battle").getAsJsonObject("question"));
    String auto = "{\"view\": \"one\", \"kind\": \"auto\"}";
    assertTrue(played(path, "playStep", auto).getAsJsonObject("battle").get("undo").getAsBoolean());
    assertEquals("Saved: Dreux-5.jsonl", saved(path, "one"));
    Path log = folder.resolve("Dreux-5.jsonl");
    String first = Files.readString(log);
    played(path, "playStep", auto);
    String note = "{\"view\": \"one\", \"kind\": \"note\", \"moment\": 0, \"words\": \"Look\"}";
    played(path, "playStep", note);
    assertEquals("Saved: Dreux-5.jsonl, Dreux-5.jsonl.notes", saved(path, "one"));
    assertNotEquals(first, Files.readString(log));
    assertTrue(Files.readString(folder.resolve("Dreux-5.jsonl.notes")).contains(" Look\n"));
    JsonReferee.Verdict verdict = JsonReferee.check(Files.readAllLines(log), RuleSystems::engine);
    assertTrue(verdict.fair(), verdict.message());
    played(path, "play", begin.formatted("two"));
    assertEquals("Saved: Dreux-5-2.jsonl", saved(path, "two"));
    assertEquals("there is no method shell", ask(path, "shell", "{}").get("error").getAsString());
    JsonObject page = ask(path, "save", "{\"view\": \"two\", \"form\": \"page\"}");
    assertTrue(page.get("error").getAsString().contains("when the battle is over"));
    ask(path, "playClosed", "{\"view\": \"two\"}");
    assertTrue(
        ask(path, "save", "{\"view\": \"none\", \"form\": \"log\"}")
            .get("error")
            .getAsString()
            .contains("closed"));
  }

  /** A log is larger than other messages of a page. */
  @Test
  void aSavedBattleIsReadFromThePage() throws Exception {
    String path = enter();
    played(
        path, "play", "{\"view\": \"one\", \"commanders\": [\"steady\", \"steady\"], \"seed\": 5}");
    saved(path, "one");
    ask(path, "save", "{\"view\": \"one\", \"form\": \"png\"}");
    assertNotNull(ImageIO.read(folder.resolve("Dreux-5.png").toFile()), "the film strip");
    var params = new JsonObject();
    params.addProperty("view", "two");
    params.addProperty("log", Files.readString(folder.resolve("Dreux-5.jsonl")));
    JsonObject read = played(path, "play", params.toString());
    assertFalse(read.getAsJsonObject("battle").get("outcome").getAsString().isEmpty());
  }

  @Test
  void theSystemsBrowserIsAsked() {
    assertEquals(List.of("xdg-open", "a"), Browser.command("Linux", "a"));
    assertEquals(List.of("open", "a"), Browser.command("Mac OS X", "a"));
    assertEquals(
        List.of("rundll32", "url.dll,FileProtocolHandler", "a"),
        Browser.command("Windows 11", "a"));
  }
}
