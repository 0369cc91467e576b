package dev.muster.rules.check;

import dev.muster.rules.check.Finding.Severity;

/**
 * A check by its stable code. What holds for any list is {@link CommonCheckCode}; a rule system has
 * an enumeration of its own ({@link RuleSystemChecks#codes}). All of them together are in {@code
 * systems.Codes}.
 */
public interface CheckCode {
  /** The part of a text that must be readable for a check to be reliable. */
  enum Needs {
    /** Only the element that the check is about. */
    PART,
    /** The whole army or scenario: sums, and missing parts. */
    WHOLE,
    /** Both armies with their positions. */
    BOTH_ARMIES
  }

  /**
   * The properties of a check.
   *
   * @param severity default severity of its findings
   * @param section of the rules it rests on, empty for one of the language and for one of many
   *     games, of which each has its own ({@link RuleSystemChecks#section})
   * @param summary the satisfied condition, in one sentence
   */
  record Facts(Severity severity, String section, String summary) {}

  /** Returns the properties of the check. */
  Facts facts();

  /** The name of its constant, such as {@code V_012}. */
  String name();

  /** The displayed code, such as {@code V-012}. */
  default String id() {
    return name().replace('_', '-');
  }

  /** Default severity of its findings. */
  default Severity severity() {
    return facts().severity();
  }

  /** Section of the rules it rests on, empty for one of the language or of many games. */
  default String section() {
    return facts().section();
  }

  /** Returns what the check requires, in one sentence. */
  default String summary() {
    return facts().summary();
  }

  /** Returns whether its findings come from battles that an editor has fought. */
  default boolean needsBattles() {
    return false;
  }

  /** Returns how much must be readable for the check to be reliable. */
  default Needs requiredContext() {
    return Needs.PART;
  }
}
