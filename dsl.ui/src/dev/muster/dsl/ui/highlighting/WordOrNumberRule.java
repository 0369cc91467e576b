package dev.muster.dsl.ui.highlighting;

import java.util.Set;
import java.util.regex.Pattern;
import org.eclipse.jface.text.rules.ICharacterScanner;
import org.eclipse.jface.text.rules.IRule;
import org.eclipse.jface.text.rules.IToken;
import org.eclipse.jface.text.rules.Token;

/**
 * Takes a whole word at a time, since a word of the language may stand inside a name ({@code or} in
 * {@code poor}) and a name may begin with a digit ({@code 2h}). A box ({@code D4}) and a point of a
 * table ({@code 12.5,3}) are numbers as the one of a hex is.
 */
final class WordOrNumberRule implements IRule {

  private static final Pattern BOXES =
      Pattern.compile("[A-Za-z]{1,2}[1-9][0-9]?(-[A-Za-z]{1,2}[1-9][0-9]?)?");

  private final Set<String> words;
  private final IToken keyword;
  private final IToken number;
  private final IToken name = new Token(null);

  WordOrNumberRule(Set<String> words, IToken keyword, IToken number) {
    this.words = Set.copyOf(words);
    this.keyword = keyword;
    this.number = number;
  }

  @Override
  public IToken evaluate(ICharacterScanner scanner) {
    StringBuilder word = new StringBuilder();
    int c = scanner.read();
    while (Character.isLetterOrDigit(c) || c == '_' || (c == '-' && !word.isEmpty())) {
      word.append((char) c);
      c = scanner.read();
    }
    scanner.unread();
    if (word.isEmpty()) {
      return Token.UNDEFINED;
    }
    if (isDigits(word)) {
      while (part(scanner)) {
        // a length goes on behind its point, and a point of a table behind its comma
      }
    }
    if (words.contains(word.toString())) {
      return keyword;
    }
    // A date such as 1562-12-19 is a number too.
    boolean dated = word.chars().allMatch(each -> Character.isDigit(each) || each == '-');
    return dated || BOXES.matcher(word).matches() ? number : name;
  }

  private static boolean isDigits(CharSequence word) {
    return word.chars().allMatch(Character::isDigit);
  }

  /** Reads a point or a comma that is directly followed by digits; otherwise reads nothing. */
  private static boolean part(ICharacterScanner scanner) {
    int sign = scanner.read();
    int digit = scanner.read();
    if ((sign != '.' && sign != ',') || !Character.isDigit(digit)) {
      scanner.unread();
      scanner.unread();
      return false;
    }
    while (Character.isDigit(digit)) {
      digit = scanner.read();
    }
    scanner.unread();
    return true;
  }
}
