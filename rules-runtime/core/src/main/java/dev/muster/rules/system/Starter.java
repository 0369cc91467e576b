package dev.muster.rules.system;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A small battle without errors that {@code muster new} and the wizards create: two armies, a field
 * and a scenario.
 *
 * @param title its title, for the user
 * @param first name of the file to open first
 * @param texts file contents by file name
 */
public record Starter(String title, String first, Map<String, String> texts) {
  public Starter {
    texts = Collections.unmodifiableMap(new LinkedHashMap<>(texts));
    if (!texts.containsKey(first)) {
      throw new IllegalArgumentException("the starter has no file " + first);
    }
  }

  /**
   * Reads the files in the folder {@code start} beside the entry class of a game.
   *
   * @param files their names, the file to open first last
   * @throws IllegalStateException if one is missing
   */
  public static Starter of(Class<?> entryClass, String title, List<String> files) {
    Map<String, String> texts = new LinkedHashMap<>();
    for (String each : files) {
      String text = GameResource.text(entryClass, "start/" + each);
      if (text == null) {
        throw new IllegalStateException("the file start/" + each + " is missing");
      }
      texts.put(each, text);
    }
    return new Starter(title, files.getLast(), texts);
  }
}
