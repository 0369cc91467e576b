package dev.muster.print;

import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.TreeSet;

/**
 * A scenario for both players: facts, map with deployment, order of battle by group, and the
 * terrain on the map.
 */
final class ScenarioPage {
  private ScenarioPage() {}

  static String html(BattleProgram program) {
    Scenario scenario = program.scenario();
    var out = new StringBuilder();
    out.append("<h1>").append(Sheet.title(scenario.label(), scenario.name())).append("</h1>\n");
    out.append("<p class=\"facts\">").append(facts(program)).append("</p>\n");
    Sheet.notes(out, scenario.notes());
    out.append(new HexMap(program).svg());
    int group = 0;
    for (int side = 0; side < scenario.sides().size(); side++) {
      group = side(out, program, side, group);
    }
    terrain(out, program);
    return Sheet.html(
        scenario.label().isBlank() ? scenario.name() : scenario.label(), out.toString());
  }

  private static String facts(BattleProgram program) {
    Scenario scenario = program.scenario();
    var facts = new ArrayList<String>();
    if (!scenario.date().isBlank()) {
      facts.add(Escape.text(scenario.date()));
    }
    facts.add(scenario.roundLimit() == null ? "no round limit" : scenario.roundLimit() + " rounds");
    facts.add(
        Sheet.title(program.board().label(), program.board().name())
            + ", "
            + program.board().width()
            + " x "
            + program.board().height()
            + " hexes");
    facts.add(Sheet.title(program.rulebook().label(), program.rulebook().name()));
    scenario.switches().forEach((key, value) -> facts.add(Escape.text(key + " = " + value)));
    return String.join(" &middot; ", facts);
  }

  private static int side(StringBuilder out, BattleProgram program, int index, int firstGroup) {
    Scenario.Side side = program.scenario().sides().get(index);
    Army army = program.armies().get(index);
    out.append("<h2>").append(Sheet.title(side.label(), side.name())).append("</h2>\n");
    Strength strength = Strength.of(program, index);
    out.append("<p class=\"facts\">")
        .append(Sheet.title(army.label(), army.name()))
        .append(" &middot; ")
        .append(strength.stands())
        .append(" stands, ")
        .append(strength.breakPoints())
        .append(" Break Points");
    if (army.breakShare() != null) {
      out.append(", breaks when ").append(army.breakShare()).append(" of them are lost");
    }
    out.append("</p>\n");
    Sheet.notes(out, side.notes());
    int group = firstGroup;
    int number = 0;
    for (Scenario.Group each : side.groups()) {
      number = group(out, program, index, each, HexMap.letter(group), number);
      group++;
    }
    return group;
  }

  private static int group(
      StringBuilder out,
      BattleProgram program,
      int side,
      Scenario.Group group,
      String letter,
      int lastNumber) {
    Scenario.General general = group.general();
    out.append("<h3>")
        .append(letter)
        .append(". ")
        .append(Sheet.title(group.label(), group.name()))
        .append("</h3>\n<p class=\"small\">General ")
        .append(Sheet.title(general.label(), general.name()))
        .append(" (initiative ")
        .append(general.bonus() >= 0 ? "+" : "")
        .append(general.bonus())
        .append(general.quality().isBlank() ? "" : ", " + Escape.text(general.quality()))
        .append(general.range() == null ? "" : ", command range " + general.range())
        .append(") at ")
        .append(general.at())
        .append(
            "</p>\n<table class=\"group\">\n<thead><tr><th>No.</th><th>Stand</th><th>Type</th><th>Cat</th>")
        .append(
            "<th class=\"stat\">Hex</th><th class=\"stat\">Facing</th></tr></thead>\n<tbody>\n");
    int number = lastNumber;
    for (Scenario.Deployed stand : group.stands()) {
      number++;
      Army.StandLine line = program.line(side, stand);
      out.append("<tr><td class=\"stat\">")
          .append(number)
          .append("</td><td>")
          .append(Escape.text(stand.name()))
          .append("</td><td>")
          .append(Sheet.title(line.label(), line.name()))
          .append(' ')
          .append(Escape.text(line.orderClass()))
          .append(Estimate.isEstimated(line) ? " <sup>est.</sup>" : "")
          .append("</td><td>")
          .append(Escape.text(ArmyPage.category(program.rulebook(), line)))
          .append("</td><td class=\"stat\">")
          .append(stand.at())
          .append("</td><td class=\"stat\">")
          .append(stand.facing())
          .append("</td></tr>\n");
    }
    out.append("</tbody>\n</table>\n");
    return number;
  }

  /** Only the terrain that is on this map; a value the rules do not give is called what it is. */
  private static void terrain(StringBuilder out, BattleProgram program) {
    var used = new TreeSet<String>(program.board().cells());
    program.board().sides().forEach(side -> used.add(side.terrain()));
    out.append(
            "<h2>Terrain</h2>\n<table class=\"terrain\">\n<thead><tr><th>Terrain</th><th>Rule</th><th>Movement points to enter</th>")
        .append("<th class=\"stat\">Fire dice</th></tr></thead>\n<tbody>\n");
    boolean ours = false;
    for (Rulebook.Terrain terrain : program.rulebook().terrains()) {
      if (used.contains(terrain.key())) {
        ours |= terrain.cite().ours();
        out.append("<tr><td>")
            .append(Sheet.title(terrain.label(), terrain.key()))
            .append(terrain.cite().ours() ? " *" : "")
            .append("</td><td>")
            .append(
                terrain.cite().section().isBlank()
                    ? ""
                    : "&sect;" + Escape.text(terrain.cite().section()) + " ")
            .append(Escape.text(terrain.cite().text()))
            .append("</td><td>")
            .append(costs(terrain))
            .append("</td><td class=\"stat\">")
            .append(terrain.fireDice() == 0 ? "" : terrain.fireDice())
            .append("</td></tr>\n");
      }
    }
    out.append("</tbody>\n</table>\n");
    if (ours) {
      out.append(
          "<p class=\"small\">* The rules leave this to the scenario; the values are Muster's default.</p>\n");
    }
  }

  private static String costs(Rulebook.Terrain terrain) {
    if (terrain.costs().isEmpty()) {
      return terrain.properties().contains("linear") ? "" : "no entry";
    }
    var costs = new ArrayList<String>();
    terrain
        .costs()
        .forEach(
            (category, cost) -> {
              if (!category.equals("*")) {
                costs.add(Escape.text(category) + " " + cost);
              }
            });
    Integer others = terrain.costs().get("*");
    costs.add(
        others == null
            ? "no entry for others"
            : costs.isEmpty() ? others.toString() : "others " + others);
    return String.join(", ", costs);
  }
}
