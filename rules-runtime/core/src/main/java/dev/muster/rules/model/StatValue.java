package dev.muster.rules.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One printed value of a stand's line. A blank column has no value at all. */
public sealed interface StatValue {
  /** A whole number, with or without sign. */
  record Whole(int value) implements StatValue {
    @Override
    public String toString() {
      return Integer.toString(value);
    }
  }

  /**
   * {@code 3*2}: the first value for the first move of a turn, the second for every further one
   * (15.0).
   */
  record FirstThen(int first, int further) implements StatValue {
    @Override
    public String toString() {
      return first + "*" + further;
    }
  }

  /**
   * {@code 5/5/5} or {@code 6[+1]}: one value a rank, front first, and the bracket the list may
   * print.
   *
   * @param ranks strength of each rank, front first
   * @param bracket the number in square brackets, or null if none is printed
   */
  record Ranks(List<Integer> ranks, @Nullable Integer bracket) implements StatValue {
    public Ranks {
      ranks = List.copyOf(ranks);
    }

    /** These ranks with one more in all: the first of the weakest has it. */
    public Ranks more() {
      return changed(ranks.indexOf(Collections.min(ranks)), 1);
    }

    /** These ranks with one less in all: the last of the strongest lacks it. */
    public Ranks less() {
      return changed(ranks.lastIndexOf(Collections.max(ranks)), -1);
    }

    private Ranks changed(int rank, int by) {
      List<Integer> others = new ArrayList<>(ranks);
      others.set(rank, others.get(rank) + by);
      return new Ranks(others, bracket);
    }

    @Override
    public String toString() {
      var text = new StringBuilder();
      for (int rank : ranks) {
        text.append(text.isEmpty() ? "" : "/").append(rank);
      }
      if (bracket != null) {
        text.append('[').append(bracket >= 0 ? "+" : "").append(bracket).append(']');
      }
      return text.toString();
    }
  }

  /** A word of the rulebook's own, such as a depth or an order density. */
  record Word(String word) implements StatValue {
    @Override
    public String toString() {
      return word;
    }
  }

  /** Several words of the rulebook's own, such as the weapons of a unit; written with slashes. */
  record Words(List<String> words) implements StatValue {
    public Words {
      words = List.copyOf(words);
    }

    @Override
    public String toString() {
      return String.join("/", words);
    }
  }

  /**
   * The value of a printed text: {@code 3}, {@code -1}, {@code 3*2}, {@code 5/4}, {@code 6[+1]}, or
   * a word.
   */
  static StatValue parse(String text) {
    if (text.matches("[+-]?[0-9]{1,9}")) {
      return new Whole(Integer.parseInt(text));
    }
    if (text.matches("[0-9]{1,9}\\*[0-9]{1,9}")) {
      int star = text.indexOf('*');
      return new FirstThen(
          Integer.parseInt(text.substring(0, star)), Integer.parseInt(text.substring(star + 1)));
    }
    if (text.matches("[0-9]{1,9}(/[0-9]{1,9})*(\\[[+-]?[0-9]{1,9}\\])?")) {
      int bracket = text.indexOf('[');
      String bare = bracket < 0 ? text : text.substring(0, bracket);
      List<Integer> ranks =
          java.util.Arrays.stream(bare.split("/")).map(Integer::parseInt).toList();
      return new Ranks(
          ranks,
          bracket < 0
              ? null
              : Integer.valueOf(text.substring(bracket + 1, text.length() - 1).replace("+", "")));
    }
    return new Word(text);
  }
}
