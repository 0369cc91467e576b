package dev.muster.rules.check;

import dev.muster.rules.check.Finding.Severity;

/**
 * A check by its stable code. What holds for any list is {@link CommonCheckCode}; a rule system has
 * an enumeration of its own ({@link RuleSystemChecks#codes}). All of them together are in {@code
 * systems.Codes}.
 */
public interface CheckCode {
  /** How much must be readable that a check says something true. */
  enum Needs {
    /** What it is about alone. */
    PART,
    /** All of the army or scenario: sums, and what is missing. */
    WHOLE,
    /** Both armies where they stand. */
    BOTH_ARMIES
  }

  /**
   * What a check is.
   *
   * @param severity how much a finding of it matters where no project says otherwise
   * @param section of the rules it rests on, empty for one of the language and for one of many
   *     games, of which each has its own ({@link RuleSystemChecks#section})
   * @param summary what is as it should be, in one sentence
   */
  record Facts(Severity severity, String section, String summary) {}

  /** What it is. */
  Facts facts();

  /** The name of its constant, such as {@code V_012}. */
  String name();

  /** The code as it is shown, such as {@code V-012}. */
  default String id() {
    return name().replace('_', '-');
  }

  /** How much a finding of it matters where no project says otherwise. */
  default Severity severity() {
    return facts().severity();
  }

  /** Section of the rules it rests on, empty for one of the language or of many games. */
  default String section() {
    return facts().section();
  }

  /** What is as it should be, in one sentence. */
  default String summary() {
    return facts().summary();
  }

  /** How much must be readable that it says something true. */
  default Needs requiredContext() {
    return Needs.PART;
  }
}
