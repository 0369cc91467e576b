package dev.muster.dsl.messages;

import dev.muster.dsl.recovery.LineRecoveryParser;
import dev.muster.rules.check.CommonCheckCode;
import org.antlr.runtime.MismatchedTokenException;
import org.antlr.runtime.RecognitionException;
import org.antlr.runtime.Token;
import org.antlr.runtime.TokenStream;
import org.eclipse.xtext.nodemodel.SyntaxErrorMessage;
import org.jspecify.annotations.Nullable;

/**
 * Reports an incomplete line at its end. The parser reports it at the first word of the next line,
 * which is not wrong.
 */
public final class UnfinishedLineMessages {
  private static final String UNFINISHED = "unfinished";

  private UnfinishedLineMessages() {}

  /** Whether the parser wanted more where a line ends. */
  static boolean isUnfinished(RecognitionException problem, String @Nullable [] names) {
    Token found = problem.token;
    if (found == null
        || found.getText() == null
        || !(problem.input instanceof TokenStream tokens)
        || !(found.getText().equals("}") || LineRecoveryParser.isFirstWord(found.getText()))) {
      return false;
    }
    boolean wantsEnd =
        problem instanceof MismatchedTokenException
            && (expected(problem, names) == null || "'}'".equals(expected(problem, names)));
    Token before = before(tokens, problem.index);
    return !wantsEnd
        && before != null
        && !before.getText().equals("}")
        && !before.getText().equals("{")
        && before.getLine() < found.getLine();
  }

  /** The one token the parser wanted, as the grammar writes it; null if there are several. */
  static @Nullable String expected(RecognitionException problem, String @Nullable [] names) {
    return problem instanceof MismatchedTokenException mismatch
            && names != null
            && mismatch.expecting >= 0
            && mismatch.expecting < names.length
        ? names[mismatch.expecting]
        : null;
  }

  /** Whether the parser stumbled over the first word of a line. */
  static boolean isFirstInLine(RecognitionException problem) {
    Token before =
        problem.input instanceof TokenStream tokens ? before(tokens, problem.index) : null;
    return before == null || problem.token == null || before.getLine() < problem.token.getLine();
  }

  private static @Nullable Token before(TokenStream tokens, int index) {
    for (int i = index - 1; i >= 0; i--) {
      if (tokens.get(i).getChannel() == Token.DEFAULT_CHANNEL) {
        return tokens.get(i);
      }
    }
    return null;
  }

  /**
   * The message for it.
   *
   * @param missing the one thing that may follow, null if there are several
   */
  static SyntaxErrorMessage unfinished(@Nullable String missing) {
    return new SyntaxErrorMessage(
        missing == null
            ? "this line is not finished; press Ctrl+Space for what may follow"
            : "this line is not finished: " + missing + " is missing",
        CommonCheckCode.V_300.id(),
        new String[] {UNFINISHED});
  }

  /** Whether a message reports an unfinished line; the lines below it are still read. */
  public static boolean isUnfinished(SyntaxErrorMessage message) {
    return message.getIssueData() != null
        && message.getIssueData().length == 1
        && message.getIssueData()[0].equals(UNFINISHED);
  }
}
