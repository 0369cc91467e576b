package dev.muster.dsl.syntaxerror;

import dev.muster.dsl.text.TextChange;
import java.util.List;

/**
 * A place where the text cannot be parsed.
 *
 * @param code of the check, such as V-300
 * @param offset in characters from the start of the text
 * @param length in characters
 * @param message the message for the user
 * @param lineOnly whether it affects only its line, so that the rest is read normally
 * @param fix changes after which the text can be parsed, which do not overlap; empty if no fix is
 *     certain
 * @param title what the changes do, as a command, empty if there are none
 */
public record SyntaxError(
    String code,
    int offset,
    int length,
    String message,
    boolean lineOnly,
    String title,
    List<TextChange> fix) {
  public SyntaxError {
    fix = List.copyOf(fix);
  }
}
