package dev.muster.rules.system;

import java.util.ArrayList;
import java.util.List;

/**
 * A piece of text that an editor inserts, with places to fill.
 *
 * @param keyword the word it begins with: {@code army} or {@code stand} (a line of an army list)
 * @param label what a list of proposals shows
 * @param description what it is for
 * @param text in the snippet syntax of the Language Server Protocol
 */
public record TextSnippet(String keyword, String label, String description, String text) {
  private static final String FILE = "snippets.txt";
  private static final String HEADING = "--- ";

  /**
   * Reads the file {@value #FILE} beside the entry class of a game. A snippet is a line {@code ---
   * KEYWORD | LABEL | DESCRIPTION} and the lines after it; lines before the first snippet are
   * comments.
   *
   * @return none if the game has no such file
   * @throws IllegalStateException if a heading does not have three parts
   */
  static List<TextSnippet> of(Class<?> entryClass) {
    String file = GameResource.text(entryClass, FILE);
    if (file == null) {
      return List.of();
    }
    List<String> parts = List.of(("\n" + file).split("\n" + HEADING));
    List<TextSnippet> found = new ArrayList<>();
    for (String each : parts.subList(1, parts.size())) {
      int end = each.indexOf('\n');
      String[] heading = each.substring(0, Math.max(0, end)).split(" \\| ");
      if (heading.length != 3) {
        throw new IllegalStateException(FILE + ": no keyword, label and description in " + each);
      }
      String text = each.substring(end + 1).stripTrailing();
      found.add(
          new TextSnippet(
              heading[0], heading[1], heading[2], text.contains("\n") ? text + "\n" : text));
    }
    return List.copyOf(found);
  }
}
