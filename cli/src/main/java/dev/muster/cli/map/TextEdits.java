package dev.muster.cli.map;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Edits of a text as the protocol of language servers writes them. */
final class TextEdits {
  private record Edit(int from, int to, String text) {}

  private TextEdits() {}

  /**
   * The text with edits made in it.
   *
   * @param edits an array of edits that do not overlap
   * @throws IllegalArgumentException if a place is not in the text
   */
  static String apply(String text, JsonElement edits) {
    List<Integer> lines = lineStarts(text);
    List<Edit> all = new ArrayList<>();
    for (JsonElement each : edits.getAsJsonArray()) {
      JsonObject edit = each.getAsJsonObject();
      JsonObject range = edit.getAsJsonObject("range");
      all.add(
          new Edit(
              offset(text, lines, range.getAsJsonObject("start")),
              offset(text, lines, range.getAsJsonObject("end")),
              edit.get("newText").getAsString()));
    }
    all.sort(Comparator.comparingInt(Edit::from));
    var changed = new StringBuilder();
    int done = 0;
    for (Edit each : all) {
      if (each.from() < done || each.to() < each.from()) {
        throw new IllegalArgumentException("edits overlap");
      }
      changed.append(text, done, each.from()).append(each.text());
      done = each.to();
    }
    return changed.append(text, done, text.length()).toString();
  }

  private static List<Integer> lineStarts(String text) {
    List<Integer> starts = new ArrayList<>();
    starts.add(0);
    for (int i = 0; i < text.length(); i++) {
      char at = text.charAt(i);
      boolean pair = at == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n';
      if (at == '\n' || at == '\r' && !pair) {
        starts.add(i + 1);
      }
    }
    return starts;
  }

  private static int offset(String text, List<Integer> lines, JsonObject position) {
    int line = position.get("line").getAsInt();
    int character = position.get("character").getAsInt();
    if (line == lines.size() && character == 0) {
      return text.length();
    }
    if (line < 0 || line >= lines.size() || character < 0) {
      throw new IllegalArgumentException("there is no line " + (line + 1));
    }
    int end = line + 1 < lines.size() ? lines.get(line + 1) : text.length();
    return Math.min(lines.get(line) + character, end);
  }
}
