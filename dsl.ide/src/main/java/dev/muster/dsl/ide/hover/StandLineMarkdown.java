package dev.muster.dsl.ide.hover;

import dev.muster.dsl.ide.figures.StandFigures;
import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.StandDef;
import dev.muster.dsl.muster.StandEntry;
import dev.muster.dsl.muster.StatDef;
import dev.muster.dsl.muster.TraitDef;
import dev.muster.dsl.scoping.RulebookEntries;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A stand line as the army list prints it, with the numbers a player works out from it. */
final class StandLineMarkdown {
  private StandLineMarkdown() {}

  static String of(StandDef stand) {
    var text = new StringBuilder(Markdown.bold(stand.getName()));
    if (stand.getLabel() != null) {
      text.append(' ').append(Markdown.plain(stand.getLabel()));
    }
    text.append("\n\n").append(table(stand));
    String traits =
        stand.getEntries().stream()
            .filter(entry -> entry.getKey() instanceof TraitDef)
            .map(entry -> ((TraitDef) entry.getKey()).getName() + value(entry, " "))
            .collect(Collectors.joining(", "));
    if (!traits.isEmpty()) {
      text.append("\n\n").append(Markdown.plain(traits));
    }
    if (stand.isEstimated()) {
      text.append("\n\n*estimated*");
      if (stand.getEstimate() != null) {
        text.append(": ").append(Markdown.plain(stand.getEstimate()));
      }
    }
    StandFigures figures = new StandFigures();
    List<String> sentences = figures.sentences(stand);
    if (!sentences.isEmpty()) {
      text.append("\n\n- ").append(String.join("\n- ", sentences));
    }
    List<String> fire = figures.fire(stand);
    if (!fire.isEmpty()) {
      text.append("\n\nIts fire at its like, straight ahead in the open:\n\n- ")
          .append(String.join("\n- ", fire));
    }
    return text.toString();
  }

  private static String table(StandDef stand) {
    Map<String, String> values = new LinkedHashMap<>();
    for (StandEntry entry : stand.getEntries()) {
      if (entry.getKey() instanceof StatDef stat && stat.getName() != null) {
        values.putIfAbsent(stat.getName(), value(entry, ""));
      }
    }
    if (stand.getCategory() != null) {
      for (StandEntry entry : stand.getCategory().getDefaults()) {
        if (entry.getKey() instanceof StatDef stat && stat.getName() != null) {
          values.putIfAbsent(stat.getName(), value(entry, ""));
        }
      }
    }
    List<String> headers = new ArrayList<>(List.of("Class", "Category"));
    List<String> cells = new ArrayList<>();
    cells.add(stand.getOrder() == null ? "" : stand.getOrder().getName());
    String category = stand.getCategory() == null ? "" : stand.getCategory().getCode();
    if (stand.getCategory() != null && stand.getCategory().getStandClass() != null) {
      category = stand.getCategory().getStandClass() + ", " + category;
    }
    cells.add(stand.getWeapon() == null ? category : category + ", " + stand.getWeapon().getName());
    RulebookDef rulebook =
        stand.eContainer() instanceof ArmyDef army && army.getRulebook() != null
            ? army.getRulebook()
            : null;
    if (rulebook != null) {
      for (StatDef stat : RulebookEntries.of(rulebook, StatDef.class).values()) {
        headers.add(stat.getHeader());
        cells.add(values.getOrDefault(stat.getName(), ""));
      }
    }
    return row(headers) + "\n" + "|---".repeat(headers.size()) + "|\n" + row(cells);
  }

  private static String row(List<String> cells) {
    return cells.stream().map(Markdown::plain).collect(Collectors.joining(" | ", "| ", " |"));
  }

  private static String value(StandEntry entry, String before) {
    String value = entry.getValue() != null ? entry.getValue() : entry.getWord();
    return value == null ? "" : before + value;
  }
}
