package dev.muster.dsl.ide.completion;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The places of a text at which a word can be written: before each word, and behind each line. */
final class InsertionPlaces {
  private static final Pattern WORD =
      Pattern.compile(
          "(?s)\"\"\".*?\"\"\"|\"(?:\\\\.|[^\"\\\\\n])*\"|/\\*.*?\\*/|//[^\n]*|"
              + "[\\w\u00C0-\u024F^][\\w\u00C0-\u024F.&+-]*(?:,[0-9.]+)?|\\.\\.|[^\\s\\w]");

  private static final Pattern GAME = Pattern.compile("\\b(?:snaphance|boxgrid|adlgr|fogr)\\b");

  private final String text;
  private final String game;
  private final List<Place> places = new ArrayList<>();

  /**
   * A place.
   *
   * @param offset where the caret is
   * @param line from 1
   * @param rest the words behind it on the line, without a comment
   * @param end offset behind the rest
   * @param before the word before it
   * @param kind the game, what begins the line, and what stands before and behind the place
   */
  record Place(int offset, int line, List<String> rest, int end, String before, String kind) {}

  private record Word(int from, int to, String text) {}

  InsertionPlaces(String text) {
    this.text = text;
    Matcher named = GAME.matcher(text);
    game = named.find() ? named.group() : "";
    List<Word> words = new ArrayList<>();
    Matcher each = WORD.matcher(text);
    while (each.find()) {
      if (!each.group().startsWith("//") && !each.group().startsWith("/*")) {
        words.add(new Word(each.start(), each.end(), each.group()));
      }
    }
    for (int i = 0; i < words.size(); i++) {
      Word word = words.get(i);
      boolean apart = word.from() == 0 || Character.isWhitespace(text.charAt(word.from() - 1));
      if (apart && i > 0) {
        add(words, i, word.from());
      }
      boolean last = i + 1 == words.size() || line(words.get(i + 1).from()) > line(word.to());
      if (last && line(word.from()) == line(word.to())) {
        add(words, i + 1, word.to());
      }
    }
  }

  private void add(List<Word> words, int next, int offset) {
    int line = line(offset);
    List<String> rest = new ArrayList<>();
    int end = offset;
    for (int i = next; i < words.size() && line(words.get(i).from()) == line; i++) {
      rest.add(words.get(i).text());
      end = words.get(i).to();
    }
    String first = "";
    for (int i = next - 1; i >= 0 && line(words.get(i).from()) == line; i--) {
      first = words.get(i).text();
    }
    String before = next == 0 ? "" : words.get(next - 1).text();
    String behind = rest.isEmpty() ? "" : rest.getFirst();
    String kind = game + ": " + shape(first) + " | " + shape(before) + " ^ " + shape(behind);
    places.add(new Place(offset, line, rest, end, before, kind));
  }

  /** Keywords and columns as they are, the rest by its kind. */
  private static String shape(String word) {
    if (word.startsWith("\"")) {
      return "text";
    }
    return Character.isUpperCase(word.isEmpty() ? ' ' : word.charAt(0))
        ? "Name"
        : word.replaceAll("[0-9]+", "9");
  }

  private int line(int offset) {
    return 1 + (int) text.substring(0, offset).chars().filter(c -> c == '\n').count();
  }

  List<Place> all() {
    return places;
  }
}
