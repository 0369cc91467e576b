package dev.muster.dsl.ide.completion;

import dev.muster.dsl.ide.contentassist.antlr.internal.InternalMusterLexer;
import dev.muster.dsl.nesting.DepthLimit;
import java.util.Set;
import org.antlr.runtime.CharStream;
import org.antlr.runtime.Token;

/** Hides brackets that are nested too deeply from the parser of the content assist. */
public class DepthLimitingContentAssistLexer extends InternalMusterLexer {
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
}
