package dev.muster.dsl.syntaxerror;

import dev.muster.dsl.text.TextChange;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Braces too many, and braces that are missing. */
final class BraceSuggestions implements SuggestionRule {
  /** A brace is right only where all the rest can then be read. */
  static final String WHOLE = "brace";

  private static final int DEEPEST = 4;

  @Override
  public void suggest(SourceTokens words, int at, Consumer<Suggestion> offer) {
    open(words, at, offer);
    close(words, at, offer);
    tooMany(words, at, offer);
  }

  /** Suggests an opening brace at the end of the line before a block. */
  private static void open(SourceTokens words, int at, Consumer<Suggestion> offer) {
    SourceToken before = words.at(at - 1);
    if (before != null && !before.is("{", "}")) {
      offer.accept(
          new Suggestion(
              WHOLE,
              "Add {",
              "something is missing here: '{'",
              before.start(),
              before.length(),
              List.of(new TextChange(before.end(), 0, " {"))));
    }
  }

  /** A block that is not closed before another begins, or at the end. */
  private static void close(SourceTokens words, int at, Consumer<Suggestion> offer) {
    SourceToken before = words.at(at - 1);
    if (before == null) {
      return;
    }
    SourceToken next = words.at(at);
    for (int missing = 1; missing <= DEEPEST; missing++) {
      var braces = new StringBuilder();
      List<String> indents = indents(words, at, missing);
      for (String indent : indents) {
        braces.append(indent.equals(" ") ? " }" : "\n" + indent + "}");
      }
      offer.accept(
          new Suggestion(
              WHOLE,
              missing == 1 ? "Add }" : "Add " + missing + " braces",
              next == null
                  ? "the text ends too early; close what is open with '}'"
                  : words.isFirstInLine(at)
                      ? "did not expect '"
                          + next.text()
                          + "' here; the block above it is not closed with '}'"
                      : "something is missing here: '}'",
              next == null ? before.start() : next.start(),
              next == null ? before.length() : next.length(),
              List.of(new TextChange(before.end(), 0, braces.toString()))));
    }
  }

  /**
   * Returns the indentation of the braces that close the innermost open blocks, the innermost
   * first.
   */
  private static List<String> indents(SourceTokens words, int at, int missing) {
    List<Integer> open = new ArrayList<>();
    for (int i = 0; i < at; i++) {
      if (words.get(i).is("{")) {
        open.add(i);
      } else if (words.get(i).is("}") && !open.isEmpty()) {
        open.removeLast();
      }
    }
    List<String> indents = new ArrayList<>();
    for (int i = 0; i < missing; i++) {
      int brace = i < open.size() ? open.get(open.size() - 1 - i) : -1;
      boolean sameLine = brace >= 0 && words.get(brace).line() == words.get(at - 1).line();
      if (brace < 0) {
        indents.add("");
      } else if (sameLine) {
        indents.add(" ");
      } else {
        int start = words.rawLineStart(words.get(brace).start());
        int end = start;
        while (words.text().charAt(end) == ' ' || words.text().charAt(end) == '\t') {
          end++;
        }
        indents.add(words.text().substring(start, end));
      }
    }
    return indents;
  }

  /** The last closing brace before the place, or at it, is one too many. */
  private static void tooMany(SourceTokens words, int at, Consumer<Suggestion> offer) {
    int found = 0;
    for (int i = Math.min(at, words.size() - 1); i >= 0 && found < DEEPEST; i--) {
      SourceToken word = words.get(i);
      if (word.is("}") || word.is("{")) {
        if (!word.is("}") && i < at - 1) {
          continue;
        }
        found++;
        offer.accept(without(words, tidiest(words, i)));
      }
    }
  }

  /**
   * Returns the first of consecutive braces that is not indented less than the one before it,
   * otherwise the last.
   */
  private static int tidiest(SourceTokens words, int last) {
    int first = last;
    while (first > 0 && words.get(first).is("}") && words.get(first - 1).is("}")) {
      first--;
    }
    for (int i = first + 1; i <= last; i++) {
      if (column(words, i) >= column(words, i - 1)) {
        return i;
      }
    }
    return last;
  }

  private static int column(SourceTokens words, int i) {
    return words.get(i).start() - words.rawLineStart(words.get(i).start());
  }

  private static Suggestion without(SourceTokens words, int i) {
    SourceToken brace = words.get(i);
    int start = words.rawLineStart(brace.start());
    int end = words.rawLineEnd(brace.start());
    boolean alone = words.text().substring(start, end).strip().equals(brace.text());
    TextChange change =
        alone
            ? new TextChange(start, Math.min(words.text().length(), end + 1) - start, "")
            : new TextChange(brace.start(), 1, "");
    return new Suggestion(
        WHOLE,
        "Remove " + brace.text(),
        "did not expect '" + brace.text() + "' here; it is one too many",
        brace.start(),
        1,
        List.of(change));
  }
}
