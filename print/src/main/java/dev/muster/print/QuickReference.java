package dev.muster.print;

import dev.muster.rules.model.Army.StandLine;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.system.Figures;
import dev.muster.rules.systems.Systems;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * What players look up in the middle of this battle, and nothing that cannot come up in it: the
 * lines that are fielded with their dice, the odds of so many dice, the terrain on the map,
 * factors, traits and readings, and tracks for rounds and Break Points.
 */
final class QuickReference {
  private static final Pattern DICE = Pattern.compile("\\d+");

  private final BattleProgram program;
  private final Rulebook rulebook;
  private final Figures figures;
  private final StringBuilder out = new StringBuilder();

  private QuickReference(BattleProgram program) {
    this.program = program;
    this.rulebook = program.rulebook();
    this.figures = Systems.of(rulebook).figures();
  }

  static String html(BattleProgram program, Paper paper) {
    Scenario scenario = program.scenario();
    return Sheet.html(
        "Quick reference for " + (scenario.label().isBlank() ? scenario.name() : scenario.label()),
        paper,
        body(program) + Truth.foot(program));
  }

  static String body(BattleProgram program) {
    return new QuickReference(program).write();
  }

  private String write() {
    out.append("<h1>Quick reference</h1>\n<p class=\"facts\">")
        .append(Sheet.title(program.scenario().label(), program.scenario().name()))
        .append(" &middot; ")
        .append(Sheet.title(rulebook.label(), rulebook.name()))
        .append("</p>\n");
    tracks();
    for (int side = 0; side < program.scenario().sides().size(); side++) {
      lines(side);
    }
    odds();
    ScenarioPage.terrain(out, program);
    factors();
    new TableRules(program).append(out);
    return out.toString();
  }

  private void tracks() {
    Integer rounds = program.scenario().roundLimit();
    if (rounds != null && rounds <= 60) {
      out.append("<h2>Rounds</h2>\n<div class=\"track\">");
      for (int round = 1; round <= rounds; round++) {
        out.append("<span>").append(round).append("</span> ");
      }
      out.append("</div>\n");
    }
    for (int side = 0; side < program.scenario().sides().size(); side++) {
      Scenario.Side each = program.scenario().sides().get(side);
      Strength strength = Strength.of(program, side);
      out.append("<h2>Break Points of ")
          .append(Sheet.title(each.label(), each.name()))
          .append("</h2>\n<p class=\"facts\">")
          .append(strength.summary())
          .append("</p>\n");
      strength.track(out);
    }
  }

  /** Lines of a side that somebody is of, in the order of the list. */
  private List<StandLine> fielded(int side) {
    Set<String> names = new LinkedHashSet<>();
    program
        .scenario()
        .sides()
        .get(side)
        .groups()
        .forEach(group -> group.stands().forEach(stand -> names.add(stand.line())));
    return program.armies().get(side).stands().stream()
        .filter(line -> names.contains(line.name()))
        .toList();
  }

  private void lines(int side) {
    Scenario.Side each = program.scenario().sides().get(side);
    out.append("<h2>Troops of ")
        .append(Sheet.title(each.label(), each.name()))
        .append("</h2>\n<table class=\"troops\">\n<thead><tr><th>Troops</th><th>Category</th>")
        .append("<th>At full strength, in the open</th></tr></thead>\n<tbody>\n");
    for (StandLine line : fielded(side)) {
      List<String> sentences = figures.sentences(line, rulebook);
      out.append("<tr><td>")
          .append(Sheet.title(line.label(), line.name()))
          .append(' ')
          .append(Escape.text(line.orderClass()))
          .append(passes(line))
          .append("</td><td>")
          .append(Escape.text(ArmyPage.category(rulebook, line)))
          .append("</td><td>")
          .append(String.join("; ", sentences.stream().map(Escape::text).toList()))
          .append("</td></tr>\n");
    }
    out.append("</tbody>\n</table>\n");
  }

  private String passes(StandLine line) {
    return rulebook.orderClasses().stream()
        .filter(each -> each.key().equals(line.orderClass()) && each.pass() > 0)
        .map(each -> " (order test " + each.pass() + "+)")
        .findFirst()
        .orElse("");
  }

  /** Odds of the numbers of dice that the lines in play throw, exactly. */
  private void odds() {
    var numbers = new TreeSet<Integer>();
    for (int side = 0; side < program.scenario().sides().size(); side++) {
      for (StandLine line : fielded(side)) {
        for (Figures.Note note : figures.notes(line, rulebook)) {
          if (note.kind() == Figures.Kind.DICE) {
            DICE.matcher(note.shown().replace("D6", ""))
                .results()
                .forEach(found -> numbers.add(Integer.parseInt(found.group())));
          }
        }
      }
    }
    numbers.remove(0);
    int most = numbers.isEmpty() ? 0 : Math.min(20, numbers.getLast());
    var rows = new ArrayList<Figures.Odds>();
    for (int dice = 1; dice <= most; dice++) {
      Optional<Figures.Odds> odds = figures.hits(program, dice);
      odds.ifPresent(rows::add);
    }
    if (rows.isEmpty()) {
      return;
    }
    out.append("<h2>Odds</h2>\n<table class=\"odds\">\n<thead><tr><th>Dice</th>");
    int columns = Math.min(4, rows.getLast().ways().size() - 1);
    for (int hits = 1; hits <= columns; hits++) {
      out.append("<th class=\"stat\">")
          .append(hits)
          .append(hits == 1 ? " hit or more</th>" : " or more</th>");
    }
    out.append("</tr></thead>\n<tbody>\n");
    for (Figures.Odds row : rows) {
      out.append("<tr><td class=\"stat\">").append(row.dice()).append("D6</td>");
      for (int hits = 1; hits <= columns; hits++) {
        out.append("<td class=\"stat\">").append(percent(row.atLeast(hits))).append("</td>");
      }
      out.append("</tr>\n");
    }
    out.append("</tbody>\n</table>\n");
  }

  private static String percent(int hundredths) {
    int tenths = (hundredths + 5) / 10;
    return hundredths == 0 ? "" : tenths / 10 + "." + tenths % 10 + " %";
  }

  /** Factors that can come up: those of an author only where somebody or some ground is there. */
  private void factors() {
    var categories = new TreeSet<String>();
    for (int side = 0; side < program.scenario().sides().size(); side++) {
      fielded(side).forEach(line -> categories.add(line.category()));
    }
    Set<String> terrains = program.board().terrains();
    List<Rulebook.Factor> inPlay =
        rulebook.factors().stream()
            .filter(factor -> comesUp(factor.applies(), categories, terrains))
            .filter(factor -> factor.fireDice() != 0 || factor.meleeDice() != 0)
            .toList();
    if (inPlay.isEmpty()) {
      return;
    }
    out.append("<h2>Factors</h2>\n<table class=\"factors\">\n<thead><tr><th>Factor</th>")
        .append("<th class=\"stat\">Fire</th><th class=\"stat\">Melee</th><th>Rule</th></tr>")
        .append("</thead>\n<tbody>\n");
    for (Rulebook.Factor factor : inPlay) {
      out.append("<tr><td>")
          .append(Sheet.title(factor.label(), factor.key()))
          .append(factor.cite().ours() ? " *" : "")
          .append("</td><td class=\"stat\">")
          .append(signed(factor.fireDice()))
          .append("</td><td class=\"stat\">")
          .append(signed(factor.meleeDice()))
          .append("</td><td>")
          .append(
              factor.cite().section().isBlank()
                  ? ""
                  : "&sect;" + Escape.text(factor.cite().section()) + " ")
          .append(Escape.text(factor.cite().text()))
          .append("</td></tr>\n");
    }
    out.append("</tbody>\n</table>\n");
    if (inPlay.stream().anyMatch(factor -> factor.cite().ours())) {
      out.append("<p class=\"small\">* Not from the rules.</p>\n");
    }
  }

  private static boolean comesUp(
      Rulebook.@org.jspecify.annotations.Nullable Applies applies,
      Set<String> categories,
      Set<String> terrains) {
    return applies == null
        || (touches(applies.to(), categories)
            && touches(applies.against(), categories)
            && touches(applies.in(), terrains));
  }

  private static boolean touches(List<String> wanted, Set<String> there) {
    return wanted.isEmpty() || wanted.stream().anyMatch(there::contains);
  }

  private static String signed(int amount) {
    return amount == 0 ? "" : (amount > 0 ? "+" : "") + amount;
  }
}
