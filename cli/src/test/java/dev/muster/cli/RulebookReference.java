package dev.muster.cli;

import dev.muster.rules.model.Citation;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.systems.Rulebooks;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** All words of the rulebooks of Snaphance as a page: both editions, and where they differ. */
final class RulebookReference {
  private static final Rulebook FINAL = Rulebooks.named("snaphance.final");
  private static final Rulebook DRAFT = Rulebooks.named("snaphance.draft");

  private final StringBuilder out = new StringBuilder();

  private RulebookReference() {}

  static String text() {
    return new RulebookReference().page();
  }

  private String page() {
    out.append(
        """
        # Reference: words of the rulebook

        Generated from the rulebooks `snaphance.final` and `snaphance.draft`. A star marks what is Muster's own, because the rules are
        silent; a scenario or [a rulebook of yours](rulebooks.md) may change it.
        """);
    table(
        "Columns",
        List.of("Word", "Header", "Value", "Required"),
        Rulebook::stats,
        Rulebook.Stat::key,
        Rulebook.Stat::cite,
        stat ->
            List.of(code(stat.key()), stat.header(), value(stat), stat.required() ? "yes" : ""));
    table(
        "Order classes",
        List.of("Word", "Passes on"),
        Rulebook::orderClasses,
        Rulebook.OrderClass::key,
        Rulebook.OrderClass::cite,
        order -> List.of(code(order.key()), order.pass() + "+"));
    table(
        "Categories",
        List.of("Word", "Printed", "Class", "Name"),
        Rulebook::categories,
        Rulebook.Category::key,
        Rulebook.Category::cite,
        each ->
            List.of(code(each.key()), cell(each.code()), each.standClass(), cell(each.label())));
    table(
        "Weapons",
        List.of("Word", "Name"),
        Rulebook::weapons,
        Rulebook.Weapon::key,
        Rulebook.Weapon::cite,
        weapon -> List.of(code(weapon.key()), cell(weapon.label())));
    table(
        "Traits",
        List.of("Word", "Value"),
        Rulebook::traits,
        Rulebook.Trait::key,
        Rulebook.Trait::cite,
        trait -> List.of(code(trait.key()), trait.takesValue() ? "a number" : ""));
    table(
        "Terrain",
        List.of("Word", "Movement points", "Height", "Fire", "Properties"),
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
        List.of("Word", "Fire", "Melee"),
        Rulebook::factors,
        Rulebook.Factor::key,
        Rulebook.Factor::cite,
        factor -> List.of(code(factor.key()), dice(factor.fireDice()), dice(factor.meleeDice())));
    table(
        "Switches",
        List.of("Word", "Default", "Values"),
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
        List.of("Word", "Value"),
        Rulebook::numbers,
        Rulebook.Value::key,
        Rulebook.Value::cite,
        number -> List.of(code(number.key()), Integer.toString(number.value())));
    table(
        "Tables",
        List.of("Word", "Result by throw"),
        Rulebook::tables,
        Rulebook.Table::key,
        Rulebook.Table::cite,
        table -> List.of(code(table.key()), rows(table)));
    return out.toString();
  }

  /** Both editions in one table; an entry that differs stands twice. */
  private <T> void table(
      String title,
      List<String> headers,
      Function<Rulebook, List<T>> entries,
      Function<T, String> key,
      Function<T, Citation> cite,
      Function<T, List<String>> cells) {
    var rows = new ArrayList<String>();
    Map<String, T> draft =
        entries.apply(DRAFT).stream().collect(Collectors.toMap(key, Function.identity()));
    for (T entry : entries.apply(FINAL)) {
      T other = draft.remove(key.apply(entry));
      boolean same =
          other != null && row(other, cite, cells, "").equals(row(entry, cite, cells, ""));
      rows.add(row(entry, cite, cells, same ? "" : "final"));
      if (other != null && !same) {
        rows.add(row(other, cite, cells, "draft"));
      }
    }
    entries.apply(DRAFT).stream()
        .filter(entry -> draft.containsKey(key.apply(entry)))
        .forEach(entry -> rows.add(row(entry, cite, cells, "draft")));
    if (rows.isEmpty()) {
      return;
    }
    out.append("\n## ").append(title).append("\n\n| ");
    out.append(String.join(" | ", headers)).append(" | Rule | |\n");
    out.append("|---".repeat(headers.size() + 2)).append("|\n");
    rows.forEach(row -> out.append(row).append('\n'));
  }

  private static <T> String row(
      T entry, Function<T, Citation> cite, Function<T, List<String>> cells, String edition) {
    Citation rule = cite.apply(entry);
    String section = rule.section().isEmpty() ? "" : "§" + rule.section();
    String text =
        (rule.ours() ? "★ " : "")
            + (edition.isEmpty() ? "" : "*" + edition + " edition.* ")
            + cell(rule.text());
    return "| "
        + String.join(" | ", cells.apply(entry))
        + " | "
        + section
        + " | "
        + text.strip()
        + " |";
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

  private static String costs(Rulebook.Terrain terrain) {
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
