package dev.muster.dsl.syntaxerror;

import dev.muster.dsl.parser.antlr.internal.InternalMusterLexer;
import org.antlr.runtime.Token;

/**
 * A word or sign of the text.
 *
 * @param type as the lexer has it
 * @param start in characters from the start of the text
 * @param line from 1
 */
record SourceToken(int type, String text, int start, int line) {
  int end() {
    return start + text.length();
  }

  int length() {
    return text.length();
  }

  boolean is(String... texts) {
    for (String each : texts) {
      if (text.equals(each)) {
        return true;
      }
    }
    return false;
  }

  boolean isNumber() {
    return type == InternalMusterLexer.RULE_INT;
  }

  boolean isText() {
    return type == InternalMusterLexer.RULE_STRING;
  }

  boolean isLongText() {
    return type == InternalMusterLexer.RULE_LONG_TEXT;
  }

  /** Whether it is made of letters: a name or a word of the language. */
  boolean isLetters() {
    return !text.isEmpty()
        && type != Token.INVALID_TOKEN_TYPE
        && (Character.isLetter(text.charAt(0)) || type == InternalMusterLexer.RULE_ID);
  }

  boolean isSign() {
    return !isLetters() && !isNumber() && !isText() && !isLongText();
  }
}
