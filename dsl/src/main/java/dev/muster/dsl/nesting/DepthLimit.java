package dev.muster.dsl.nesting;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import java.util.function.Supplier;
import org.antlr.runtime.CommonToken;
import org.antlr.runtime.Token;
import org.jspecify.annotations.Nullable;

/**
 * Hides brackets that are nested too deep from a parser. Xtext generates one lexer to read a text
 * and another to complete it, which share no class of their own; both filter their tokens by this.
 */
public final class DepthLimit {
  private final Set<Integer> blanks;
  private final NestingDepth depth = new NestingDepth();
  private final Set<Token> hidden = Collections.newSetFromMap(new IdentityHashMap<>());
  private @Nullable Token following;

  /**
   * @param blanks token types of white space and comments, as the lexer numbers them
   */
  public DepthLimit(Set<Integer> blanks) {
    this.blanks = Set.copyOf(blanks);
  }

  /**
   * Returns the next token. All that goes too deep in one place is a single hidden token, which
   * {@link #hides} recognises.
   *
   * @param lexer returns the next token of the unfiltered text
   */
  public Token next(Supplier<Token> lexer) {
    Token token = following == null ? lexer.get() : following;
    following = null;
    if (!tooDeep(token) || !(token instanceof CommonToken all)) {
      return token;
    }
    for (Token next = lexer.get(); ; next = lexer.get()) {
      if (next.getType() == Token.EOF || (!isBlank(next) && !tooDeep(next))) {
        following = next;
        break;
      }
      all.setStopIndex(((CommonToken) next).getStopIndex());
    }
    all.setType(Token.INVALID_TOKEN_TYPE);
    all.setChannel(Token.HIDDEN_CHANNEL);
    hidden.add(all);
    return all;
  }

  /** Whether a token holds what goes too deep. */
  public boolean hides(Token token) {
    return hidden.contains(token);
  }

  private boolean tooDeep(Token token) {
    return token.getType() != Token.EOF && !isBlank(token) && depth.tooDeep(token.getText());
  }

  private boolean isBlank(Token token) {
    return blanks.contains(token.getType());
  }
}
