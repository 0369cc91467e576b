package dev.muster.cli.syntaxerror;

import java.util.List;

/**
 * What came of a slip.
 *
 * @param errors errors and warnings, as {@code file:line:column code message}
 * @param rightPlace whether each of them is where the fault is
 * @param useful titles of the fixes that mend it
 * @param wrong titles of the fixes that do harm, with the harm
 * @param differs what the command line and the server do not say alike, else empty
 */
public record TrialOutcome(
    SyntaxErrorCase slip,
    List<String> errors,
    boolean rightPlace,
    List<String> useful,
    List<String> idle,
    List<String> wrong,
    String differs) {

  public boolean found() {
    return !errors.isEmpty();
  }

  public boolean once() {
    return errors.size() == 1;
  }

  public boolean mended() {
    return !useful.isEmpty();
  }

  /** Whether anything is to be wished for; that no fix can be known is nobody's fault. */
  public boolean good() {
    return found()
        && rightPlace
        && once()
        && wrong.isEmpty()
        && (mended() || slip.mend() == SyntaxErrorCase.ExpectedFix.none);
  }
}
