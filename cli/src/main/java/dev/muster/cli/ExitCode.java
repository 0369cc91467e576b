package dev.muster.cli;

/** The exit codes of the commands. */
final class ExitCode {
  static final int OK = 0;

  /** The author's files contain errors. */
  static final int FINDINGS = 1;

  /** Wrong usage, input that cannot be read, or output that cannot be written. */
  static final int USAGE = 2;

  private ExitCode() {}
}
