package dev.muster.dsl.syntaxerror;

import dev.muster.dsl.text.TextChange;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** Small words that are missing between others, and words too many. */
final class ConnectiveSuggestions implements SuggestionRule {
  private final KeywordSuggestions keywords;

  ConnectiveSuggestions(KeywordSuggestions keywords) {
    this.keywords = keywords;
  }

  private static final List<String> WITHIN =
      List.of(
          "at",
          "facing",
          "as",
          "on",
          "for",
          "fields",
          "rules",
          "when",
          "rounds",
          "round",
          "from",
          "to",
          "held by",
          "by",
          "points",
          "with",
          "towards",
          "in",
          "lost",
          "holds",
          "units",
          "label",
          "code",
          "class",
          "values",
          "default",
          "and",
          "loses",
          "estimated",
          "weapon");

  /** What a text of several lines may follow. */
  private static final List<String> LONG = List.of("rows", "briefing", "note");

  private static final List<String> FIRST =
      List.of(
          "length",
          "date",
          "stand",
          "general",
          "group",
          "side",
          "place",
          "note",
          "plan",
          "import",
          "objective",
          "victory",
          "event",
          "training",
          "breaks at",
          "rows",
          "legend",
          "expect",
          "source");

  @Override
  public void suggest(SourceTokens words, int at, Consumer<Suggestion> offer) {
    for (int i = at; i >= Math.max(0, at - 1); i--) {
      if (i >= words.size()) {
        continue;
      }
      if (keywords.isKnownWord(words.get(i).text())
          || words.isFirstInLine(i) && words.lineEnd(i) == i + 1 && !words.get(i).isLongText()) {
        continue; // It begins something itself, or is half typed.
      }
      for (String glue :
          words.get(i).isLongText() ? LONG : words.isFirstInLine(i) ? FIRST : WITHIN) {
        offer.accept(insert(words, i, glue));
      }
      if (i > 0 && words.get(i - 1).is("loses")) {
        offer.accept(insert(words, i, "general"));
        offer.accept(insert(words, i, "stand"));
      }
    }
    if (at > 0 && (at == words.size() || words.isFirstInLine(at))) {
      // What a line lacks at its end.
      SourceToken before = words.get(at - 1);
      for (String glue : List.of("rounds", "points", "units")) {
        offer.accept(
            new Suggestion(
                "",
                "Add " + glue,
                null,
                before.start(),
                before.length(),
                List.of(new TextChange(before.end(), 0, " " + glue))));
      }
    }
  }

  private static Suggestion insert(SourceTokens words, int i, String glue) {
    SourceToken word = words.get(i);
    return new Suggestion(
        "",
        "Add " + glue,
        "something is missing here: '" + glue + "'",
        word.start(),
        word.length(),
        List.of(new TextChange(word.start(), 0, glue + " ")));
  }

  /** Words that belong to no statement, the shortest first. */
  static final class SuperfluousWords implements SuggestionRule {
    private static final int MOST = 3;

    /** Words of the language that are easily put where none is wanted. */
    private static final Set<String> SMALL =
        Set.of(
            "at", "on", "in", "to", "by", "for", "from", "with", "and", "or", "not", "no", "of",
            "as", "when", "if", "map", "side", "group", "army", "round", "rounds", "points", "unit",
            "units", "class", "towards", "stand", "general", "rule", "order", "cost", "fire",
            "default");

    private static final Set<String> ARTICLES =
        Set.of("the", "a", "an", "der", "die", "das", "le", "la", "les", "el", "los", "il", "de");

    private static boolean isSmall(SourceToken word) {
      return SMALL.contains(word.text()) || ARTICLES.contains(word.text());
    }

    private final KeywordSuggestions keywords;

    SuperfluousWords(KeywordSuggestions keywords) {
      this.keywords = keywords;
    }

    @Override
    public void suggest(SourceTokens words, int at, Consumer<Suggestion> offer) {
      List<int[]> stretches = new ArrayList<>();
      for (int length = 1; length <= MOST; length++) {
        for (int first = at; first >= at - MOST + 1 && first >= 0; first--) {
          if (first + length < at) {
            break; // It touches the place or stands just before it.
          }
          stretches.add(new int[] {first, first + length});
        }
      }
      // An article or a word of the language may be too many before a name is.
      stretches.sort(
          Comparator.comparing(
              each ->
                  each[1] != each[0] + 1
                      || !isSmall(words.get(Math.min(each[0], words.size() - 1)))));
      for (int[] each : stretches) {
        boolean whole = true;
        for (int i = each[0]; i < each[1] && whole; i++) {
          SourceToken word = words.at(i);
          whole =
              word != null
                  && !word.is("{", "}")
                  && !word.isLongText()
                  && (!keywords.isKnownWord(word.text())
                      || each[1] == each[0] + 1 && isSmall(word) && !words.isFirstInLine(i))
                  && word.line() == words.get(each[0]).line();
        }
        if (whole) {
          offer.accept(PunctuationSuggestions.removeTokens(words, each[0], each[1]));
        }
      }
    }
  }
}
