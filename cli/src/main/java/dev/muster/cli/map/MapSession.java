package dev.muster.cli.map;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The battle behind a map: a language server with the battle's files open, and the answers to what
 * pages ask. A page has a name, which is that of its view at the server.
 */
final class MapSession implements AutoCloseable {
  private static final String DOCUMENT = "textDocument";
  private static final String REFUSAL = "refusal";
  private static final String SOURCE = "source";
  private static final String CHARACTER = "character";

  /** The word a statement begins with, if more words follow. */
  private static final Pattern FIRST_WORD = Pattern.compile("[a-z]+\\s+(?=\\S)");

  private final String address;
  private final @Nullable String scenario;
  private final BiConsumer<String, JsonObject> pages;
  private final LanguageServerLink server;
  private final BattleFiles files;
  private final SavedBattles games;
  private final Map<String, JsonObject> fixes = new ConcurrentHashMap<>();

  /**
   * Opens a battle.
   *
   * @param file a .muster file
   * @param scenario that is shown; null for the first
   * @param pages receives the messages to a page, by its name
   * @param log receives lines for troubleshooting
   */
  MapSession(
      Path file,
      @Nullable String scenario,
      BiConsumer<String, JsonObject> pages,
      Consumer<String> log)
      throws IOException {
    this.scenario = scenario;
    Path real = file.toRealPath();
    Path folder = real.resolveSibling("").normalize();
    this.pages = pages;
    address = BattleFiles.address(real);
    server = new LanguageServerLink(this::heard, log);
    files = new BattleFiles(folder, server);
    games = new SavedBattles(folder, server);
    var hello = new JsonObject();
    hello.add("processId", JsonNull.INSTANCE);
    hello.addProperty("rootUri", BattleFiles.address(folder));
    hello.add("capabilities", new JsonObject());
    server.ask("initialize", hello);
    server.tell("initialized", new JsonObject());
    files.open(address);
  }

  /**
   * The name of the scenario that a page will show, empty if the file has none that can be read.
   */
  String shown() throws IOException {
    String page = "start";
    JsonElement scene = scene(page, new JsonObject()).getAsJsonObject().get("scene");
    closed(page);
    return scene instanceof JsonObject found ? found.get("scenario").getAsString() : "";
  }

  /** Looks at the disk for what has changed there. */
  void refresh() {
    files.refresh();
  }

  /** A page is gone. */
  void closed(String page) {
    var params = new JsonObject();
    params.addProperty("view", page);
    server.tell("muster/sceneClosed", params);
  }

  /**
   * Answers a page.
   *
   * @throws IllegalArgumentException if there is no such method, or its parameters are wrong
   * @throws IllegalStateException if the server refuses
   */
  JsonElement answer(String page, String method, JsonObject params) throws IOException {
    return switch (method) {
      case "scene" -> scene(page, params);
      case "act" -> edited("muster/act", viewed(page, params));
      case "newMap" -> {
        params.add(DOCUMENT, document());
        yield edited("muster/newMap", params);
      }
      case "preview" -> server.ask("muster/preview", viewed(page, params));
      case "locate" -> locate(page, params);
      case "hover" -> hover(params);
      case "reveal" -> reveal(params);
      case "fixes" -> fixes(params);
      case "fix" -> fix(params);
      case "pin" -> JsonNull.INSTANCE;
      case "play" -> play(params);
      case "playStep" -> server.ask("muster/playStep", params);
      case "playClosed" -> playClosed(params);
      case "save" -> words(games.save(params));
      case "undo" -> words(files.undo());
      case "redo" -> words(files.redo());
      default -> throw new IllegalArgumentException("there is no method " + method);
    };
  }

  /** A battle has a view of its own: it outlives a page that is loaded anew. */
  private JsonElement play(JsonObject params) throws IOException {
    files.refresh();
    if (scenario != null && isNull(params.get("scenario"))) {
      params.addProperty("scenario", scenario);
    }
    if (isNull(params.get("log")) && isNull(params.get("from"))) {
      params.add(DOCUMENT, document());
    }
    games.begun(params);
    return server.ask("muster/play", params);
  }

  private static boolean isNull(@Nullable JsonElement value) {
    return value == null || value.isJsonNull();
  }

  private JsonElement playClosed(JsonObject params) {
    server.tell("muster/playClosed", params);
    return JsonNull.INSTANCE;
  }

  private static JsonObject viewed(String page, JsonObject params) {
    params.addProperty("view", page);
    return params;
  }

  private JsonObject document() {
    var document = new JsonObject();
    document.addProperty("uri", address);
    return document;
  }

  private JsonElement scene(String page, JsonObject params) throws IOException {
    files.refresh();
    viewed(page, params).add(DOCUMENT, document());
    if (scenario != null) {
      params.addProperty("scenario", scenario);
    }
    JsonElement answer = server.ask("muster/scene", params);
    boolean more = false;
    JsonElement scene = answer.getAsJsonObject().get("scene");
    if (scene != null && scene.isJsonObject()) {
      for (JsonElement each : scene.getAsJsonObject().getAsJsonArray("documents")) {
        JsonObject document = each.getAsJsonObject();
        JsonElement version = document.get("version");
        if (version == null || version.isJsonNull()) {
          more |= files.open(document.get("uri").getAsString());
        }
      }
    }
    // with all its files open, each has a version, and an edit of it can be checked
    return more ? server.ask("muster/scene", params) : answer;
  }

  /** Asks something of the newest text whose answer has an edit, and writes that to the files. */
  private JsonElement edited(String method, JsonObject params) throws IOException {
    files.refresh();
    JsonObject answer = server.ask(method, params).getAsJsonObject();
    JsonElement edit = answer.get("edit");
    if (edit != null && edit.isJsonObject()) {
      String problem = files.apply(answer.get("title").getAsString(), edit.getAsJsonObject());
      if (!problem.isEmpty()) {
        answer.add("edit", JsonNull.INSTANCE);
        answer.addProperty(REFUSAL, problem);
      }
    }
    return answer;
  }

  private JsonElement locate(String page, JsonObject params) {
    if (params.has("uri")) {
      var document = new JsonObject();
      document.add("uri", params.remove("uri"));
      params.add(DOCUMENT, document);
    }
    return server.ask("muster/locate", viewed(page, params));
  }

  /**
   * Returns the hover text of a statement, as Markdown: the hover at its first name, after the
   * keyword it begins with.
   */
  private JsonElement hover(JsonObject params) {
    JsonObject source = params.getAsJsonObject(SOURCE);
    JsonObject asked = at(source);
    JsonObject start = asked.getAsJsonObject("position").deepCopy();
    String line = files.line(source.get("uri").getAsString(), start.get("line").getAsInt());
    int from = Math.min(start.get(CHARACTER).getAsInt(), line.length());
    Matcher word = FIRST_WORD.matcher(line).region(from, line.length());
    start.addProperty(CHARACTER, word.lookingAt() ? word.end() : from);
    asked.add("position", start);
    JsonElement hover = server.ask("textDocument/hover", asked);
    if (!hover.isJsonObject()) {
      return JsonNull.INSTANCE;
    }
    JsonElement contents = hover.getAsJsonObject().get("contents");
    return contents != null && contents.isJsonObject()
        ? contents.getAsJsonObject().get("value")
        : JsonNull.INSTANCE;
  }

  private static JsonObject at(JsonObject source) {
    var document = new JsonObject();
    document.add("uri", source.get("uri"));
    var params = new JsonObject();
    params.add(DOCUMENT, document);
    params.add("position", source.getAsJsonObject("range").get("start"));
    return params;
  }

  /** No editor is at hand: the page shows the place in the text. */
  private static JsonElement reveal(JsonObject params) {
    JsonObject source = params.getAsJsonObject(SOURCE);
    String path = String.valueOf(URI.create(source.get("uri").getAsString()).getPath());
    int line = source.getAsJsonObject("range").getAsJsonObject("start").get("line").getAsInt() + 1;
    return words(path.substring(path.lastIndexOf('/') + 1) + ":" + line);
  }

  private static JsonObject words(String words) {
    var answer = new JsonObject();
    answer.addProperty("words", words);
    return answer;
  }

  /** The quick fixes for a finding. */
  private JsonElement fixes(JsonObject params) {
    JsonObject source = params.getAsJsonObject(SOURCE);
    var context = new JsonObject();
    context.add("diagnostics", new JsonArray());
    JsonObject asked = at(source);
    asked.remove("position");
    asked.add("range", source.get("range"));
    asked.add("context", context);
    var found = new JsonArray();
    fixes.clear();
    for (JsonElement each : server.ask("textDocument/codeAction", asked).getAsJsonArray()) {
      JsonObject action = each.getAsJsonObject();
      JsonElement kind = action.get("kind");
      if (action.has("edit") && kind != null && kind.getAsString().startsWith("quickfix")) {
        String id = Integer.toString(found.size());
        fixes.put(id, action);
        var fix = new JsonObject();
        fix.addProperty("id", id);
        fix.add("title", action.get("title"));
        found.add(fix);
      }
    }
    return found;
  }

  private JsonElement fix(JsonObject params) throws IOException {
    JsonObject action = fixes.get(params.get("fix").getAsString());
    if (action == null) {
      throw new IllegalArgumentException("the text has changed; ask for the quick fixes again");
    }
    String title = action.get("title").getAsString();
    String problem = files.apply(title, action.getAsJsonObject("edit"));
    if (!problem.isEmpty()) {
      throw new IllegalStateException(problem);
    }
    return words(title);
  }

  private void heard(String method, JsonElement params) {
    if (method.equals("muster/sceneChanged") && params.isJsonObject()) {
      JsonObject change = params.getAsJsonObject();
      var event = new JsonObject();
      event.addProperty("event", "sceneChanged");
      event.add("change", change);
      pages.accept(change.get("view").getAsString(), event);
    }
  }

  @Override
  public void close() {
    server.close();
  }
}
