package dev.muster.dsl.formatting2;

import java.util.List;
import org.eclipse.emf.ecore.EObject;

/**
 * A token of the text with the comments before it.
 *
 * @param offset offset of its first character
 * @param end offset after its last character
 * @param text as it is to be written: a value of several signs has no blanks inside
 * @param keyword whether the grammar prescribes it
 * @param rule the rule of the grammar it belongs to
 * @param owner the element it belongs to
 * @param comments comments between the token before and this one
 * @param newLines line breaks between the last comment, or else the token before, and this one
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
