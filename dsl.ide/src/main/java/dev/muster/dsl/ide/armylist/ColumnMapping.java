package dev.muster.dsl.ide.armylist;

import dev.muster.rules.model.Rulebook;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The meaning of each column of a table.
 *
 * @param meanings meanings by column index, from 0; unknown columns are missing
 */
record ColumnMapping(Map<Integer, Meaning> meanings) {
  /** The meaning of a column. */
  sealed interface Meaning {
    /** Meanings that belong to the stand itself, not to its stats. */
    enum Of implements Meaning {
      NAME,
      /** The name that other texts use for a stand whose printed name is in another column. */
      KEY,
      ORDER,
      CATEGORY,
      CLASS,
      WEAPON,
      TRAITS,
      NOTES
    }

    /** A column of the rulebook, by its key. */
    record StatColumn(String key) implements Meaning {}
  }

  /** The column of a meaning, or -1. */
  int of(Meaning meaning) {
    return meanings.entrySet().stream()
        .filter(each -> each.getValue().equals(meaning))
        .mapToInt(Map.Entry::getKey)
        .findFirst()
        .orElse(-1);
  }

  /** Returns the cell of a row with this meaning; null if the row or the table has none. */
  @Nullable TableCell cell(List<TableCell> row, Meaning meaning) {
    int column = of(meaning);
    return column < 0 || column >= row.size() || row.get(column).isBlank() ? null : row.get(column);
  }

  /** Returns a copy with one more column. */
  ColumnMapping and(int column, Meaning meaning) {
    var all = new TreeMap<>(meanings);
    all.put(column, meaning);
    return new ColumnMapping(all);
  }

  /** Knows the headers of a rulebook, and what else lists of these rules print above a column. */
  static final class Reader {
    /** Fewer stats do not make a line of headers; a title or a stand may look like one of them. */
    private static final int ENOUGH = 3;

    private static final int LEAST = 2;

    private static final Pattern NO_LETTERS = Pattern.compile("[^\\p{L}\\p{N}]");

    private static final Map<String, List<String>> ALSO =
        Map.of(
            "mp", List.of("move", "movement", "movementpoints"),
            "sp", List.of("strength", "strengthpoints"),
            "cb", List.of("cf", "if", "chargebonus", "chargefactor", "impetus"),
            "pb", List.of("1h", "pointblank"),
            "6h", List.of("56h", "5h6h"),
            "bp", List.of("breakpoints"));

    private final Map<String, Meaning> known = new HashMap<>();

    /** The headers of the stats every stand must have. */
    private final List<String> required;

    Reader(Rulebook rulebook) {
      for (String name :
          List.of("name", "stand", "stands", "unit", "units", "troops", "armylist")) {
        known.put(name, Meaning.Of.NAME);
      }
      for (String name : List.of("cat", "category", "type", "trooptype")) {
        known.put(name, Meaning.Of.CATEGORY);
      }
      for (String name : List.of("order", "ord", "orderclass", "rating")) {
        known.put(name, Meaning.Of.ORDER);
      }
      for (String name : List.of("weapon", "weapons", "arms")) {
        known.put(name, Meaning.Of.WEAPON);
      }
      for (String name : List.of("flags", "traits", "special", "abilities")) {
        known.put(name, Meaning.Of.TRAITS);
      }
      known.put("notes", Meaning.Of.NOTES);
      required =
          rulebook.stats().stream()
              .filter(Rulebook.Stat::required)
              .map(Rulebook.Stat::header)
              .toList();
      for (Rulebook.Stat stat : rulebook.stats()) {
        var meaning = new Meaning.StatColumn(stat.key());
        ALSO.getOrDefault(stat.key(), List.of()).forEach(name -> known.put(name, meaning));
        known.put(letters(stat.header()), meaning);
        known.put(letters(stat.key()), meaning);
      }
    }

    @Nullable Meaning meaning(TableCell header) {
      return meaning(header.text());
    }

    @Nullable Meaning meaning(String header) {
      return known.get(letters(header));
    }

    /** Returns how many stats a row names as headers. */
    int known(List<TableCell> row) {
      return (int)
          row.stream()
              .map(this::meaning)
              .filter(Meaning.StatColumn.class::isInstance)
              .distinct()
              .count();
    }

    /** Whether a row is of headers. */
    boolean isHeader(List<TableCell> row) {
      return known(row) >= Math.clamp(required.size(), LEAST, ENOUGH);
    }

    /** Some headers a list of these rules has, such as MP, SP and BP. */
    String examples() {
      List<String> some = required.subList(0, Math.min(ENOUGH, required.size()));
      return some.size() < LEAST
          ? String.join("", some)
          : String.join(", ", some.subList(0, some.size() - 1)) + " and " + some.getLast();
    }

    /** The columns of a line of headers; of two with the same meaning the first counts. */
    ColumnMapping columns(List<TableCell> header) {
      var meanings = new TreeMap<Integer, Meaning>();
      boolean named = header.stream().anyMatch(each -> letters(each.text()).equals("name"));
      for (int i = 0; i < header.size(); i++) {
        boolean key = named && letters(header.get(i).text()).equals("stand");
        Meaning meaning = key ? Meaning.Of.KEY : meaning(header.get(i));
        if (meaning != null && !meanings.containsValue(meaning)) {
          meanings.put(i, meaning);
        }
      }
      var columns = new ColumnMapping(meanings);
      if (columns.of(Meaning.Of.NAME) >= 0) {
        return columns;
      }
      // The name of the army stands above the names of its stands.
      int first = 0;
      while (meanings.containsKey(first)) {
        first++;
      }
      return columns.and(first, Meaning.Of.NAME);
    }

    private static String letters(String header) {
      return NO_LETTERS.matcher(header.toLowerCase(Locale.ROOT)).replaceAll("");
    }
  }
}
