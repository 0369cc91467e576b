package dev.muster.dsl.ide.armylist;

import dev.muster.dsl.ide.armylist.ImportedTable.Row;
import dev.muster.rules.model.SourceRange;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Tables as forums have them: Markdown with upright strokes between the cells, or the HTML of a
 * page. What makes letters bold is left out, and so is the number of a footnote behind a name.
 */
final class ForumTableParser {
  private static final Pattern STROKE = Pattern.compile("(?<!\\\\)\\|");

  /** The line of Markdown below the headers. */
  private static final Pattern RULE = Pattern.compile(":?-{2,}:?");

  private static final Pattern MARKS = Pattern.compile("\\*\\*|__|`|\\\\(?=\\p{Punct})");
  private static final Pattern FOOTNOTE = Pattern.compile(" \\[\\d+( [^\\]]*)?\\]$");

  private static final Pattern TABLE = Pattern.compile("(?i)<table\\b");

  private static final Pattern TABLE_ROW =
      Pattern.compile("(?is)<tr\\b[^>]*>(.*?)(?=<tr\\b|</tr|</table|\\z)");

  private static final Pattern TABLE_CELL =
      Pattern.compile("(?is)<t[dh]\\b([^>]*)>(.*?)(?=<t[dh]\\b|</t[dh]|\\z)");

  private static final Pattern SPAN = Pattern.compile("(?i)colspan\\s*=\\s*[\"']?([1-9][0-9]?)\\b");
  private static final Pattern RAISED = Pattern.compile("(?is)<sup\\b[^>]*>.*?</sup\\s*>");
  private static final Pattern TAG = Pattern.compile("(?s)<[^>]*>");
  private static final Pattern ENTITY = Pattern.compile("&(#x?[0-9A-Fa-f]{1,6}|[A-Za-z]{2,8});");

  private static final Map<String, String> ENTITIES =
      Map.of(
          "amp", "&", "lt", "<", "gt", ">", "quot", "\"", "apos", "'", "nbsp", " ", "minus", "-",
          "ndash", "-", "mdash", "-", "times", "*");

  private ForumTableParser() {}

  /** The tables whose cells are set apart by upright strokes. */
  static List<ImportedTable> strokes(String text, String file) {
    var tables = new ArrayList<ImportedTable>();
    var rows = new ArrayList<Row>();
    List<String> lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      List<TableCell> cells = strokes(lines.get(i), file, i + 1);
      boolean rule = cells.stream().allMatch(each -> RULE.matcher(each.text()).matches());
      if (cells.isEmpty()) {
        tables.add(new ImportedTable(List.copyOf(rows)));
        rows.clear();
      } else if (!rule && cells.stream().anyMatch(each -> !each.isBlank())) {
        rows.add(new Row(cells, ImportedTable.plain(lines.get(i)), List.of()));
      }
    }
    tables.add(new ImportedTable(List.copyOf(rows)));
    return tables;
  }

  private static List<TableCell> strokes(String line, String file, int number) {
    if (!line.contains("|")) {
      return List.of();
    }
    var cells = new ArrayList<TableCell>();
    Matcher stroke = STROKE.matcher(line);
    int from = line.indexOf('|') == line.length() - line.stripLeading().length() ? -1 : 0;
    while (stroke.find()) {
      if (from >= 0) {
        cells.add(cell(line, from, stroke.start(), file, number));
      }
      from = stroke.end();
    }
    if (from >= 0 && !line.substring(from).isBlank()) {
      cells.add(cell(line, from, line.length(), file, number));
    }
    return cells;
  }

  private static TableCell cell(String line, int from, int to, String file, int number) {
    String raw = line.substring(from, to);
    int start = from + raw.length() - raw.stripLeading().length();
    String text = ImportedTable.plain(unescaped(MARKS.matcher(raw).replaceAll("")));
    return new TableCell(
        FOOTNOTE.matcher(text).replaceFirst(""),
        new SourceRange(
            file,
            number,
            start + 1,
            number,
            Math.max(start, from + raw.stripTrailing().length()) + 1));
  }

  /** The tables of a page. */
  static List<ImportedTable> page(String text, String file) {
    var tables = new ArrayList<ImportedTable>();
    var rows = new ArrayList<Row>();
    Matcher row = TABLE_ROW.matcher(text);
    int at = 0;
    int line = 1;
    while (row.find()) {
      String between = text.substring(at, row.start());
      line += (int) between.chars().filter(c -> c == '\n').count();
      if (TABLE.matcher(between).find()) {
        tables.add(new ImportedTable(List.copyOf(rows)));
        rows.clear();
      }
      at = row.start();
      List<TableCell> cells = cells(row.group(1), new SourceRange(file, line, 1, line, 1));
      if (cells.stream().anyMatch(cell -> !cell.isBlank())) {
        String source = String.join(" | ", cells.stream().map(TableCell::text).toList());
        rows.add(new Row(cells, source, List.of()));
      }
    }
    tables.add(new ImportedTable(List.copyOf(rows)));
    return tables;
  }

  private static List<TableCell> cells(String row, SourceRange at) {
    var cells = new ArrayList<TableCell>();
    Matcher cell = TABLE_CELL.matcher(row);
    while (cell.find()) {
      String plain = TAG.matcher(RAISED.matcher(cell.group(2)).replaceAll("")).replaceAll(" ");
      cells.add(new TableCell(ImportedTable.plain(unescaped(plain)), at));
      Matcher span = SPAN.matcher(cell.group(1));
      int more = span.find() ? Integer.parseInt(span.group(1)) - 1 : 0;
      cells.addAll(Collections.nCopies(more, new TableCell("", at)));
    }
    return cells;
  }

  private static String unescaped(String text) {
    return ENTITY
        .matcher(text)
        .replaceAll(
            found -> {
              String name = found.group(1);
              String letter = name.startsWith("#") ? numbered(name) : ENTITIES.get(name);
              return Matcher.quoteReplacement(letter == null ? found.group() : letter);
            });
  }

  private static String numbered(String name) {
    boolean hex = name.startsWith("#x");
    String digits = name.substring(hex ? 2 : 1);
    if (!digits.matches(hex ? "[0-9A-Fa-f]{1,6}" : "[0-9]{1,6}")) {
      return " ";
    }
    int letter = Integer.parseInt(digits, hex ? 16 : 10);
    return Character.isDefined(letter) ? Character.toString(letter) : " ";
  }
}
