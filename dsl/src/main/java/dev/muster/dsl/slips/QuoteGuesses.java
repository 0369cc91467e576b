package dev.muster.dsl.slips;

import dev.muster.dsl.slips.Slip.Change;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.antlr.runtime.Token;
import org.jspecify.annotations.Nullable;

/** Quotes of another kind, missing or doubled; comments as other languages have them. */
final class QuoteGuesses implements Guesses {
  private static final Pattern OTHER_QUOTES =
      Pattern.compile(
          "[“”„‟«»‹›″]\\s?([^“”„‟«»‹›″\"\\n]*?)\\s?[“”„‟«»‹›″]"
              + "|(?<![\\p{L}\\d\"])[‚‘’'`´]([^\"\\n]*?)[‘’'`´](?![\\p{L}\\d\"])"
              + "|''([^\"\\n]*?)''"
              + "|[“”„‟″]([^“”„‟″\"\\n]*?)\""
              + "|\"([^“”„‟″\"\\n]*?)[“”„‟″]");

  /** Lines of a text that begins with one quote. */
  private static final int MOST_LINES = 12;

  private static final Pattern STATEMENT =
      Pattern.compile(
          "\\s*(}|(army|map|scenario|rulebook|side|group|general|stand|place|note|source|objective"
              + "|zone|victory|points|history|expect|plan|commander|arrives|heights|rows|legend"
              + "|briefing|import|allow|length|date|switch|rule)\\s+[\\p{L}\\d\"{].*)\\s*");

  @Override
  public void at(Words words, int at, Consumer<Guess> offer) {
    Word here = words.at(Math.min(at, words.size() - 1));
    if (here == null) {
      return;
    }
    for (int i = Math.max(0, at - 2); i <= at && i < words.size(); i++) {
      if (words.isFirstInLine(i)) {
        comment(words, words.get(i), offer);
      }
    }
    int offset = at < words.size() ? here.start() : here.end();
    int start = words.rawLineStart(offset);
    int end = words.rawLineEnd(offset);
    otherQuotes(words.text(), start, end, offer);
    if (start > 0) {
      otherQuotes(words.text(), words.rawLineStart(start - 1), start - 1, offer);
    }
    for (int i = Math.max(0, at - 4); i < words.size() && words.get(i).start() < end + 1; i++) {
      if (isStray(words.get(i))) {
        stray(words, words.get(i), offer);
      }
    }
    longTexts(words, at, offer);
    for (int i = Math.max(0, at - 1); i <= at && i < words.size(); i++) {
      slashes(words.get(i), offer);
      slashes(words.at(i + 1), offer);
    }
  }

  /** Paths are written with slashes on every system. */
  private static void slashes(@Nullable Word word, Consumer<Guess> offer) {
    if (word != null && word.isText() && word.text().indexOf('\\') >= 0) {
      String right = word.text().replace('\\', '/');
      offer.accept(
          Guess.replace(
              word, right, "did not expect '\\' here; a path is written with slashes: " + right));
    }
  }

  /** Whether a text begins here that its line does not end. */
  private static boolean isStray(Word word) {
    return word.text().startsWith("\"")
        && (word.type() == Token.INVALID_TOKEN_TYPE || !word.isText() && !word.isLongText());
  }

  private static void comment(Words words, Word first, Consumer<Guess> offer) {
    String line = words.text().substring(first.start(), words.rawLineEnd(first.start()));
    Matcher sign = Pattern.compile("(#+|--+|;+|%+|'|REM\\b|rem\\b|//+)").matcher(line);
    if (line.startsWith("/*")) {
      offer.accept(
          new Guess(
              "",
              "End the comment with */",
              "a comment that begins here does not end; close it with */",
              first.start(),
              line.length(),
              List.of(new Change(first.start() + line.stripTrailing().length(), 0, " */"))));
    } else if (sign.lookingAt()) {
      offer.accept(
          new Guess(
              "",
              "Write // for " + sign.group(),
              "did not expect '" + sign.group() + "' here; a comment begins with //",
              first.start(),
              sign.group().length(),
              List.of(new Change(first.start(), sign.group().length(), "//"))));
    }
  }

  private static void otherQuotes(String text, int start, int end, Consumer<Guess> offer) {
    Matcher quoted = OTHER_QUOTES.matcher(text).region(start, end);
    quoted.useTransparentBounds(true);
    List<Change> changes = new ArrayList<>();
    int first = -1;
    int length = 0;
    while (quoted.find()) {
      String inner = inner(quoted);
      if (inner == null || inner.isBlank()) {
        continue;
      }
      if (first < 0) {
        first = quoted.start();
        length = quoted.end() - quoted.start();
      }
      changes.add(new Change(quoted.start(), quoted.end() - quoted.start(), "\"" + inner + "\""));
    }
    if (!changes.isEmpty()) {
      offer.accept(
          new Guess(
              "",
              "Write straight double quotes",
              "did not expect '"
                  + text.substring(first, first + 1)
                  + "' here; write straight double quotes, as in \"Pike\"",
              first,
              length,
              changes));
    }
  }

  private static @Nullable String inner(Matcher quoted) {
    for (int group = 1; group <= quoted.groupCount(); group++) {
      if (quoted.group(group) != null) {
        return quoted.group(group);
      }
    }
    return null;
  }

  /** A quote without its other: too many, or the other is missing before or behind. */
  private static void stray(Words words, Word quote, Consumer<Guess> offer) {
    String text = words.text();
    int start = words.rawLineStart(quote.start());
    int end = words.rawLineEnd(quote.start());
    if (quote.start() > start && text.charAt(quote.start() - 1) == '"') {
      offer.accept(
          stray(
              quote.start(),
              1,
              "Remove \"",
              "a quote stands here twice; leave one out",
              new Change(quote.start(), 1, "")));
    }
    // Missing behind: at the end of a word, the last first for a text that ends its line.
    List<Integer> ends = new ArrayList<>();
    for (int i = quote.start() + 1; i <= end; i++) {
      if ((i == end || Character.isWhitespace(text.charAt(i)))
          && !Character.isWhitespace(text.charAt(i - 1))) {
        ends.add(i);
      }
    }
    boolean opens = end == text.stripTrailing().length() || text.charAt(end - 1) != '{';
    String behind = "a text that begins here does not end; close it with the quotes it begins with";
    for (int i = 0; i < ends.size(); i++) {
      int place = ends.get(opens && i == 0 ? ends.size() - 1 : opens ? i - 1 : i);
      offer.accept(
          stray(
              quote.start(),
              end - quote.start(),
              "Close the quotes",
              behind,
              new Change(place, 0, "\"")));
    }
    // Missing before: at the start of a word.
    for (int i = start; i < quote.start(); i++) {
      if (!Character.isWhitespace(text.charAt(i))
          && (i == start || Character.isWhitespace(text.charAt(i - 1)))) {
        offer.accept(
            stray(
                i,
                quote.start() + 1 - i,
                "Open the quotes",
                "a text that ends here has no quotes at its start",
                new Change(i, 0, "\"")));
      }
    }
    offer.accept(stray(quote.start(), 1, "Remove \"", null, new Change(quote.start(), 1, "")));
    lines(text, quote, offer);
    // A drawing or a long text that begins with too few.
    offer.accept(
        stray(
            quote.start(),
            1,
            "Write \"\"\"",
            "a text of several lines begins and ends with three double quotes",
            new Change(quote.start(), quote.text().startsWith("\"\"") ? 2 : 1, "\"\"\"")));
  }

  /** A text that goes on in the next lines. */
  private static void lines(String text, Word quote, Consumer<Guess> offer) {
    int close = text.indexOf('"', quote.end() + 1);
    if (close < 0
        || text.startsWith("\"\"\"", close)
        || text.substring(quote.end(), close).lines().count() > MOST_LINES) {
      return;
    }
    String several = "a text of several lines begins and ends with three double quotes";
    offer.accept(
        new Guess(
            "",
            "Write \"\"\"",
            several,
            quote.start(),
            close + 1 - quote.start(),
            List.of(new Change(quote.start(), 1, "\"\"\""), new Change(close, 1, "\"\"\""))));
    String inner = text.substring(quote.start() + 1, close);
    offer.accept(
        new Guess(
            "",
            "Write the text in one line",
            "a text in double quotes stands in one line",
            quote.start(),
            close + 1 - quote.start(),
            List.of(
                new Change(
                    quote.start() + 1, inner.length(), inner.replaceAll("\\s*\\n\\s*", " ")))));
  }

  private static Guess stray(
      int offset, int length, String title, @Nullable String told, Change change) {
    return new Guess("", title, told, offset, length, List.of(change));
  }

  /** A long text that goes on to the next one, as its end is missing. */
  private static void longTexts(Words words, int at, Consumer<Guess> offer) {
    for (int i = Math.min(at, words.size() - 1); i >= Math.max(0, at - 12); i--) {
      Word word = words.get(i);
      if (!word.text().startsWith("\"\"\"")) {
        continue;
      }
      int offset = word.start();
      for (String line : word.text().split("(?<=\n)", -1)) {
        if (offset > word.start() && STATEMENT.matcher(line).matches()) {
          int start = words.rawLineStart(word.start());
          String indent = words.text().substring(start, word.start()).replaceAll("\\S.*", "");
          offer.accept(
              new Guess(
                  "",
                  "Close the text with \"\"\"",
                  "a text that begins here does not end; close it with the quotes it begins with",
                  words.at(i - 1) == null ? word.start() : words.get(i - 1).start(),
                  words.at(i - 1) == null ? 3 : word.start() + 3 - words.get(i - 1).start(),
                  List.of(new Change(offset, 0, indent + "\"\"\"\n"))));
          return;
        }
        offset += line.length();
      }
    }
  }

  /** Words that want quotes, and names of two words. */
  static final class Unquoted implements Guesses {
    /** Guesses that make a name nobody has written. */
    static final String NAME = "name";

    private static final Set<String> GIVING =
        Set.of(
            "group",
            "side",
            "general",
            "objective",
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
            "order");

    private final KeywordGuesses keywords;

    /**
     * @param keywords words of the language, with which no title begins that lacks its quotes
     */
    Unquoted(KeywordGuesses keywords) {
      this.keywords = keywords;
    }

    @Override
    public void at(Words words, int at, Consumer<Guess> offer) {
      for (int first = at; first >= Math.max(0, at - 1); first--) {
        Word word = words.at(first);
        if (word == null || word.is("{", "}") || word.isLongText()) {
          continue;
        }
        int end = words.lineEnd(first);
        Word behind = behindLetters(words, first);
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
          if (!keywords.knows(word.text())
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

    /** A name, a number or a letter that wants no quotes. */
    private static void unquoted(Word word, Consumer<Guess> offer) {
      String inner = word.text().substring(1, word.length() - 1).strip();
      if (!inner.isEmpty()) {
        offer.accept(
            new Guess(
                NAME,
                "Write " + inner + " without quotes",
                "did not expect " + word.text() + " here; leave the quotes out",
                word.start(),
                word.length(),
                List.of(new Change(word.start(), word.length(), inner))));
      }
    }

    /** A title without the name before it. */
    private static void named(Words words, int title, Consumer<Guess> offer) {
      Word word = words.get(title);
      var name = new StringBuilder();
      for (String part : word.text().replaceAll("['’]s\\b", "").split("[^\\p{L}\\p{M}\\d]+", -1)) {
        if (!part.isEmpty()) {
          name.append(Character.toUpperCase(part.charAt(0))).append(part.substring(1));
        }
      }
      if (!name.isEmpty() && Character.isLetter(name.charAt(0))) {
        offer.accept(
            new Guess(
                NAME,
                "Add the name " + name,
                "something is missing here: a name before the title, such as " + name,
                word.start(),
                word.length(),
                List.of(new Change(word.start(), 0, name + " "))));
      }
    }

    private static @Nullable Word behindLetters(Words words, int first) {
      int at = first;
      while (at < words.size()
          && words.get(at).isLetters()
          && words.get(at).line() == words.get(first).line()) {
        at++;
      }
      return words.at(at);
    }

    private static boolean noQuotes(Words words, int first, int last) {
      return words.from(first, last).indexOf('"') < 0;
    }

    private static void quoted(Words words, int first, int last, Consumer<Guess> offer) {
      String found = words.from(first, last);
      int from = words.get(first).start();
      offer.accept(
          new Guess(
              "",
              "Write \"" + found + "\"",
              "did not expect '"
                  + words.get(first).text()
                  + "' here; a title or a text stands in double quotes: \""
                  + found
                  + "\"",
              from,
              found.length(),
              List.of(new Change(from, found.length(), "\"" + found + "\""))));
    }

    /** Whether a name is given at a word, and not one used that is given elsewhere. */
    private static boolean gives(Words words, int at) {
      Word before = words.at(at - 1);
      return before != null && GIVING.contains(before.text());
    }

    /** A name of several words is written as one. */
    private void joined(Words words, int first, Consumer<Guess> offer) {
      for (int from = first - 1; from <= first; from++) {
        Word word = words.at(from);
        Word next = words.at(from + 1);
        if (word == null
            || next == null
            || next.line() != word.line()
            || word.is("{", "}")
            || next.is("{", "}")
            || keywords.knows(word.text())
            || keywords.knows(next.text())) {
          continue;
        }
        String found = words.from(from, from + 2);
        String one = (word.text() + next.text()).replaceAll("[^\\p{L}\\p{M}\\d_-]", "");
        if (!gives(words, from) && !words.text().contains(one)) {
          continue;
        }
        if (one.isEmpty() || !Character.isLetter(one.charAt(0)) || found.indexOf('"') >= 0) {
          continue;
        }
        offer.accept(
            new Guess(
                NAME,
                "Write " + one,
                "did not expect '"
                    + (from < first ? next : word).text()
                    + "' here; a name is one word, such as "
                    + one,
                word.start(),
                found.length(),
                List.of(new Change(word.start(), found.length(), one))));
      }
    }

    /** Letters and signs that stand together and are no name together. */
    static void pure(Words words, int at, Consumer<Guess> offer) {
      Word word = words.at(at);
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
              new Guess(
                  NAME,
                  "Write " + one,
                  "did not expect '"
                      + word.text()
                      + "' here; a name has letters, digits, - and _ alone, such as "
                      + one,
                  start,
                  found.length(),
                  List.of(new Change(start, found.length(), one))));
        }
      }
    }

    private static boolean partOfName(char sign) {
      return !Character.isWhitespace(sign) && "\"{}(),;=".indexOf(sign) < 0;
    }
  }
}
