package dev.muster.print;

import dev.muster.print.Booklet.Part;
import dev.muster.print.Documents.Setting;
import dev.muster.print.HtmlPages.ArmyList;
import dev.muster.print.words.Escape;
import dev.muster.print.words.Words;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.systems.Systems;
import java.util.ArrayList;
import java.util.List;

/**
 * What an organiser takes to a day of battles: cover, contents, a schedule of the games, each
 * scenario, and each army list with what the checks said of it.
 */
public final class Pack {
  private Pack() {}

  /**
   * When the games are.
   *
   * @param start of the first, in minutes after midnight; negative where times are left open
   * @param length of a game with the pause behind it, in minutes
   */
  public record Hours(int start, int length) {
    /** Times are written in by hand. */
    public static final Hours OPEN = new Hours(-1, 0);

    String of(int game) {
      if (start < 0) {
        return "";
      }
      int minutes = (start + game * length) % (24 * 60);
      return (minutes / 60) + ":" + (minutes % 60 < 10 ? "0" : "") + minutes % 60;
    }
  }

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
      Hours hours,
      Setting setting) {
    Words words = setting.words();
    var parts = new ArrayList<Part>();
    parts.add(new Part("schedule", words.say("schedule"), schedule(programs, hours, setting)));
    for (int i = 0; i < programs.size(); i++) {
      Job job = Job.of(programs.get(i), setting);
      String foot = Truth.of(job).foot();
      parts.add(new Part("battle-" + (i + 1), job.title(), ScenarioPage.body(job) + foot));
    }
    List<ArmyList> all = HtmlPages.lists(programs, lists);
    for (int i = 0; i < all.size(); i++) {
      Part part = Booklet.army("army-" + (i + 1), all.get(i), programs, setting);
      String foot = Truth.of(all.get(i), setting).foot();
      parts.add(new Part(part.anchor(), part.title(), part.body() + foot));
    }
    var out = new StringBuilder();
    out.append("<section class=\"cover\">\n<h1>")
        .append(Escape.text(title))
        .append("</h1>\n<p class=\"date\">")
        .append(words.html("pack.holds", programs.size(), all.size()))
        .append("</p>\n<p class=\"reader\">")
        .append(words.html("reader.organiser"))
        .append("</p>\n");
    Booklet.contents(out, parts, words);
    out.append("</section>\n");
    Booklet.append(out, parts);
    return Sheet.html(title, setting, Truth.of(title, programs, setting), out.toString());
  }

  private static String schedule(List<BattleProgram> programs, Hours hours, Setting setting) {
    Words words = setting.words();
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
      verdict(out, Truth.of(program, setting));
    }
    for (ArmyList list : HtmlPages.lists(programs, List.of())) {
      verdict(out, Truth.of(list, setting));
    }
    return out.append("</tbody>\n</table>\n").toString();
  }

  private static void verdict(StringBuilder out, Truth truth) {
    out.append("<tr><td>")
        .append(Escape.text(truth.title()))
        .append("</td><td>")
        .append(Escape.text(truth.rules()))
        .append("</td><td>")
        .append(Escape.text(truth.checks()))
        .append("</td></tr>\n");
  }

  private static void game(
      StringBuilder out, int number, BattleProgram program, Hours hours, Words words) {
    Scenario scenario = program.scenario();
    out.append("<tr><td class=\"stat\">")
        .append(number + 1)
        .append("</td><td class=\"stat\">")
        .append(hours.of(number))
        .append("</td><td>")
        .append(Sheet.title(scenario.label(), scenario.name()))
        .append(scenario.date().isBlank() ? "" : "<br/>" + Escape.text(scenario.date()))
        .append("<br/><span class=\"type\">")
        .append(Escape.text(Systems.of(program.rulebook()).figures().rules(program)))
        .append("</span></td><td>")
        .append(Sheet.title(program.board().label(), program.board().name()))
        .append(", ")
        .append(Escape.text(program.board().extent()))
        .append("</td><td class=\"stat\">")
        .append(scenario.roundLimit() == null ? "" : scenario.roundLimit())
        .append("</td><td>");
    for (int side = 0; side < scenario.sides().size(); side++) {
      Scenario.Side each = scenario.sides().get(side);
      out.append(side == 0 ? "" : "<br/>")
          .append(Sheet.title(each.label(), each.name()))
          .append(": ")
          .append(Strength.of(program, side).summary(words));
    }
    out.append("</td><td></td></tr>\n");
  }
}
