package dev.muster.rules.tune;

import dev.muster.rules.balance.SingleChanges;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * The words of a search for edits.
 *
 * @param goal what was wanted
 * @param result what was found
 */
public record TuneText(TuneGoal goal, TuneSearch.Result result) {
  /** Returns the sentence about the scenario as it is written. */
  public String asWritten() {
    return "As written "
        + goal.words()
        + " "
        + number(result.written())
        + " in "
        + result.battles()
        + " battles; wanted "
        + goal.range()
        + ".";
  }

  /** Returns whether the scenario is as wanted without an edit. */
  public boolean isThere() {
    return goal.isMet(result.written().estimate());
  }

  /** Returns a proposal with what its fresh battles have shown. */
  public String proposal(TuneSearch.Proposal proposal) {
    return edits(proposal)
        + ": "
        + found(proposal)
        + " in "
        + proposal.battles()
        + " fresh battles"
        + (proposal.surely() ? ", surely" : proposal.met() ? "" : ", not confirmed");
  }

  /** Returns the edits of a proposal, such as {@code Van arrives round 4, length=9}. */
  public static String edits(TuneSearch.Proposal proposal) {
    return proposal.edits().stream().map(TuneSearch.Edit::label).collect(Collectors.joining(", "));
  }

  /** Returns the number of a proposal with its interval. */
  public String found(TuneSearch.Proposal proposal) {
    return goal.words() + " " + number(proposal.found());
  }

  /** Returns where an edit is to be made. */
  public static String place(TuneSearch.Edit edit) {
    SingleChanges.Factor factor = edit.factor();
    return factor.source().file()
        + ":"
        + factor.source().line()
        + ": "
        + edit.label()
        + "; it is "
        + factor.written()
        + " now";
  }

  /**
   * Returns how much was tried and confirmed.
   *
   * @param advice what to do if no edit is confirmed
   */
  public String summary(String advice) {
    return result.tried()
        + (result.tried() == 1 ? " edit" : " edits and combinations")
        + " tried; "
        + (result.confirmed().isEmpty()
            ? "none is confirmed. " + advice
            : result.confirmed().size() + " confirmed.");
  }

  private String number(TuneGoal.Found found) {
    return String.format(
        Locale.ROOT,
        "%.1f%s (%.1f to %.1f%s)",
        found.estimate(),
        goal.sign(),
        found.low(),
        found.high(),
        goal.sign());
  }
}
