package dev.muster.dsl.ide.outline;

import java.util.Collection;
import java.util.Locale;

/**
 * A query for elements in all files.
 *
 * @param what the kind of the query
 * @param text the text in lower case
 */
record ElementQuery(What what, String text) {
  /** The kinds of queries. */
  enum What {
    /** A part of their name, or all of what their category is called. */
    NAME(""),
    /** A part of what their category is called. */
    CATEGORY("category"),
    /** A part of a trait of theirs. */
    TRAIT("trait"),
    /** A part of the name of what they refer to: a terrain, a line of a list, a map. */
    USES("uses"),
    /** By their place. */
    AT("at");

    private final String word;

    What(String word) {
      this.word = word;
    }
  }

  private static final String MARK = ":";

  static ElementQuery of(String query) {
    String text = query.strip().toLowerCase(Locale.ROOT);
    for (What each : What.values()) {
      if (each != What.NAME && text.startsWith(each.word + MARK)) {
        return new ElementQuery(each, text.substring(each.word.length() + 1).strip());
      }
    }
    return new ElementQuery(What.NAME, text);
  }

  /** Returns whether the query contains more than a name. */
  boolean asksForMore() {
    return !text.isEmpty();
  }

  /** Whether a word is one that is looked for. */
  boolean matches(String word) {
    String small = word.toLowerCase(Locale.ROOT);
    return what == What.NAME ? small.equals(text) : small.contains(text);
  }

  /** The first of some words that is looked for, behind the name it answers for; else empty. */
  String answer(String word, Collection<String> words) {
    return words.stream()
        .filter(this::matches)
        .findFirst()
        .map(each -> " " + word + MARK + each)
        .orElse("");
  }
}
