package dev.muster.dsl.syntaxerror;

import dev.muster.dsl.text.TextChange;
import java.text.Normalizer;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/**
 * Letters and signs that look like those of the language, as word processors, spreadsheets and
 * printed pages have them: ligatures, hyphens that do not break, fractions in one sign.
 */
public final class ConfusableSuggestions implements SuggestionRule {
  private static final Pattern UNSEEN = Pattern.compile("[\\u00AD\\u200B-\\u200F\\u2060\\uFEFF]");
  private static final Pattern HYPHENS =
      Pattern.compile("[\\u2010-\\u2015\\u2212\\uFE58\\uFE63\\uFF0D]");
  private static final Pattern SLASHES = Pattern.compile("[\\u2044\\u2215\\u29F8]");
  private static final Pattern TIMES =
      Pattern.compile("[\\u00D7\\u2715\\u2716\\u2217\\u22C5\\u00B7\\u2022]|\\\\\\*");
  private static final Pattern FRACTION = Pattern.compile("(?<=\\d)(?=[\\u00BC-\\u00BE])");

  @Override
  public void suggest(SourceTokens words, int at, Consumer<Suggestion> offer) {
    for (int i = Math.min(at, words.size() - 1); i >= Math.max(0, at - 1); i--) {
      String text = words.text();
      int start = words.get(i).start();
      int end = words.get(i).end();
      if (words.get(i).isLongText()) {
        continue;
      }
      while (start > 0 && isPart(text.charAt(start - 1))) {
        start--;
      }
      while (end < text.length() && isPart(text.charAt(end))) {
        end++;
      }
      String found = text.substring(start, end);
      for (String times : List.of("*", " x ")) {
        String right = plain(found, times);
        if (!right.equals(found) && found.indexOf('"') < 0) {
          offer.accept(
              new Suggestion(
                  UnquotedTextSuggestions.NAME,
                  "Write " + right,
                  "'"
                      + found
                      + "' has signs that only look like those of a keyboard; write "
                      + right,
                  start,
                  found.length(),
                  List.of(new TextChange(start, found.length(), right))));
        }
      }
    }
    divided(words, at, offer);
  }

  private static boolean isPart(char sign) {
    return !Character.isWhitespace(sign) && "{}(),;\"".indexOf(sign) < 0;
  }

  /** A text with the signs of a keyboard. */
  public static String plain(String found, String times) {
    String right = UNSEEN.matcher(found).replaceAll("");
    right = TIMES.matcher(right).replaceAll(times);
    right = Normalizer.normalize(FRACTION.matcher(right).replaceAll(" "), Normalizer.Form.NFKC);
    right = HYPHENS.matcher(right).replaceAll("-");
    return Normalizer.normalize(SLASHES.matcher(right).replaceAll("/"), Normalizer.Form.NFC);
  }

  /** A word that a page divides at the end of its line. */
  private static void divided(SourceTokens words, int at, Consumer<Suggestion> offer) {
    for (int i = Math.max(0, at - 2); i <= at && i + 1 < words.size(); i++) {
      SourceToken first = words.get(i);
      SourceToken second = words.get(i + 1);
      if (first.isLetters()
          && first.text().endsWith("-")
          && second.isLetters()
          && second.line() == first.line() + 1) {
        String one = first.text().substring(0, first.length() - 1) + second.text();
        offer.accept(
            new Suggestion(
                UnquotedTextSuggestions.NAME,
                "Write " + one,
                "'" + first.text() + "' is divided at the end of its line; write " + one,
                first.start(),
                second.end() - first.start(),
                List.of(new TextChange(first.start(), second.end() - first.start(), one))));
      }
    }
  }
}
