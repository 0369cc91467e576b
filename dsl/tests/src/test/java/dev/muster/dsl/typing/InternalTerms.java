package dev.muster.dsl.typing;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Words of the program that no author should ever read. */
final class InternalTerms {
  private static final Pattern WORDS =
      Pattern.compile(
          "Impl\\b|@[0-9a-f]{4,}|ValueConverter|Exception|Error"
              + " executing|\\bjavax?\\.|\\borg\\.|\\bcom\\.|dev\\.muster|\\bnull\\b|\\bNaN\\b|is"
              + " not an? (long|int|integer)|For input string|out of (bounds|range"
              + " for)|RULE_|\\bEOF\\b|EClass|EObject|EValidator|\\bproxy|mismatched|no"
              + " viable|extraneous|required \\(\\.\\.\\.\\)"
              + "|xtext|ecore|\\bSTRING\\b|LONG_TEXT|ML_COMMENT|\\bQualifiedName\\b|\\bStatText\\b|\\bHexNumber\\b|\\bINT\\b|\\bDef\\b|[a-z]Def\\b|\\$[0-9A-Z]|\\bat"
              + " [a-z]+\\.[a-z]");

  private InternalTerms() {}

  /** The first of them in a message, null where there is none. */
  static @Nullable String in(@Nullable String message) {
    if (message == null) {
      return "no message";
    }
    Matcher found = WORDS.matcher(message);
    return found.find() ? found.group() : null;
  }
}
