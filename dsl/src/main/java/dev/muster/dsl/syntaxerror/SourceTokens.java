package dev.muster.dsl.syntaxerror;

import dev.muster.dsl.parser.antlr.internal.InternalMusterLexer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.antlr.runtime.ANTLRStringStream;
import org.antlr.runtime.CommonToken;
import org.antlr.runtime.Token;
import org.jspecify.annotations.Nullable;

/** A text in words and signs, without blanks and comments. */
final class SourceTokens {
  /** Words that are close to a place. */
  private static final int NEAR = 12;

  private final String text;
  private final List<SourceToken> all = new ArrayList<>();

  SourceTokens(String text) {
    this.text = text;
    var lexer = new InternalMusterLexer(new ANTLRStringStream(text));
    int line = 1;
    int counted = 0;
    for (Token token = lexer.nextToken(); token.getType() != Token.EOF; token = lexer.nextToken()) {
      if (token.getType() == InternalMusterLexer.RULE_WS
          || token.getType() == InternalMusterLexer.RULE_SL_COMMENT
          || token.getType() == InternalMusterLexer.RULE_ML_COMMENT) {
        continue;
      }
      int start = ((CommonToken) token).getStartIndex();
      int end = Math.min(text.length(), ((CommonToken) token).getStopIndex() + 1);
      for (; counted < start; counted++) {
        if (text.charAt(counted) == '\n') {
          line++;
        }
      }
      all.add(
          new SourceToken(
              token.getType(), text.substring(start, Math.max(start, end)), start, line));
    }
  }

  String text() {
    return text;
  }

  int size() {
    return all.size();
  }

  SourceToken get(int index) {
    return all.get(index);
  }

  /** The word, or null before the first and behind the last. */
  @Nullable SourceToken at(int index) {
    return index < 0 || index >= all.size() ? null : all.get(index);
  }

  /**
   * Returns the index of the word at an offset or the next one after it; the number of words if
   * there is none.
   */
  int indexOf(int offset) {
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).end() > offset) {
        return i;
      }
    }
    return all.size();
  }

  /** The first word of the line of a word. */
  int lineStart(int index) {
    int at = Math.min(index, all.size() - 1);
    while (at > 0 && all.get(at - 1).line() == all.get(at).line()) {
      at--;
    }
    return Math.max(0, at);
  }

  /** The word behind the last of the line of a word. */
  int lineEnd(int index) {
    int at = index;
    while (at < all.size() && all.get(at).line() == all.get(index).line()) {
      at++;
    }
    return at;
  }

  boolean isFirstInLine(int index) {
    return index == 0 || index < all.size() && all.get(index - 1).line() < all.get(index).line();
  }

  /** The text from a word to behind another. */
  String from(int first, int behind) {
    return text.substring(all.get(first).start(), all.get(behind - 1).end());
  }

  /**
   * Returns the text with the content of closed multi-line blocks replaced by blanks, except blocks
   * that contain a place.
   */
  String withoutOtherBlocks(int place) {
    Deque<Integer> open = new ArrayDeque<>();
    var lean = new StringBuilder(text);
    int here = indexOf(place);
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).is("{")) {
        open.push(i);
      } else if (all.get(i).is("}") && !open.isEmpty()) {
        int first = open.pop();
        // What stands close to the place may be where the slip is.
        boolean apart = i < here - NEAR || first > here + NEAR;
        if (apart && all.get(first).line() < all.get(i).line()) {
          for (int at = all.get(first).end(); at < all.get(i).start(); at++) {
            if (lean.charAt(at) != '\n') {
              lean.setCharAt(at, ' ');
            }
          }
        }
      }
    }
    return lean.toString();
  }

  /** The line of the text around a place, without its end. */
  int rawLineStart(int offset) {
    return text.lastIndexOf('\n', offset - 1) + 1;
  }

  int rawLineEnd(int offset) {
    int end = text.indexOf('\n', offset);
    return end < 0 ? text.length() : end;
  }
}
