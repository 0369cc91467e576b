package dev.muster.rules.check;

import static java.util.stream.Collectors.joining;

import dev.muster.rules.model.Army;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.StatValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The columns of a line of an army list. */
final class ListColumnChecks {
  private ListColumnChecks() {}

  /** The columns of a line in any rule system: those required, and values within their range. */
  static void check(
      Army.StandLine line,
      Army army,
      Rulebook rulebook,
      RuleSystemChecks system,
      FindingCollector found) {
    Rulebook.Category category = rulebook.category(line.category());
    List<String> missing = new ArrayList<>();
    for (Rulebook.Stat stat : rulebook.stats()) {
      StatValue value = line.stats().get(stat.key());
      if (value != null) {
        bounds(line, stat, value, found);
      } else if (stat.required()
          && (category == null || !category.defaults().containsKey(stat.key()))) {
        missing.add(stat.key());
      }
    }
    for (String stat : List.copyOf(missing)) {
      String lack = system.missingColumnText(stat);
      if (lack != null) {
        missing.remove(stat);
        found.add(system.codeForColumn(stat), line, "", "stand '" + line.name() + "' has " + lack);
      }
    }
    if (!missing.isEmpty()) {
      found.add(
          CommonCheckCode.V_001,
          line,
          "",
          "stand '"
              + line.name()
              + "' has no "
              + String.join(", ", missing)
              + "; add "
              + example(missing, line, army, category, system));
    }
  }

  /** Missing columns with the values that they mostly have, as far as these are known. */
  private static String example(
      List<String> missing,
      Army.StandLine line,
      Army army,
      Rulebook.@Nullable Category category,
      RuleSystemChecks system) {
    List<Map<String, String>> others = new ArrayList<>();
    for (Army.StandLine other : army.stands()) {
      if (other != line && other.category().equals(line.category())) {
        Map<String, String> columns = new LinkedHashMap<>();
        other.stats().forEach((key, value) -> columns.put(key, value.toString()));
        others.add(columns);
      }
    }
    Map<String, String> usual =
        UsualColumns.of(others, category == null ? "" : category.code(), system);
    List<String> known = missing.stream().filter(usual::containsKey).toList();
    return known.isEmpty()
        ? missing.getFirst() + " and its value"
        : known.stream().map(each -> each + " " + usual.get(each)).collect(joining(" "));
  }

  private static void bounds(
      Army.StandLine line, Rulebook.Stat stat, StatValue value, FindingCollector found) {
    List<Integer> numbers =
        switch (value) {
          case StatValue.Whole(int one) -> List.of(one);
          case StatValue.FirstThen(int first, int further) -> List.of(first, further);
          case StatValue.Ranks ranks -> ranks.ranks();
          case StatValue.Word word -> List.of();
          case StatValue.Words words -> List.of();
        };
    for (int number : numbers) {
      if ((stat.least() != null && number < stat.least())
          || (stat.most() != null && number > stat.most())) {
        found.add(
            CommonCheckCode.V_017,
            line,
            stat.key(),
            stat.key() + " " + value + " is outside " + stat.least() + " to " + stat.most());
        return;
      }
    }
    List<String> words =
        switch (value) {
          case StatValue.Word(String word) -> List.of(word);
          case StatValue.Words(List<String> several) -> several;
          default -> List.of();
        };
    for (String word : words) {
      if (!stat.values().isEmpty() && !stat.values().contains(word)) {
        found.add(
            CommonCheckCode.V_017,
            line,
            stat.key(),
            "'"
                + word
                + "' is no value of "
                + stat.key()
                + "; choose one of "
                + String.join(", ", stat.values()));
        return;
      }
    }
  }
}
