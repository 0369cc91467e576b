package dev.muster.dsl.syntaxerror;

import dev.muster.dsl.syntaxerror.ParseErrors.ParseError;
import dev.muster.dsl.text.TextChange;
import dev.muster.rules.spelling.EditDistance;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.xtext.parser.IParser;
import org.jspecify.annotations.Nullable;

/** Guesses at one place, each tried by reading the text with it. */
final class SuggestionSearch implements Consumer<Suggestion> {
  /**
   * Guesses tried for one slip, and characters read in doing so: an author waits for the answer.
   */
  private static final int TRIES = 400;

  private static final int EFFORT = 300_000;

  /** Slips of a kind that are mended together, such as the commas of one line. */
  private static final int TOGETHER = 16;

  private static final Pattern QUOTED = Pattern.compile("\"[^\"]*\"");
  private static final Pattern BLANKS = Pattern.compile("\\s+");
  private static final Pattern DID_YOU_MEAN = Pattern.compile("did you mean '(.*)'");

  private final IParser parser;
  private final SuggestionRules sorts;
  private final String text;
  private final SourceTokens words;
  private final ParseError fault;
  private final int faults;
  private final String whole;

  /** What a try costs: blanks and quoted text, such as long notes, are read faster than words. */
  private final int weight;

  private int effort;
  private int tries;
  private @Nullable Suggestion found;
  private @Nullable Suggestion farthest;
  private int reached;
  private SuggestionRule source = (all, at, offer) -> {};

  /**
   * @param text what is read for a try
   * @param whole the text with all that is left out of it
   */
  SuggestionSearch(
      IParser parser, SuggestionRules sorts, String text, String whole, ParseErrors reading) {
    this.parser = parser;
    this.sorts = sorts;
    this.text = text;
    this.whole = whole;
    String dense = BLANKS.matcher(QUOTED.matcher(text).replaceAll("\"\"")).replaceAll(" ");
    weight = Math.max(text.length() / 8, dense.length());
    words = new SourceTokens(text);
    fault = reading.first();
    faults = reading.faults().size();
    // A guess that goes no farther than the line is no good.
    reached = words.rawLineEnd(fault.offset());
  }

  @Nullable Suggestion bestSuggestion() {
    int at = words.indexOf(fault.offset());
    for (SuggestionRule each : sorts.rulesFor(words, at, fault)) {
      source = each;
      each.suggest(words, at, this);
      if (found != null) {
        // To leave out what may be meant for a word of the language is no mend.
        return each instanceof ConnectiveSuggestions.SuperfluousWords && isMisspelt(found)
            ? null
            : found;
      }
    }
    return farthest;
  }

  /** Whether what a guess leaves out is almost a word of the language. */
  private boolean isMisspelt(Suggestion guess) {
    Matcher meant = DID_YOU_MEAN.matcher(fault.message());
    if (!meant.find() || guess.offset() != fault.offset()) {
      return false;
    }
    String left = text.substring(guess.offset(), guess.offset() + guess.length());
    return meant.group(1).startsWith(left) || EditDistance.distance(left, meant.group(1)) == 1;
  }

  @Override
  public void accept(Suggestion guess) {
    if (found != null || effort > EFFORT || tries > TRIES) {
      return;
    }
    Suggestion all = guess;
    for (int i = 0; i < TOGETHER; i++) {
      String read = all.apply(text);
      effort += weight;
      tries++;
      ParseErrors reading = ParseErrors.of(read, parser);
      if (reading.clean()) {
        if (!inventsNames(all, read) && !(sorts.insertsWords(source) && wantsName(all))) {
          found = all;
        }
        return;
      }
      int first = Suggestion.translated(reading.first().offset(), List.of(all.changes()));
      if (!all.kind().equals(BraceSuggestions.WHOLE)
          && first > reached
          && !inventsNames(all, read)
          && reading.faults().size() < faults) {
        farthest = all;
        reached = first;
      }
      boolean alone =
          all.kind().isEmpty()
              || all.kind().equals(BraceSuggestions.WHOLE)
              || all.kind().equals(UnquotedTextSuggestions.NAME);
      Suggestion more = alone || first <= fault.offset() ? null : again(all, read, reading);
      if (more == null) {
        return;
      }
      all = more;
    }
  }

  /** Whether any name would do where a guess has put a word of the language. */
  private boolean wantsName(Suggestion guess) {
    if (guess.kind().equals(UnquotedTextSuggestions.NAME) || guess.changes().size() != 1) {
      return false;
    }
    TextChange change = guess.changes().getFirst();
    if (!Character.isLetter(change.text().strip().charAt(0))) {
      return false;
    }
    String names = change.text().strip().replaceAll("\\S+", "^any");
    var any = new StringBuilder(text).replace(change.offset(), change.end(), " " + names + " ");
    effort += weight;
    return ParseErrors.of(any.toString(), parser).clean();
  }

  /** Whether a guess makes a name that the author has written nowhere. */
  private boolean inventsNames(Suggestion guess, String read) {
    if (guess.kind().equals(UnquotedTextSuggestions.NAME)) {
      return false;
    }
    var changed = new SourceTokens(read);
    for (int i = 0; i < changed.size(); i++) {
      SourceToken word = changed.get(i);
      if (word.isLetters() && !sorts.isKnownWord(word.text()) && !whole.contains(word.text())) {
        return true;
      }
    }
    return false;
  }

  /** The guess together with one of its kind at the next place. */
  private @Nullable Suggestion again(Suggestion guess, String read, ParseErrors reading) {
    var changed = new SourceTokens(read);
    Suggestion[] next = new Suggestion[1];
    source.suggest(
        changed,
        changed.indexOf(reading.first().offset()),
        each -> {
          if (next[0] == null && each.kind().equals(guess.kind())) {
            next[0] = each;
          }
        });
    if (next[0] == null) {
      return null;
    }
    List<TextChange> changes = new ArrayList<>(guess.changes());
    for (TextChange each : next[0].changes()) {
      int start = Suggestion.translated(each.offset(), List.of(guess.changes()));
      changes.add(
          new TextChange(
              start,
              Suggestion.translated(each.end(), List.of(guess.changes())) - start,
              each.text()));
    }
    return new Suggestion(
        guess.kind(), guess.title(), guess.message(), guess.offset(), guess.length(), changes);
  }
}
