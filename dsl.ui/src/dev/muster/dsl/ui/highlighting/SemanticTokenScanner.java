package dev.muster.dsl.ui.highlighting;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.TextAttribute;
import org.eclipse.jface.text.rules.IToken;
import org.eclipse.jface.text.rules.ITokenScanner;
import org.eclipse.jface.text.rules.RuleBasedScanner;
import org.eclipse.jface.text.rules.Token;
import org.eclipse.swt.graphics.Color;

/**
 * Scans words and colours those with a token of the server in the same pass, because each separate
 * overlay would take time.
 */
final class SemanticTokenScanner implements ITokenScanner {

  private final RuleBasedScanner words;
  private final Supplier<SemanticTokenTable> known;
  private final Map<String, IToken> coloured = new HashMap<>();
  private SemanticTokenTable names = SemanticTokenTable.NONE;
  private int next;
  private int at;
  private int end;
  private int start;
  private IToken word = Token.EOF;
  private int wordEnd;

  /**
   * @param words scans the text without server tokens
   * @param known supplies the server tokens for the current text
   */
  SemanticTokenScanner(RuleBasedScanner words, Supplier<SemanticTokenTable> known) {
    this.words = words;
    this.known = known;
  }

  /** The colours may be others now. */
  void forget() {
    coloured.clear();
  }

  @Override
  public void setRange(IDocument document, int offset, int length) {
    words.setRange(document, offset, length);
    names = known.get();
    next = names.firstFrom(offset);
    at = offset;
    end = offset + length;
    wordEnd = offset;
  }

  @Override
  public IToken nextToken() {
    start = at;
    if (at >= end) {
      return Token.EOF;
    }
    while (next < names.size() && names.offset(next) < at) {
      next++;
    }
    boolean isName =
        next < names.size()
            && names.offset(next) == at
            && names.end(next) <= end
            && named() != null;
    int upTo = isName ? names.end(next) : Math.max(at + 1, Math.min(end, nextName()));
    while (wordEnd <= at || isName && wordEnd < upTo) {
      word = words.nextToken();
      if (word.isEOF()) {
        wordEnd = end;
        break;
      }
      wordEnd = words.getTokenOffset() + words.getTokenLength();
    }
    IToken found = isName ? named() : word;
    at = isName ? upTo : Math.min(upTo, wordEnd);
    return found;
  }

  private int nextName() {
    int index = next;
    if (index < names.size() && names.offset(index) == at) {
      // It has no colour of its own.
      index++;
    }
    return index < names.size() ? names.offset(index) : end;
  }

  private IToken named() {
    return coloured.computeIfAbsent(
        names.colour(next),
        name -> {
          Color colour = SyntaxColours.named(name);
          return colour == null ? null : new Token(new TextAttribute(colour));
        });
  }

  @Override
  public int getTokenOffset() {
    return start;
  }

  @Override
  public int getTokenLength() {
    return at - start;
  }
}
