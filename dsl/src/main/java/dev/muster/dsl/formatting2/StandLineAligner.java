package dev.muster.dsl.formatting2;

import dev.muster.dsl.compile.StatParser;
import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.StandDef;
import dev.muster.dsl.muster.StandEntry;
import dev.muster.dsl.muster.StatDef;
import dev.muster.dsl.scoping.RulebookEntries;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.jspecify.annotations.Nullable;

/**
 * Aligns the stand lines of an army as a table: columns in the order of the sheet, each as wide as
 * its widest value. A line that contains a comment or names a column twice stays unchanged.
 */
final class StandLineAligner {
  private static final String NAME = "\0name";
  private static final String LABEL = "\0label";
  private static final String CATEGORY = "\0category";
  private static final String ORDER = "\0order";
  private static final String WEAPON = "\0weapon";

  private final List<String> columns;
  private final Map<String, Integer> widths = new HashMap<>();
  private final List<Row> rows = new ArrayList<>();

  private StandLineAligner(List<String> columns) {
    this.columns = columns;
  }

  /**
   * A line of the table.
   *
   * @param offset of the word {@code stand}
   * @param end behind the last value, before a block
   */
  private record Row(int offset, int end, Map<String, String> cells, List<String> tail) {}

  /** A stretch of the text and what it should be. */
  record Line(int offset, int end, String text) {}

  /** The lines of all stands of a text that can be set as tables. */
  static List<Line> lines(List<FormatterToken> tokens) {
    Map<EObject, StandLineAligner> tables = new IdentityHashMap<>();
    List<StandLineAligner> order = new ArrayList<>();
    for (int i = 0; i < tokens.size(); i++) {
      FormatterToken token = tokens.get(i);
      if (token.is("StandDef", "stand")
          && token.owner() instanceof StandDef stand
          && stand.eContainer() instanceof ArmyDef army) {
        int end = i + 1;
        while (end < tokens.size() && belongs(tokens.get(end), stand)) {
          end++;
        }
        StandLineAligner table =
            tables.computeIfAbsent(
                army,
                each -> {
                  StandLineAligner made = new StandLineAligner(stats(army));
                  order.add(made);
                  return made;
                });
        table.add(tokens.subList(i, end), stand);
      }
    }
    List<Line> lines = new ArrayList<>();
    order.forEach(table -> table.rows.forEach(row -> lines.add(table.line(row))));
    return lines;
  }

  private static boolean belongs(FormatterToken token, StandDef stand) {
    return (token.owner() == stand || token.owner().eContainer() == stand)
        && !token.is("StandDef", "{")
        && !token.rule().equals("Allowance");
  }

  private static List<String> stats(ArmyDef army) {
    return army.getRulebook() == null || army.getRulebook().eIsProxy()
        ? List.of()
        : List.copyOf(RulebookEntries.of(army.getRulebook(), StatDef.class).keySet());
  }

  private void add(List<FormatterToken> tokens, StandDef stand) {
    Row row = row(tokens, stand);
    if (row == null) {
      return;
    }
    rows.add(row);
    row.cells().forEach((column, text) -> widths.merge(column, width(text), Math::max));
  }

  private @Nullable Row row(List<FormatterToken> tokens, StandDef stand) {
    for (int i = 1; i < tokens.size(); i++) {
      if (!tokens.get(i).comments().isEmpty()) {
        return null;
      }
    }
    Map<String, String> cells = new LinkedHashMap<>();
    List<String> tail = new ArrayList<>();
    String estimate = null;
    Set<String> seen = new HashSet<>();
    for (int i = 1; i < tokens.size(); i++) {
      FormatterToken token = tokens.get(i);
      if (token.owner() instanceof StandEntry entry) {
        int end = i + 1;
        while (end < tokens.size() && tokens.get(end).owner() == entry) {
          end++;
        }
        String text = entry(tokens.subList(i, end));
        i = end - 1;
        if (StatParser.valueWithoutKey(entry) != null || !seen.add(token.text())) {
          return null;
        }
        place(entry, text, cells, tail);
      } else if (token.is("StandDef", "weapon") && i + 1 < tokens.size()) {
        i++;
        if (cells.put(WEAPON, "weapon " + tokens.get(i).text()) != null) {
          return null;
        }
      } else if (token.is("StandDef", "estimated")) {
        boolean reason = i + 1 < tokens.size() && tokens.get(i + 1).text().startsWith("\"");
        if (estimate != null) {
          return null;
        }
        estimate = reason ? "estimated " + tokens.get(i + 1).text() : "estimated";
        i += reason ? 1 : 0;
      } else {
        String column = head(cells, token);
        if (column == null) {
          return null;
        }
        cells.put(column, token.text());
      }
    }
    if (estimate != null) {
      tail.add(estimate);
    }
    return new Row(tokens.getFirst().offset(), tokens.getLast().end(), cells, tail);
  }

  /** The column of a word in front of the values: name, label, category, order class. */
  private static @Nullable String head(Map<String, String> cells, FormatterToken token) {
    if (!cells.containsKey(NAME)) {
      return NAME;
    } else if (token.text().startsWith("\"")) {
      return cells.containsKey(CATEGORY) ? null : LABEL;
    } else if (!cells.containsKey(CATEGORY)) {
      return CATEGORY;
    }
    return cells.containsKey(ORDER) ? null : ORDER;
  }

  private static String entry(List<FormatterToken> tokens) {
    var text = new StringBuilder();
    for (int i = 0; i < tokens.size(); i++) {
      boolean tight = i > 0 && TokenSpacing.tight(tokens.get(i - 1), tokens.get(i));
      text.append(i == 0 || tight ? "" : " ").append(tokens.get(i).text());
    }
    return text.toString();
  }

  private void place(StandEntry entry, String text, Map<String, String> cells, List<String> tail) {
    if (entry.getKey() instanceof StatDef stat && columns.contains(stat.getName())) {
      cells.put(stat.getName(), text);
    } else {
      tail.add(text);
    }
  }

  private Line line(Row row) {
    var text = new StringBuilder("stand");
    for (String column : List.of(NAME, LABEL, CATEGORY, ORDER)) {
      cell(row, column, " ", text);
    }
    cell(row, WEAPON, "  ", text);
    for (String column : columns) {
      cell(row, column, "  ", text);
    }
    if (!row.tail().isEmpty()) {
      text.append("  ").append(String.join(" ", row.tail()));
    }
    return new Line(row.offset(), row.end(), text.toString().stripTrailing());
  }

  private void cell(Row row, String column, String gap, StringBuilder text) {
    Integer width = widths.get(column);
    if (width != null) {
      String value = row.cells().getOrDefault(column, "");
      text.append(gap).append(value).append(" ".repeat(width - width(value)));
    }
  }

  /** Returns the number of columns that a text occupies; combining marks occupy none. */
  static int width(String text) {
    return (int)
        text.codePoints()
            .filter(
                each -> {
                  int type = Character.getType(each);
                  return type != Character.NON_SPACING_MARK
                      && type != Character.ENCLOSING_MARK
                      && type != Character.FORMAT;
                })
            .count();
  }
}
