package dev.muster.rules.balance;

import dev.muster.rules.analysis.RoundValues;
import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.luck.LuckAdjustment;
import dev.muster.rules.report.ReportVocabulary;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Formats the statistics of many battles as text. */
public final class BalanceText {
  private final BalanceCourse course;
  private final List<String> sides;

  /**
   * @param sides their names
   */
  public BalanceText(List<String> sides, BalanceCourse course) {
    this.sides = List.copyOf(sides);
    this.course = course;
  }

  /** The eight numbers about the shape of the battle, a line each. */
  public List<String> shape() {
    List<String> lines = new ArrayList<>();
    lines.add(
        "value         "
            + sides.get(0)
            + " "
            + value(course.value().get(0))
            + ", "
            + sides.get(1)
            + " "
            + value(course.value().get(1)));
    LuckAdjustment luck = course.luck();
    if (luck != null) {
      lines.add("luck          " + luck(luck));
    }
    lines.add(
        "ended by      "
            + ended(course.broken(), "a broken army")
            + ", "
            + ended(course.byCondition(), "a condition of the scenario")
            + ", "
            + ended(course.byClock(), "the clock")
            + "; "
            + ReportVocabulary.percent(course.drawn())
            + " drawn");
    lines.add("decided       " + decided());
    lines.add(
        "lead          changes "
            + one(course.leadChanges())
            + " times per battle; "
            + ReportVocabulary.percent(course.comebacks())
            + " are won from behind ("
            + ReportVocabulary.percent(BalanceTally.BEHIND)
            + " or less)");
    lines.add(
        "suspense      "
            + course.suspense().stream()
                .map(each -> String.format(Locale.ROOT, "%.0f", 100 * each))
                .collect(Collectors.joining(" "))
            + " points by round");
    lines.add(
        "idle          "
            + one(course.idle())
            + " of "
            + one(course.units())
            + " units never move and lose nothing; "
            + one(course.neverEngaged())
            + " never have to do with an enemy");
    Double dice = course.diceShare();
    if (dice != null) {
      lines.add(
          "dice          " + ReportVocabulary.percent(dice) + " of the variance of the chances");
    }
    return lines;
  }

  /** How the value was adjusted for the luck of the throws. */
  public static String luck(LuckAdjustment luck) {
    String explained = ReportVocabulary.percent(Math.max(0, 1 - luck.ratio()));
    if (luck.used()) {
      return String.format(
          Locale.ROOT,
          "adjusted: the dice explain %s of the difference between battles,"
              + " as if %.1f times as many battles had been fought",
          explained,
          1 / luck.ratio());
    }
    return luck.columns() == 0
        ? "not adjusted: the battles are too few, or one side wins nearly all"
        : "not adjusted: the dice explain only " + explained + " of the difference between battles";
  }

  private String ended(int battles, String by) {
    return ReportVocabulary.percent((double) battles / course.battles()) + " " + by;
  }

  private String decided() {
    int rounds = course.leaderWins().size();
    String often = ReportVocabulary.percent(RoundValues.DECIDED);
    return course.decidedAt() == 0 || course.decidedAt() == rounds
        ? "only at the end: after no round before it the leader wins " + often + " of the battles"
        : "after round "
            + course.decidedAt()
            + " of "
            + rounds
            + ", from when on the leader wins "
            + often
            + " of the battles";
  }

  /** Losses of the groups, arrivals and history, a line each. */
  public List<String> details() {
    List<String> lines = new ArrayList<>();
    for (BalanceCourse.GroupCourse each : course.groups()) {
      lines.add(
          String.format(
              Locale.ROOT,
              "%-16s loses %s of its strength, is the first to lose half in %s",
              each.side() + "." + each.group(),
              ReportVocabulary.percent(each.lost()),
              ReportVocabulary.percent(each.firstHalved())));
    }
    for (BalanceCourse.ArrivalCourse each : course.arrivals()) {
      lines.add(
          each.unit()
              + " of "
              + each.side()
              + " comes in "
              + ReportVocabulary.percent(each.came())
              + ", on average in round "
              + one(each.round())
              + matters(each));
    }
    for (BalanceCourse.HistoryPlace each : course.history()) {
      lines.add(
          String.format(
              Locale.ROOT,
              "%s: %.0f %% in history, %.0f %% here; more than in %.0f %% of the battles",
              each.what(),
              each.told(),
              each.mean(),
              each.percentile()));
    }
    return lines;
  }

  /** What became of the objectives, and where the points came from, a line each. */
  public List<String> objectives() {
    List<String> lines = new ArrayList<>();
    for (BalanceCourse.ObjectiveNumbers each : course.objectives()) {
      lines.add(
          String.format(
              Locale.ROOT,
              "%-22s changes hands %.2f times per battle; at the end %s holds it in %s, %s in %s",
              each.objective(),
              each.taken(),
              sides.get(0),
              ReportVocabulary.percent(each.held().get(0)),
              sides.get(1),
              ReportVocabulary.percent(each.held().get(1))));
    }
    for (BalanceCourse.PointSource each : course.points()) {
      lines.add(
          String.format(
              Locale.ROOT,
              "%-22s gives %s %s and %s %s points per battle",
              each.source(),
              sides.get(0),
              one(each.mean().get(0)),
              sides.get(1),
              one(each.mean().get(1))));
    }
    return lines;
  }

  private static String matters(BalanceCourse.ArrivalCourse each) {
    return each.with() < 0 || each.without() < 0
        ? ""
        : "; its side wins "
            + ReportVocabulary.percent(each.with())
            + " of the decided battles if it comes by then, "
            + ReportVocabulary.percent(each.without())
            + " if not";
  }

  /** Returns a line for each battle that is worth watching. */
  public static List<String> picks(List<BattlePick> picks) {
    return picks.stream()
        .map(
            each ->
                String.format(
                    Locale.ROOT,
                    "%-15s battle %d, seed %s: %s",
                    each.kind().label(),
                    each.battle(),
                    each.seed(),
                    each.words()))
        .toList();
  }

  /** "48.3 % (45.1 to 51.4 %)". */
  public static String value(BatchSimulation.Mean value) {
    return String.format(
        Locale.ROOT,
        "%.1f %% (%.1f to %.1f %%)",
        100 * value.estimate(),
        100 * value.low(),
        100 * value.high());
  }

  static String one(double number) {
    return String.format(Locale.ROOT, "%.1f", number);
  }
}
