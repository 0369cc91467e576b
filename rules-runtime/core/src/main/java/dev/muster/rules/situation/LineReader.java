package dev.muster.rules.situation;

import dev.muster.rules.model.SourceRange;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A line of a situation, read word by word. */
final class LineReader {
  private static final Pattern WORDS = Pattern.compile("\\S+");

  /** Words, brackets, and commas at the end of a word. */
  private static final Pattern WORDS_AND_SIGNS =
      Pattern.compile("[()]|,(?=\\s|$)|[^\\s()]+?(?=[\\s()]|,(?:\\s|$)|$)");

  private final String file;
  private final int number;
  private final Pattern splitting;

  /** As it is written, without its comment. */
  private final String written;

  /** Words that are still to be read. */
  private final List<String> words;

  LineReader(String file, int number, String text) {
    this(file, number, text, WORDS);
  }

  private LineReader(String file, int number, String text, Pattern splitting) {
    this.file = file;
    this.number = number;
    this.splitting = splitting;
    int comment = text.indexOf('#');
    written = comment < 0 ? text : text.substring(0, comment);
    words =
        splitting
            .matcher(written)
            .results()
            .map(MatchResult::group)
            .collect(Collectors.toCollection(ArrayList::new));
  }

  /** The line anew behind its first word, with brackets and commas between words as words. */
  LineReader apart() {
    LineReader apart = new LineReader(file, number, written, WORDS_AND_SIGNS);
    apart.next();
    return apart;
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
    List<MatchResult> all = splitting.matcher(written).results().toList();
    MatchResult last = all.get(Math.max(0, all.size() - words.size() - 1));
    return new SituationException(number, last.start() + 1, last.end() + 1, message);
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
