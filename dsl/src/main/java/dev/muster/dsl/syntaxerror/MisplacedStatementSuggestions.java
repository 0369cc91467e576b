package dev.muster.dsl.syntaxerror;

import dev.muster.dsl.text.TextChange;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Suggests fixes for statements in a wrong place, and for lines that are not statements. */
final class MisplacedStatementSuggestions implements SuggestionRule {
  /** Words of the language that junk may have in it too. */
  private static final Set<String> COMMON =
      Set.of("the", "from", "on", "at", "to", "for", "by", "with", "in", "and", "or", "no", "not");

  private final BlockStructure blocks;
  private final KeywordSuggestions keywords;

  MisplacedStatementSuggestions(BlockStructure blocks, KeywordSuggestions keywords) {
    this.blocks = blocks;
    this.keywords = keywords;
  }

  @Override
  public void suggest(SourceTokens words, int at, Consumer<Suggestion> offer) {
    heads(words, at, offer);
    SourceToken word = words.at(at);
    if (word != null
        && words.isFirstInLine(at)
        && (word.is("army", "map", "scenario", "rulebook") || !blocks.of(word.text()).isEmpty())
        && !word.is("allow")) {
      statement(words, at, offer);
    }
  }

  /** A block that is open at a word. */
  private record Open(String kind, int head, int brace) {}

  /** The blocks that are open at a word, the innermost first. */
  private List<Open> open(SourceTokens words, int at) {
    List<Open> open = new ArrayList<>();
    for (int i = 0; i < at; i++) {
      if (words.get(i).is("{")) {
        int head = i;
        while (head > 0
            && !words.get(head - 1).is("{", "}")
            && !(blocks.isBlock(words.get(head).text()) && words.isFirstInLine(head))) {
          head--;
        }
        open.addFirst(new Open(words.get(head).text(), head, i));
      } else if (words.get(i).is("}") && !open.isEmpty()) {
        open.removeFirst();
      }
    }
    return open;
  }

  private void statement(SourceTokens words, int at, Consumer<Suggestion> offer) {
    String word = words.get(at).text();
    List<Open> open = open(words, at);
    if (open.isEmpty() ? blocks.of(word).isEmpty() : blocks.allows(open.getFirst().kind(), word)) {
      return;
    }
    int behind = end(words, at);
    boolean ownBlock = words.get(behind - 1).is("}");
    if (ownBlock && open.stream().anyMatch(each -> blocks.allows(each.kind(), word))) {
      return; // Rather is the block before it not closed.
    }
    String told =
        "'"
            + word
            + "' belongs in "
            + kinds(word)
            + ", not "
            + (open.isEmpty() ? "here" : "in " + an(open.getFirst().kind()));
    Integer place = place(words, at, word, open);
    int from = words.get(at).start();
    int to = words.get(behind - 1).end();
    if (place != null) {
      int lineStart = words.rawLineStart(from);
      int cutTo = Math.min(words.text().length(), words.rawLineEnd(to) + 1);
      boolean alone = words.text().substring(lineStart, from).isBlank();
      boolean ends = words.text().substring(to, words.rawLineEnd(to)).isBlank();
      if (alone && ends) {
        String statement = words.text().substring(lineStart, cutTo);
        int line = words.rawLineStart(place);
        boolean before = words.text().substring(line, place).isBlank();
        offer.accept(
            new Suggestion(
                "",
                "Move " + word + " to where it belongs",
                told,
                from,
                word.length(),
                List.of(
                    new TextChange(lineStart, cutTo - lineStart, ""),
                    before
                        ? new TextChange(line, 0, statement)
                        : new TextChange(place, 0, "\n" + statement.stripTrailing()))));
      }
    }
    SourceToken next = words.at(at + 1);
    if (!open.isEmpty() || next != null && (next.isText() || next.isLongText())) {
      offer.accept(commented(words, at, behind, told));
    }
  }

  /**
   * Returns where a statement can be moved to: a surrounding block, or the only block that accepts
   * it.
   */
  private @Nullable Integer place(SourceTokens words, int at, String word, List<Open> open) {
    for (int i = 1; i < open.size(); i++) {
      if (blocks.allows(open.get(i).kind(), word)) {
        return has(words, open.get(i).brace(), word)
            ? null
            : words.get(open.get(i - 1).head()).start();
      }
    }
    List<Integer> braces = new ArrayList<>();
    for (int i = 0; i < words.size(); i++) {
      if (words.get(i).is("{")) {
        List<Open> here = open(words, i + 1);
        if (!here.isEmpty() && blocks.allows(here.getFirst().kind(), word)) {
          braces.add(i);
        }
      }
    }
    return braces.size() == 1 && !has(words, braces.getFirst(), word)
        ? words.get(braces.getFirst()).end()
        : null;
  }

  /** Whether a block has such a statement of its own. */
  private static boolean has(SourceTokens words, int brace, String word) {
    int depth = 0;
    for (int i = brace; i < words.size(); i++) {
      depth += words.get(i).is("{") ? 1 : words.get(i).is("}") ? -1 : 0;
      if (depth == 0) {
        return false;
      }
      if (depth == 1 && words.isFirstInLine(i) && words.get(i).is(word)) {
        return true;
      }
    }
    return false;
  }

  /** The word behind a statement: with its braces, and the lines that go on with it. */
  private int end(SourceTokens words, int at) {
    int depth = 0;
    int i = at;
    while (i < words.size()) {
      if (i > at
          && depth == 0
          && words.isFirstInLine(i)
          && (keywords.isKnownWord(words.get(i).text()) || words.get(i).is("}"))) {
        break;
      }
      depth += words.get(i).is("{") ? 1 : words.get(i).is("}") ? -1 : 0;
      i++;
      if (depth < 0) {
        return i - 1;
      }
    }
    return i;
  }

  private String kinds(String word) {
    List<String> kinds = blocks.of(word);
    var all = new StringBuilder();
    for (int i = 0; i < kinds.size(); i++) {
      all.append(i == 0 ? "" : i == kinds.size() - 1 ? " or " : ", ").append(an(kinds.get(i)));
    }
    return all.isEmpty() ? "a line outside of all braces" : all.toString();
  }

  private static String an(String kind) {
    return ("aeio".indexOf(kind.charAt(0)) >= 0 ? "an " : "a ") + kind;
  }

  private static Suggestion commented(SourceTokens words, int first, int behind, String told) {
    List<TextChange> changes = new ArrayList<>();
    int line = 0;
    for (int i = first; i < behind; i++) {
      if (words.get(i).line() > line) {
        changes.add(new TextChange(words.get(i).start(), 0, "// "));
        line = words.get(i).line();
      }
      String text = words.get(i).text();
      for (int next = text.indexOf('\n'); next >= 0; next = text.indexOf('\n', next + 1)) {
        changes.add(new TextChange(words.get(i).start() + next + 1, 0, "// "));
        line++;
      }
    }
    return new Suggestion(
        "",
        "Make it a comment",
        told,
        words.get(first).start(),
        words.get(first).length(),
        changes);
  }

  /** A clause within a line that belongs to another statement. */
  void clause(SourceTokens words, int at, Consumer<Suggestion> offer) {
    if (at >= words.size()
        || words.isFirstInLine(at)
        || !keywords.isKnownWord(words.get(at).text())) {
      return;
    }
    int behind = at + 1;
    int end = words.lineEnd(at);
    while (behind < end
        && !words.get(behind).is("{", "}")
        && (!keywords.isKnownWord(words.get(behind).text())
            || keywords.isKnownWord(words.get(behind - 1).text()))) {
      behind++;
      offerCut(words, at, behind, offer);
    }
  }

  private void offerCut(SourceTokens words, int at, int behind, Consumer<Suggestion> offer) {
    Suggestion cut = PunctuationSuggestions.removeTokens(words, at, behind);
    offer.accept(
        new Suggestion(
            "",
            cut.title(),
            blocks.of(words.get(at).text()).isEmpty()
                ? cut.message()
                : "'"
                    + words.get(at).text()
                    + "' belongs in "
                    + kinds(words.get(at).text())
                    + ", not in this line",
            cut.offset(),
            cut.length(),
            cut.changes()));
  }

  /** Suggests moving a brace behind the clause that belongs before it. */
  private static void heads(SourceTokens words, int at, Consumer<Suggestion> offer) {
    for (int i = Math.max(0, at - 1); i <= at && i + 1 < words.size(); i++) {
      if (!words.get(i).is("{")) {
        continue;
      }
      int behind = words.lineEnd(i + 1);
      if (behind <= i + 1 || words.get(behind - 1).is("{", "}")) {
        continue;
      }
      String clause = words.from(i + 1, behind);
      offer.accept(
          new Suggestion(
              "",
              "Move { behind " + words.get(behind - 1).text(),
              "'" + clause + "' belongs before the brace",
              words.get(i).start(),
              words.get(behind - 1).end() - words.get(i).start(),
              List.of(
                  new TextChange(words.get(i).start(), 1, ""),
                  new TextChange(words.get(behind - 1).end(), 0, " {"))));
    }
  }

  /** A line of something else, such as a heading, a page number or the top of a roster. */
  void suggestRemoval(SourceTokens words, int at, Consumer<Suggestion> offer) {
    for (int i = Math.min(at, words.size() - 1); i >= Math.max(0, at - 1); i--) {
      int first = words.lineStart(i);
      int behind = words.lineEnd(i);
      boolean junk = true;
      for (int j = first; j < behind && junk; j++) {
        SourceToken word = words.get(j);
        junk =
            !word.is("{", "}")
                && word.text().indexOf('"') < 0
                && (!keywords.isKnownWord(word.text()) || COMMON.contains(word.text()));
      }
      if (junk) {
        offer.accept(
            new Suggestion(
                "",
                "Make it a comment",
                "did not expect '"
                    + words.get(first).text()
                    + "' here; a line that is not for Muster begins with //",
                words.get(first).start(),
                words.get(behind - 1).end() - words.get(first).start(),
                List.of(new TextChange(words.get(first).start(), 0, "// "))));
      }
    }
  }
}
