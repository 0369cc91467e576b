package dev.muster.dsl.formatting2;

import java.util.List;
import org.eclipse.emf.ecore.EObject;

/**
 * A token of the text with the comments before it.
 *
 * @param offset offset of its first character
 * @param end offset after its last character
 * @param text the text to write; a value of several characters contains no blanks
 * @param keyword whether it is a keyword of the grammar
 * @param rule its grammar rule
 * @param owner the element that contains it
 * @param comments comments between the token before and this one
 * @param newLines line breaks between this token and the last comment before it, or the previous
 *     token
 */
record FormatterToken(
    int offset,
    int end,
    String text,
    boolean keyword,
    String rule,
    EObject owner,
    List<Comment> comments,
    int newLines) {

  /**
   * A comment.
   *
   * @param line whether it extends to the end of the line
   * @param newLines number of line breaks before it
   */
  record Comment(int offset, String text, boolean line, int newLines) {}

  boolean is(String word) {
    return keyword && text.equals(word);
  }

  boolean is(String ofRule, String word) {
    return is(word) && rule.equals(ofRule);
  }
}
