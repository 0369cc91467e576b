package dev.muster.print.analysis;

import dev.muster.rules.analysis.RoundValues;
import dev.muster.rules.balance.BalanceCourse;
import dev.muster.rules.balance.BalanceHints;
import dev.muster.rules.balance.BalanceRun;
import dev.muster.rules.balance.BalanceText;
import dev.muster.rules.balance.BattlePick;
import dev.muster.rules.balance.CommanderPairings;
import dev.muster.rules.balance.FieldCounts;
import dev.muster.rules.balance.SkillRun;
import dev.muster.rules.batch.BatchReportText;
import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.SideColour;
import dev.muster.rules.report.ReportVocabulary;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The results of many battles of a scenario as one HTML file without a script. */
public final class BalancePage {
  private static final String FOOT =
      "Written by Muster: muster balance. Intervals are 95 % intervals. The guide defines each"
          + " number.";

  private final Scenario scenario;
  private final BatchSimulation.Report report;
  private final BalanceCourse course;
  private final BalanceText words;
  private String maps = "";
  private List<BattlePick> picks = List.of();
  private List<SkillRun.Level> levels = List.of();
  private int watched;

  private BalancePage(Scenario scenario, BatchSimulation.Report report, BalanceCourse course) {
    this.scenario = scenario;
    this.report = report;
    this.course = course;
    words = new BalanceText(report.sides(), course);
  }

  /**
   * Returns the page as one HTML file.
   *
   * @param pairings results of all pairs of commanders; null if they were not fought
   * @param levels of skill; empty if they were not fought
   */
  public static String html(
      BattleProgram program,
      BalanceRun.Result result,
      @Nullable CommanderPairings pairings,
      List<SkillRun.Level> levels) {
    BalancePage page = new BalancePage(program.scenario(), result.report(), result.course());
    FieldCounts field = result.field();
    page.picks = result.picks();
    page.maps = field == null ? "" : new FieldMaps(program, field).html();
    page.watched = field == null ? 0 : field.battles();
    page.levels = levels;
    return page.page(program.rulebook().label(), pairings);
  }

  private String page(String rules, @Nullable CommanderPairings pairings) {
    AnalysisFrame page = new AnalysisFrame();
    page.figure(results(), "Battles won by each side and drawn.");
    page.list(
        BatchReportText.results(report).stream().map(each -> each.replaceAll(" +", " ")).toList());
    List<String> hints = BalanceHints.of(scenario, course);
    if (!hints.isEmpty()) {
      page.heading("Worth a look");
      page.list(hints);
    }
    if (!picks.isEmpty()) {
      page.heading("Worth watching");
      table(page, picks());
      page.paragraph("muster battle with the seed of one of them fights it again.");
    }
    page.heading("The shape of the battle");
    page.list(words.shape().stream().map(each -> each.replaceAll(" +", " ")).toList());
    page.figure(
        leader(),
        "How often the side that leads after a round wins; dashed: "
            + ReportVocabulary.percent(RoundValues.DECIDED)
            + (course.leaderWins().contains(-1.0)
                ? ". No line: neither side led after that round in any battle."
                : "."));
    page.figure(suspense(), "Suspense: by how many points the chances change in a round.");
    if (pairings != null) {
      page.heading("Whoever leads");
      page.paragraph(pairings.envelope() + ".");
      table(page, pairings(pairings));
    }
    if (!levels.isEmpty()) {
      page.heading("For equals of any skill");
      page.paragraph(
          "Both sides err equally often. The scenario is fair for equals if the value stays.");
      table(page, skill());
    }
    if (!maps.isEmpty()) {
      page.heading("On the field");
      page.paragraph(
          "Counted in "
              + (watched == report.battles() ? "all" : "the first " + watched)
              + " battles. The darker a place, the more battles; darkest is every battle, or for losses"
              + " the place with the most.");
      page.html(maps);
    }
    page.heading("Losses by group");
    table(page, groups());
    page.heading("Losses by line of the army lists");
    table(page, lines());
    if (!course.arrivals().isEmpty()) {
      page.heading("Reinforcements");
      table(page, arrivals());
    }
    if (!course.objectives().isEmpty()) {
      page.heading("Objectives");
      table(page, objectives());
    }
    if (!course.points().isEmpty()) {
      page.heading("Where the points come from");
      table(page, points());
    }
    List<String> fits = BatchReportText.historicalFits(scenario, report);
    if (!fits.isEmpty()) {
      page.heading("What the scenario says");
      page.list(fits);
    }
    if (!course.history().isEmpty()) {
      table(page, history());
    }
    String title = scenario.label().isBlank() ? scenario.name() : scenario.label();
    String under = rules + ", " + report.battles() + " battles";
    return page.page(title, under, FOOT, SideColour.of(scenario));
  }

  private static void table(AnalysisFrame page, StoryTables.Table table) {
    page.table(table.heads(), table.numbers(), table.rows());
  }

  // ---- charts

  private String results() {
    ShareBar bar = new ShareBar();
    bar.part("side0", report.sides().get(0), report.winShares().get(0).estimate());
    bar.part("drawn", "drawn", report.drawShare().estimate());
    bar.part("side1", report.sides().get(1), report.winShares().get(1).estimate());
    return bar.svg();
  }

  private String leader() {
    return byRound(
        "Share of the battles won by the leader",
        course.leaderWins(),
        1,
        RoundValues.DECIDED,
        ReportVocabulary.percent(RoundValues.DECIDED));
  }

  private String suspense() {
    double most = course.suspense().stream().mapToDouble(Double::doubleValue).max().orElse(1);
    double top = Math.max(0.05, Math.ceil(most * 20) / 20);
    String half = Math.round(50 * top) + "";
    return byRound("Suspense by round, in points", course.suspense(), top, top / 2, half);
  }

  /** A line over the rounds, with a gap where a value is below 0. */
  private static String byRound(
      String title, List<Double> values, double highest, double level, String words) {
    RoundChart chart = new RoundChart(title, values.size(), highest);
    chart.level(0, "0", false);
    chart.level(level, words, true);
    chart.level(highest, highest == 1 ? "100 %" : Math.round(100 * highest) + "", false);
    List<Double> starts = new ArrayList<>();
    List<RoundChart.At> line = new ArrayList<>();
    for (int i = 0; i < values.size(); i++) {
      starts.add((double) i);
      if (values.get(i) >= 0) {
        line.add(new RoundChart.At(i + 0.5, values.get(i)));
      } else if (!line.isEmpty()) {
        chart.line("value", line);
        line.clear();
      }
    }
    chart.rounds(starts);
    if (!line.isEmpty()) {
      chart.line("value", line);
    }
    return chart.svg();
  }

  // ---- tables

  private StoryTables.Table pairings(CommanderPairings pairings) {
    List<List<String>> rows =
        pairings.pairings().stream()
            .map(
                each ->
                    List.of(
                        CommanderPairings.name(each.one()),
                        CommanderPairings.name(each.other()),
                        BalanceText.value(each.value())))
            .toList();
    List<String> sides = report.sides();
    return new StoryTables.Table(
        List.of(sides.get(0), sides.get(1), "value of " + sides.get(0)), 2, rows);
  }

  private StoryTables.Table skill() {
    List<List<String>> rows =
        levels.stream()
            .map(
                each ->
                    List.of(
                        SkillRun.name(each.oneErrorIn()),
                        BalanceText.value(each.value()),
                        ReportVocabulary.percent(each.drawn())))
            .toList();
    return new StoryTables.Table(
        List.of("both sides make", "value of " + report.sides().getFirst(), "drawn"), 1, rows);
  }

  private StoryTables.Table picks() {
    List<List<String>> rows =
        picks.stream()
            .map(
                each ->
                    List.of(
                        each.kind().label(),
                        each.words(),
                        Integer.toString(each.battle()),
                        each.seed()))
            .toList();
    return new StoryTables.Table(List.of("battle", "why", "number", "seed"), 2, rows);
  }

  private StoryTables.Table groups() {
    List<List<String>> rows =
        course.groups().stream()
            .map(
                each ->
                    List.of(
                        each.side(),
                        each.group(),
                        Integer.toString(each.units()),
                        ReportVocabulary.percent(each.lost()),
                        ReportVocabulary.percent(each.firstHalved()),
                        one(each.idle()),
                        one(each.neverEngaged())))
            .toList();
    return new StoryTables.Table(
        List.of(
            "side",
            "group",
            "units",
            "strength lost",
            "first to lose half",
            "idle",
            "never engaged"),
        2,
        rows);
  }

  private StoryTables.Table lines() {
    List<List<String>> rows =
        course.lines().stream()
            .map(
                each ->
                    List.of(
                        each.side(),
                        each.line(),
                        Integer.toString(each.units()),
                        ReportVocabulary.percent(each.lost())))
            .toList();
    return new StoryTables.Table(List.of("side", "line", "units", "strength lost"), 2, rows);
  }

  private StoryTables.Table arrivals() {
    List<List<String>> rows =
        course.arrivals().stream()
            .map(
                each ->
                    List.of(
                        each.side(),
                        each.unit(),
                        Integer.toString(each.planned()),
                        ReportVocabulary.percent(each.came()),
                        one(each.round()),
                        share(each.with()),
                        share(each.without())))
            .toList();
    return new StoryTables.Table(
        List.of(
            "side", "unit", "from round", "comes in", "mean round", "wins if by then", "if not"),
        2,
        rows);
  }

  private StoryTables.Table objectives() {
    List<List<String>> rows =
        course.objectives().stream()
            .map(
                each ->
                    List.of(
                        each.objective(),
                        String.format(Locale.ROOT, "%.2f", each.taken()),
                        ReportVocabulary.percent(each.held().get(0)),
                        ReportVocabulary.percent(each.held().get(1))))
            .toList();
    List<String> sides = report.sides();
    return new StoryTables.Table(
        List.of(
            "objective",
            "changes hands per battle",
            "held by " + sides.get(0) + " at the end",
            "held by " + sides.get(1) + " at the end"),
        1,
        rows);
  }

  private StoryTables.Table points() {
    List<List<String>> rows =
        course.points().stream()
            .map(each -> List.of(each.source(), one(each.mean().get(0)), one(each.mean().get(1))))
            .toList();
    List<String> sides = report.sides();
    return new StoryTables.Table(
        List.of("points per battle by", "of " + sides.get(0), "of " + sides.get(1)), 1, rows);
  }

  private static String share(double share) {
    return share < 0 ? "-" : ReportVocabulary.percent(share);
  }

  private StoryTables.Table history() {
    List<List<String>> rows =
        course.history().stream()
            .map(
                each ->
                    List.of(
                        each.what(),
                        one(each.told()) + " %",
                        one(each.mean()) + " %",
                        one(each.percentile()) + " %"))
            .toList();
    return new StoryTables.Table(
        List.of("what", "in history", "here", "battles with less"), 1, rows);
  }

  private static String one(double number) {
    return String.format(Locale.ROOT, "%.1f", number);
  }
}
