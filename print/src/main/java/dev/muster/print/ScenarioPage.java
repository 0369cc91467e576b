package dev.muster.print;

import dev.muster.print.i18n.HtmlEscape;
import dev.muster.print.i18n.PageMessages;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.systems.RuleSystems;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A scenario for both players: what both may read, the terrain, the map with the deployment, and
 * for each side its briefing and its order of battle by group, from a new sheet of paper on.
 */
final class ScenarioPage {
  /** Before the text of what a terrain does. */
  private static final String IS = "terrain.is.";

  private static final String CLOSED = "impassable";

  /** Entry costs that mean no extra cost; a table with only these has no cost column. */
  private static final Set<String> USUAL = Set.of("", "1");

  private ScenarioPage() {}

  static String html(PrintJob job) {
    return PageTemplate.html(job, job.title(), body(job));
  }

  /**
   * Returns what one player may see, with only the known information about the enemy, or what both
   * see if no side is selected.
   */
  static String body(PrintJob job) {
    BattleProgram program = job.program();
    PageMessages words = job.words();
    Scenario scenario = program.scenario();
    var out = new StringBuilder();
    out.append("<h1>")
        .append(PageTemplate.title(scenario.label(), scenario.name()))
        .append("</h1>\n");
    out.append("<p class=\"facts\">").append(facts(program, words)).append("</p>\n");
    PageTemplate.notes(out, scenario.notes());
    victory(out, scenario, words);
    PageTemplate.list(
        out,
        words.html("scenario.special-rules"),
        scenario.specialRules().stream()
            .map(
                rule ->
                    "<b>" + HtmlEscape.text(rule.name()) + ".</b> " + HtmlEscape.text(rule.text()))
            .toList());
    events(out, scenario, words);
    new HouseRulesSection(program, words).append(out);
    // before the map, which takes a sheet of its own: after it the terrain would stand alone
    terrain(out, program, words);
    history(out, scenario, words);
    PageTemplate.list(
        out, words.html("sources"), scenario.sources().stream().map(HtmlEscape::text).toList());
    out.append(MapPage.body(job));
    for (int side = 0; side < scenario.sides().size(); side++) {
      if (job.shows(side)) {
        side(out, program, side, words);
      }
    }
    return out.toString();
  }

  private static String facts(BattleProgram program, PageMessages words) {
    Scenario scenario = program.scenario();
    var facts = new ArrayList<String>();
    if (!scenario.date().isBlank()) {
      facts.add(HtmlEscape.text(words.date(scenario.date())));
    }
    facts.add(
        scenario.roundLimit() == null
            ? words.html("scenario.no-limit")
            : words.html("scenario.rounds", scenario.roundLimit()));
    facts.add(
        PageTemplate.title(program.board().label(), program.board().name())
            + ", "
            + HtmlEscape.text(program.board().extent()));
    String rules = RuleSystems.of(program.rulebook()).derivedStats().rulesName(program);
    facts.add(PageTemplate.title(rules, program.rulebook().name()));
    return String.join(" &middot; ", facts);
  }

  /**
   * Writes the victory conditions other than breaking the enemy, which always counts and is
   * described elsewhere.
   */
  private static void victory(StringBuilder out, Scenario scenario, PageMessages words) {
    var phrases = new ScenarioPhrases(scenario, words);
    var items = new ArrayList<String>();
    for (Scenario.Win win : scenario.victory().conditions()) {
      items.add(
          words.html(
              win.atEnd() ? "victory.at-end" : "victory.wins",
              phrases.side(win.side()),
              phrases.condition(win.condition())));
    }
    for (Scenario.Objective objective : scenario.objectives()) {
      items.add(
          PageTemplate.title(objective.label(), objective.name())
              + " ("
              + objective.places().stream().map(Object::toString).collect(Collectors.joining(", "))
              + "): "
              + words.html("victory.points", objective.points())
              + (objective.heldBy() == null
                  ? ""
                  : ", " + words.html("victory.held", phrases.side(objective.heldBy()))));
    }
    Scenario.Points points = scenario.victory().points();
    if (points != null) {
      items.add(points(points, words));
    }
    PageTemplate.list(out, words.html("victory"), items);
  }

  /** The events in the order they are looked at, and when that is. */
  private static void events(StringBuilder out, Scenario scenario, PageMessages words) {
    if (scenario.houseEvents().isEmpty()) {
      return;
    }
    var phrases = new ScenarioPhrases(scenario, words);
    PageTemplate.list(
        out,
        words.html("scenario.events"),
        scenario.houseEvents().stream().map(phrases::event).toList());
    PageTemplate.notes(out, List.of(words.text("scenario.events-when")));
  }

  /** Returns the victory points, without those that are 0. */
  private static String points(Scenario.Points points, PageMessages words) {
    var counts = new ArrayList<String>();
    counts.add(worth(points.enemyBroken(), "victory.for-breaking", words));
    counts.add(worth(points.unitDestroyed(), "victory.for-unit", words));
    counts.add(worth(points.breakPoint(), "victory.for-point", words));
    counts.add(worth(points.generalKilled(), "victory.for-general", words));
    counts.removeIf(String::isEmpty);
    int lead = Math.max(1, points.margin());
    return counts.isEmpty()
        ? words.html("victory.lead", lead)
        : words.html("victory.counts", String.join(", ", counts), lead);
  }

  private static String worth(int points, String key, PageMessages words) {
    return points == 0 ? "" : words.html(key, points);
  }

  private static void side(
      StringBuilder out, BattleProgram program, int index, PageMessages words) {
    Scenario.Side side = program.scenario().sides().get(index);
    Army army = program.armies().get(index);
    SideStrength strength = SideStrength.of(program, index);
    out.append("<section class=\"side\">\n<h2>")
        .append(PageTemplate.title(side.label(), side.name()))
        .append("</h2>\n<p class=\"facts\">")
        .append(PageTemplate.title(army.label(), army.name()))
        .append(" &middot; ")
        .append(strength.summary(words))
        .append("</p>\n");
    strength.track(out);
    if (!side.briefing().isBlank()) {
      out.append("<div class=\"briefing\">");
      for (String paragraph : side.briefing().strip().split("\\R\\s*\\R")) {
        out.append("<p>").append(HtmlEscape.text(paragraph.strip())).append("</p>");
      }
      out.append("</div>\n");
    }
    PageTemplate.notes(out, side.notes());
    new OrderOfBattle(program, index, words).append(out);
    out.append("</section>\n");
  }

  private static void history(StringBuilder out, Scenario scenario, PageMessages words) {
    Scenario.History history = scenario.history();
    if (history == null) {
      return;
    }
    var phrases = new ScenarioPhrases(scenario, words);
    out.append("<h2>")
        .append(words.html("history"))
        .append("</h2>\n<p class=\"facts\">")
        .append(
            history.winner() == null
                ? words.html("history.nobody")
                : words.html("history.won", phrases.side(history.winner())));
    for (Scenario.HistoricalLosses losses : history.losses()) {
      out.append(" &middot; ")
          .append(
              losses.low() == losses.high()
                  ? words.html("history.lost", phrases.side(losses.side()), losses.low())
                  : words.html(
                      "history.lost-between",
                      phrases.side(losses.side()),
                      losses.low(),
                      losses.high()));
    }
    out.append("</p>\n");
    PageTemplate.notes(out, history.notes());
  }

  /** Only the terrain that is on this map; a value the rules do not give is called what it is. */
  static void terrain(StringBuilder out, BattleProgram program, PageMessages words) {
    var used = program.board().terrains();
    List<Rulebook.Terrain> known = program.rulebook().terrains();
    List<Rulebook.Terrain> here =
        known.stream().filter(terrain -> used.contains(terrain.key())).toList();
    var columns = new ArrayList<Column>();
    columns.add(
        new Column(
            words.html("terrain"),
            "",
            each ->
                PageTemplate.title(each.label(), each.key()) + (each.cite().ours() ? " *" : "")));
    if (here.stream().anyMatch(each -> !rule(each).isEmpty())) {
      columns.add(new Column(words.html("rule"), "", ScenarioPage::rule));
    }
    boolean paid =
        known.stream().map(each -> costs(each, words)).anyMatch(cost -> !USUAL.contains(cost));
    if (paid) {
      columns.add(new Column(words.html("terrain.cost"), "", each -> costs(each, words)));
    }
    if (known.stream().anyMatch(each -> each.fireDice() != 0)) {
      columns.add(
          new Column(
              words.html("terrain.fire"),
              " class=\"stat\"",
              each -> each.fireDice() == 0 ? "" : String.valueOf(each.fireDice())));
    }
    columns.add(new Column(words.html("terrain.also"), "", each -> effects(each, words)));
    out.append("<h2>").append(words.html("terrain")).append("</h2>\n");
    PageTemplate.notes(out, program.board().notes());
    out.append("<table class=\"terrain\">\n<thead><tr>");
    columns.forEach(
        each ->
            out.append("<th").append(each.kind()).append('>').append(each.head()).append("</th>"));
    out.append("</tr></thead>\n<tbody>\n");
    for (Rulebook.Terrain terrain : here) {
      out.append("<tr>");
      columns.forEach(
          each ->
              out.append("<td")
                  .append(each.kind())
                  .append('>')
                  .append(each.says().apply(terrain))
                  .append("</td>"));
      out.append("</tr>\n");
    }
    out.append("</tbody>\n</table>\n");
    if (here.stream().anyMatch(each -> each.cite().ours())) {
      out.append("<p class=\"small\">* ").append(words.html("terrain.ours")).append("</p>\n");
    }
  }

  /**
   * A column of the table of terrains; one that is empty in the whole game is not there.
   *
   * @param kind what its cells have in their tag
   */
  private record Column(String head, String kind, Function<Rulebook.Terrain, String> says) {}

  private static String rule(Rulebook.Terrain terrain) {
    String section = terrain.cite().section();
    return ((section.isBlank() ? "" : "&sect;" + HtmlEscape.text(section) + " ")
            + HtmlEscape.text(terrain.cite().text()))
        .strip();
  }

  /** Returns further effects of the terrain in the words of the game, without its look. */
  private static String effects(Rulebook.Terrain terrain, PageMessages words) {
    return terrain.properties().stream()
        .map(property -> IS + property)
        .filter(words::has)
        .map(words::html)
        .collect(Collectors.joining(", "));
  }

  private static String costs(Rulebook.Terrain terrain, PageMessages words) {
    if (terrain.costs().isEmpty()) {
      boolean entered = !Rulebook.Terrain.coversField(terrain.properties());
      boolean said = terrain.properties().contains(CLOSED) && words.has(IS + CLOSED);
      return entered || said ? "" : words.html("terrain.no-entry");
    }
    var costs = new ArrayList<String>();
    terrain
        .costs()
        .forEach(
            (category, cost) -> {
              if (!category.equals("*")) {
                costs.add(HtmlEscape.text(category) + " " + cost);
              }
            });
    Integer others = terrain.costs().get("*");
    costs.add(
        others == null
            ? words.html("terrain.no-others")
            : costs.isEmpty()
                ? others.toString()
                : words.html("terrain.others", others.toString()));
    return String.join(", ", costs);
  }
}
