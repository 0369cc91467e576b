package dev.muster.rules.batch;

import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.SourceRange;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Whether many battles agree with one thing the scenario says: a line of {@code expect}, or a part
 * of its {@code history}. Decided by the interval of 95 % confidence alone.
 *
 * @param says the statement in the words of the language, such as {@code expect Royal wins
 *     40%..60%}
 * @param from lower end of what is said, in percent or rounds, as {@code estimate}; null for the
 *     result in the history, which is held against the other results
 * @param to upper end, as {@code from}
 * @param estimate what the battles came to: percent, or rounds
 * @param low lower end of the interval of the estimate
 * @param high upper end
 * @param file where it stands, line from 1
 */
public record HistoricalFit(
    String says,
    Kind kind,
    Verdict verdict,
    @Nullable Integer from,
    @Nullable Integer to,
    double estimate,
    double low,
    double high,
    String file,
    int line) {

  /** What a statement is about. */
  public enum Kind {
    /** How often something comes about, in percent of the battles. */
    SHARE,
    /** Break Points lost, in percent of a side's own. */
    BREAK_POINTS,
    /** SP lost, in percent of a side's own: its men. */
    STRENGTH,
    /** Rounds played. */
    ROUNDS
  }

  /** What the interval says about a statement. */
  public enum Verdict {
    /** All of the interval lies within what was said. */
    MET,
    /** None of it does. */
    MISSED,
    /** Part of it does: more battles will tell. */
    OPEN
  }

  /** A single number is said as it is rounded: half of one more or less is the same. */
  private static final double ROUNDED = 0.5;

  /** All that a scenario expects and tells of its history, in the order of the file's kinds. */
  public static List<HistoricalFit> compare(Scenario scenario, BatchSimulation.Report report) {
    List<HistoricalFit> all = new ArrayList<>();
    for (Scenario.Expectation each : scenario.expectations()) {
      all.add(expected(scenario, each, report));
    }
    Scenario.History history = scenario.history();
    if (history != null) {
      all.add(result(scenario, history, report));
      for (Scenario.HistoricalLosses each : history.losses()) {
        Found found = compare(report.strengthMeans().get(scenario.sideIndex(each.side())), 100);
        String says = "history losses " + each.side() + range(each.low(), each.high(), "%");
        all.add(ranged(says, Kind.STRENGTH, each.low(), each.high(), found, history.source()));
      }
    }
    return all;
  }

  /** An estimate and its interval. */
  private record Found(double estimate, double low, double high) {}

  private static Found compare(BatchSimulation.Share share) {
    return new Found(100 * share.estimate(), 100 * share.low(), 100 * share.high());
  }

  private static Found compare(BatchSimulation.Mean mean, int of) {
    return new Found(of * mean.estimate(), of * mean.low(), of * mean.high());
  }

  private static HistoricalFit expected(
      Scenario scenario, Scenario.Expectation expectation, BatchSimulation.Report report) {
    String name = expectation.side();
    int side = name == null ? -1 : scenario.sideIndex(name);
    Found found =
        switch (expectation.measure()) {
          case WINS -> compare(report.winShares().get(side));
          case DRAWS -> compare(report.drawShare());
          case BREAKS -> compare(report.breakShares().get(side));
          case LOSSES -> compare(report.lossMeans().get(side), 100);
          case ROUNDS -> compare(report.roundsMean(), 1);
        };
    String what =
        switch (expectation.measure()) {
          case WINS -> name + " wins";
          case DRAWS -> "draw";
          case BREAKS -> name + " breaks";
          case LOSSES -> name + " loses";
          case ROUNDS -> "rounds";
        };
    Kind kind =
        switch (expectation.measure()) {
          case WINS, DRAWS, BREAKS -> Kind.SHARE;
          case LOSSES -> Kind.BREAK_POINTS;
          case ROUNDS -> Kind.ROUNDS;
        };
    String sign = kind == Kind.ROUNDS ? "" : "%";
    String says = "expect " + what + range(expectation.low(), expectation.high(), sign);
    return ranged(says, kind, expectation.low(), expectation.high(), found, expectation.source());
  }

  /** " 40%..60%", or " 40%" for both the same. */
  private static String range(int low, int high, String sign) {
    return " " + low + sign + (low == high ? "" : ".." + high + sign);
  }

  private static HistoricalFit ranged(
      String says, Kind kind, int from, int to, Found found, SourceRange source) {
    double rounded = from == to ? ROUNDED : 0;
    Verdict verdict =
        found.low >= from - rounded && found.high <= to + rounded
            ? Verdict.MET
            : found.high < from - rounded || found.low > to + rounded
                ? Verdict.MISSED
                : Verdict.OPEN;
    return new HistoricalFit(
        says,
        kind,
        verdict,
        from,
        to,
        found.estimate,
        found.low,
        found.high,
        source.file(),
        source.line());
  }

  /** The result in the history is met when it is surely the likeliest, missed when surely not. */
  private static HistoricalFit result(
      Scenario scenario, Scenario.History history, BatchSimulation.Report report) {
    List<BatchSimulation.Share> results = new ArrayList<>(report.winShares());
    results.add(report.drawShare());
    String winner = history.winner();
    int told = winner == null ? results.size() - 1 : scenario.sideIndex(winner);
    BatchSimulation.Share share = results.remove(told);
    double low = results.stream().mapToDouble(BatchSimulation.Share::low).max().orElse(0);
    double high = results.stream().mapToDouble(BatchSimulation.Share::high).max().orElse(0);
    Verdict verdict =
        share.low() > high ? Verdict.MET : share.high() < low ? Verdict.MISSED : Verdict.OPEN;
    Found found = compare(share);
    return new HistoricalFit(
        winner == null ? "history draw" : "history winner " + winner,
        Kind.SHARE,
        verdict,
        null,
        null,
        found.estimate,
        found.low,
        found.high,
        history.source().file(),
        history.source().line());
  }
}
