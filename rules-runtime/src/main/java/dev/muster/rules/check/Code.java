package dev.muster.rules.check;

import dev.muster.rules.check.Finding.Severity;

/**
 * A check by its stable code. What holds for any list is {@link CommonCode}; a rule system has an
 * enumeration of its own ({@link SystemChecks#codes}). All of them together are in {@code
 * systems.Codes}.
 */
public interface Code {
  /** How much must be readable that a check says something true. */
  enum Needs {
    /** What it is about alone. */
    PART,
    /** All of the army or scenario: sums, and what is missing. */
    WHOLE,
    /** Both armies where they stand. */
    BOTH_ARMIES
  }

  /** The code as it is shown, such as {@code V-012}. */
  String id();

  /** How much a finding of it matters where no project says otherwise. */
  Severity severity();

  /** Section of the rules it rests on, empty for one of the language. */
  String section();

  /** What is as it should be, in one sentence. */
  String summary();

  /** How much must be readable that it says something true. */
  default Needs needs() {
    return Needs.PART;
  }
}
