package dev.muster.cli.map;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import dev.muster.rules.files.AtomicFileWriter;
import dev.muster.rules.files.RegularFile;
import dev.muster.rules.files.TextDecoding;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The files of a map: the language server has their content on the disk open. An edit of the map is
 * written to the disk, unless the file there has changed meanwhile.
 */
final class BattleFiles {
  /** Steps back that are remembered. */
  private static final int STEPS = 200;

  /** Bytes of the largest file that is read. */
  private static final long LARGEST = 16L * 1024 * 1024;

  private static final String CHANGED =
      " has changed on the disk; the map has read it again, and nothing was written";

  private final Path folder;
  private final LanguageServerLink server;
  private final Map<String, Open> open = new LinkedHashMap<>();
  private final Deque<Step> done = new ArrayDeque<>();
  private final Deque<Step> undone = new ArrayDeque<>();

  /** A file as the server has it. */
  private record Open(Path path, String text, int version, FileTime time, long size) {}

  /** The effect of one edit, by address. */
  private record Step(String title, Map<String, String> before, Map<String, String> after) {}

  /**
   * @param folder the files below it may be written
   */
  BattleFiles(Path folder, LanguageServerLink server) {
    this.folder = folder;
    this.server = server;
  }

  /** The address of a file. */
  static String address(Path path) {
    return path.toUri().toString();
  }

  /** Returns the file of an address if it can be written; null otherwise. */
  private @Nullable Path path(String address) {
    URI uri = URI.create(address);
    if (!"file".equals(uri.getScheme())) {
      return null;
    }
    Path path = Path.of(uri).toAbsolutePath().normalize();
    return path.startsWith(folder) ? path : null;
  }

  /**
   * Opens a file in the server, so that it has a version and its edits can be checked.
   *
   * @return whether the file was opened: it was not open before, and opening it is allowed
   */
  synchronized boolean open(String address) throws IOException {
    Path path = path(address);
    if (path == null || open.containsKey(address)) {
      return false;
    }
    Open file = read(RegularFile.at(path), 1);
    open.put(address, file);
    var document = new JsonObject();
    document.addProperty("uri", address);
    document.addProperty("languageId", "muster");
    document.addProperty("version", file.version());
    document.addProperty("text", file.text());
    var params = new JsonObject();
    params.add("textDocument", document);
    server.tell("textDocument/didOpen", params);
    return true;
  }

  private static Open read(RegularFile file, int version) throws IOException {
    return new Open(file.path(), text(file), version, file.time(), file.size());
  }

  private static String text(RegularFile file) throws IOException {
    // a new battle can begin in an empty file
    return file.size() == 0 ? "" : TextDecoding.of(file.bytes(LARGEST));
  }

  /** Notifies the server of changes on disk since the last call. */
  synchronized void refresh() {
    for (Map.Entry<String, Open> each : open.entrySet()) {
      Open known = each.getValue();
      try {
        RegularFile now = RegularFile.at(known.path());
        if (!now.time().equals(known.time()) || now.size() != known.size()) {
          take(each.getKey(), read(now, known.version() + 1));
        }
      } catch (IOException beingWritten) {
        // an editor that replaces a file removes it for a moment; the next call sees it again
      }
    }
  }

  private void take(String address, Open now) {
    Open known = open.get(address);
    open.put(address, now);
    if (known != null && known.text().equals(now.text())) {
      open.put(address, new Open(now.path(), now.text(), known.version(), now.time(), now.size()));
      return;
    }
    var document = new JsonObject();
    document.addProperty("uri", address);
    document.addProperty("version", now.version());
    var whole = new JsonObject();
    whole.addProperty("text", now.text());
    var changes = new JsonArray();
    changes.add(whole);
    var params = new JsonObject();
    params.add("textDocument", document);
    params.add("contentChanges", changes);
    server.tell("textDocument/didChange", params);
  }

  /**
   * Writes an edit to disk.
   *
   * @param title description of the edit
   * @return why the edit was not written, for the user; empty if it was
   */
  synchronized String apply(String title, JsonObject edit) throws IOException {
    refresh();
    Map<String, String> before = new LinkedHashMap<>();
    Map<String, String> after = new LinkedHashMap<>();
    for (Map.Entry<String, DocumentEdit> each : documents(edit).entrySet()) {
      String address = each.getKey();
      Open known = open.get(address);
      if (known == null) {
        return "The edit is of a file that the map may not write: " + address;
      }
      Integer version = each.getValue().version();
      if (version != null && version != known.version()) {
        return name(known) + CHANGED;
      }
      before.put(address, known.text());
      after.put(address, TextEdits.apply(known.text(), each.getValue().edits()));
    }
    if (before.equals(after)) {
      return "";
    }
    String problem = write(before, after);
    if (problem.isEmpty()) {
      done.push(new Step(title, before, after));
      undone.clear();
      while (done.size() > STEPS) {
        done.removeLast();
      }
    }
    return problem;
  }

  private record DocumentEdit(@Nullable Integer version, JsonArray edits) {}

  /** The edits by file, from either form of the protocol. */
  private static Map<String, DocumentEdit> documents(JsonObject edit) {
    Map<String, DocumentEdit> documents = new LinkedHashMap<>();
    JsonElement changes = edit.get("documentChanges");
    if (changes != null && changes.isJsonArray()) {
      for (JsonElement each : changes.getAsJsonArray()) {
        JsonObject change = each.getAsJsonObject();
        JsonObject document = change.getAsJsonObject("textDocument");
        JsonElement version = document.get("version");
        documents.put(
            document.get("uri").getAsString(),
            new DocumentEdit(
                version == null || version.isJsonNull() ? null : version.getAsInt(),
                change.getAsJsonArray("edits")));
      }
    } else if (edit.has("changes") && edit.get("changes").isJsonObject()) {
      edit.getAsJsonObject("changes")
          .entrySet()
          .forEach(
              each ->
                  documents.put(
                      each.getKey(), new DocumentEdit(null, each.getValue().getAsJsonArray())));
    }
    return documents;
  }

  /** Writes texts where the disk still has those of before. */
  private String write(Map<String, String> before, Map<String, String> after) throws IOException {
    Map<Path, String> files = new LinkedHashMap<>();
    for (Map.Entry<String, String> each : after.entrySet()) {
      Open known = open.get(each.getKey());
      if (known == null || !text(RegularFile.at(known.path())).equals(before.get(each.getKey()))) {
        refresh();
        return (known == null ? each.getKey() : name(known)) + CHANGED;
      }
      files.put(known.path(), each.getValue());
    }
    AtomicFileWriter.write(files);
    refresh();
    return "";
  }

  /** Takes the last step back; the answer is for the user. */
  synchronized String undo() throws IOException {
    return again(done, undone, "Undone: ", "There is nothing to undo.", true);
  }

  /** Takes the last step that was taken back once more. */
  synchronized String redo() throws IOException {
    return again(undone, done, "Done again: ", "There is nothing to redo.", false);
  }

  private String again(Deque<Step> from, Deque<Step> to, String words, String nothing, boolean back)
      throws IOException {
    refresh();
    if (from.isEmpty()) {
      return nothing;
    }
    Step step = from.peek();
    String problem = back ? write(step.after(), step.before()) : write(step.before(), step.after());
    if (!problem.isEmpty()) {
      return problem + ". It can no longer be undone here.";
    }
    to.push(from.pop());
    return words + step.title();
  }

  /** Returns a line of an open file by its number from 0; empty if there is none. */
  synchronized String line(String address, int number) {
    Open file = open.get(address);
    return file == null ? "" : file.text().lines().skip(number).findFirst().orElse("");
  }

  private static String name(Open file) {
    return String.valueOf(file.path().getFileName());
  }
}
