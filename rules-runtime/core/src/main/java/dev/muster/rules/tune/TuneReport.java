package dev.muster.rules.tune;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The result of a search for edits as data for other programs.
 *
 * @param written the statistic of the unchanged scenario
 * @param battles battles of the unchanged scenario
 * @param tried edits and combinations that were looked at
 * @param nearest what comes nearest to the range, if nothing looked like reaching it
 */
public record TuneReport(
    TuneGoal goal,
    TuneGoal.Found written,
    int battles,
    int tried,
    List<Proposed> proposals,
    @Nullable Proposed nearest) {
  public TuneReport {
    proposals = List.copyOf(proposals);
  }

  /**
   * Edits that were fought with fresh dice.
   *
   * @param found the number of the fresh battles
   * @param battles of them
   * @param met whether the number is within the range
   * @param surely whether all of its interval is
   */
  public record Proposed(
      List<Change> edits, TuneGoal.Found found, int battles, boolean met, boolean surely) {
    public Proposed {
      edits = List.copyOf(edits);
    }
  }

  /**
   * An edit and its place.
   *
   * @param change as {@code whatif --vary} has it
   * @param written the value in the text now
   * @param line from 1
   */
  public record Change(String change, String written, String file, int line) {}

  /** Returns the report of a result. */
  public static TuneReport of(TuneGoal goal, TuneSearch.Result result) {
    TuneSearch.Proposal nearest = result.nearest();
    return new TuneReport(
        goal,
        result.written(),
        result.battles(),
        result.tried(),
        result.proposals().stream().map(TuneReport::proposed).toList(),
        nearest == null ? null : proposed(nearest));
  }

  private static Proposed proposed(TuneSearch.Proposal each) {
    return new Proposed(
        each.edits().stream()
            .map(
                edit ->
                    new Change(
                        edit.label(),
                        edit.factor().written(),
                        edit.factor().source().file(),
                        edit.factor().source().line()))
            .toList(),
        each.found(),
        each.battles(),
        each.met(),
        each.surely());
  }
}
