package dev.muster.print;

import dev.muster.print.i18n.HtmlEscape;
import dev.muster.print.i18n.PageMessages;
import dev.muster.print.map.GroupLetter;
import dev.muster.rules.model.Army.StandLine;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.systems.RuleSystems;
import java.util.List;

/**
 * A sheet for each command group, to write on at the table: its stands with their values and a box
 * for each strength point, and a row per round for their actions and states. Small groups of a side
 * share a sheet of paper if they fit completely.
 */
final class GroupSheets {
  /** Maximum number of stands beside each other, with boxes that can be ticked. */
  private static final int ABREAST = 8;

  /** So many rows leave room on a sheet for the stands above them at the usual height. */
  private static final int USUAL_ROWS = 20;

  /**
   * Groups of at most this many stands share a sheet, which has this many rows at the usual height.
   */
  private static final int FEW = 4;

  private static final int FEW_ROWS = 9;

  /** What a sheet has room for between its margins and a little less, in millimetres. */
  private static final double SHEET = 240;

  private static final int MOST_ROUNDS = 40;

  private static final int USUAL_ROUNDS = 12;

  private GroupSheets() {}

  static String html(PrintJob job) {
    return PageTemplate.html(
        job,
        job.words().text("groups.of", job.title()),
        "<h1>"
            + HtmlEscape.text(job.title())
            + "</h1>\n"
            + sheets(job, OrderOfBattle::belowTheTitle));
  }

  /** The sheets as a part of a booklet. */
  static String body(PrintJob job) {
    return sheets(job, OrderOfBattle::new);
  }

  private interface Orders {
    OrderOfBattle of(BattleProgram program, int side, PageMessages words);
  }

  private static String sheets(PrintJob job, Orders orders) {
    BattleProgram program = job.program();
    PageMessages words = job.words();
    var out = new StringBuilder();
    int letter = 0;
    for (int each = 0; each < program.scenario().sides().size(); each++) {
      OrderOfBattle order = orders.of(program, each, words);
      out.append(job.shows(each) ? "<div class=\"sheets\">\n" : "");
      for (Scenario.Group group : program.scenario().sides().get(each).groups()) {
        String name = GroupLetter.of(letter++);
        if (job.shows(each)) {
          sheet(out, job, each, group, name, order);
        }
      }
      out.append(job.shows(each) ? "</div>\n" : "");
    }
    return out.toString();
  }

  private static void sheet(
      StringBuilder out,
      PrintJob job,
      int side,
      Scenario.Group group,
      String letter,
      OrderOfBattle order) {
    BattleProgram program = job.program();
    Scenario.Side owner = program.scenario().sides().get(side);
    out.append("<section class=\"sheet\">\n<p class=\"facts\">")
        .append(PageTemplate.title(owner.label(), owner.name()))
        .append("</p>\n");
    order.group(out, group, letter);
    int rounds = rounds(program.scenario());
    String title = PageTemplate.title(group.label(), group.name());
    int stands = group.stands().size();
    int tables = (stands + ABREAST - 1) / ABREAST;
    boolean close =
        stands > FEW && tables == 1
            ? rounds > USUAL_ROWS
            : rounds > FEW_ROWS && closeHeight(stands, tables, rounds) < SHEET;
    for (int table = 0; table < tables; table++) {
      // as many in each: no stand stands alone on a sheet of its own
      int first = stands * table / tables;
      List<Scenario.DeployedStand> abreast =
          group.stands().subList(first, stands * (table + 1) / tables);
      rounds(out, job, side, abreast, letter, first, title, rounds, close);
    }
    String legend =
        new StatusBoxes(RuleSystems.of(program.rulebook()).roster(), job.words()).legend();
    out.append("<p class=\"small\">")
        .append(job.words().html("groups.boxes"))
        .append(legend.isEmpty() ? "" : " " + job.words().html("groups.rows", legend))
        .append("</p>\n</section>\n");
  }

  /**
   * Returns the height of a group with low rows, in millimetres: heading, stands, rounds and
   * legend.
   */
  private static double closeHeight(int stands, int tables, int rounds) {
    return 42 + 7.5 * stands + tables * (12 + 3.7 * rounds);
  }

  /** Returns how many rounds have a row on a sheet. */
  static int rounds(Scenario scenario) {
    Integer limit = scenario.roundLimit();
    return limit == null ? USUAL_ROUNDS : Math.min(limit, MOST_ROUNDS);
  }

  private static void rounds(
      StringBuilder out,
      PrintJob job,
      int side,
      List<Scenario.DeployedStand> stands,
      String letter,
      int first,
      String group,
      int rounds,
      boolean close) {
    PageMessages words = job.words();
    BattleProgram program = job.program();
    String looks = (stands.size() > 6 ? " many" : "") + (close ? " close" : "");
    out.append("<table class=\"rounds")
        .append(looks)
        .append("\">\n")
        .append(first == 0 ? "" : "<caption>" + letter + ". " + group + "</caption>\n")
        .append("<thead><tr><th>")
        .append(words.html("round"))
        .append("</th>");
    for (int i = 0; i < stands.size(); i++) {
      StandLine line = program.line(side, stands.get(i));
      out.append("<th>")
          .append(letter)
          .append(first + i + 1)
          .append(" <span class=\"type\">")
          .append(PageTemplate.title(line.label(), line.name()))
          .append("</span></th>");
    }
    out.append("</tr></thead>\n<tbody>\n");
    var status = new StatusBoxes(RuleSystems.of(program.rulebook()).roster(), words);
    String boxes = status.boxes();
    for (int round = 1; round <= rounds; round++) {
      out.append("<tr><td class=\"stat\">").append(round).append("</td>");
      for (Scenario.DeployedStand stand : stands) {
        boolean notYet = stand.arrival() != null && round < stand.arrival().round();
        out.append("<td class=\"boxes\">")
            .append(notYet ? "" : round == 1 ? status.boxes(stand) : boxes)
            .append("</td>");
      }
      out.append("</tr>\n");
    }
    out.append("</tbody>\n</table>\n");
  }
}
