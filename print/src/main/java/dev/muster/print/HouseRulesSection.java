package dev.muster.print;

import dev.muster.print.i18n.HtmlEscape;
import dev.muster.print.i18n.PageMessages;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Citation;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The rules that this battle adds or interprets differently, in the words of its rulebook, so that
 * players do not need the files at the table.
 */
final class HouseRulesSection {
  private final BattleProgram program;
  private final Rulebook rulebook;
  private final PageMessages words;

  HouseRulesSection(BattleProgram program, PageMessages words) {
    this.words = words;
    this.program = program;
    this.rulebook = program.rulebook();
  }

  void append(StringBuilder out) {
    appendBesideFactors(out);
    PageTemplate.list(out, words.html("rules.factors"), factors());
  }

  /** For a page that has a table of all factors. */
  void appendBesideFactors(StringBuilder out) {
    PageTemplate.list(out, words.html("rules.readings"), readings());
    PageTemplate.list(out, words.html("rules.troops"), traits());
  }

  private List<String> readings() {
    var readings = new ArrayList<String>();
    for (Rulebook.Switch known : rulebook.switches()) {
      String value = program.scenario().switches().get(known.key());
      if (value != null) {
        readings.add(
            entry(plain(known.key()) + ": " + plain(value), "", known.cite())
                + " "
                + words.html("rules.otherwise", HtmlEscape.text(plain(known.defaultValue()))));
      }
    }
    return readings;
  }

  /** The traits that occur in this battle. */
  private List<String> traits() {
    Set<String> used = new TreeSet<>();
    for (int side = 0; side < program.scenario().sides().size(); side++) {
      for (Scenario.Group group : program.scenario().sides().get(side).groups()) {
        for (Scenario.DeployedStand stand : group.stands()) {
          used.addAll(program.line(side, stand).traits().keySet());
          used.addAll(stand.traits().keySet());
        }
      }
    }
    return rulebook.traits().stream()
        .filter(trait -> used.contains(trait.key()))
        .map(trait -> entry(label(trait.label(), trait.key()), effects(trait), trait.cite()))
        .toList();
  }

  /**
   * Returns the effects of a trait, such as "morale +1, melee +1 against Pike"; empty if it is
   * described by text only.
   */
  static String effects(Rulebook rulebook, Rulebook.Trait trait, PageMessages words) {
    return trait.effects().stream()
        .map(
            effect ->
                effect.on()
                    + " "
                    + signed(effect.amount())
                    + (effect.against().isEmpty()
                        ? ""
                        : " "
                            + words.text("rules.against", categories(rulebook, effect.against()))))
        .collect(Collectors.joining(", "));
  }

  private String effects(Rulebook.Trait trait) {
    return effects(rulebook, trait, words);
  }

  private List<String> factors() {
    return FactorsInPlay.of(program).stream()
        .filter(factor -> factor.cite().ours())
        .map(factor -> entry(label(factor.label(), factor.key()), dice(factor), factor.cite()))
        .toList();
  }

  private String dice(Rulebook.Factor factor) {
    var dice = new ArrayList<String>();
    if (factor.fireDice() != 0) {
      dice.add(words.text("rules.fire", signed(factor.fireDice())));
    }
    if (factor.meleeDice() != 0) {
      dice.add(words.text("rules.melee", signed(factor.meleeDice())));
    }
    String where = where(rulebook, factor, words);
    return String.join(", ", dice) + (where.isEmpty() ? "" : " " + where);
  }

  /** Returns for and against whom, on what ground and with which reading a factor applies. */
  static String where(Rulebook rulebook, Rulebook.Factor factor, PageMessages words) {
    Rulebook.Applies applies = factor.applies();
    if (applies == null) {
      return "";
    }
    var where = new StringBuilder();
    if (!applies.to().isEmpty()) {
      where.append(' ').append(words.text("rules.for", categories(rulebook, applies.to())));
    }
    if (!applies.against().isEmpty()) {
      where
          .append(' ')
          .append(words.text("rules.against", categories(rulebook, applies.against())));
    }
    if (!applies.in().isEmpty()) {
      where.append(' ').append(words.text("rules.in", terrains(rulebook, applies.in())));
    }
    applies
        .switches()
        .forEach(
            (key, value) -> where.append(' ').append(words.text("rules.if", plain(key), value)));
    return where.toString().strip();
  }

  private static String terrains(Rulebook rulebook, Collection<String> keys) {
    return rulebook.terrains().stream()
        .filter(terrain -> keys.contains(terrain.key()))
        .map(terrain -> label(terrain.label(), terrain.key()))
        .collect(Collectors.joining(", "));
  }

  private static String categories(Rulebook rulebook, Collection<String> keys) {
    return rulebook.categories().stream()
        .filter(category -> keys.contains(category.key()))
        .map(category -> label(category.label(), category.key()))
        .collect(Collectors.joining(", "));
  }

  private static String entry(String name, String does, Citation cite) {
    String section = cite.section().isBlank() ? "" : " &sect;" + HtmlEscape.text(cite.section());
    String text = cite.text().isBlank() ? "" : " " + HtmlEscape.text(cite.text());
    return "<b>"
        + HtmlEscape.text(name)
        + ".</b>"
        + (does.isEmpty() ? "" : " " + HtmlEscape.text(does) + ".")
        + section
        + text;
  }

  private static String label(String label, String key) {
    return label.isBlank() ? key : label;
  }

  private static String plain(String key) {
    return key.replace('_', ' ').replace('-', ' ');
  }

  private static String signed(int amount) {
    return (amount > 0 ? "+" : "") + amount;
  }
}
