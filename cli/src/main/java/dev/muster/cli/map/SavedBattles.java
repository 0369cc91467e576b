package dev.muster.cli.map;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import dev.muster.dsl.ide.scene.PlaySaveAnswer;
import dev.muster.rules.files.AtomicFileWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Writes battles that are played on a map beside the text they are of. A battle that is saved again
 * replaces its own files, and never those of another one.
 */
final class SavedBattles {
  private static final int MOST = 1000;
  private static final Gson GSON = new Gson();

  private final Path folder;
  private final LanguageServerLink server;

  /** By view and name: the files written last have this number behind their name. */
  private final Map<String, Integer> numbers = new ConcurrentHashMap<>();

  SavedBattles(Path folder, LanguageServerLink server) {
    this.folder = folder;
    this.server = server;
  }

  /** Another battle is played in a view: what it saves has names of its own. */
  synchronized void begun(JsonObject params) {
    JsonElement view = params.get("view");
    if (view != null && view.isJsonPrimitive()) {
      numbers.keySet().removeIf(each -> each.startsWith(view.getAsString() + "/"));
    }
  }

  /**
   * Saves a battle.
   *
   * @return the message for the user
   * @throws IllegalStateException with the reason, if there is nothing to save
   */
  synchronized String save(JsonObject params) throws IOException {
    JsonObject answer = server.ask("muster/playSave", params).getAsJsonObject();
    String refusal = answer.get("refusal").getAsString();
    if (!refusal.isEmpty()) {
      throw new IllegalStateException(refusal);
    }
    String key =
        params.get("view").getAsString()
            + "/"
            + answer.getAsJsonArray("files").get(0).getAsJsonObject().get("name").getAsString();
    Integer number = numbers.get(key);
    if (number == null) {
      number = free(answer);
      numbers.put(key, number);
    }
    Map<Path, byte[]> files = new LinkedHashMap<>();
    for (JsonElement each : answer.getAsJsonArray("files")) {
      PlaySaveAnswer.PlayedFile file = GSON.fromJson(each, PlaySaveAnswer.PlayedFile.class);
      files.put(path(file.name(), number), file.bytes());
    }
    AtomicFileWriter.writeBytes(files);
    return "Saved: "
        + String.join(
            ", ", files.keySet().stream().map(each -> each.getFileName().toString()).toList());
  }

  /** The first number with which no file is there yet. */
  private int free(JsonObject answer) {
    for (int number = 1; number < MOST; number++) {
      boolean taken = false;
      for (JsonElement each : answer.getAsJsonArray("files")) {
        Path path = path(each.getAsJsonObject().get("name").getAsString(), number);
        taken |= Files.exists(path, LinkOption.NOFOLLOW_LINKS);
      }
      if (!taken) {
        return number;
      }
    }
    throw new IllegalStateException(
        "There are " + MOST + " saved battles of this name already. Move some of them away.");
  }

  /** A file of the folder: {@code Dreux-7.jsonl}, then {@code Dreux-7-2.jsonl}. */
  private Path path(String name, int number) {
    String plain = name.replaceAll("[^\\p{L}\\p{N}._-]", "_");
    int dot = plain.indexOf('.');
    String stem = plain.substring(0, dot);
    return folder.resolve((number == 1 ? stem : stem + "-" + number) + plain.substring(dot));
  }
}
