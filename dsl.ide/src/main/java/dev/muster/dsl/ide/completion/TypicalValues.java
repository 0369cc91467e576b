package dev.muster.dsl.ide.completion;

import dev.muster.dsl.compile.StatParser;
import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.CategoryDef;
import dev.muster.dsl.muster.StandDef;
import dev.muster.dsl.muster.StandEntry;
import dev.muster.dsl.muster.StatDef;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Typical values of a column: from the author's other stands of the category, else from known
 * lists, else any value of the right kind.
 */
public final class TypicalValues {
  /** The five lines the rules print in chapter 15, and for the other categories a guess of ours. */
  private static final Map<String, String> LINES =
      Map.ofEntries(
          Map.entry("Ln", "mp 3*2 sp 6 cb 4 bp 3"),
          Map.entry("Pi", "mp 2 sp 5/4 cb 1 pb 0 2h -1 bp 2"),
          Map.entry("LC", "mp 3 sp 3 cb 1 pb 0 2h 0 3h -1 bp 1"),
          Map.entry("Pk", "mp 1 sp 5/5/5 cb 3 bp 2"),
          Map.entry("P&S", "mp 1 sp 6 cb 1 pb -2 2h -2 3h -3 bp 3"),
          Map.entry("Hs", "mp 2 sp 5 cb 2 bp 2"),
          Map.entry("SH", "mp 2 sp 5 cb 1 bp 2"),
          Map.entry("FH", "mp 3 sp 5 cb 3 bp 2"),
          Map.entry("Sh", "mp 1 sp 5 cb 1 pb 0 2h 0 3h -1 bp 2"),
          Map.entry("Sk", "mp 2 sp 2 pb 0 2h 0 3h -1 bp 1"),
          Map.entry("Dr", "mp 2 sp 3 cb 1 pb 0 2h 0 3h -1 bp 1"),
          Map.entry("Art", "mp 1 sp 4 pb 0 2h 0 3h 0 4h -1 6h -2 bp 1"));

  private final Map<String, String> values = new LinkedHashMap<>();

  private final StandDef stand;

  /** Reads what is usual for the category of a stand. */
  public TypicalValues(StandDef stand) {
    this.stand = stand;
    CategoryDef category = stand.getCategory();
    if (category == null || category.eIsProxy()) {
      return;
    }
    if (stand.eContainer() instanceof ArmyDef army) {
      for (StandDef other : army.getStands()) {
        if (other != stand && other.getCategory() == category) {
          read(other);
        }
      }
    }
    if (values.isEmpty() && category.getCode() != null) {
      String[] words = LINES.getOrDefault(category.getCode(), "").split(" ", -1);
      for (int i = 0; i + 1 < words.length; i += 2) {
        values.put(words[i], words[i + 1]);
      }
    }
  }

  private void read(StandDef other) {
    for (StandEntry entry : other.getEntries()) {
      if (entry.getKey() instanceof StatDef stat && stat.getName() != null) {
        if (entry.getValue() != null) {
          values.put(stat.getName(), entry.getValue().replaceAll("\\s", ""));
        } else if (entry.getWord() != null) {
          values.put(stat.getName(), "=" + entry.getWord());
        }
      }
    }
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
