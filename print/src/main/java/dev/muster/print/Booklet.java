package dev.muster.print;

import dev.muster.print.i18n.HtmlEscape;
import dev.muster.print.i18n.PageMessages;
import dev.muster.print.map.CoverPicture;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.List;

/** All of a battle as one document: cover, contents, and what belongs to it in its order. */
final class Booklet {
  /**
   * A part of a document.
   *
   * @param anchor what its place in the contents leads to
   * @param title what it is called there, not yet safe for a page
   * @param body the part itself, HTML
   */
  record Part(String anchor, String title, String body) {}

  /** Height of the picture of the field, in millimetres. */
  private static final double COVER_PICTURE = 95;

  private Booklet() {}

  static String html(PrintJob job) {
    BattleProgram program = job.program();
    PageMessages words = job.words();
    var parts = new ArrayList<Part>();
    parts.add(new Part("scenario", words.text("scenario"), ScenarioPage.body(job)));
    var told = new ArrayList<Army>();
    for (int side = 0; side < program.armies().size(); side++) {
      Army army = program.armies().get(side);
      if (job.shows(side) && !told.contains(army)) {
        told.add(army);
        parts.add(army("army-" + (side + 1), program, side, words));
      }
    }
    parts.add(new Part("reference", words.text("reference"), QuickReference.body(job)));
    parts.add(new Part("groups", words.text("groups"), GroupSheets.body(job)));
    if (UmpireSheet.applies(job)) {
      parts.add(new Part("umpire", words.text("umpire"), UmpireSheet.body(job)));
    }
    if (KeyPositionMaps.applies(job)) {
      parts.add(new Part("positions", words.text("positions"), KeyPositionMaps.body(job)));
    }
    var out = new StringBuilder();
    cover(out, job, parts);
    append(out, parts);
    return PageTemplate.html(job, job.title(), out.toString());
  }

  static Part army(String anchor, BattleProgram program, int side, PageMessages words) {
    Army army = program.armies().get(side);
    return new Part(
        anchor,
        words.text("contents.army", army.label().isBlank() ? army.name() : army.label()),
        ArmyPage.body(program.rulebook(), army, List.of(program), words));
  }

  static Part army(
      String anchor, ArmyList list, List<BattleProgram> programs, PrintSettings setting) {
    PageMessages words = setting.words(list.rulebook());
    Army army = list.army();
    return new Part(
        anchor,
        words.text("contents.army", army.label().isBlank() ? army.name() : army.label()),
        ArmyPage.body(list.rulebook(), army, programs, words));
  }

  /** The parts, each on sheets of its own. */
  static void append(StringBuilder out, List<Part> parts) {
    for (Part part : parts) {
      out.append("<div class=\"part\" id=\"")
          .append(part.anchor())
          .append("\">\n")
          .append(part.body())
          .append("</div>\n");
    }
  }

  /** Writes the table of contents with links to the parts. */
  static void contents(StringBuilder out, List<Part> parts, PageMessages words) {
    out.append("<h2>").append(words.html("contents")).append("</h2>\n<ol class=\"contents\">\n");
    for (Part part : parts) {
      out.append("<li><a href=\"#")
          .append(part.anchor())
          .append("\">")
          .append(HtmlEscape.text(part.title()))
          .append("</a></li>\n");
    }
    out.append("</ol>\n");
  }

  private static void cover(StringBuilder out, PrintJob job, List<Part> parts) {
    Scenario scenario = job.program().scenario();
    out.append("<section class=\"cover\">\n<h1>")
        .append(HtmlEscape.text(job.title()))
        .append("</h1>\n<p class=\"date\">")
        .append(HtmlEscape.text(job.words().date(scenario.date())))
        .append("</p>\n<ul class=\"sides\">\n");
    for (int side = 0; side < scenario.sides().size(); side++) {
      Scenario.Side each = scenario.sides().get(side);
      out.append("<li>").append(PageTemplate.title(each.label(), each.name())).append("</li>\n");
    }
    out.append("</ul>\n");
    picture(out, job);
    if (!scenario.notes().isEmpty()) {
      out.append("<p class=\"opening\">")
          .append(HtmlEscape.text(scenario.notes().getFirst()))
          .append("</p>\n");
    }
    out.append("<p class=\"reader\">").append(reader(job)).append("</p>\n");
    contents(out, parts, job.words());
    out.append(Provenance.of(job).toHtml()).append("</section>\n");
  }

  private static void picture(StringBuilder out, PrintJob job) {
    out.append("<div class=\"picture\">")
        .append(
            SvgWriter.of(
                CoverPicture.of(
                    job.program(), job.paper().textWidth(), COVER_PICTURE, job.manner())))
        .append("</div>\n");
  }

  /** Whose copy it is: the umpire's copy shows what the players' copies hide. */
  static String reader(PrintJob job) {
    int viewer = job.viewer();
    if (viewer < 0) {
      return job.words().html("reader.umpire");
    }
    Scenario.Side side = job.program().scenario().sides().get(viewer);
    return job.words().html("reader.side", PageTemplate.title(side.label(), side.name()));
  }
}
