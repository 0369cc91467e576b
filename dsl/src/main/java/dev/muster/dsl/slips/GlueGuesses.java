package dev.muster.dsl.slips;

import dev.muster.dsl.slips.Slip.Change;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Small words that are missing between others, and words too many. */
final class GlueGuesses implements Guesses {
  private final KeywordGuesses keywords;

  GlueGuesses(KeywordGuesses keywords) {
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
          "training",
          "breaks at",
          "rows",
          "legend",
          "expect",
          "source");

  @Override
  public void at(Words words, int at, Consumer<Guess> offer) {
    for (int i = at; i >= Math.max(0, at - 1); i--) {
      if (i >= words.size()) {
        continue;
      }
      if (keywords.knows(words.get(i).text())
          || words.isFirstInLine(i) && words.lineEnd(i) == i + 1) {
        continue; // It begins something itself, or is half typed.
      }
      for (String glue : words.isFirstInLine(i) ? FIRST : WITHIN) {
        offer.accept(insert(words, i, glue));
      }
      if (i > 0 && words.get(i - 1).is("loses")) {
        offer.accept(insert(words, i, "general"));
        offer.accept(insert(words, i, "stand"));
      }
    }
    if (at > 0 && (at == words.size() || words.isFirstInLine(at))) {
      // What a line lacks at its end.
      Word before = words.get(at - 1);
      for (String glue : List.of("rounds", "points", "units")) {
        offer.accept(
            new Guess(
                "",
                "Add " + glue,
                null,
                before.start(),
                before.length(),
                List.of(new Change(before.end(), 0, " " + glue))));
      }
    }
  }

  private static Guess insert(Words words, int i, String glue) {
    Word word = words.get(i);
    return new Guess(
        "",
        "Add " + glue,
        "something is missing here: '" + glue + "'",
        word.start(),
        word.length(),
        List.of(new Change(word.start(), 0, glue + " ")));
  }

  /** Words that belong to no statement, the shortest first. */
  static final class TooMany implements Guesses {
    private static final int MOST = 3;

    private final KeywordGuesses keywords;

    TooMany(KeywordGuesses keywords) {
      this.keywords = keywords;
    }

    @Override
    public void at(Words words, int at, Consumer<Guess> offer) {
      List<int[]> stretches = new ArrayList<>();
      for (int length = 1; length <= MOST; length++) {
        for (int first = at; first > at - length && first >= 0; first--) {
          stretches.add(new int[] {first, first + length});
        }
      }
      for (int[] each : stretches) {
        boolean whole = true;
        for (int i = each[0]; i < each[1] && whole; i++) {
          Word word = words.at(i);
          whole =
              word != null
                  && !word.is("{", "}")
                  && !word.isLongText()
                  && !keywords.knows(word.text())
                  && word.line() == words.get(each[0]).line();
        }
        if (whole) {
          offer.accept(SignGuesses.cut(words, each[0], each[1]));
        }
      }
    }
  }
}
