package dev.muster.dsl.ide.command;

import dev.muster.rules.batch.HistoricalFit;
import dev.muster.rules.expectation.ExpectationRun;
import dev.muster.rules.tune.TuneGoal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The result of a line under {@code expect}, or of the history of a scenario, which says several
 * things.
 *
 * @param line first line of the {@link TestItemsResult.TestItem}, from 1
 * @param message what was found, for the user
 */
public record TestedLine(int line, Result result, String message) {

  /** What to do about a line that fails. */
  private static final String SEARCH =
      "\nThe quick fixes of the line look for small edits that make it hold.";

  /** As an editor shows it. */
  public enum Result {
    PASSED,
    FAILED,
    /** Not decided, which is no failure. */
    OPEN
  }

  /**
   * Returns the results of the answers of a scenario, in the order of the file.
   *
   * @param battles the most that were fought
   */
  static List<TestedLine> of(List<ExpectationRun.Answer> answers, long battles) {
    Map<Integer, List<ExpectationRun.Answer>> byLine = new LinkedHashMap<>();
    for (ExpectationRun.Answer each : answers) {
      byLine.computeIfAbsent(each.statement().source().line(), line -> new ArrayList<>()).add(each);
    }
    List<TestedLine> all = new ArrayList<>();
    byLine.forEach((line, said) -> all.add(of(line, said, battles)));
    return all;
  }

  private static TestedLine of(int line, List<ExpectationRun.Answer> said, long battles) {
    List<ExpectationRun.Answer> missed = with(said, HistoricalFit.Verdict.MISSED);
    if (!missed.isEmpty()) {
      boolean isGoal = missed.stream().anyMatch(each -> TuneGoal.isGoal(each.statement().says()));
      return new TestedLine(line, Result.FAILED, words(missed) + (isGoal ? SEARCH : ""));
    }
    List<ExpectationRun.Answer> open = with(said, HistoricalFit.Verdict.OPEN);
    if (open.isEmpty()) {
      return new TestedLine(line, Result.PASSED, words(said));
    }
    boolean ofBattles = open.stream().anyMatch(each -> each.statement().isAboutBattles());
    String advice = ofBattles ? "\n" + battles + " battles do not decide it; fight more." : "";
    return new TestedLine(line, Result.OPEN, words(open) + advice);
  }

  private static List<ExpectationRun.Answer> with(
      List<ExpectationRun.Answer> said, HistoricalFit.Verdict verdict) {
    return said.stream().filter(each -> each.verdict() == verdict).toList();
  }

  private static String words(List<ExpectationRun.Answer> said) {
    return said.stream()
        .map(each -> each.statement().says() + ": " + each.found())
        .collect(Collectors.joining("\n"));
  }
}
