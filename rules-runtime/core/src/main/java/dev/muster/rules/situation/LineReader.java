package dev.muster.rules.situation;

import dev.muster.rules.model.SourceRange;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A line of a situation, read word by word. */
final class LineReader {
  private final String file;
  private final int number;

  /** As it is written, without its comment. */
  private final String written;

  /** Words that are still to be read. */
  private final List<String> words;

  LineReader(String file, int number, String text) {
    this.file = file;
    this.number = number;
    int comment = text.indexOf('#');
    written = comment < 0 ? text : text.substring(0, comment);
    words = new ArrayList<>(Arrays.asList(written.strip().split("\\s+")));
  }

  boolean isBlank() {
    return written.isBlank();
  }

  /** From 1. */
  int number() {
    return number;
  }

  /** The whole line, without its comment. */
  String text() {
    return written.strip();
  }

  /** Whether there are words left to read. */
  boolean hasNext() {
    return !words.isEmpty();
  }

  /** The words left. */
  List<String> rest() {
    return List.copyOf(words);
  }

  /** Reads a word of which there must be one. */
  String next(String wanted) throws SituationException {
    if (words.isEmpty()) {
      throw problemOfLine("the line ends where " + wanted + " is expected");
    }
    return words.removeFirst();
  }

  /** Reads a word where {@link #hasNext} holds. */
  String next() {
    return words.removeFirst();
  }

  int nextInt(String wanted) throws SituationException {
    return parseInt(next(wanted));
  }

  /** A number in a word, which may have a sign. */
  int parseInt(String word) throws SituationException {
    try {
      return Integer.parseInt(word.startsWith("+") ? word.substring(1) : word);
    } catch (NumberFormatException e) {
      throw problem("expected a number, found " + word);
    }
  }

  /** Something is wrong with the word read last. */
  SituationException problem(String message) {
    List<Integer> starts = new ArrayList<>();
    for (int i = 0; i < written.length(); i++) {
      if (!Character.isWhitespace(written.charAt(i))
          && (i == 0 || Character.isWhitespace(written.charAt(i - 1)))) {
        starts.add(i);
      }
    }
    int from = starts.get(Math.max(0, starts.size() - words.size() - 1));
    int to = from;
    while (to < written.length() && !Character.isWhitespace(written.charAt(to))) {
      to++;
    }
    return new SituationException(number, from + 1, to + 1, message);
  }

  /** Something is wrong with the line, and with no word of it alone. */
  SituationException problemOfLine(String message) {
    return new SituationException(number, message);
  }

  /** Its place. */
  SourceRange at() {
    return new SourceRange(file, number, 1, number, 1);
  }
}
