package dev.muster.dsl.ide.armylist;

import dev.muster.dsl.ide.armylist.ColumnMapping.Meaning;
import dev.muster.rules.check.Finding;
import dev.muster.rules.check.Finding.Severity;
import dev.muster.rules.model.Rulebook;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Finds the columns of a table: by its headers, or by the values below them if headers are missing
 * or shifted by a cell.
 */
final class ColumnMatcher {
  /** The number of lines that are read to recognise a table. */
  private static final int ENOUGH = 200;

  /** A line with fewer cells is a title. */
  private static final int CELLS = 3;

  private final Rulebook rulebook;
  private final ColumnMapping.Reader headers;
  private final StandKindParser kinds;

  ColumnMatcher(Rulebook rulebook, ColumnMapping.Reader headers) {
    this.rulebook = rulebook;
    this.headers = headers;
    this.kinds = new StandKindParser(rulebook);
  }

  /**
   * The columns that read most lines.
   *
   * @param moved cells the headers were moved to the right, 1, 0 or -1
   * @param from index of the first header that was moved
   */
  record Fitted(ColumnMapping columns, int moved, int from) {}

  /**
   * @param below the lines below the headers
   */
  Fitted of(List<TableCell> header, List<List<TableCell>> below) {
    List<List<TableCell>> stands =
        below.stream()
            .limit(ENOUGH)
            .filter(row -> row.stream().filter(cell -> !cell.isBlank()).count() >= CELLS)
            .toList();
    Fitted best = new Fitted(columns(header, stands), 0, 0);
    long most = readable(best.columns(), stands);
    // where a good part can be read, the others have slips of their own
    for (int from = 0; most * 2 < stands.size() && from < header.size(); from++) {
      List<TableCell> moved = new ArrayList<>(header);
      moved.add(from, new TableCell("", header.get(from).at()));
      Fitted right = new Fitted(columns(moved, stands), 1, from);
      if (readable(right.columns(), stands) > most) {
        most = readable(right.columns(), stands);
        best = right;
      }
      if (header.get(from).isBlank()) {
        List<TableCell> left = new ArrayList<>(header);
        left.remove(from);
        Fitted back = new Fitted(columns(left, stands), -1, from);
        if (readable(back.columns(), stands) > most) {
          most = readable(back.columns(), stands);
          best = back;
        }
      }
    }
    return best;
  }

  private long readable(ColumnMapping columns, List<List<TableCell>> stands) {
    return stands.stream()
        .filter(
            row -> {
              var findings = new ArrayList<Finding>();
              new StandRowParser(rulebook, kinds, columns, row, findings)
                  .into(new ArmyTextBuilder(rulebook, ""));
              return findings.stream().noneMatch(each -> each.severity() == Severity.ERROR);
            })
        .count();
  }

  /** The columns with names, and those whose cells all say what they are. */
  private ColumnMapping columns(List<TableCell> header, List<List<TableCell>> stands) {
    ColumnMapping columns = headers.columns(header);
    int width = stands.stream().mapToInt(List::size).max().orElse(0);
    for (int i = 0; i < width; i++) {
      if (!columns.meanings().containsKey(i)) {
        columns = with(columns, i, stands);
      }
    }
    return columns;
  }

  private ColumnMapping with(ColumnMapping columns, int column, List<List<TableCell>> stands) {
    List<String> cells =
        stands.stream()
            .filter(row -> column < row.size() && !row.get(column).isBlank())
            .map(row -> row.get(column).text())
            .filter(text -> headers.meaning(text) == null)
            .toList();
    if (all(cells, text -> kinds.order(text) != null)) {
      return with(columns, column, Meaning.Of.ORDER);
    } else if (all(cells, kinds::isClass)) {
      return with(columns, column, Meaning.Of.CLASS);
    } else if (all(cells, text -> kinds.read(text).isWhole())) {
      return with(columns, column, Meaning.Of.CATEGORY);
    }
    return all(cells, text -> kinds.weapon(text) != null)
        ? with(columns, column, Meaning.Of.WEAPON)
        : columns;
  }

  private static ColumnMapping with(ColumnMapping columns, int column, Meaning meaning) {
    return columns.of(meaning) < 0 ? columns.and(column, meaning) : columns;
  }

  private static boolean all(List<String> cells, Predicate<String> is) {
    return !cells.isEmpty() && cells.stream().allMatch(is);
  }
}
