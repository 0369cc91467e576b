package dev.muster.print;

import dev.muster.print.Booklet.Part;
import dev.muster.print.i18n.HtmlEscape;
import dev.muster.print.i18n.PageMessages;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.systems.RuleSystems;
import java.util.ArrayList;
import java.util.List;

/**
 * The pack for a day of battles: cover, contents, a schedule of the games, each scenario, and each
 * army list with the results of the checks.
 */
public final class OrganiserPack {
  private OrganiserPack() {}

  /**
   * The pack as a page.
   *
   * @param title of the day
   * @param programs the battles, one or more, in the order of the games
   * @param lists armies that no battle fields
   */
  public static String html(
      String title,
      List<BattleProgram> programs,
      List<ArmyList> lists,
      Schedule hours,
      PrintSettings setting) {
    PageMessages words = setting.words();
    var parts = new ArrayList<Part>();
    parts.add(new Part("schedule", words.text("schedule"), schedule(programs, hours, setting)));
    for (int i = 0; i < programs.size(); i++) {
      PrintJob job = PrintJob.of(programs.get(i), setting);
      String foot = Provenance.of(job).toHtml();
      parts.add(new Part("battle-" + (i + 1), job.title(), ScenarioPage.body(job) + foot));
    }
    List<ArmyList> all = ArmyList.of(programs, lists);
    for (int i = 0; i < all.size(); i++) {
      Part part = Booklet.army("army-" + (i + 1), all.get(i), programs, setting);
      String foot = Provenance.of(all.get(i), setting).toHtml();
      parts.add(new Part(part.anchor(), part.title(), part.body() + foot));
    }
    var out = new StringBuilder();
    out.append("<section class=\"cover\">\n<h1>")
        .append(HtmlEscape.text(title))
        .append("</h1>\n<p class=\"date\">")
        .append(words.html("pack.holds", programs.size(), all.size()))
        .append("</p>\n<p class=\"reader\">")
        .append(words.html("reader.organiser"))
        .append("</p>\n");
    Booklet.contents(out, parts, words);
    out.append("</section>\n");
    Booklet.append(out, parts);
    return PageTemplate.sealed(
        PageTemplate.html(title, setting, Provenance.of(title, programs, setting), out.toString()),
        SheetSeal.of(hours, title, setting, Provenance.digest(programs)));
  }

  private static String schedule(
      List<BattleProgram> programs, Schedule hours, PrintSettings setting) {
    PageMessages words = setting.words();
    var out = new StringBuilder();
    out.append("<h1>")
        .append(words.html("schedule"))
        .append("</h1>\n<table class=\"schedule\">\n<thead><tr>");
    for (String head :
        List.of(
            "schedule.game",
            "schedule.start",
            "scenario",
            "schedule.field",
            "schedule.rounds",
            "schedule.sides",
            "schedule.player")) {
      out.append("<th>").append(words.html(head)).append("</th>");
    }
    out.append("</tr></thead>\n<tbody>\n");
    for (int i = 0; i < programs.size(); i++) {
      game(out, i, programs.get(i), hours, setting.words(programs.get(i).rulebook()));
    }
    out.append("</tbody>\n</table>\n<h2>")
        .append(words.html("schedule.checked"))
        .append("</h2>\n<table class=\"verdicts\">\n<thead><tr><th>")
        .append(words.html("schedule.what"))
        .append("</th><th>")
        .append(words.html("schedule.rules"))
        .append("</th><th>")
        .append(words.html("schedule.verdict"))
        .append("</th></tr></thead>\n<tbody>\n");
    for (BattleProgram program : programs) {
      verdict(out, Provenance.of(program, setting));
    }
    for (ArmyList list : ArmyList.of(programs, List.of())) {
      verdict(out, Provenance.of(list, setting));
    }
    return out.append("</tbody>\n</table>\n").toString();
  }

  private static void verdict(StringBuilder out, Provenance truth) {
    out.append("<tr><td>")
        .append(HtmlEscape.text(truth.title()))
        .append("</td><td>")
        .append(HtmlEscape.text(truth.rules()))
        .append("</td><td>")
        .append(HtmlEscape.text(truth.checks()))
        .append("</td></tr>\n");
  }

  private static void game(
      StringBuilder out, int number, BattleProgram program, Schedule hours, PageMessages words) {
    Scenario scenario = program.scenario();
    out.append("<tr><td class=\"stat\">")
        .append(number + 1)
        .append("</td><td class=\"stat\">")
        .append(hours.of(number))
        .append("</td><td>")
        .append(PageTemplate.title(scenario.label(), scenario.name()))
        .append(
            scenario.date().isBlank() ? "" : "<br/>" + HtmlEscape.text(words.date(scenario.date())))
        .append("<br/><span class=\"type\">")
        .append(
            HtmlEscape.text(RuleSystems.of(program.rulebook()).derivedStats().rulesName(program)))
        .append("</span></td><td>")
        .append(PageTemplate.title(program.board().label(), program.board().name()))
        .append(", ")
        .append(HtmlEscape.text(program.board().extent()))
        .append("</td><td class=\"stat\">")
        .append(scenario.roundLimit() == null ? "" : scenario.roundLimit())
        .append("</td><td>");
    for (int side = 0; side < scenario.sides().size(); side++) {
      Scenario.Side each = scenario.sides().get(side);
      out.append(side == 0 ? "" : "<br/>")
          .append(PageTemplate.title(each.label(), each.name()))
          .append(": ")
          .append(SideStrength.of(program, side).summary(words));
    }
    out.append("</td><td></td></tr>\n");
  }
}
