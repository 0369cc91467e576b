package dev.muster.dsl.nesting;

import dev.muster.dsl.parser.antlr.internal.InternalMusterLexer;
import java.util.Set;
import org.antlr.runtime.CharStream;
import org.antlr.runtime.Token;
import org.jspecify.annotations.Nullable;

/** Makes brackets that stand too deep an error the parser steps over. */
public class DepthLimitingLexer extends InternalMusterLexer {
  private DepthLimit limit = limit();

  private static DepthLimit limit() {
    return new DepthLimit(Set.of(RULE_WS, RULE_ML_COMMENT, RULE_SL_COMMENT));
  }

  @Override
  public void setCharStream(CharStream text) {
    super.setCharStream(text);
    limit = limit();
  }

  @Override
  public Token nextToken() {
    return limit.next(super::nextToken);
  }

  @Override
  public @Nullable String getErrorMessage(Token token) {
    return limit.hides(token) ? NestingDepth.MESSAGE : super.getErrorMessage(token);
  }
}
