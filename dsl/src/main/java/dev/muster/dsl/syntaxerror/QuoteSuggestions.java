package dev.muster.dsl.syntaxerror;

import dev.muster.dsl.text.TextChange;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.antlr.runtime.Token;
import org.jspecify.annotations.Nullable;

/** Quotes of another kind, missing or doubled; comments as other languages have them. */
final class QuoteSuggestions implements SuggestionRule {
  private static final Pattern OTHER_QUOTES =
      Pattern.compile(
          "[“”„‟«»‹›″]\\s?([^“”„‟«»‹›″\"\\n]*?)\\s?[“”„‟«»‹›″]"
              + "|(?<![\\p{L}\\d\"])[‚‘’'`´]([^\"\\n]*?)[‘’'`´](?![\\p{L}\\d\"])"
              + "|''([^\"\\n]*?)''"
              + "|[“”„‟″]([^“”„‟″\"\\n]*?)\""
              + "|\"([^“”„‟″\"\\n]*?)[“”„‟″]");

  /** Words a long text may follow. */
  private static final String[] LONG = {"rows", "heights", "briefing", "note"};

  private static final Pattern WITHIN =
      Pattern.compile("\"([^\"\\n]*)\"([^\\s\"{}](?:[^\"\\n]*[^\\s\"])?)\"([^\"\\n]*)\"");

  private static final Pattern FENCE =
      Pattern.compile("(?:`{3}|'{3}|[“”„‟]{3}|[‘’‚]{3}|´{3}|“”“|”“”)");

  /** Lines of a text that begins with one quote. */
  private static final int MOST_LINES = 12;

  private static final Pattern STATEMENT =
      Pattern.compile(
          "\\s*(}|(army|map|scenario|rulebook|side|group|general|stand|place|note|source|objective"
              + "|zone|victory|points|history|expect|plan|commander|arrives|heights|rows|legend"
              + "|briefing|import|allow|length|date|switch|rule)\\s+[\\p{L}\\d\"{].*)\\s*");

  @Override
  public void suggest(SourceTokens words, int at, Consumer<Suggestion> offer) {
    SourceToken here = words.at(Math.min(at, words.size() - 1));
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
    braced(words, at, offer);
    within(words.text(), start, end, offer);
    fences(words.text(), start, end, offer);
    longTexts(words, at, offer);
    for (int i = Math.max(0, at - 1); i <= at && i < words.size(); i++) {
      slashes(words.get(i), offer);
      slashes(words.at(i + 1), offer);
    }
  }

  /** A drawing or a long text in braces. */
  private static void braced(SourceTokens words, int at, Consumer<Suggestion> offer) {
    SourceToken brace = words.at(at);
    SourceToken before = words.at(at - 1);
    if (brace == null || before == null || !brace.is("{") || !before.is(LONG)) {
      return;
    }
    int close = words.text().indexOf('}', brace.start());
    if (close > 0) {
      offer.accept(
          new Suggestion(
              "",
              "Write \"\"\" for the braces",
              "found '{' where a text in three double quotes was expected",
              brace.start(),
              close + 1 - brace.start(),
              List.of(
                  new TextChange(brace.start(), 1, "\"\"\""), new TextChange(close, 1, "\"\"\""))));
    }
  }

  /** Quotes in a text in quotes. */
  private static void within(String text, int start, int end, Consumer<Suggestion> offer) {
    Matcher quoted = WITHIN.matcher(text).region(start, end);
    quoted.useTransparentBounds(true);
    while (quoted.find()) {
      String right = "\"" + quoted.group(1) + "'" + quoted.group(2) + "'" + quoted.group(3) + "\"";
      offer.accept(
          new Suggestion(
              "",
              "Write " + right,
              "a text in double quotes has no double quotes within it; write single ones",
              quoted.start(),
              quoted.group().length(),
              List.of(new TextChange(quoted.start(), quoted.group().length(), right))));
    }
  }

  /** Three quotes of another kind about a long text or a drawing: before it, behind it, or both. */
  private static void fences(String text, int start, int end, Consumer<Suggestion> offer) {
    Matcher fence = FENCE.matcher(text).region(start, text.length());
    if (!fence.find() || fence.start() > end) {
      return;
    }
    TextChange first = new TextChange(fence.start(), fence.group().length(), "\"\"\"");
    List<List<TextChange>> several = new ArrayList<>();
    several.add(List.of(first));
    if (fence.find()) {
      several.addFirst(
          List.of(first, new TextChange(fence.start(), fence.group().length(), "\"\"\"")));
    }
    for (List<TextChange> changes : several) {
      offer.accept(
          new Suggestion(
              "",
              "Write \"\"\"",
              "a text of several lines begins and ends with three double quotes",
              first.offset(),
              first.length(),
              changes));
    }
  }

  /** Paths are written with slashes on every system. */
  private static void slashes(@Nullable SourceToken word, Consumer<Suggestion> offer) {
    if (word != null && word.isText() && word.text().indexOf('\\') >= 0) {
      String right = word.text().replace('\\', '/');
      offer.accept(
          Suggestion.replace(
              word, right, "did not expect '\\' here; a path is written with slashes: " + right));
    }
  }

  /** Whether a text begins here that its line does not end. */
  private static boolean isStray(SourceToken word) {
    return word.text().startsWith("\"")
        && (word.type() == Token.INVALID_TOKEN_TYPE || !word.isText() && !word.isLongText());
  }

  private static void comment(SourceTokens words, SourceToken first, Consumer<Suggestion> offer) {
    String line = words.text().substring(first.start(), words.rawLineEnd(first.start()));
    Matcher sign = Pattern.compile("(#+|--+|;+|%+|'|REM\\b|rem\\b|//+)").matcher(line);
    if (line.startsWith("/*")) {
      offer.accept(
          new Suggestion(
              "",
              "End the comment with */",
              "a comment that begins here does not end; close it with */",
              first.start(),
              line.length(),
              List.of(new TextChange(first.start() + line.stripTrailing().length(), 0, " */"))));
    } else if (sign.lookingAt()) {
      offer.accept(
          new Suggestion(
              "",
              "Write // for " + sign.group(),
              "did not expect '" + sign.group() + "' here; a comment begins with //",
              first.start(),
              sign.group().length(),
              List.of(new TextChange(first.start(), sign.group().length(), "//"))));
    }
  }

  private static void otherQuotes(String text, int start, int end, Consumer<Suggestion> offer) {
    Matcher quoted = OTHER_QUOTES.matcher(text).region(start, end);
    quoted.useTransparentBounds(true);
    List<TextChange> changes = new ArrayList<>();
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
      changes.add(
          new TextChange(quoted.start(), quoted.end() - quoted.start(), "\"" + inner + "\""));
    }
    if (!changes.isEmpty()) {
      offer.accept(
          new Suggestion(
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
  private static void stray(SourceTokens words, SourceToken quote, Consumer<Suggestion> offer) {
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
              new TextChange(quote.start(), 1, "")));
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
              new TextChange(place, 0, "\"")));
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
                new TextChange(i, 0, "\"")));
      }
    }
    offer.accept(stray(quote.start(), 1, "Remove \"", null, new TextChange(quote.start(), 1, "")));
    lines(text, quote, offer);
    // A drawing or a long text that begins with too few.
    offer.accept(
        stray(
            quote.start(),
            1,
            "Write \"\"\"",
            "a text of several lines begins and ends with three double quotes",
            new TextChange(quote.start(), quote.text().startsWith("\"\"") ? 2 : 1, "\"\"\"")));
  }

  /** Suggests a fix for a text that continues on the next lines. */
  private static void lines(String text, SourceToken quote, Consumer<Suggestion> offer) {
    int close = text.indexOf('"', quote.end() + 1);
    if (close < 0
        || text.startsWith("\"\"\"", close)
        || text.substring(quote.end(), close).lines().count() > MOST_LINES) {
      return;
    }
    String several = "a text of several lines begins and ends with three double quotes";
    offer.accept(
        new Suggestion(
            "",
            "Write \"\"\"",
            several,
            quote.start(),
            close + 1 - quote.start(),
            List.of(
                new TextChange(quote.start(), 1, "\"\"\""), new TextChange(close, 1, "\"\"\""))));
    String inner = text.substring(quote.start() + 1, close);
    offer.accept(
        new Suggestion(
            "",
            "Write the text in one line",
            "a text in double quotes stands in one line",
            quote.start(),
            close + 1 - quote.start(),
            List.of(
                new TextChange(
                    quote.start() + 1, inner.length(), inner.replaceAll("\\s*\\n\\s*", " ")))));
  }

  private static Suggestion stray(
      int offset, int length, String title, @Nullable String told, TextChange change) {
    return new Suggestion("", title, told, offset, length, List.of(change));
  }

  /** Suggests a fix for a long text without an end, which therefore continues to the next one. */
  private static void longTexts(SourceTokens words, int at, Consumer<Suggestion> offer) {
    for (int i = Math.min(at, words.size() - 1); i >= Math.max(0, at - 12); i--) {
      SourceToken word = words.get(i);
      if (!word.text().startsWith("\"\"\"")) {
        continue;
      }
      int offset = word.start();
      for (String line : word.text().split("(?<=\n)", -1)) {
        if (offset > word.start() && STATEMENT.matcher(line).matches()) {
          int start = words.rawLineStart(word.start());
          String indent = words.text().substring(start, word.start()).replaceAll("\\S.*", "");
          offer.accept(
              new Suggestion(
                  "",
                  "Close the text with \"\"\"",
                  "a text that begins here does not end; close it with the quotes it begins with",
                  words.at(i - 1) == null ? word.start() : words.get(i - 1).start(),
                  words.at(i - 1) == null ? 3 : word.start() + 3 - words.get(i - 1).start(),
                  List.of(new TextChange(offset, 0, indent + "\"\"\"\n"))));
          return;
        }
        offset += line.length();
      }
    }
  }
}
