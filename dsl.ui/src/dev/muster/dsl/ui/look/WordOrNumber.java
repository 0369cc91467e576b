package dev.muster.dsl.ui.look;

import java.util.Set;
import org.eclipse.jface.text.rules.ICharacterScanner;
import org.eclipse.jface.text.rules.IRule;
import org.eclipse.jface.text.rules.IToken;
import org.eclipse.jface.text.rules.Token;

/**
 * Takes a whole word at a time, since a word of the language may stand inside a name ({@code or} in
 * {@code poor}) and a name may begin with a digit ({@code 2h}).
 */
final class WordOrNumber implements IRule {

  private final Set<String> words;
  private final IToken keyword;
  private final IToken number;
  private final IToken name = new Token(null);

  WordOrNumber(Set<String> words, IToken keyword, IToken number) {
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
    if (words.contains(word.toString())) {
      return keyword;
    }
    // A date such as 1562-12-19 is a number too.
    return word.chars().allMatch(each -> Character.isDigit(each) || each == '-') ? number : name;
  }
}
