package dev.muster.dsl.ide.armylist;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import dev.muster.print.FormulaGuard;
import dev.muster.rules.check.Finding;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.SourceRange;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A table of text, as a spreadsheet or a forum writes it or a printed page is copied: lines of
 * cells, set apart by tabs, semicolons, commas or upright strokes, or by blanks, or the HTML of a
 * page. Blank lines are left out.
 */
record ImportedTable(List<Row> rows) {
  private static final char[] SEPARATORS = {'\t', ';', ','};
  private static final Pattern BLANKS = Pattern.compile("[\\p{Z}\\p{C}]+");

  /**
   * A line of a table.
   *
   * @param source the line as the text contains it
   * @param findings findings about this line; if one is an error, the row has no cells
   */
  record Row(List<TableCell> cells, String source, List<Finding> findings) {
    Row {
      cells = List.copyOf(cells);
      findings = List.copyOf(findings);
    }
  }

  /**
   * Returns the reading of the text that finds the most headers. In a tie the layout of a printed
   * page comes first, then vertical bars, then tabs. If no reading finds headers, the cells may be
   * separated by blanks only.
   */
  static ImportedTable read(
      String text, String file, ColumnMapping.Reader headers, Rulebook rulebook) {
    ImportedTable best = new ImportedTable(List.of());
    int most = -1;
    var readings = new ArrayList<ImportedTable>();
    readings.add(withHeaders(ForumTableParser.page(text, file), headers));
    readings.add(withHeaders(ForumTableParser.strokes(text, file), headers));
    for (char separator : SEPARATORS) {
      readings.add(read(text, file, separator));
    }
    for (ImportedTable table : readings) {
      int known = table.rows().stream().mapToInt(row -> headers.known(row.cells())).max().orElse(0);
      if (known > most) {
        best = table;
        most = known;
      }
    }
    return best.rows().stream().anyMatch(row -> headers.isHeader(row.cells()))
        ? best
        : new FixedWidthTableParser(file, headers, rulebook).read(text);
  }

  /** The rows of the tables that have headers: a page may have tables of other things. */
  private static ImportedTable withHeaders(
      List<ImportedTable> tables, ColumnMapping.Reader headers) {
    return new ImportedTable(
        tables.stream()
            .map(ImportedTable::rows)
            .filter(rows -> rows.stream().anyMatch(row -> headers.isHeader(row.cells())))
            .flatMap(List::stream)
            .toList());
  }

  private static ImportedTable read(String text, String file, char separator) {
    var rows = new ArrayList<Row>();
    var places = new Places(text, file, separator);
    try (CsvReader<CsvRecord> reader =
        CsvReader.builder()
            .fieldSeparator(separator)
            .allowExtraFields(true)
            .allowMissingFields(true)
            .allowExtraCharsAfterClosingQuote(true)
            .ofCsvRecord(text)) {
      for (CsvRecord line : reader) {
        List<SourceRange> at = places.ofLine((int) line.getStartingLineNumber());
        var cells = new ArrayList<TableCell>();
        for (int i = 0; i < line.getFieldCount(); i++) {
          cells.add(
              new TableCell(
                  FormulaGuard.plain(plain(line.getField(i))), at.get(Math.min(i, at.size() - 1))));
        }
        if (cells.stream().anyMatch(cell -> !cell.isBlank())) {
          rows.add(new Row(cells, plain(String.join(" | ", line.getFields())), List.of()));
        }
      }
    } catch (CsvParseException | java.io.IOException e) {
      // For example an open quote: this is not the separator, or the text is not a table.
      return new ImportedTable(List.of());
    }
    return new ImportedTable(List.copyOf(rows));
  }

  /** One line, and blanks of every kind as blanks. */
  static String plain(String cell) {
    return BLANKS.matcher(cell).replaceAll(" ").strip();
  }

  /** The positions of the cells of a line, which the CSV reader does not report. */
  private static final class Places {
    private final String text;
    private final String file;
    private final char separator;
    private final List<Integer> lines = new ArrayList<>(List.of(0));

    Places(String text, String file, char separator) {
      this.text = text;
      this.file = file;
      this.separator = separator;
      for (int i = 0; i < text.length(); i++) {
        char c = text.charAt(i);
        boolean pair = c == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n';
        if (c == '\n' || (c == '\r' && !pair)) {
          lines.add(i + 1);
        }
      }
    }

    /**
     * Returns the cells that begin on a line, counted from 1; a quoted cell can end on a later
     * line.
     */
    List<SourceRange> ofLine(int line) {
      var cells = new ArrayList<SourceRange>();
      int at = lines.get(Math.min(line, lines.size()) - 1);
      while (true) {
        int end = endOfCell(at);
        int from = at;
        int to = end;
        while (from < to && Character.isWhitespace(text.charAt(from))) {
          from++;
        }
        while (to > from && Character.isWhitespace(text.charAt(to - 1))) {
          to--;
        }
        cells.add(range(line, from, to));
        if (end >= text.length() || text.charAt(end) != separator) {
          return cells;
        }
        at = end + 1;
      }
    }

    private int endOfCell(int from) {
      boolean quoted = from < text.length() && text.charAt(from) == '"';
      int at = quoted ? from + 1 : from;
      while (at < text.length()) {
        char c = text.charAt(at);
        if (quoted) {
          quoted = c != '"' || (at + 1 < text.length() && text.charAt(at + 1) == '"');
          at += c == '"' && quoted ? 2 : 1;
        } else if (c == separator || c == '\n' || c == '\r') {
          return at;
        } else {
          at++;
        }
      }
      return at;
    }

    private SourceRange range(int line, int from, int to) {
      int first = line;
      while (first < lines.size() && lines.get(first) <= from) {
        first++;
      }
      int last = first;
      while (last < lines.size() && lines.get(last) <= to) {
        last++;
      }
      return new SourceRange(
          file, first, from - lines.get(first - 1) + 1, last, to - lines.get(last - 1) + 1);
    }
  }
}
