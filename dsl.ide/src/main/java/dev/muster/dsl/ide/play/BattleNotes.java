package dev.muster.dsl.ide.play;

import dev.muster.dsl.ide.scene.PlayState;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Notes to moments of a battle, by the number of the event. In a file beside the log each is a
 * line: the number, a blank and the text, in which {@code \\n} is the end of a line and {@code
 * \\\\} a backslash. What a reader has added to the file by hand stays in it.
 */
final class BattleNotes {
  /** Characters of a note. */
  static final int LONGEST = 4000;

  private static final String HEAD =
      "# Notes to a battle of Muster: the number of an event in its log, and what is noted there.";

  private final SortedMap<Integer, String> notes = new TreeMap<>();

  /** Lines that are no notes. */
  private final List<String> others = new ArrayList<>();

  /** Reads the notes of a file. */
  static BattleNotes read(@Nullable String text) {
    BattleNotes read = new BattleNotes();
    if (text != null) {
      text.lines().filter(each -> !each.isBlank() && !each.equals(HEAD)).forEach(read::line);
    }
    return read;
  }

  private void line(String line) {
    int blank = line.indexOf(' ');
    String number = blank < 0 ? line : line.substring(0, blank);
    if (number.matches("[0-9]{1,9}")) {
      String before = notes.get(Integer.parseInt(number));
      String text = blank < 0 ? "" : unescaped(line.substring(blank + 1));
      notes.put(Integer.parseInt(number), before == null ? text : before + "\n" + text);
    } else {
      others.add(line);
    }
  }

  /**
   * Notes something to an event, or takes the note away.
   *
   * @param text empty for a bookmark, null for none
   * @throws IllegalArgumentException if it is too long
   */
  void put(int event, @Nullable String text) {
    if (text == null) {
      notes.remove(event);
    } else if (text.length() > LONGEST) {
      throw new IllegalArgumentException(
          "A note has up to " + LONGEST + " characters; this one has " + text.length() + ".");
    } else {
      notes.put(event, text.strip());
    }
  }

  List<PlayState.Note> all() {
    return notes.entrySet().stream()
        .map(each -> new PlayState.Note(each.getKey(), each.getValue()))
        .toList();
  }

  /** Returns the notes up to an event, for a battle that branches off there. */
  BattleNotes upTo(int event) {
    BattleNotes kept = new BattleNotes();
    kept.notes.putAll(notes.headMap(event + 1));
    return kept;
  }

  boolean isEmpty() {
    return notes.isEmpty() && others.isEmpty();
  }

  /** The file. */
  String text() {
    StringBuilder text = new StringBuilder(HEAD).append('\n');
    others.forEach(each -> text.append(each).append('\n'));
    notes.forEach(
        (event, note) -> text.append((event + " " + escaped(note)).stripTrailing()).append('\n'));
    return text.toString();
  }

  private static String escaped(String text) {
    return text.replace("\\", "\\\\")
        .replace("\r\n", "\n")
        .replace("\r", "\n")
        .replace("\n", "\\n");
  }

  private static String unescaped(String text) {
    StringBuilder plain = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      if (letter == '\\' && i + 1 < text.length()) {
        i++;
        plain.append(text.charAt(i) == 'n' ? '\n' : text.charAt(i));
      } else {
        plain.append(letter);
      }
    }
    return plain.toString();
  }
}
