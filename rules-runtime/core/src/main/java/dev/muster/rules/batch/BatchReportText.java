package dev.muster.rules.batch;

import dev.muster.rules.model.Scenario;
import dev.muster.rules.report.ReportVocabulary;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Formats the result of many battles: win shares, and the fit with the scenario's statements. */
public final class BatchReportText {
  private BatchReportText() {}

  /** "8.3 rounds on average". */
  public static String rounds(BatchSimulation.Report report) {
    return one(report.rounds()) + " rounds on average";
  }

  /** A line for each side, and one for the drawn battles. */
  public static List<String> results(BatchSimulation.Report report) {
    List<String> lines = new ArrayList<>();
    for (int s = 0; s < report.sides().size(); s++) {
      lines.add(
          String.format(
              Locale.ROOT,
              "%-16s wins %s, breaks in %s, loses %s of its %s",
              report.sides().get(s),
              share(report.winShares().get(s)),
              percent(report.breakShares().get(s).estimate()),
              percent(report.losses().get(s)),
              report.words().countedPlural()));
    }
    lines.add(String.format(Locale.ROOT, "%-16s %s", "drawn", share(report.drawShare())));
    return lines;
  }

  /**
   * The expectations and the history of the scenario, each with the result; empty if there are
   * none.
   */
  public static List<String> historicalFits(Scenario scenario, BatchSimulation.Report report) {
    List<HistoricalFit> all = HistoricalFit.compare(scenario, report);
    if (all.isEmpty()) {
      return List.of();
    }
    List<String> lines = new ArrayList<>();
    int[] counts = new int[HistoricalFit.Verdict.values().length];
    for (HistoricalFit each : all) {
      counts[each.verdict().ordinal()]++;
      lines.add(
          String.format(
              Locale.ROOT,
              "%-6s  %s: %s",
              word(each.verdict()),
              each.says(),
              found(each, report.words())));
    }
    lines.add(
        counts[HistoricalFit.Verdict.MET.ordinal()]
            + " met, "
            + counts[HistoricalFit.Verdict.MISSED.ordinal()]
            + " missed, "
            + counts[HistoricalFit.Verdict.OPEN.ordinal()]
            + " open"
            + (counts[HistoricalFit.Verdict.OPEN.ordinal()] > 0
                ? " (more battles will tell)"
                : ""));
    return lines;
  }

  private static String word(HistoricalFit.Verdict verdict) {
    return verdict.name().toLowerCase(Locale.ROOT);
  }

  /** Returns what battles have found of a statement. */
  public static String found(HistoricalFit each, ReportVocabulary words) {
    String unit = each.kind().sign();
    String what =
        each.from() != null
            ? ""
            : switch (each.verdict()) {
              case MET -> ", the likeliest result";
              case MISSED -> ", not the likeliest result";
              case OPEN -> ", which may be the likeliest result or not";
            };
    String lost =
        switch (each.kind()) {
          case SHARE, ODDS, ROUNDS -> "";
          case BREAK_POINTS -> " of its " + words.countedPlural();
          case STRENGTH -> " of " + words.strength();
        };
    return one(each.estimate())
        + unit
        + lost
        + " ("
        + one(each.low())
        + unit
        + " to "
        + one(each.high())
        + unit
        + ")"
        + what;
  }

  private static String share(BatchSimulation.Share share) {
    return percent(share.estimate())
        + " ("
        + percent(share.low())
        + " to "
        + percent(share.high())
        + ")";
  }

  private static String percent(double share) {
    return one(100 * share) + " %";
  }

  private static String one(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }
}
