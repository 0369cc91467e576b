package dev.muster.rules.check;

import dev.muster.rules.model.SourceRange;

/**
 * Something a check found.
 *
 * @param code stable code, such as {@code V-012}
 * @param section rule section it rests on, such as {@code 14.0}; may be empty
 * @param message what was found, what was expected and what to do
 * @param at the place in the author's text
 */
public record Finding(
    String code, Severity severity, String section, String message, SourceRange at) {
  /** The severity of a finding; with an {@link #ERROR} the scenario cannot be played as written. */
  public enum Severity {
    ERROR,
    WARNING,
    INFO
  }
}
