package dev.muster.dsl.syntaxerror;

import dev.muster.dsl.text.TextChange;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** Parts of a statement in the wrong order. */
final class ClauseOrderSuggestions implements SuggestionRule {
  /** What may stand behind the size of a map. */
  private static final Set<String> MEASURES = Set.of("hexes", "boxes", "UD", "MU", "cm");

  private static final int LONGEST = 12;

  private final Set<String> keywords;

  ClauseOrderSuggestions(Set<String> keywords) {
    this.keywords = Set.copyOf(keywords);
  }

  @Override
  public void suggest(SourceTokens words, int at, Consumer<Suggestion> offer) {
    if (at >= words.size()) {
      return;
    }
    int first = words.lineStart(at);
    if (words.get(at).is("import")) {
      toTheTop(words, at, offer);
      return;
    }
    int end = words.lineEnd(at);
    while (end > at + 1 && words.get(end - 1).is("{", "}")) {
      end--;
    }
    Set<List<Integer>> tried = new LinkedHashSet<>();
    for (int from : List.of(at, at - 1)) {
      if (from <= first) {
        if (from == at) {
          later(words, from, end, tried, offer);
        }
        continue;
      }
      for (int to : ends(words, from, end)) {
        for (int place = from - 1; place > first; place--) {
          move(words, from, to, place, tried, offer);
        }
        for (int place = to + 1; place <= end; place++) {
          move(words, from, to, place, tried, offer);
        }
      }
    }
    // What belongs here may stand at the end of the line.
    for (int from = end - 1; from > Math.max(at, end - 3); from--) {
      for (int place = at + 1; place > first; place--) {
        if (place < from) {
          move(words, from, end, place, tried, offer);
        }
      }
    }
  }

  private void later(
      SourceTokens words, int from, int end, Set<List<Integer>> tried, Consumer<Suggestion> offer) {
    for (int to : ends(words, from, end)) {
      for (int place = to + 1; place <= end; place++) {
        move(words, from, to, place, tried, offer);
      }
    }
  }

  private static int start(SourceTokens words, int at) {
    int first = words.lineStart(at);
    // A statement may begin behind a brace of its line.
    for (int i = at - 1; i > first; i--) {
      if (words.get(i).is("{", "}") && i < at - 1) {
        return i + 1;
      }
    }
    return first;
  }

  /** Returns the possible ends of a clause: before each following keyword. */
  private List<Integer> ends(SourceTokens words, int from, int end) {
    List<Integer> ends = new ArrayList<>();
    for (int to = from + 1; to <= Math.min(end, from + LONGEST); to++) {
      if (to == end || keywords.contains(words.get(to).text()) || words.get(to).isText()) {
        ends.add(to);
      }
    }
    if (!ends.contains(from + 1) && from + 1 <= end) {
      ends.addFirst(from + 1);
    }
    return ends;
  }

  /** Whether a word that is no measure would be read as one, behind the size of a map. */
  private static boolean measures(SourceTokens words, int from, int place, String clause) {
    return words.get(start(words, from)).is("map")
        && words.get(place - 1).text().chars().allMatch(Character::isDigit)
        && !MEASURES.contains(clause);
  }

  /** Moves some words before another, or behind the last. */
  private static void move(
      SourceTokens words,
      int from,
      int to,
      int place,
      Set<List<Integer>> tried,
      Consumer<Suggestion> offer) {
    if (!tried.add(List.of(from, to, place)) || words.get(from).is("{", "}")) {
      return;
    }
    String clause = words.from(from, to);
    int behind = words.get(to - 1).end();
    boolean earlier = place < from;
    if (!earlier && measures(words, from, place, clause)) {
      return;
    }
    int cutFrom = earlier ? words.get(from - 1).end() : words.get(from).start();
    int cutTo = earlier ? behind : words.get(to).start();
    int put = earlier ? words.get(place).start() : words.get(place - 1).end();
    String next = earlier ? words.get(place).text() : words.get(place - 1).text();
    offer.accept(
        new Suggestion(
            "",
            "Move " + clause + (earlier ? " before " : " behind ") + next,
            "'"
                + clause
                + "' stands in the wrong place; it belongs "
                + (earlier ? "before '" : "behind '")
                + next
                + "'",
            words.get(from).start(),
            behind - words.get(from).start(),
            List.of(
                new TextChange(cutFrom, cutTo - cutFrom, ""),
                new TextChange(put, 0, earlier ? clause + " " : " " + clause))));
  }

  /** Values before their names, all along a list. */
  static void pairs(SourceTokens words, int at, Consumer<Suggestion> offer) {
    if (at >= words.size()) {
      return;
    }
    int first = start(words, at);
    int end = words.lineEnd(at);
    while (end > at + 1 && words.get(end - 1).is("{", "}")) {
      end--;
    }
    boolean legend = words.get(Math.max(0, first - 2)).is("legend");
    for (int from = Math.max(first, at - 2); from <= at; from++) {
      swap(words, from, end, legend, offer);
    }
  }

  /** Changes the two of each pair from a word on round. */
  private static void swap(
      SourceTokens words, int from, int end, boolean legend, Consumer<Suggestion> offer) {
    var swapped = new StringBuilder();
    int i = from;
    while (i < end) {
      int first = i;
      if (legend) {
        if (i + 1 >= end || !isName(words.get(i)) || words.get(i + 1).length() != 1) {
          break;
        }
        i++;
      } else {
        while (i < end && isOfNumber(words, i)) {
          i++;
        }
        if (i == first || i >= end || !isName(words.get(i))) {
          i = first;
          break;
        }
      }
      swapped.append(swapped.isEmpty() ? "" : " ");
      swapped.append(words.get(i).text()).append(' ').append(words.from(first, i));
      i++;
    }
    if (i > from) {
      int start = words.get(from).start();
      String found = words.from(from, i);
      offer.accept(
          new Suggestion(
              "",
              "Write " + swapped,
              "'" + found + "' is the wrong way round; write " + swapped,
              start,
              found.length(),
              List.of(new TextChange(start, found.length(), swapped.toString()))));
    }
  }

  /** Whether a word is a number, or a sign before or within one. */
  private static boolean isOfNumber(SourceTokens words, int i) {
    SourceToken next = words.at(i + 1);
    return words.get(i).isNumber()
        || words.get(i).is("-", "+", "/", "*") && next != null && next.isNumber();
  }

  private static boolean isName(SourceToken word) {
    return word.isLetters() && word.length() > 1;
  }

  /** Suggests moving an import before all other statements. */
  private static void toTheTop(SourceTokens words, int at, Consumer<Suggestion> offer) {
    SourceToken path = words.at(at + 1);
    if (path == null || !path.isText()) {
      return;
    }
    int from = words.rawLineStart(words.get(at).start());
    int to = Math.min(words.text().length(), words.rawLineEnd(path.end()) + 1);
    String line = words.from(at, at + 2);
    int behind = 0;
    for (int i = 0; i + 1 < at && words.get(i).is("import"); i += 2) {
      behind = Math.min(words.text().length(), words.rawLineEnd(words.get(i + 1).end()) + 1);
    }
    int put = behind > 0 ? behind : words.size() == 0 ? 0 : words.get(0).start();
    offer.accept(
        new Suggestion(
            "import",
            "Move the import to the top",
            "an import stands at the start of the file, before all else",
            words.get(at).start(),
            line.length(),
            List.of(
                new TextChange(put, 0, line + (behind > 0 ? "\n" : "\n\n")),
                new TextChange(from, to - from, ""))));
  }
}
