package dev.muster.dsl.recovery;

import dev.muster.dsl.parser.antlr.MusterParser;
import dev.muster.dsl.parser.antlr.internal.InternalMusterParser;
import dev.muster.dsl.services.MusterGrammarAccess;
import java.util.Set;
import org.antlr.runtime.IntStream;
import org.antlr.runtime.RecognitionException;
import org.antlr.runtime.Token;
import org.antlr.runtime.TokenStream;
import org.eclipse.xtext.parser.antlr.XtextTokenStream;

/**
 * A line that is half typed does not cost the one below. Where an error is found at the word a line
 * begins with, the rules that were being read are left one by one until that word has its place,
 * while the parser of the generator would throw it away at the second of them.
 */
public class LineRecoveryParser extends MusterParser {
  private static final Set<String> FIRST_WORDS =
      Set.of(
          "allow",
          "army",
          "arrives",
          "briefing",
          "commander",
          "date",
          "event",
          "expect",
          "general",
          "group",
          "history",
          "length",
          "map",
          "note",
          "objective",
          "plan",
          "points",
          "rule",
          "rulebook",
          "scenario",
          "side",
          "source",
          "stand",
          "switch",
          "victory",
          "zone");

  /**
   * Whether a line of an army, a map or a scenario, or one of them itself, begins with the word.
   */
  public static boolean isFirstWord(String word) {
    return FIRST_WORDS.contains(word);
  }

  @Override
  protected InternalMusterParser createParser(XtextTokenStream stream) {
    return new LineKeeping(stream, getGrammarAccess());
  }

  private static final class LineKeeping extends InternalMusterParser {
    /** Maximum recoveries at one line end, more than the rules that can be open there. */
    private static final int MOST = 12;

    private int keptAt = -1;
    private int times;

    LineKeeping(XtextTokenStream stream, MusterGrammarAccess grammar) {
      super(stream, grammar);
    }

    @Override
    public void recover(IntStream input, RecognitionException problem) {
      int at = input.index();
      if (at != keptAt) {
        keptAt = at;
        times = 0;
      }
      if (state.lastErrorIndex == at && times < MOST && beginsLine((TokenStream) input)) {
        times++;
        state.lastErrorIndex = -1;
      }
      super.recover(input, problem);
    }

    private static boolean beginsLine(TokenStream tokens) {
      Token token = tokens.LT(1);
      if (token.getType() == Token.EOF
          || token.getType() == RULE_ID
          || token.getType() == RULE_BOX
          || token.getType() == RULE_EDGE
          || !isFirstWord(token.getText())) {
        return false;
      }
      Token before = tokens.LT(-1);
      return before == null || before.getLine() < token.getLine();
    }
  }
}
