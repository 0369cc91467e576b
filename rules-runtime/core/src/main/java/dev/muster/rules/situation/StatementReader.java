package dev.muster.rules.situation;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.NoSuchElementException;
import java.util.function.UnaryOperator;

/**
 * A statement such as {@code Foot-1 at 0507 not disordered}, read word by word. What is found
 * instead of it is a text; an empty one says that it is true.
 */
public final class StatementReader {
  private final Deque<String> words;

  public StatementReader(String text) {
    words = new ArrayDeque<>(Arrays.asList(text.strip().split("\\s+")));
  }

  /** Whether there are words left. */
  public boolean hasNext() {
    return !words.isEmpty();
  }

  /**
   * The next word.
   *
   * @throws NoSuchElementException when it ends too early
   */
  public String next() {
    return words.removeFirst();
  }

  /** Holds the next word against what is so. */
  public String is(String found) {
    String wanted = next();
    return wanted.equals(found) ? "" : "expected " + wanted + ", found " + found;
  }

  /**
   * Compares the next word with the actual value, which can be written in two ways; returns the
   * mismatch, or an empty text.
   *
   * @param found the form used in the message
   * @param or the other form
   */
  public String is(String found, String or) {
    String wanted = next();
    return wanted.equals(found) || wanted.equals(or)
        ? ""
        : "expected " + wanted + ", found " + found;
  }

  /**
   * Holds the next statement, with {@code is} and {@code not} before it, against what is so.
   *
   * @param known words that can be said; another is no less wrong with {@code not} before it
   * @param held what is found instead of what a word says, with what it takes behind it
   */
  public String held(Collection<String> known, UnaryOperator<String> held) {
    if (words.getFirst().equals("is")) {
      words.removeFirst();
    }
    boolean not = words.getFirst().equals("not");
    if (not) {
      words.removeFirst();
    }
    String word = next();
    String found = held.apply(word);
    return !not || !known.contains(word) ? found : found.isEmpty() ? "it is so" : "";
  }
}
