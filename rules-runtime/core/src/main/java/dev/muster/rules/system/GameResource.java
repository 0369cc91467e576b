package dev.muster.rules.system;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Text files that a game keeps beside its entry class. */
final class GameResource {
  private GameResource() {}

  /**
   * The text of a file, in UTF-8; null if the game has no such file.
   *
   * @param name relative to the package of the entry class
   */
  static @Nullable String text(Class<?> entryClass, String name) {
    try (InputStream file = entryClass.getResourceAsStream(name)) {
      return file == null
          ? null
          : new String(file.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
