package dev.muster.dsl.syntaxerror;

import dev.muster.dsl.text.TextChange;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Suggestions for words that require quotes, and for names of two words. */
final class UnquotedTextSuggestions implements SuggestionRule {
  /** Marks suggestions that create a name that is not in the text. */
  static final String NAME = "name";

  private static final Set<String> GIVING =
      Set.of(
          "group",
          "side",
          "general",
          "objective",
          "event",
          "zone",
          "map",
          "scenario",
          "army",
          "as",
          "factor",
          "trait",
          "terrain",
          "category",
          "stat",
          "number",
          "table",
          "rulebook",
          "switch",
          "stand",
          "weapon",
          "grade",
          "order");

  private final KeywordSuggestions keywords;

  /**
   * @param keywords words of the language, with which no title begins that lacks its quotes
   */
  UnquotedTextSuggestions(KeywordSuggestions keywords) {
    this.keywords = keywords;
  }

  @Override
  public void suggest(SourceTokens words, int at, Consumer<Suggestion> offer) {
    for (int first = at; first >= Math.max(0, at - 1); first--) {
      SourceToken word = words.at(first);
      if (word == null || word.is("{", "}") || word.isLongText()) {
        continue;
      }
      int end = words.lineEnd(first);
      SourceToken behind = behindLetters(words, first);
      boolean titled = behind != null && behind.isText();
      if (word.isText()) {
        unquoted(word, offer);
        named(words, first, offer);
        continue;
      }
      if (titled) {
        joined(words, first, offer);
      }
      if (first > 1 && words.get(first - 2).is("general")) {
        joined(words, first, offer);
      }
      // The shortest that will do: what can be read without quotes needs none.
      for (int last = first + 1; last <= end; last++) {
        if (!keywords.isKnownWord(word.text())
            && !words.get(last - 1).is("{", "}")
            && noQuotes(words, first, last)) {
          quoted(words, first, last, offer);
        }
      }
      if (!titled) {
        joined(words, first, offer);
      }
    }
  }

  /** Suggests removing the quotes of a name, a number or a letter. */
  private static void unquoted(SourceToken word, Consumer<Suggestion> offer) {
    String inner = word.text().substring(1, word.length() - 1).strip();
    if (!inner.isEmpty()) {
      offer.accept(
          new Suggestion(
              NAME,
              "Write " + inner + " without quotes",
              "did not expect " + word.text() + " here; leave the quotes out",
              word.start(),
              word.length(),
              List.of(new TextChange(word.start(), word.length(), inner))));
    }
  }

  /** A title without the name before it. */
  private static void named(SourceTokens words, int title, Consumer<Suggestion> offer) {
    SourceToken word = words.get(title);
    var name = new StringBuilder();
    for (String part : word.text().replaceAll("['’]s\\b", "").split("[^\\p{L}\\p{M}\\d]+", -1)) {
      if (!part.isEmpty()) {
        name.append(Character.toUpperCase(part.charAt(0))).append(part.substring(1));
      }
    }
    if (!name.isEmpty() && Character.isLetter(name.charAt(0))) {
      offer.accept(
          new Suggestion(
              NAME,
              "Add the name " + name,
              "something is missing here: a name before the title, such as " + name,
              word.start(),
              word.length(),
              List.of(new TextChange(word.start(), 0, name + " "))));
    }
  }

  private static @Nullable SourceToken behindLetters(SourceTokens words, int first) {
    int at = first;
    while (at < words.size()
        && words.get(at).isLetters()
        && words.get(at).line() == words.get(first).line()) {
      at++;
    }
    return words.at(at);
  }

  private static boolean noQuotes(SourceTokens words, int first, int last) {
    return words.from(first, last).indexOf('"') < 0;
  }

  private static void quoted(SourceTokens words, int first, int last, Consumer<Suggestion> offer) {
    String found = words.from(first, last);
    int from = words.get(first).start();
    offer.accept(
        new Suggestion(
            "",
            "Write \"" + found + "\"",
            "did not expect '"
                + words.get(first).text()
                + "' here; a title or a text stands in double quotes: \""
                + found
                + "\"",
            from,
            found.length(),
            List.of(new TextChange(from, found.length(), "\"" + found + "\""))));
  }

  /** Whether a name is given at a word, and not one used that is given elsewhere. */
  static boolean applies(SourceTokens words, int at) {
    SourceToken before = words.at(at - 1);
    return before != null && GIVING.contains(before.text());
  }

  /** A name of several words is written as one. */
  private void joined(SourceTokens words, int first, Consumer<Suggestion> offer) {
    for (int from = first - 1; from <= first; from++) {
      SourceToken word = words.at(from);
      SourceToken next = words.at(from + 1);
      if (word == null
          || next == null
          || next.line() != word.line()
          || word.is("{", "}")
          || next.is("{", "}")
          || keywords.isKnownWord(word.text())
          || keywords.isKnownWord(next.text())) {
        continue;
      }
      String found = words.from(from, from + 2);
      String one = (word.text() + next.text()).replaceAll("[^\\p{L}\\p{M}\\d_-]", "");
      if (!applies(words, from) && !words.text().contains(one)) {
        continue;
      }
      if (one.isEmpty() || !Character.isLetter(one.charAt(0)) || found.indexOf('"') >= 0) {
        continue;
      }
      offer.accept(
          new Suggestion(
              NAME,
              "Write " + one,
              "did not expect '"
                  + (from < first ? next : word).text()
                  + "' here; a name is one word, such as "
                  + one,
              word.start(),
              found.length(),
              List.of(new TextChange(word.start(), found.length(), one))));
    }
  }

  /** Letters and signs that stand together and are no name together. */
  static void suggestQuotingMixedWord(SourceTokens words, int at, Consumer<Suggestion> offer) {
    SourceToken word = words.at(at);
    if (word == null || words.size() == 0) {
      return;
    }
    int start = word.start();
    int end = word.end();
    String text = words.text();
    while (start > 0 && partOfName(text.charAt(start - 1))) {
      start--;
    }
    while (end < text.length() && partOfName(text.charAt(end))) {
      end++;
    }
    String found = text.substring(start, end);
    for (String joint : List.of("-", "")) {
      String one = found.replaceAll("[^\\p{L}\\p{M}\\d_-]+", joint).replaceAll("-$|^-", "");
      if (!one.equals(found) && !one.isEmpty() && Character.isLetter(one.charAt(0))) {
        offer.accept(
            new Suggestion(
                NAME,
                "Write " + one,
                "did not expect '"
                    + word.text()
                    + "' here; a name has letters, digits, - and _ alone, such as "
                    + one,
                start,
                found.length(),
                List.of(new TextChange(start, found.length(), one))));
      }
    }
  }

  private static boolean partOfName(char sign) {
    return !Character.isWhitespace(sign) && "\"{}(),;=".indexOf(sign) < 0;
  }
}
