package dev.muster.rules.battle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * The texts that order an option: its words in order, some of which can be omitted or replaced.
 * Syntax of a pattern:
 *
 * <ul>
 *   <li>{@code [on opportunity]} can be omitted
 *   <li>{@code {by 0507 0508}} can be omitted, and other words in its place are the same order: it
 *       names the way to the same end
 *   <li>{@code (move|moves)} matches one of these
 *   <li>{@code <Foot-1 Foot-2>} matches these in any order
 * </ul>
 *
 * <p>Commas, semicolons, {@code and}, and the case of letters do not count.
 */
public final class OrderPattern {
  private static final String AND = "and";

  private final Part whole;
  private final UnaryOperator<String> filled;

  /** Returns a phrase with each word replaced by its value. */
  public static String filled(String phrase, UnaryOperator<String> value) {
    return Arrays.stream(phrase.split(" ")).map(value).collect(Collectors.joining(" "));
  }

  /** The values of the placeholders of a form. */
  @FunctionalInterface
  public interface Slots {
    /**
     * The possible ends of the value of a placeholder.
     *
     * @param word of the form
     * @param words of the order
     * @param from index of its first word
     * @return the indices after it, each above from, or from itself for an empty value; a set of
     *     its own
     */
    BitSet ends(String word, List<String> words, int from);
  }

  /** A parsed form without values, shared by many options. */
  public static final class Template {
    private final Part whole;

    private Template(Part whole) {
      this.whole = whole;
    }

    /**
     * Whether an order reads so.
     *
     * @param words of the order, as {@link OrderPattern#words} gives them
     */
    public boolean matches(List<String> words, Slots slots) {
      BitSet start = new BitSet();
      start.set(0);
      return OrderPattern.ends(whole, words, start, slots).get(words.size());
    }
  }

  private sealed interface Part {}

  private record Word(String text) implements Part {}

  private record Row(List<Part> parts) implements Part {}

  private record OneOf(List<Part> parts) implements Part {}

  private record AnyOrder(List<Part> parts) implements Part {}

  private record Optional(Part part) implements Part {}

  private record FreePath(Part part) implements Part {}

  private OrderPattern(Part whole, UnaryOperator<String> filled) {
    this.whole = whole;
    this.filled = filled;
  }

  /** An option that is ordered in exactly these words. */
  public static OrderPattern literal(String words) {
    Row row = new Row(words(words).stream().map(each -> (Part) new Word(each)).toList());
    return new OrderPattern(row, UnaryOperator.identity());
  }

  /**
   * The pattern of the orders for an option.
   *
   * @param filled the value of a word of the form: one word, several, or none if it is empty; its
   *     signs are not brackets
   */
  public static OrderPattern of(Template form, UnaryOperator<String> filled) {
    return new OrderPattern(form.whole, filled);
  }

  /**
   * Reads a form.
   *
   * @throws IllegalArgumentException when a bracket is not closed
   */
  public static Template compile(String text) {
    Reader reader = new Reader(text);
    Template form = new Template(reader.row());
    reader.mustBeOver();
    return form;
  }

  /** A word of an order and its place in the text of the order. */
  public record PlacedWord(String text, int offset) {}

  /** Takes a word of an order as a part of its text. */
  private interface WordSink {
    void accept(int from, int to);
  }

  /** Returns the words of an order, without those that do not count. */
  public static List<String> words(String order) {
    List<String> words = new ArrayList<>();
    eachWord(order, (from, to) -> words.add(order.substring(from, to)));
    return Collections.unmodifiableList(words);
  }

  /** Returns the words of an order as {@link #words} does, with their places. */
  public static List<PlacedWord> placedWords(String order) {
    List<PlacedWord> words = new ArrayList<>();
    eachWord(order, (from, to) -> words.add(new PlacedWord(order.substring(from, to), from)));
    return Collections.unmodifiableList(words);
  }

  private static void eachWord(String order, WordSink sink) {
    int from = 0;
    for (int at = 0; at <= order.length(); at++) {
      if (at == order.length() || parts(order.charAt(at))) {
        if (at > from && !(at - from == AND.length() && order.startsWith(AND, from))) {
          sink.accept(from, at);
        }
        from = at + 1;
      }
    }
  }

  /** Whether a sign stands between words. */
  private static boolean parts(char sign) {
    return sign == ' ' || sign >= '\t' && sign <= '\r' || sign == ',' || sign == ';';
  }

  /**
   * Whether an order orders this.
   *
   * @param words of the order, as {@link #words} gives them
   */
  public boolean matches(List<String> words) {
    return new Template(whole)
        .matches(words, (word, all, from) -> behind(filled.apply(word), all, from));
  }

  /** Whether it is the same order, at most by another path. */
  public boolean sameAs(OrderPattern other) {
    return essence(whole).equals(other.essence(other.whole));
  }

  /** Returns where a part of the form can end if it begins at one of these places. */
  private static BitSet ends(Part part, List<String> words, BitSet from, Slots slots) {
    return switch (part) {
      case Word word -> {
        int first = from.nextSetBit(0);
        BitSet ends = slots.ends(word.text, words, first);
        for (int at = from.nextSetBit(first + 1); at >= 0; at = from.nextSetBit(at + 1)) {
          ends.or(slots.ends(word.text, words, at));
        }
        yield ends;
      }
      case Row row -> {
        BitSet at = from;
        for (Part each : row.parts) {
          at = at.isEmpty() ? at : ends(each, words, at, slots);
        }
        yield at;
      }
      case OneOf one -> {
        BitSet ends = new BitSet();
        one.parts.forEach(each -> ends.or(ends(each, words, from, slots)));
        yield ends;
      }
      case AnyOrder any -> inAnyOrder(any.parts, words, from, slots);
      case Optional optional -> orNothing(optional.part, words, from, slots);
      case FreePath way -> orNothing(way.part, words, from, slots);
    };
  }

  /** The place behind words that are said literally, in any case; none if others are. */
  public static BitSet behind(String said, List<String> words, int from) {
    BitSet ends = new BitSet();
    if (from < words.size()) {
      String next = words.get(from);
      // Most values are one word, and most options begin with another one than the order.
      if (next.equalsIgnoreCase(said)) {
        ends.set(from + 1);
        return ends;
      }
      if (beginsWithAnother(said, next)) {
        return ends;
      }
    }
    List<String> all = words(said);
    int end = from;
    while (end < words.size()
        && end - from < all.size()
        && words.get(end).equalsIgnoreCase(all.get(end - from))) {
      end++;
    }
    if (end - from == all.size()) {
      ends.set(end);
    }
    return ends;
  }

  /** Whether the first word of what is said is surely not this one. */
  private static boolean beginsWithAnother(String said, String word) {
    return !said.isEmpty()
        && !parts(said.charAt(0))
        && !said.startsWith(AND)
        && !said.regionMatches(true, 0, word, 0, word.length());
  }

  private static BitSet orNothing(Part part, List<String> words, BitSet from, Slots slots) {
    BitSet ends = ends(part, words, from, slots);
    ends.or(from);
    return ends;
  }

  private static BitSet inAnyOrder(List<Part> parts, List<String> words, BitSet from, Slots slots) {
    BitSet ends = new BitSet();
    if (parts.stream().allMatch(Optional.class::isInstance)) {
      ends.or(from);
    }
    for (int i = 0; i < parts.size(); i++) {
      Part said = parts.get(i) instanceof Optional optional ? optional.part : parts.get(i);
      BitSet next = ends(said, words, from, slots);
      if (!next.isEmpty()) {
        List<Part> left = new ArrayList<>(parts);
        left.remove(i);
        ends.or(inAnyOrder(left, words, next, slots));
      }
    }
    return ends;
  }

  private String essence(Part part) {
    return switch (part) {
      case Word word -> filled.apply(word.text).toLowerCase(Locale.ROOT);
      case Row row -> joined(row.parts, " ");
      case OneOf one -> "(" + joined(one.parts, "|") + ")";
      case AnyOrder any -> "<" + joined(any.parts, " ") + ">";
      case Optional optional -> "[" + essence(optional.part) + "]";
      case FreePath way -> "";
    };
  }

  private String joined(List<Part> parts, String between) {
    return parts.stream().map(this::essence).collect(Collectors.joining(between));
  }

  /** Reads the form of a wording. */
  private static final class Reader {
    private static final String SIGNS = "[]{}()<>|";

    private final String form;
    private int at;

    Reader(String form) {
      this.form = form;
    }

    /** Parts up to a sign that closes or parts them. */
    Row row() {
      List<Part> parts = new ArrayList<>();
      while (at < form.length() && "]})>|".indexOf(form.charAt(at)) < 0) {
        char sign = form.charAt(at);
        switch (sign) {
          case '[' -> parts.add(new Optional(inside(']')));
          case '{' -> parts.add(new FreePath(inside('}')));
          case '<' -> parts.add(new AnyOrder(((Row) inside('>')).parts));
          case '(' -> parts.add(oneOf());
          default -> {
            if (Character.isWhitespace(sign)) {
              at++;
            } else {
              parts.add(word());
            }
          }
        }
      }
      return new Row(parts);
    }

    private Part inside(char end) {
      at++;
      Row row = row();
      close(end);
      return row;
    }

    private OneOf oneOf() {
      List<Part> parts = new ArrayList<>();
      do {
        at++;
        parts.add(row());
      } while (at < form.length() && form.charAt(at) == '|');
      close(')');
      return new OneOf(parts);
    }

    private void close(char end) {
      if (at == form.length() || form.charAt(at) != end) {
        throw new IllegalArgumentException("expected " + end + " at " + at + " of: " + form);
      }
      at++;
    }

    private Word word() {
      int from = at;
      while (at < form.length()
          && !Character.isWhitespace(form.charAt(at))
          && SIGNS.indexOf(form.charAt(at)) < 0) {
        at++;
      }
      return new Word(form.substring(from, at));
    }

    void mustBeOver() {
      if (at < form.length()) {
        throw new IllegalArgumentException(form.charAt(at) + " closes nothing in: " + form);
      }
    }
  }
}
