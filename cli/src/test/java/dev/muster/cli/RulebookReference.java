package dev.muster.cli;

import dev.muster.rules.model.Citation;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.system.RuleSystem;
import dev.muster.rules.systems.RuleSystems;
import dev.muster.rules.systems.Rulebooks;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** All words of the rulebooks of a game as a page: its editions, and where they differ. */
final class RulebookReference {
  private final List<Rulebook> editions;
  private final StringBuilder out = new StringBuilder();

  private RulebookReference(List<Rulebook> editions) {
    this.editions = editions;
  }

  /** The name of the page of a game: that of the first game has no other. */
  static String file(RuleSystem game) {
    return game == RuleSystems.ALL.getFirst() ? "reference.md" : "reference-" + game.key() + ".md";
  }

  static String text(RuleSystem game) {
    return new RulebookReference(game.rulebooks().stream().map(Rulebooks::named).toList()).page();
  }

  private String page() {
    out.append(
        """
        # Reference: words of %s

        Generated from the %s %s. A star marks what is Muster's own, because the rules are
        silent; a scenario or [a rulebook of yours](rulebooks.md) may change it.
        """
            .formatted(
                editions.getFirst().label().replaceAll(",.*", ""),
                editions.size() == 1 ? "rulebook" : "rulebooks",
                editions.stream()
                    .map(each -> code(each.name()))
                    .collect(Collectors.joining(" and "))));
    table(
        "Columns",
        List.of("Word", "Header", "Value", "Required", "Rule", ""),
        Rulebook::stats,
        Rulebook.Stat::key,
        Rulebook.Stat::cite,
        stat ->
            List.of(code(stat.key()), stat.header(), value(stat), stat.required() ? "yes" : ""));
    table(
        "Order classes",
        List.of("Word", "Passes on", "Rule", ""),
        Rulebook::orderClasses,
        Rulebook.OrderClass::key,
        Rulebook.OrderClass::cite,
        order -> List.of(code(order.key()), order.pass() == 0 ? "" : order.pass() + "+"));
    table(
        "Categories",
        List.of("Word", "Printed", "Class", "Name", "Rule", ""),
        Rulebook::categories,
        Rulebook.Category::key,
        Rulebook.Category::cite,
        each ->
            List.of(code(each.key()), cell(each.code()), each.standClass(), cell(each.label())));
    table(
        "Weapons",
        List.of("Word", "Name", "Rule", ""),
        Rulebook::weapons,
        Rulebook.Weapon::key,
        Rulebook.Weapon::cite,
        weapon -> List.of(code(weapon.key()), cell(weapon.label())));
    table(
        "Traits",
        List.of("Word", "Value", "Rule", ""),
        Rulebook::traits,
        Rulebook.Trait::key,
        Rulebook.Trait::cite,
        trait -> List.of(code(trait.key()), trait.takesValue() ? "a number" : ""));
    table(
        "Terrain",
        List.of("Word", "Movement points", "Height", "Fire", "Properties", "Rule", ""),
        Rulebook::terrains,
        Rulebook.Terrain::key,
        Rulebook.Terrain::cite,
        terrain ->
            List.of(
                code(terrain.key()),
                costs(terrain),
                terrain.height() == 0 ? "" : Integer.toString(terrain.height()),
                dice(terrain.fireDice()),
                cell(String.join(", ", terrain.properties()))));
    table(
        "Factors",
        List.of("Word", "Fire", "Melee", "Rule", ""),
        Rulebook::factors,
        Rulebook.Factor::key,
        Rulebook.Factor::cite,
        factor -> List.of(code(factor.key()), dice(factor.fireDice()), dice(factor.meleeDice())));
    table(
        "Switches",
        List.of("Word", "Default", "Values", "Rule", ""),
        Rulebook::switches,
        Rulebook.Switch::key,
        Rulebook.Switch::cite,
        each ->
            List.of(
                code(each.key()),
                code(each.defaultValue()),
                each.values().stream()
                    .map(RulebookReference::code)
                    .collect(Collectors.joining(" "))));
    table(
        "Numbers",
        List.of("Word", "Value", "Rule", ""),
        Rulebook::numbers,
        Rulebook.Value::key,
        Rulebook.Value::cite,
        number -> List.of(code(number.key()), Integer.toString(number.value())));
    table(
        "Tables",
        List.of("Word", "Result by throw", "Rule", ""),
        Rulebook::tables,
        Rulebook.Table::key,
        Rulebook.Table::cite,
        table -> List.of(code(table.key()), rows(table)));
    return out.toString();
  }

  /** All editions in one table; an entry that differs has a row for each. */
  private <T> void table(
      String title,
      List<String> headers,
      Function<Rulebook, List<T>> entries,
      Function<T, String> key,
      Function<T, Citation> cite,
      Function<T, List<String>> cells) {
    Map<String, Map<List<String>, List<String>>> rows = new LinkedHashMap<>();
    for (Rulebook edition : editions) {
      for (T entry : entries.apply(edition)) {
        rows.computeIfAbsent(key.apply(entry), each -> new LinkedHashMap<>())
            .computeIfAbsent(row(entry, cite, cells), each -> new ArrayList<>())
            .add(edition.name().replaceAll(".*\\.", ""));
      }
    }
    if (rows.isEmpty()) {
      return;
    }
    List<List<String>> all = new ArrayList<>();
    all.add(headers);
    for (Map<List<String>, List<String>> same : rows.values()) {
      same.forEach((row, of) -> all.add(of.size() == editions.size() ? row : labelled(row, of)));
    }
    List<Integer> columns =
        IntStream.range(0, headers.size())
            .filter(i -> i == 0 || all.stream().skip(1).anyMatch(row -> !row.get(i).isEmpty()))
            .boxed()
            .toList();
    out.append("\n## ").append(title).append("\n\n");
    for (List<String> row : all) {
      columns.forEach(i -> out.append("| ").append(row.get(i)).append(' '));
      out.append("|\n");
      if (row == headers) {
        out.append("|---".repeat(columns.size())).append("|\n");
      }
    }
  }

  /** A row that holds for some editions only. */
  private static List<String> labelled(List<String> row, List<String> editions) {
    List<String> labelled = new ArrayList<>(row);
    String text = labelled.removeLast();
    boolean ours = text.startsWith("★ ");
    labelled.add(
        (ours ? "★ " : "")
            + "*"
            + String.join(", ", editions)
            + " edition.* "
            + (ours ? text.substring(2) : text));
    return labelled;
  }

  private static <T> List<String> row(
      T entry, Function<T, Citation> cite, Function<T, List<String>> cells) {
    Citation rule = cite.apply(entry);
    List<String> row = new ArrayList<>(cells.apply(entry));
    row.add(rule.section().isEmpty() ? "" : "§" + rule.section());
    row.add(((rule.ours() ? "★ " : "") + cell(rule.text())).strip());
    return row;
  }

  private static String value(Rulebook.Stat stat) {
    String shape =
        switch (stat.kind()) {
          case WHOLE -> "whole number";
          case FIRST_THEN -> "`2` or `3*2`";
          case RANKS -> "`6`, `5/4`, `6[+1]`";
          case WORD -> "word, as `=" + "word`";
          case WORDS -> "words, as `=one/two`";
        };
    return shape
        + (stat.least() == null ? "" : " from " + stat.least() + " to " + stat.most())
        + (stat.values().isEmpty() ? "" : ": " + cell(String.join(", ", stat.values())));
  }

  private String costs(Rulebook.Terrain terrain) {
    boolean counted =
        editions.getFirst().terrains().stream().anyMatch(each -> !each.costs().isEmpty());
    if (!counted) {
      return "";
    }
    if (terrain.costs().isEmpty()) {
      return terrain.properties().contains("linear") ? "" : "no entry";
    }
    return terrain.costs().entrySet().stream()
        .map(
            each ->
                (each.getKey().equals("*") ? "all " : cell(each.getKey()) + " ") + each.getValue())
        .collect(Collectors.joining(", "));
  }

  private static String rows(Rulebook.Table table) {
    return table.rows().stream()
        .map(
            row ->
                (row.from() == row.to() ? "" + row.from() : row.from() + " to " + row.to())
                    + ": "
                    + row.result())
        .collect(Collectors.joining("; "));
  }

  private static String dice(int dice) {
    return dice == 0 ? "" : String.format(Locale.ROOT, "%+d", dice);
  }

  private static String code(String word) {
    return "`" + word + "`";
  }

  private static String cell(String text) {
    return text.replace("|", "\\|").replace("*", "\\*").replace("<", "&lt;");
  }
}
