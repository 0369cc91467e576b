package dev.muster.dsl.syntaxerror;

import dev.muster.dsl.text.TextChange;
import dev.muster.rules.spelling.EditDistance;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;

/** Words of the language misspelt, cut in two, or in the words of another game or language. */
final class KeywordSuggestions implements SuggestionRule {
  /** Words before the one where reading broke off that may be at fault. */
  private static final int BACK = 2;

  private static final int LONGEST = 20;

  private final List<String> keywords;

  KeywordSuggestions(Set<String> keywords) {
    this.keywords =
        keywords.stream().filter(each -> Character.isLetter(each.charAt(0))).sorted().toList();
  }

  @Override
  public void suggest(SourceTokens words, int at, Consumer<Suggestion> offer) {
    for (int i = at; i >= Math.max(0, at - BACK); i--) {
      SourceToken word = words.at(i);
      if (word != null
          && i == at
          && isKnownWord(word.text())
          && !words.isFirstInLine(i)
          && UnquotedTextSuggestions.applies(words, i)) {
        offer.accept(
            new Suggestion(
                UnquotedTextSuggestions.NAME,
                "Write ^" + word.text(),
                "did not expect '"
                    + word.text()
                    + "' here; as a name, it is written ^"
                    + word.text(),
                word.start(),
                word.length(),
                List.of(new TextChange(word.start(), 0, "^"))));
      }
      if (word != null && (word.isLetters() || !KeywordSynonyms.of(word.text()).isEmpty())) {
        for (String meant : meant(word.text())) {
          offer.accept(replaced(words.text(), word, meant));
        }
        joined(words, i, offer);
        cut(word, offer);
      }
    }
  }

  /** A sign such as an ampersand may stand close to its neighbours, a word does not. */
  private static Suggestion replaced(String text, SourceToken word, String meant) {
    boolean closeBefore = word.start() > 0 && !blank(text, word.start() - 1);
    boolean closeBehind = word.end() < text.length() && !blank(text, word.end());
    boolean wide = word.isSign() && Character.isLetter(meant.charAt(0));
    return new Suggestion(
        "",
        "Change to " + meant,
        message(word.text(), meant),
        word.start(),
        word.length(),
        List.of(
            new TextChange(
                word.start(),
                word.length(),
                (wide && closeBefore ? " " : "") + meant + (wide && closeBehind ? " " : ""))));
  }

  private static boolean blank(String text, int at) {
    return Character.isWhitespace(text.charAt(at));
  }

  boolean isKnownWord(String word) {
    return keywords.contains(word);
  }

  private static String message(String found, String meant) {
    return "did not expect '" + found + "' here; did you mean '" + meant + "'?";
  }

  /** A word of the language that runs into what follows it, such as at0405. */
  private void cut(SourceToken word, Consumer<Suggestion> offer) {
    for (String keyword : keywords) {
      if (keyword.length() > 1
          && word.length() > keyword.length()
          && word.text().startsWith(keyword)) {
        String right = keyword + " " + word.text().substring(keyword.length());
        offer.accept(
            new Suggestion(
                UnquotedTextSuggestions.NAME,
                "Write " + right,
                "did not expect '" + word.text() + "' here; did you mean '" + right + "'?",
                word.start(),
                word.length(),
                List.of(new TextChange(word.start(), word.length(), right))));
      }
    }
  }

  /** Two halves of a word, such as a breast. */
  private void joined(SourceTokens words, int first, Consumer<Suggestion> offer) {
    SourceToken half = words.get(first);
    SourceToken other = words.at(first + 1);
    if (other == null || other.line() != half.line()) {
      return;
    }
    if (half.isLetters() && other.isLetters()) {
      String found = words.from(first, first + 2);
      for (String meant : KeywordSynonyms.of(found.replaceAll("\\s+", " "))) {
        offer.accept(
            replaced(words.text(), new SourceToken(0, found, half.start(), half.line()), meant));
      }
    }
    if (half.isSign() && other.start() == half.end()) {
      for (String meant : KeywordSynonyms.of(half.text() + other.text())) {
        offer.accept(
            replaced(
                words.text(),
                new SourceToken(0, half.text() + other.text(), half.start(), half.line()),
                meant));
      }
    }
    if (!other.isLetters()) {
      return;
    }
    for (String keyword : keywords) {
      if (keyword
          .replace("-", "")
          .equalsIgnoreCase((half.text() + other.text()).replace("-", ""))) {
        String found = words.from(first, first + 2);
        offer.accept(
            new Suggestion(
                "",
                "Change to " + keyword,
                message(found, keyword),
                half.start(),
                found.length(),
                List.of(new TextChange(half.start(), found.length(), keyword))));
      }
    }
  }

  /** Words of the language that may be meant, the likeliest first. */
  private Set<String> meant(String found) {
    Set<String> meant = new LinkedHashSet<>();
    if (found.length() > LONGEST) {
      return meant;
    }
    String written = found.toLowerCase(Locale.ROOT);
    for (String other : List.of(written, plain(written))) {
      if (keywords.contains(other)) {
        meant.add(other);
      }
    }
    List<String> near = new ArrayList<>();
    int far = Math.min(3, Math.max(1, (written.length() + 1) / 3));
    if (written.length() > 1) {
      for (String keyword : keywords) {
        if (keyword.length() > 2
            && written.length() > 2
            && EditDistance.distance(written, keyword) <= (sameStem(written, keyword) ? 3 : far)) {
          near.add(keyword);
        }
      }
    }
    near.sort(Comparator.comparingInt(each -> EditDistance.distance(written, each)));
    near.stream().filter(each -> EditDistance.distance(written, each) <= 1).forEach(meant::add);
    meant.addAll(KeywordSynonyms.of(written));
    meant.addAll(near);
    if (written.length() > 2) {
      keywords.stream().filter(each -> each.startsWith(written)).forEach(meant::add);
    }
    meant.remove(found);
    return meant;
  }

  private static boolean sameStem(String a, String b) {
    return a.length() > 3 && b.length() > 3 && a.substring(0, 4).equals(b.substring(0, 4));
  }

  /** Without the marks on letters that other languages have. */
  private static String plain(String word) {
    return java.text.Normalizer.normalize(word, java.text.Normalizer.Form.NFD)
        .replaceAll("\\p{M}", "");
  }
}
