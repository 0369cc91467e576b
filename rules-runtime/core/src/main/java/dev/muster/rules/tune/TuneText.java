package dev.muster.rules.tune;

import dev.muster.rules.balance.SingleChanges;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * The words of a search for edits.
 *
 * @param goal what was wanted
 * @param result what was found
 */
public record TuneText(TuneGoal goal, TuneSearch.Result result) {
  /**
   * Returns what a search has found, line by line.
   *
   * @param advice what to do if no edit is confirmed
   * @param places whether a confirmed edit is followed by where it is to be made
   */
  public List<String> lines(String advice, boolean places) {
    List<String> lines = new ArrayList<>();
    lines.add(asWritten());
    if (isThere()) {
      lines.add("It is there already; no edit is needed.");
      return lines;
    }
    int counted = 1;
    for (TuneSearch.Proposal each : result.proposals()) {
      lines.add((each.met() ? counted++ + ". " : "-  ") + proposal(each));
      if (each.met() && places) {
        addPlaces(each, lines);
      }
    }
    lines.add(summary(advice));
    TuneSearch.Proposal nearest = result.nearest();
    if (nearest != null) {
      lines.add(
          "The nearest is "
              + fought(nearest)
              + ". A search that begins with it written may get there.");
      if (places) {
        addPlaces(nearest, lines);
      }
    }
    return lines;
  }

  private static void addPlaces(TuneSearch.Proposal proposal, List<String> lines) {
    proposal.edits().forEach(edit -> lines.add("     " + place(edit)));
  }

  /** Returns the sentence about the scenario as it is written. */
  private String asWritten() {
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
  private String proposal(TuneSearch.Proposal proposal) {
    return fought(proposal)
        + (proposal.surely() ? ", surely" : proposal.met() ? "" : ", not confirmed");
  }

  private String fought(TuneSearch.Proposal proposal) {
    return edits(proposal)
        + ": "
        + found(proposal)
        + " in "
        + proposal.battles()
        + " fresh battles";
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
  private static String place(TuneSearch.Edit edit) {
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

  /** Returns how much was tried and confirmed. */
  private String summary(String advice) {
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
