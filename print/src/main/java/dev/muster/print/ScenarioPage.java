package dev.muster.print;

import dev.muster.print.field.FieldMap.Manner;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.systems.Systems;
import java.util.ArrayList;
import java.util.stream.Collectors;

/**
 * A scenario for both players: what both may read, map with deployment, the terrain on it, and for
 * each side its briefing and its order of battle by group, from a new sheet of paper on.
 */
final class ScenarioPage {
  private ScenarioPage() {}

  static String html(BattleProgram program) {
    return html(program, Paper.A4, Manner.USUAL);
  }

  static String html(BattleProgram program, Paper paper, Manner manner) {
    Scenario scenario = program.scenario();
    return Sheet.html(
        scenario.label().isBlank() ? scenario.name() : scenario.label(),
        paper,
        body(program, paper, manner) + Truth.foot(program));
  }

  /** What a player reads, or both where nobody looks alone: of the enemy only what he may know. */
  static String body(BattleProgram program, Paper paper, Manner manner) {
    Scenario scenario = program.scenario();
    var out = new StringBuilder();
    out.append("<h1>").append(Sheet.title(scenario.label(), scenario.name())).append("</h1>\n");
    out.append("<p class=\"facts\">").append(facts(program)).append("</p>\n");
    Sheet.notes(out, scenario.notes());
    victory(out, scenario);
    Sheet.list(
        out,
        "Special rules",
        scenario.specialRules().stream()
            .map(rule -> "<b>" + Escape.text(rule.name()) + ".</b> " + Escape.text(rule.text()))
            .toList());
    new TableRules(program).append(out);
    history(out, scenario);
    Sheet.list(out, "Sources", scenario.sources().stream().map(Escape::text).toList());
    out.append(MapPage.body(program, paper, manner));
    terrain(out, program);
    for (int side = 0; side < scenario.sides().size(); side++) {
      if (manner.viewer() < 0 || manner.viewer() == side) {
        side(out, program, side);
      }
    }
    return out.toString();
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
            + Escape.text(program.board().extent()));
    String rules = Systems.of(program.rulebook()).figures().rules(program);
    facts.add(Sheet.title(rules, program.rulebook().name()));
    return String.join(" &middot; ", facts);
  }

  /**
   * How a side wins other than by breaking the enemy, which always counts and is said elsewhere.
   */
  private static void victory(StringBuilder out, Scenario scenario) {
    var phrases = new Phrases(scenario);
    var items = new ArrayList<String>();
    for (Scenario.Win win : scenario.victory().conditions()) {
      items.add(
          phrases.side(win.side())
              + " wins "
              + (win.atEnd() ? "at the end of the last round " : "")
              + "when "
              + phrases.condition(win.condition()));
    }
    for (Scenario.Objective objective : scenario.objectives()) {
      items.add(
          Sheet.title(objective.label(), objective.name())
              + " ("
              + objective.places().stream().map(Object::toString).collect(Collectors.joining(", "))
              + "): "
              + Phrases.counted(objective.points(), "point")
              + (objective.heldBy() == null
                  ? ""
                  : ", held by " + phrases.side(objective.heldBy()) + " at the start"));
    }
    Scenario.Points points = scenario.victory().points();
    if (points != null) {
      items.add(points(points));
    }
    Sheet.list(out, "Victory", items);
  }

  /** What counts, but for what counts nothing. */
  private static String points(Scenario.Points points) {
    var counts = new ArrayList<String>();
    counts.add(worth(points.enemyBroken(), "breaking the enemy"));
    counts.add(worth(points.unitDestroyed(), "each enemy unit destroyed"));
    counts.add(worth(points.breakPoint(), "each Break Point the enemy has lost"));
    counts.add(worth(points.generalKilled(), "each enemy General killed"));
    counts.removeIf(String::isEmpty);
    return "Points"
        + (counts.isEmpty() ? "" : ": " + String.join(", ", counts))
        + "; a lead of "
        + Math.max(1, points.margin())
        + " wins";
  }

  private static String worth(int points, String what) {
    return points == 0 ? "" : points + " for " + what;
  }

  private static void side(StringBuilder out, BattleProgram program, int index) {
    Scenario.Side side = program.scenario().sides().get(index);
    Army army = program.armies().get(index);
    Strength strength = Strength.of(program, index);
    out.append("<section class=\"side\">\n<h2>")
        .append(Sheet.title(side.label(), side.name()))
        .append("</h2>\n<p class=\"facts\">")
        .append(Sheet.title(army.label(), army.name()))
        .append(" &middot; ")
        .append(strength.summary())
        .append("</p>\n");
    strength.track(out);
    if (!side.briefing().isBlank()) {
      out.append("<div class=\"briefing\">");
      for (String paragraph : side.briefing().strip().split("\\R\\s*\\R")) {
        out.append("<p>").append(Escape.text(paragraph.strip())).append("</p>");
      }
      out.append("</div>\n");
    }
    Sheet.notes(out, side.notes());
    new OrderOfBattle(program, index).append(out);
    out.append("</section>\n");
  }

  private static void history(StringBuilder out, Scenario scenario) {
    Scenario.History history = scenario.history();
    if (history == null) {
      return;
    }
    var phrases = new Phrases(scenario);
    out.append("<h2>What happened</h2>\n<p class=\"facts\">")
        .append(history.winner() == null ? "Nobody won" : phrases.side(history.winner()) + " won");
    for (Scenario.Losses losses : history.losses()) {
      out.append(" &middot; ")
          .append(phrases.side(losses.side()))
          .append(" lost ")
          .append(losses.low())
          .append(losses.low() == losses.high() ? "" : " to " + losses.high())
          .append(" %");
    }
    out.append("</p>\n");
    Sheet.notes(out, history.notes());
  }

  /** Only the terrain that is on this map; a value the rules do not give is called what it is. */
  static void terrain(StringBuilder out, BattleProgram program) {
    var used = program.board().terrains();
    out.append("<h2>Terrain</h2>\n");
    Sheet.notes(out, program.board().notes());
    out.append(
            "<table class=\"terrain\">\n"
                + "<thead><tr><th>Terrain</th><th>Rule</th><th>Movement points to enter</th>")
        .append("<th class=\"stat\">Fire dice</th><th>Also</th></tr></thead>\n<tbody>\n");
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
            .append("</td><td>")
            .append(effects(terrain))
            .append("</td></tr>\n");
      }
    }
    out.append("</tbody>\n</table>\n");
    if (ours) {
      out.append(
          "<p class=\"small\">* Not from the rules, which leave this to the scenario.</p>\n");
    }
  }

  /** What the terrain does besides; how it looks on the map is not said again. */
  private static String effects(Rulebook.Terrain terrain) {
    var effects = new ArrayList<String>();
    for (String property : terrain.properties()) {
      switch (property) {
        case "cover" -> effects.add("cover");
        case "blocks-sight" -> effects.add("blocks sight");
        case "removes-charge" -> effects.add("no charge bonus");
        case "close" -> effects.add("foot may attack mounted");
        default -> {}
      }
    }
    return String.join(", ", effects);
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
