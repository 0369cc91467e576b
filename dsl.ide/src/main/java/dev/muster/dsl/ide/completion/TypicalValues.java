package dev.muster.dsl.ide.completion;

import dev.muster.dsl.compile.StatParser;
import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.CategoryDef;
import dev.muster.dsl.muster.StandDef;
import dev.muster.dsl.muster.StandEntry;
import dev.muster.dsl.muster.StatDef;
import dev.muster.dsl.scoping.RulebookEntries;
import dev.muster.rules.check.UsualColumns;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Typical values of a column: those of {@link UsualColumns}, else any value of the right kind. */
public final class TypicalValues {
  private final Map<String, String> values;

  private final StandDef stand;

  /** Reads what is usual for the category of a stand. */
  public TypicalValues(StandDef stand) {
    this.stand = stand;
    CategoryDef category = stand.getCategory();
    if (category == null || category.eIsProxy()) {
      values = Map.of();
      return;
    }
    List<Map<String, String>> others =
        stand.eContainer() instanceof ArmyDef army
            ? army.getStands().stream()
                .filter(each -> each != stand && each.getCategory() == category)
                .map(TypicalValues::columns)
                .toList()
            : List.of();
    String code = category.getCode() == null ? "" : category.getCode();
    values = UsualColumns.of(others, code, RulebookEntries.systemAt(stand).checks());
  }

  private static Map<String, String> columns(StandDef stand) {
    Map<String, String> columns = new LinkedHashMap<>();
    for (StandEntry entry : stand.getEntries()) {
      if (entry.getKey() instanceof StatDef stat && stat.getName() != null) {
        if (entry.getValue() != null) {
          columns.put(stat.getName(), entry.getValue().replaceAll("\\s", ""));
        } else if (entry.getWord() != null) {
          columns.put(stat.getName(), "=" + entry.getWord());
        }
      }
    }
    return columns;
  }

  /** Whether stands of this kind mostly fill the column. */
  public boolean fills(StatDef stat) {
    return values.containsKey(stat.getName());
  }

  /** Returns a value for the column, with an equals sign if it is a word. */
  public String of(StatDef stat) {
    String usual = values.get(stat.getName());
    if (usual != null) {
      return usual;
    }
    List<String> words = words(stand, stat);
    return words.isEmpty() ? shape(stat) : "=" + words.getFirst();
  }

  /** The words of a column that the checks of the game allow in the line of a stand. */
  static List<String> words(@Nullable StandDef stand, StatDef stat) {
    ListLineFit line = stat.getValues().isEmpty() ? null : ListLineFit.at(stand);
    return line == null ? stat.getValues() : line.fitting(stat, stat.getValues());
  }

  /** Something of the right shape. */
  static String shape(StatDef stat) {
    return switch (StatParser.kind(stat.getKind())) {
      case WHOLE ->
          String.valueOf(
              stat.isBounded() ? Math.max(stat.getLeast(), Math.min(0, stat.getMost())) : 0);
      case FIRST_THEN -> "2";
      case RANKS -> "5";
      case null, default -> stat.getValues().isEmpty() ? "=" : "=" + stat.getValues().getFirst();
    };
  }
}
