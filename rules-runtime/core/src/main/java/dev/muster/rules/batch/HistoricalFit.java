package dev.muster.rules.batch;

import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Whether many battles agree with one statement of the scenario, decided by the 95 % confidence
 * interval alone.
 *
 * @param says the statement in the words of the language
 * @param from lower end of the stated range, in percent or rounds, as {@code estimate}; null for
 *     the result in the history, which is held against the other results
 * @param to upper end, as {@code from}
 * @param estimate result of the battles: percent, or rounds
 * @param low lower end of the interval of the estimate
 * @param high upper end
 * @param file file of the statement, line from 1
 */
public record HistoricalFit(
    String says,
    ScenarioStatement.Kind kind,
    Verdict verdict,
    @Nullable Integer from,
    @Nullable Integer to,
    double estimate,
    double low,
    double high,
    String file,
    int line) {

  /** The verdict of the interval on a statement. */
  public enum Verdict {
    /** All of the interval lies within what was said. */
    MET,
    /** None of it does. */
    MISSED,
    /** The interval overlaps the statement partly: more battles are needed. */
    OPEN
  }

  /**
   * The fit of all expectations of battles and of the history of a scenario, in the order of the
   * file's kinds.
   */
  public static List<HistoricalFit> compare(Scenario scenario, BatchSimulation.Report report) {
    return ScenarioStatement.of(scenario).stream()
        .filter(ScenarioStatement::isAboutBattles)
        .map(each -> compare(each, report))
        .toList();
  }

  /** An estimate and its interval. */
  private record Found(double estimate, double low, double high) {}

  /** The fit of one statement, which battles can test. */
  public static HistoricalFit compare(ScenarioStatement statement, BatchSimulation.Report report) {
    Found found = found(statement, report);
    Verdict verdict =
        statement.measure() == ScenarioStatement.Measure.LIKELIEST_RESULT
            ? result(statement, report)
            : statement.verdict(found.low, found.high);
    return new HistoricalFit(
        statement.says(),
        statement.measure().kind(),
        verdict,
        statement.from(),
        statement.to(),
        found.estimate,
        found.low,
        found.high,
        statement.source().file(),
        statement.source().line());
  }

  private static Found found(ScenarioStatement statement, BatchSimulation.Report report) {
    int side = statement.side();
    return switch (statement.measure()) {
      case WINS -> found(report.winShares().get(side));
      case DRAWS -> found(report.drawShare());
      case BREAKS -> found(report.breakShares().get(side));
      case CONDITION -> found(report.conditionShares().get(side));
      case BREAK_POINTS -> found(report.lossMeans().get(side), 100);
      case STRENGTH -> found(report.strengthMeans().get(side), 100);
      case GROUP_STRENGTH -> found(report.groupMeans().get(side), 100);
      case ROUNDS -> found(report.roundsMean(), 1);
      case ODDS -> throw new IllegalArgumentException("not of battles: " + statement.says());
      case LIKELIEST_RESULT -> found(side < 0 ? report.drawShare() : report.winShares().get(side));
    };
  }

  private static Found found(BatchSimulation.Share share) {
    return new Found(100 * share.estimate(), 100 * share.low(), 100 * share.high());
  }

  private static Found found(BatchSimulation.Mean mean, int of) {
    return new Found(of * mean.estimate(), of * mean.low(), of * mean.high());
  }

  /** The result in the history is met when it is surely the likeliest, missed when surely not. */
  private static Verdict result(ScenarioStatement statement, BatchSimulation.Report report) {
    List<BatchSimulation.Share> results = new ArrayList<>(report.winShares());
    results.add(report.drawShare());
    BatchSimulation.Share share =
        results.remove(statement.side() < 0 ? results.size() - 1 : statement.side());
    double low = results.stream().mapToDouble(BatchSimulation.Share::low).max().orElse(0);
    double high = results.stream().mapToDouble(BatchSimulation.Share::high).max().orElse(0);
    return share.low() > high ? Verdict.MET : share.high() < low ? Verdict.MISSED : Verdict.OPEN;
  }
}
