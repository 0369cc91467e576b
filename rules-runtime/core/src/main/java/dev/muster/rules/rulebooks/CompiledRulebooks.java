package dev.muster.rules.rulebooks;

import dev.muster.rules.json.RecordJson;
import dev.muster.rules.model.Rulebook;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Reads the rulebooks that the build compiles and leaves beside the entry class of their game. */
public final class CompiledRulebooks {
  private static final Map<String, Rulebook> READ = new ConcurrentHashMap<>();

  private CompiledRulebooks() {}

  /**
   * Reads a rulebook; later calls return the same one.
   *
   * @param game any class of the game
   * @param folder path of the package that holds the file {@code NAME.json}
   * @param name such as {@code snaphance.final}
   * @throws IllegalStateException if the build left no such file
   */
  public static Rulebook read(Class<?> game, String folder, String name) {
    return READ.computeIfAbsent(name, key -> fromFile(game, folder, key));
  }

  private static Rulebook fromFile(Class<?> game, String folder, String name) {
    try (InputStream file = game.getResourceAsStream(folder + "/" + name + ".json")) {
      if (file == null) {
        throw new IllegalStateException("the compiled rulebook " + name + " is missing");
      }
      return RecordJson.read(
          Rulebook.class, new String(file.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
