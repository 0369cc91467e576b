package dev.muster.dsl.syntaxerror;

import dev.muster.dsl.text.TextChange;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Signs too many, missing, or of another kind. */
final class PunctuationSuggestions implements SuggestionRule {
  /** What stands for what, the likeliest first. */
  private static final Map<String, List<String>> FOR =
      Map.ofEntries(
          Map.entry("(", List.of("{")),
          Map.entry("[", List.of("{")),
          Map.entry(")", List.of("}")),
          Map.entry("]", List.of("}")),
          Map.entry("×", List.of("*")),
          Map.entry("-", List.of("..", "/", "*", ",")),
          Map.entry("–", List.of("-", "..")),
          Map.entry("—", List.of("-", "..")),
          Map.entry("−", List.of("-")),
          Map.entry("…", List.of("..")),
          Map.entry("to", List.of("..")),
          Map.entry("bis", List.of("..")),
          Map.entry("and", List.of(",", "..")),
          Map.entry("und", List.of(",")),
          Map.entry("et", List.of(",")),
          Map.entry("&", List.of(",")),
          Map.entry("/", List.of("-", "..", ",")),
          Map.entry(":", List.of("/", "-", "..")),
          Map.entry(".", List.of("..")),
          Map.entry(";", List.of(",")),
          Map.entry("~", List.of("-", "..")));

  private static final List<String> MISSING = List.of(",", "/", "%", "-", "..", "+", ")", "x");

  @Override
  public void suggest(SourceTokens words, int at, Consumer<Suggestion> offer) {
    dots(words, at, offer);
    size(words, at, offer);
    imports(words, at, offer);
    percent(words, at, offer);
    brackets(words, at, offer);
    for (int i = at; i >= Math.max(0, at - 1); i--) {
      SourceToken word = words.at(i);
      if (word == null) {
        continue;
      }
      SourceToken before = words.at(i - 1);
      if (before != null
          && word.isLetters()
          && before.text().equals(word.text())
          && before.line() == word.line()) {
        offer.accept(without(words, i, "'" + word.text() + "' stands here twice; leave one out"));
      }
      if (word.is("-", "–", "—", "/") && i == at - 1 && before != null && before.isLetters()) {
        // A dash for a column that is blank.
        offer.accept(removeTokens(words, i - 1, i + 1));
      }
      for (String meant : FOR.getOrDefault(word.text(), List.of())) {
        offer.accept(
            new Suggestion(
                word.text() + " to " + meant,
                "Write " + meant.strip() + " for " + word.text(),
                "found '" + word.text() + "' where '" + meant.strip() + "' was expected",
                word.start(),
                word.length(),
                List.of(new TextChange(word.start(), word.length(), meant))));
      }
      if (word.isSign() && !word.is("{", "}") || word.is("and", "und", "et")) {
        offer.accept(without(words, i, null));
      }
    }
  }

  /** The x between the width and the height of a map. */
  private static void size(SourceTokens words, int at, Consumer<Suggestion> offer) {
    SourceToken width = words.at(at - 1);
    SourceToken sign = words.at(at);
    SourceToken height = words.at(at + 1);
    if (width != null
        && sign != null
        && height != null
        && width.isNumber()
        && height.isNumber()
        && words.get(words.lineStart(at)).is("map")) {
      offer.accept(
          new Suggestion(
              "",
              "Write x for " + sign.text(),
              "found '" + sign.text() + "' where 'x' was expected",
              sign.start(),
              sign.length(),
              List.of(new TextChange(width.end(), height.start() - width.end(), " x "))));
    }
  }

  /** Two imports in one. */
  private static void imports(SourceTokens words, int at, Consumer<Suggestion> offer) {
    SourceToken sign = words.at(at);
    if (sign != null && sign.is(",", "and", ";") && words.get(words.lineStart(at)).is("import")) {
      offer.accept(
          new Suggestion(
              "import " + sign.text(),
              "Write import for " + sign.text(),
              "found '" + sign.text() + "' where 'import' was expected",
              sign.start(),
              sign.length(),
              List.of(new TextChange(sign.start(), sign.length(), "\nimport"))));
    }
  }

  /** Takes a word out, and the blank that is then too much. */
  private static Suggestion without(
      SourceTokens words, int i, @org.jspecify.annotations.Nullable String told) {
    SourceToken word = words.get(i);
    int from = word.start();
    boolean blankAfter =
        word.end() >= words.text().length()
            || Character.isWhitespace(words.text().charAt(word.end()));
    while (blankAfter && from > 0 && words.text().charAt(from - 1) == ' ') {
      from--;
    }
    boolean between = from == word.start() && joins(words.text(), word);
    String message =
        told != null
            ? told
            : "did not expect '"
                + word.text()
                + "' here; "
                + (word.is(",")
                    ? "leave the comma out: blanks set most lists apart"
                    : "leave it out");
    return new Suggestion(
        "without " + word.text(),
        "Remove " + word.text(),
        message,
        word.start(),
        word.length(),
        List.of(new TextChange(from, word.end() - from, between ? " " : "")));
  }

  /** Whether two words would become one without the sign between them. */
  private static boolean joins(String text, SourceToken sign) {
    return sign.start() > 0
        && sign.end() < text.length()
        && !Character.isWhitespace(text.charAt(sign.start() - 1))
        && !Character.isWhitespace(text.charAt(sign.end()));
  }

  static Suggestion removeTokens(SourceTokens words, int first, int behind) {
    String found = words.from(first, behind);
    int from = words.get(first).start();
    int end = words.get(behind - 1).end();
    int start = from;
    while (start > 0 && words.text().charAt(start - 1) == ' ') {
      start--;
    }
    return new Suggestion(
        "",
        "Remove " + found,
        "did not expect '" + found + "' here; leave it out",
        from,
        end - from,
        List.of(new TextChange(start, end - start, "")));
  }

  /** Three dots for two, or two with a blank between. */
  private static void dots(SourceTokens words, int at, Consumer<Suggestion> offer) {
    for (int i = Math.max(0, at - 2); i <= at && i < words.size(); i++) {
      int end = i;
      while (end < words.size() && words.get(end).is(".", "..")) {
        end++;
      }
      if (end > i + 1) {
        String found = words.from(i, end);
        offer.accept(
            new Suggestion(
                "",
                "Write ..",
                "found '" + found + "' where '..' was expected",
                words.get(i).start(),
                found.length(),
                List.of(new TextChange(words.get(i).start(), found.length(), ".."))));
        return;
      }
    }
  }

  /** A percent sign or a plus before its number. */
  private static void percent(SourceTokens words, int at, Consumer<Suggestion> offer) {
    for (int i = Math.max(0, at - 1); i <= at; i++) {
      SourceToken sign = words.at(i);
      SourceToken number = words.at(i + 1);
      if (sign != null && number != null && sign.is("%", "+") && number.isNumber()) {
        String right = number.text() + sign.text();
        offer.accept(
            new Suggestion(
                "",
                "Write " + right,
                "found '" + sign.text() + number.text() + "' where '" + right + "' was expected",
                sign.start(),
                number.end() - sign.start(),
                List.of(new TextChange(sign.start(), number.end() - sign.start(), right))));
      }
    }
  }

  /** Suggests removing brackets that are not allowed, or replacing brackets with braces. */
  private static void brackets(SourceTokens words, int at, Consumer<Suggestion> offer) {
    for (int open = Math.max(0, at - 1); open <= at; open++) {
      SourceToken first = words.at(open);
      if (first == null || !first.is("(", "[", "<", "{")) {
        continue;
      }
      String pair = first.is("(") ? ")" : first.is("[") ? "]" : first.is("<") ? ">" : "}";
      int close = open + 1;
      while (close < words.size() && !words.get(close).is(pair)) {
        close++;
      }
      if (close >= words.size()) {
        continue;
      }
      SourceToken last = words.get(close);
      if (last.line() == first.line()) {
        String inner = words.text().substring(first.end(), last.start());
        offer.accept(
            new Suggestion(
                "",
                "Write " + inner.strip() + " without brackets",
                "did not expect '" + first.text() + "' here; leave the brackets out",
                first.start(),
                last.end() - first.start(),
                List.of(
                    new TextChange(first.start(), 1, ""), new TextChange(last.start(), 1, ""))));
      }
      if (first.is("(")) {
        offer.accept(
            new Suggestion(
                "",
                "Write square brackets",
                "found '(' where '[' was expected",
                first.start(),
                1,
                List.of(
                    new TextChange(first.start(), 1, "["), new TextChange(last.start(), 1, "]"))));
      }
      if (!first.is("{")) {
        offer.accept(
            new Suggestion(
                "",
                "Write braces",
                "found '" + first.text() + "' where '{' was expected",
                first.start(),
                1,
                List.of(
                    new TextChange(first.start(), 1, "{"), new TextChange(last.start(), 1, "}"))));
      }
    }
  }

  /** A sign that is missing before a word. */
  static void missing(SourceTokens words, int at, Consumer<Suggestion> offer) {
    SourceToken before = words.at(at - 1);
    if (before == null) {
      return;
    }
    for (String sign : MISSING) {
      String text = sign.equals("x") ? " x" : sign;
      boolean tight = sign.equals("/") || sign.equals("-") || sign.equals("..");
      SourceToken next = words.at(at);
      if ((tight || sign.equals("x")) && !(before.isNumber() && next != null && next.isNumber())) {
        continue;
      }
      boolean close = tight && next != null && next.line() == before.line();
      offer.accept(
          new Suggestion(
              "missing " + sign,
              "Add " + sign,
              "something is missing here: '" + sign + "'",
              next != null && next.line() == before.line() ? next.start() : before.start(),
              next != null && next.line() == before.line() ? next.length() : before.length(),
              List.of(
                  close && next != null
                      ? new TextChange(before.end(), next.start() - before.end(), text)
                      : new TextChange(before.end(), 0, text))));
    }
  }
}
