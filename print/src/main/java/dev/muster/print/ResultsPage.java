package dev.muster.print;

import dev.muster.print.i18n.HtmlEscape;
import dev.muster.print.i18n.PageMessages;
import dev.muster.rules.batch.Batch;
import dev.muster.rules.batch.BatchReportText;
import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.battle.Outcome.SideAccount;
import dev.muster.rules.battle.Outcome.StandAccount;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.PrintedNames;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.systems.RuleSystems;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The results of a battle: either one battle that is fought for the sheet and reported in short,
 * with the remains of each stand, or many battles and how often each side wins. The same seed gives
 * the same sheet.
 */
final class ResultsPage {
  private final PrintJob job;
  private final PageMessages words;
  private final StringBuilder out = new StringBuilder();

  private ResultsPage(PrintJob job) {
    this.job = job;
    this.words = job.words();
  }

  /** Whether an engine plays the rules. */
  static boolean applies(BattleProgram program) {
    return RuleSystems.isPlayed(program.rulebook().system());
  }

  static String html(PrintJob job) {
    return PageTemplate.html(
        job, job.words().text("results.of", job.title()), new ResultsPage(job).write());
  }

  static List<SpreadsheetTable> rows(PrintJob job) {
    if (!applies(job.program())) {
      return List.of();
    }
    var page = new ResultsPage(job);
    return job.setting().sample().battles() == 1
        ? page.stands(page.fought(new StringBuilder()))
        : List.of(page.shares(page.swept()));
  }

  private String write() {
    BattleSample trial = job.setting().sample();
    out.append("<h1>")
        .append(words.html("results"))
        .append("</h1>\n<p class=\"facts\">")
        .append(HtmlEscape.text(job.title()))
        .append(" &middot; ")
        .append(words.html("results.trial", trial.battles(), Long.toString(trial.seed())))
        .append("</p>\n");
    if (trial.battles() == 1) {
      one();
    } else {
      many();
    }
    return out.toString();
  }

  private Outcome fought(StringBuilder account) {
    BattleProgram program = job.program();
    return RuleSystems.fight(
        program,
        job.setting().sample().seed(),
        RuleSystems.engine(program).briefReport(account, program.scenario()),
        () -> false);
  }

  private BatchSimulation.Report swept() {
    BattleSample trial = job.setting().sample();
    return BatchSimulation.run(
        RuleSystems.engine(job.program()),
        job.program(),
        Batch.of(trial.seed(), trial.battles(), Runtime.getRuntime().availableProcessors()),
        done -> {},
        () -> false);
  }

  private void one() {
    var account = new StringBuilder();
    Outcome outcome = fought(account);
    out.append("<p class=\"note\"><b>")
        .append(
            outcome.winner() < 0
                ? words.html("results.drawn", outcome.rounds())
                : words.html("results.won", side(outcome.winner()), outcome.rounds()))
        .append("</b> ")
        .append(HtmlEscape.text(outcome.reason()))
        .append("</p>\n");
    table(sides(outcome));
    for (SpreadsheetTable each : stands(outcome)) {
      out.append("<h2>").append(HtmlEscape.text(each.name())).append("</h2>\n");
      table(each);
    }
    out.append("<h2>").append(words.html("results.story")).append("</h2>\n<ul class=\"story\">\n");
    account
        .toString()
        .lines()
        .map(String::strip)
        .filter(line -> !line.isEmpty())
        .forEach(line -> out.append("<li>").append(HtmlEscape.text(line)).append("</li>\n"));
    out.append("</ul>\n");
    if (KeyPositionMaps.applies(job)) {
      out.append(KeyPositionMaps.body(job));
    }
  }

  private String side(int number) {
    Scenario.Side side = job.program().scenario().sides().get(number);
    return PageTemplate.title(side.label(), side.name());
  }

  /** Returns the printed name of a side, not escaped. */
  private String called(String side) {
    return scenario().sides().stream()
        .filter(each -> each.name().equals(side))
        .map(Scenario.Side::displayName)
        .findFirst()
        .orElse(side);
  }

  private String group(String name) {
    return scenario().sides().stream()
        .flatMap(side -> side.groups().stream())
        .filter(each -> each.name().equals(name))
        .map(Scenario.Group::displayName)
        .findFirst()
        .orElse(name);
  }

  private Scenario scenario() {
    return job.program().scenario();
  }

  private SpreadsheetTable sides(Outcome outcome) {
    var rows = new ArrayList<List<String>>();
    rows.add(
        List.of(
            words.text("results.side"),
            words.text("results.points"),
            words.text("results.lost"),
            words.text("results.breaks-at"),
            words.text("results.broken")));
    for (SideAccount each : outcome.sides()) {
      rows.add(
          List.of(
              called(each.side()),
              String.valueOf(each.total()),
              String.valueOf(each.lost()),
              String.valueOf(each.breaksAt()),
              each.broken() ? words.text("yes") : words.text("no")));
    }
    return new SpreadsheetTable(words.text("results"), rows);
  }

  private List<SpreadsheetTable> stands(Outcome outcome) {
    PrintedNames names = PrintedNames.of(scenario());
    var tables = new ArrayList<SpreadsheetTable>();
    for (SideAccount side : outcome.sides()) {
      var rows = new ArrayList<List<String>>();
      rows.add(
          List.of(
              words.text("results.group"),
              words.text("order.stand"),
              words.text("results.start"),
              words.text("results.end"),
              words.text("results.state")));
      for (StandAccount each : side.stands()) {
        rows.add(
            List.of(
                group(each.group()),
                names.of(each.stand()),
                String.valueOf(each.startSp()),
                String.valueOf(each.endSp()),
                !each.onBoard()
                    ? words.text("results.gone")
                    : each.disordered() ? words.text("results.worn") : ""));
      }
      tables.add(new SpreadsheetTable(called(side.side()), rows));
    }
    return tables;
  }

  private void many() {
    BatchSimulation.Report report = swept();
    out.append("<p class=\"note\">")
        .append(words.html("results.rounds", decimal(report.rounds())))
        .append("</p>\n");
    table(shares(report));
    out.append("<p class=\"small\">").append(words.html("results.sure")).append("</p>\n");
    List<String> agreements = BatchReportText.historicalFits(job.program().scenario(), report);
    PageTemplate.list(
        out, words.html("results.says"), agreements.stream().map(HtmlEscape::text).toList());
  }

  private SpreadsheetTable shares(BatchSimulation.Report report) {
    var rows = new ArrayList<List<String>>();
    rows.add(
        List.of(
            words.text("results.side"),
            words.text("results.wins"),
            words.text("results.from"),
            words.text("results.to"),
            words.text("results.breaks"),
            words.text("results.loses")));
    for (int side = 0; side < report.sides().size(); side++) {
      BatchSimulation.Share share = report.winShares().get(side);
      rows.add(
          List.of(
              called(report.sides().get(side)),
              percent(share.estimate()),
              percent(share.low()),
              percent(share.high()),
              percent(report.breakShares().get(side).estimate()),
              percent(report.losses().get(side))));
    }
    BatchSimulation.Share drawn = report.drawShare();
    rows.add(
        List.of(
            words.text("results.nobody"),
            percent(drawn.estimate()),
            percent(drawn.low()),
            percent(drawn.high()),
            "",
            ""));
    return new SpreadsheetTable(words.text("results"), rows);
  }

  private void table(SpreadsheetTable table) {
    out.append("<table class=\"results\">\n<thead><tr>");
    table
        .rows()
        .getFirst()
        .forEach(each -> out.append("<th>").append(HtmlEscape.text(each)).append("</th>"));
    out.append("</tr></thead>\n<tbody>\n");
    for (List<String> row : table.rows().subList(1, table.rows().size())) {
      out.append("<tr>");
      row.forEach(each -> out.append("<td>").append(HtmlEscape.text(each)).append("</td>"));
      out.append("</tr>\n");
    }
    out.append("</tbody>\n</table>\n");
  }

  private static String percent(double share) {
    return decimal(100 * share) + " %";
  }

  private static String decimal(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }
}
