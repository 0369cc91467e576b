package dev.muster.print;

import dev.muster.print.field.FieldMap.Manner;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.List;

/** All of a battle as one document: cover, contents, and what belongs to it in its order. */
final class Booklet {
  private record Part(String anchor, String title, String body) {}

  private Booklet() {}

  /**
   * The booklet.
   *
   * @param viewer number of the side whose player it is for; -1 for both, and for the umpire
   */
  static String html(BattleProgram program, Paper paper, Manner manner) {
    Scenario scenario = program.scenario();
    int viewer = manner.viewer();
    var parts = new ArrayList<Part>();
    parts.add(new Part("scenario", "Scenario", ScenarioPage.body(program, paper, manner)));
    for (int side = 0; side < program.armies().size(); side++) {
      if (viewer < 0 || viewer == side) {
        parts.add(
            new Part(
                "army-" + (side + 1),
                "Army list: "
                    + title(program.armies().get(side).label(), program.armies().get(side).name()),
                ArmyPage.body(program.rulebook(), program.armies().get(side), List.of(program))));
      }
    }
    parts.add(new Part("reference", "Quick reference", QuickReference.body(program)));
    parts.add(
        new Part("groups", "Group sheets", GroupSheets.body(program, viewer < 0 ? null : viewer)));
    var out = new StringBuilder();
    cover(out, program, parts, viewer);
    for (Part part : parts) {
      out.append("<section class=\"part\" id=\"")
          .append(part.anchor())
          .append("\">\n")
          .append(part.body())
          .append("</section>\n");
    }
    out.append(Truth.foot(program));
    return Sheet.html(title(scenario.label(), scenario.name()), paper, out.toString());
  }

  private static void cover(
      StringBuilder out, BattleProgram program, List<Part> parts, int viewer) {
    Scenario scenario = program.scenario();
    out.append("<section class=\"cover\">\n<h1>")
        .append(Sheet.title(scenario.label(), scenario.name()))
        .append("</h1>\n<p class=\"date\">")
        .append(Escape.text(scenario.date()))
        .append("</p>\n<ul class=\"sides\">\n");
    for (int side = 0; side < scenario.sides().size(); side++) {
      Scenario.Side each = scenario.sides().get(side);
      out.append("<li>")
          .append(Sheet.title(each.label(), each.name()))
          .append(viewer == side ? " (this booklet)" : "")
          .append("</li>\n");
    }
    out.append("</ul>\n<h2>Contents</h2>\n<ol class=\"contents\">\n");
    for (Part part : parts) {
      out.append("<li><a href=\"#")
          .append(part.anchor())
          .append("\">")
          .append(Escape.text(part.title()))
          .append("</a></li>\n");
    }
    out.append("</ol>\n").append(Truth.foot(program)).append("</section>\n");
  }

  private static String title(String label, String name) {
    return label.isBlank() ? name : label;
  }
}
