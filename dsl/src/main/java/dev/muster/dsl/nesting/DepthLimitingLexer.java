package dev.muster.dsl.nesting;

import dev.muster.dsl.parser.antlr.internal.InternalMusterLexer;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.antlr.runtime.CharStream;
import org.antlr.runtime.CommonToken;
import org.antlr.runtime.Token;
import org.jspecify.annotations.Nullable;

/** Makes brackets that stand too deep an error the parser steps over. */
public class DepthLimitingLexer extends InternalMusterLexer {
  private final Set<Token> errors = Collections.newSetFromMap(new IdentityHashMap<>());
  private NestingDepth depth = new NestingDepth();
  private @Nullable Token following;

  @Override
  public void setCharStream(CharStream text) {
    super.setCharStream(text);
    depth = new NestingDepth();
    following = null;
    errors.clear();
  }

  @Override
  public Token nextToken() {
    Token token = following == null ? super.nextToken() : following;
    following = null;
    if (!tooDeep(token) || !(token instanceof CommonToken all)) {
      return token;
    }
    // All that goes too deep here is one error, which the parser does not see.
    for (Token next = super.nextToken(); ; next = super.nextToken()) {
      if (next.getType() == Token.EOF || (!blank(next) && !tooDeep(next))) {
        following = next;
        break;
      }
      all.setStopIndex(((CommonToken) next).getStopIndex());
    }
    all.setType(Token.INVALID_TOKEN_TYPE);
    all.setChannel(Token.HIDDEN_CHANNEL);
    errors.add(all);
    return all;
  }

  private boolean tooDeep(Token token) {
    return token.getType() != Token.EOF && !blank(token) && depth.tooDeep(token.getText());
  }

  private static boolean blank(Token token) {
    return token.getType() == RULE_WS
        || token.getType() == RULE_ML_COMMENT
        || token.getType() == RULE_SL_COMMENT;
  }

  @Override
  public @Nullable String getErrorMessage(Token token) {
    return errors.contains(token) ? NestingDepth.MESSAGE : super.getErrorMessage(token);
  }
}
