package dev.muster.dsl.messages;

import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.GeneralDef;
import dev.muster.dsl.muster.GroupDef;
import dev.muster.dsl.muster.PlanDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.SideDef;
import dev.muster.dsl.muster.StandDef;
import dev.muster.dsl.nesting.NestingDepth;
import dev.muster.dsl.recovery.LineRecoveryParser;
import dev.muster.dsl.text.MessageTruncation;
import dev.muster.rules.check.CommonCheckCode;
import dev.muster.rules.spelling.EditDistance;
import java.util.Locale;
import java.util.Set;
import org.antlr.runtime.RecognitionException;
import org.antlr.runtime.Token;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.SyntaxErrorMessage;
import org.eclipse.xtext.parser.antlr.SyntaxErrorMessageProvider;
import org.jspecify.annotations.Nullable;

/** Says in plain words what the text should look like at a place the grammar does not allow. */
public class MusterSyntaxErrorMessageProvider extends SyntaxErrorMessageProvider {
  private static final Set<String> CURLY_QUOTES = Set.of("“", "”", "„", "«", "»");

  /** Longer texts are no misspelt words of the language. */
  private static final int LONGEST_KEYWORD = 20;

  @Override
  public SyntaxErrorMessage getSyntaxErrorMessage(IParserErrorContext context) {
    RecognitionException problem = context.getRecognitionException();
    String found = "";
    if (problem != null && problem.token != null) {
      found =
          problem.token.getType() == Token.EOF
              ? "the end of the file"
              : "'" + problem.token.getText() + "'";
    }
    String[] names = context.getTokenNames();
    String expected = problem == null ? null : UnfinishedLineMessages.expected(problem, names);
    if (problem != null && UnfinishedLineMessages.isUnfinished(problem, names)) {
      return UnfinishedLineMessages.unfinished(expected == null ? null : plain(expected));
    }
    if (problem != null
        && expected != null
        && !(expected.equals("'}'") && problem.token.getType() != Token.EOF)
        && !CURLY_QUOTES.contains(found.replace("'", ""))) {
      return error(
          "found "
              + found
              + " where "
              + plain(expected)
              + " was expected"
              + (found.matches("'\\d+x\\d+'") ? "; write blanks around the x" : ""));
    }
    if (problem != null && !found.isEmpty()) {
      return error(
          problem.token.getType() == Token.EOF
              ? "the text ends too early; close what is open with '}'"
              : "did not expect "
                  + found
                  + (LineRecoveryParser.isFirstWord(problem.token.getText())
                          && !UnfinishedLineMessages.isFirstInLine(problem)
                      ? " here; as a name, it is written ^" + problem.token.getText()
                      : mayLackBrace(problem, names)
                          ? " here; check the braces above it"
                          : " here; " + advice(problem, names, context.getCurrentContext())));
    }
    String message = context.getDefaultMessage();
    if (message.equals(NestingDepth.MESSAGE)) {
      return new SyntaxErrorMessage(message, CommonCheckCode.V_304.id());
    }
    if (message.startsWith("extraneous input")) {
      return error(
          "did not expect " + quoted(message) + " here; remove it or check what stands before it");
    }
    if (message.startsWith("mismatched character")) {
      return error("a text that begins here does not end; close it with the quotes it begins with");
    }
    if (message.startsWith("missing ")) {
      return error(
          "something is missing here: "
              + plain(message.substring("missing ".length()).replaceAll(" at .*", "")));
    }
    return error(message);
  }

  /** Whether a line begins as one of a larger block does while a smaller one is still open. */
  private static boolean mayLackBrace(RecognitionException problem, String @Nullable [] names) {
    return names != null
        && "'}'".equals(UnfinishedLineMessages.expected(problem, names))
        && isKeyword(names[problem.token.getType()])
        && UnfinishedLineMessages.isFirstInLine(problem);
  }

  private static boolean isKeyword(String token) {
    return token.length() > 2 && Character.isLetter(token.charAt(1)) && token.startsWith("'");
  }

  /** Returns advice about an unexpected token. */
  private static String advice(
      RecognitionException problem, String @Nullable [] names, @Nullable EObject place) {
    String found = problem.token.getText();
    if (CURLY_QUOTES.contains(found)) {
      return "write straight double quotes, as in \"Pike\"";
    }
    switch (found) {
      case ",":
        return "leave the comma out: blanks set most lists apart";
      case "&":
        return "P&S is written PikeAndShot";
      case ".":
        if (place instanceof ScenarioDef) {
          return "a date is written year-month-day, such as 1643-05-19";
        }
        break;
      default:
        boolean line = UnfinishedLineMessages.isFirstInLine(problem) && hasLines(place);
        String meant = names == null ? "" : keywordLike(found, names, line);
        if (!meant.isEmpty()) {
          return "did you mean '" + meant + "'?";
        }
    }
    return "check what stands before it, or press Ctrl+Space for what may follow";
  }

  /**
   * Whether few words begin a line at a place, as in an army or a scenario. While it is read, an
   * element is not yet part of the one round it.
   */
  private static boolean hasLines(@Nullable EObject place) {
    return place instanceof ArmyDef
        || place instanceof StandDef
        || place instanceof ScenarioDef
        || place instanceof SideDef
        || place instanceof GroupDef
        || place instanceof GeneralDef
        || place instanceof DeployDef
        || place instanceof PlanDef;
  }

  /**
   * Returns the keyword that is spelled almost like {@code found} or begins with it; empty if there
   * is none.
   *
   * @param line whether only words that begin a line can be meant
   */
  private static String keywordLike(String found, String[] names, boolean line) {
    if (found.length() < 3 || found.length() > LONGEST_KEYWORD) {
      return "";
    }
    String meant = "";
    int nearest = found.length() > 5 ? 3 : 2;
    for (String name : names) {
      if (isKeyword(name)) {
        String keyword = name.substring(1, name.length() - 1);
        if (line && !LineRecoveryParser.isFirstWord(keyword)) {
          continue;
        }
        String written = found.toLowerCase(Locale.ROOT);
        boolean begun = keyword.startsWith(written);
        // Words are at least as far from each other as their lengths differ.
        if (!begun && Math.abs(keyword.length() - written.length()) >= nearest) {
          continue;
        }
        int distance = begun ? 0 : EditDistance.distance(written, keyword);
        if (distance < nearest) {
          nearest = distance;
          meant = keyword;
        }
      }
    }
    return meant.equals(found) ? "" : meant;
  }

  @Override
  public SyntaxErrorMessage getSyntaxErrorMessage(IValueConverterErrorContext context) {
    String message = context.getValueConverterException().getMessage();
    return new SyntaxErrorMessage(
        MessageTruncation.of(
            String.valueOf(message)
                .replaceAll(
                    "Couldn't convert (?:input )?'(.*)' to an int value.*",
                    "'$1' is too large a number")),
        context.getCurrentContext() instanceof GeneralDef
            ? CommonCheckCode.V_095.id()
            : CommonCheckCode.V_300.id());
  }

  private static SyntaxErrorMessage error(String message) {
    return new SyntaxErrorMessage(MessageTruncation.of(message), CommonCheckCode.V_300.id());
  }

  private static String quoted(String message) {
    int from = message.indexOf('\'');
    int to = message.indexOf('\'', from + 1);
    return from >= 0 && to > from ? message.substring(from, to + 1) : "this";
  }

  private static String plain(String token) {
    return switch (token) {
      case "RULE_ID", "RULE_BOX", "RULE_EDGE" -> "a name";
      case "RULE_INT" -> "a number";
      case "RULE_STRING" -> "a text in double quotes";
      case "RULE_LONG_TEXT" -> "a text in three double quotes";
      case "<EOF>", "EOF" -> "the end of the file";
      default -> token;
    };
  }
}
