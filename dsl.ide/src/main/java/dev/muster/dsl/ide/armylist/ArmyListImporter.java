package dev.muster.dsl.ide.armylist;

import dev.muster.rules.check.Finding;
import dev.muster.rules.check.Finding.Severity;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.systems.Rulebooks;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads a printed army list (chapter 15 of the rules) and returns it as Muster text. A page that
 * already contains Muster text returns that text.
 */
public final class ArmyListImporter {
  private static final Pattern TOTAL =
      Pattern.compile("(?i)(grand |army )?(totals?|sum)( (bp|points|break points))?[ :.]*");

  private static final Set<String> ABOUT =
      Set.of("Army:", "Rulebook:", "Training:", "Breaks at:", "Total:", "Note:", "Source:");

  private static final String CELL = "\"?([A-Za-z][A-Za-z0-9._-]*)";

  /** Finds the rulebook that a table names, and the shipped rulebook that it extends. */
  private static final Pattern RULEBOOK =
      Pattern.compile("(?m)^\"?Rulebook:\"?[,;\\t]" + CELL + "\"?(?:[,;\\t]" + CELL + ")?");

  private final Rulebook rulebook;
  private final ColumnMapping.Reader headers;
  private final StandKindParser kinds;
  private final List<Finding> findings = new ArrayList<>();
  private boolean refused;
  private final List<ArmyTextBuilder> armies = new ArrayList<>();

  /**
   * The result of an import.
   *
   * @param text Muster text of all armies, not formatted, with unreadable lines as comments; empty
   *     if no stand could be read
   * @param findings cells that could not be read or were interpreted, in text order
   */
  public record Imported(String text, List<Finding> findings) {
    public Imported {
      findings = List.copyOf(findings);
    }

    /** Returns the number of cells that could not be read. */
    public long errors() {
      return findings.stream().filter(each -> each.severity() == Severity.ERROR).count();
    }
  }

  private ArmyListImporter(Rulebook rulebook) {
    this.rulebook = rulebook;
    this.headers = new ColumnMapping.Reader(rulebook);
    this.kinds = new StandKindParser(rulebook);
  }

  /**
   * Reads a table.
   *
   * @param text lines of cells, set apart by tabs, semicolons, commas or blanks
   * @param file what to call it in findings
   * @param name what to call an army whose table does not say
   * @param rulebook names the columns, categories, weapons and traits
   */
  public static Imported read(String text, String file, String name, Rulebook rulebook) {
    return read(text, file, name, rulebook, rulebook.name());
  }

  /**
   * @param base the shipped rulebook
   * @param own the name of the rulebook the army is for, which may be one of an author
   */
  private static Imported read(String text, String file, String name, Rulebook base, String own) {
    String plain = text.startsWith("\uFEFF") ? text.substring(1) : text;
    String written = WrittenArmies.of(plain);
    if (!written.isEmpty()) {
      return new Imported(written, List.of());
    }
    var headers = new ColumnMapping.Reader(base);
    ImportedTable table = ImportedTable.read(plain, file, headers, base);
    var reader =
        new ArmyListImporter(
            own.equals(base.name()) ? base : OwnRulebook.of(own, base, headers, table));
    reader.table(table, file, name);
    reader.findings.sort(
        Comparator.comparing((Finding each) -> each.at().line())
            .thenComparing(each -> each.at().column()));
    var all = new StringBuilder();
    if (!reader.refused && reader.armies.stream().anyMatch(ArmyTextBuilder::hasStands)) {
      reader.armies.forEach(army -> army.append(all));
    }
    return new Imported(all.toString(), reader.findings);
  }

  private void table(ImportedTable table, String file, String name) {
    ColumnMapping columns = null;
    List<ImportedTable.Row> rows = table.rows();
    for (int i = 0; i < rows.size(); i++) {
      List<TableCell> row = rows.get(i).cells();
      if (columns != null && isAbout(row)) {
        about(row);
      } else if (headers.isHeader(row)) {
        columns = columns(row, rows.subList(i + 1, rows.size()));
        armies.add(new ArmyTextBuilder(rulebook, name));
        title(row, columns);
      } else if (columns != null && isTitle(row, columns)) {
        columns = titleRow(row, columns);
      } else if (columns != null) {
        stand(rows.get(i), columns);
      }
    }
    armies.removeIf(ArmyTextBuilder::isEmpty);
    if (columns == null || (armies.isEmpty() && findings.isEmpty())) {
      refuse(
          columns == null
              ? "no army list here: no line names columns such as " + headers.examples()
              : "no army list here: nothing stands below the headers",
          new SourceRange(file, 1, 1, 1, 1));
    }
  }

  /** Whether a line is about the army as a whole, as {@code print} writes them below the stands. */
  static boolean isAbout(List<TableCell> row) {
    return row.size() > 1 && !row.get(1).isBlank() && ABOUT.contains(row.getFirst().text());
  }

  private void about(List<TableCell> row) {
    String value = row.get(1).text();
    switch (row.getFirst().text()) {
      case "Army:" -> {
        army().key(value);
        army().title(row.size() > 2 && !row.get(2).isBlank() ? row.get(2).text() : value);
      }
      case "Training:" -> entry("training ", value, "[A-Za-z][A-Za-z0-9_-]*");
      case "Breaks at:" -> entry("breaks at ", value, "\\d{1,4}/\\d{1,4}");
      case "Total:" -> entry("total ", value, "\\d{1,4}");
      case "Note:" -> army().entry("note " + ArmyTextBuilder.quoted(value));
      case "Source:" -> army().entry("source " + ArmyTextBuilder.quoted(value));
      default -> {} // The rulebook is chosen before the table is read.
    }
  }

  private void entry(String words, String value, String form) {
    if (value.matches(form)) {
      army().entry(words + value);
    }
  }

  /**
   * Reads a table with the given rulebook, else with the rulebook that the table names in the form
   * that {@code print} writes, else with the default rulebook. For an author's own rulebook it uses
   * the shipped one that it extends; the table names this one too.
   *
   * @param rules the rulebook; null if the caller names none
   * @throws IllegalArgumentException if the rulebook is not shipped; the message is for the user
   */
  public static Imported read(String text, String file, String name, @Nullable String rules) {
    var named = RULEBOOK.matcher(text);
    if (rules != null || !named.find()) {
      return read(text, file, name, Rulebooks.named(rules == null ? Rulebooks.USUAL : rules));
    }
    String base = named.group(2) == null ? named.group(1) : named.group(2);
    return read(text, file, name, Rulebooks.named(base), named.group(1));
  }

  /** The columns of a line of headers, by the lines below it up to the next headers. */
  private ColumnMapping columns(List<TableCell> header, List<ImportedTable.Row> rest) {
    List<List<TableCell>> below =
        rest.stream()
            .map(ImportedTable.Row::cells)
            .takeWhile(row -> !headers.isHeader(row))
            .toList();
    ColumnMatcher.Fitted fitted = new ColumnMatcher(rulebook, headers).of(header, below);
    unknownColumns(header, fitted);
    if (fitted.moved() != 0) {
      findings.add(
          new Finding(
              "V-016",
              Severity.WARNING,
              "15.0",
              "the headers stand one cell too far to the "
                  + (fitted.moved() > 0 ? "left" : "right")
                  + " for the lines below; they are read one cell farther to the "
                  + (fitted.moved() > 0 ? "right" : "left"),
              header.get(Math.min(fitted.from(), header.size() - 1)).at()));
    }
    return fitted.columns();
  }

  /** Adds a stand, or keeps its line as a comment; a row of the total is no stand. */
  private void stand(ImportedTable.Row row, ColumnMapping columns) {
    List<Finding> found = new ArrayList<>(row.findings());
    if (isTotal(row.cells(), columns)) {
      TableCell points = columns.cell(row.cells(), new ColumnMapping.Meaning.StatColumn("bp"));
      Integer total = points == null ? null : StandRowParser.wholeNumber(points.text());
      if (total != null && total > 0) {
        army().total(total);
      }
      return;
    }
    if (found.stream().noneMatch(ArmyListImporter::isError)) {
      new StandRowParser(rulebook, kinds, columns, row.cells(), found).into(army());
    }
    List<String> reasons =
        found.stream().filter(ArmyListImporter::isError).map(Finding::message).toList();
    if (!reasons.isEmpty()) {
      army().leftOut(row.source(), reasons);
    }
    findings.addAll(found);
  }

  private static boolean isError(Finding finding) {
    return finding.severity() == Severity.ERROR;
  }

  /** The last line of many lists: a sum, and no stand. */
  private static boolean isTotal(List<TableCell> row, ColumnMapping columns) {
    TableCell name = columns.cell(row, ColumnMapping.Meaning.Of.NAME);
    TableCell category = columns.cell(row, ColumnMapping.Meaning.Of.CATEGORY);
    boolean one = name == null || category == null;
    return one && TOTAL.matcher(near(row, name).text()).matches();
  }

  private ArmyTextBuilder army() {
    return armies.getLast();
  }

  /**
   * Returns whether a row is a title, such as "Catholic Stands" or "Cat": it has no value in a stat
   * column.
   */
  private boolean isTitle(List<TableCell> row, ColumnMapping columns) {
    return columns.meanings().values().stream()
            .filter(ColumnMapping.Meaning.StatColumn.class::isInstance)
            .allMatch(stat -> columns.cell(row, stat) == null)
        && (row.stream().filter(cell -> !cell.isBlank()).count() == 1 || category(row) >= 0);
  }

  private ColumnMapping titleRow(List<TableCell> row, ColumnMapping columns) {
    if (!army().isEmpty()) {
      armies.add(new ArmyTextBuilder(rulebook, army().fallbackName()));
    }
    int category = category(row);
    ColumnMapping known =
        category >= 0 && columns.of(ColumnMapping.Meaning.Of.CATEGORY) < 0
            ? columns.and(category, ColumnMapping.Meaning.Of.CATEGORY)
            : columns;
    title(row, known);
    return known;
  }

  /** Adds a title from the row above the stand names, if it is more than a word for the column. */
  private void title(List<TableCell> row, ColumnMapping columns) {
    TableCell title = columns.cell(row, ColumnMapping.Meaning.Of.NAME);
    if (title != null && headers.meaning(title) == null) {
      army().title(title.text());
    }
  }

  private int category(List<TableCell> row) {
    for (int i = 0; i < row.size(); i++) {
      if (headers.meaning(row.get(i)) == ColumnMapping.Meaning.Of.CATEGORY) {
        return i;
      }
    }
    return -1;
  }

  private void unknownColumns(List<TableCell> header, ColumnMatcher.Fitted fitted) {
    ColumnMapping named = fitted.moved() == 0 ? fitted.columns() : headers.columns(header);
    for (int i = 0; i < header.size(); i++) {
      if (!header.get(i).isBlank() && !named.meanings().containsKey(i)) {
        findings.add(
            new Finding(
                "V-016",
                Severity.WARNING,
                "15.0",
                "column '" + header.get(i).text() + "' is not known or comes twice; it is left out",
                header.get(i).at()));
      }
    }
    for (Rulebook.Stat stat : rulebook.stats()) {
      if (stat.required()
          && fitted.columns().of(new ColumnMapping.Meaning.StatColumn(stat.key())) < 0) {
        refuse(
            "the table has no column " + stat.header() + "; every stand needs a value there",
            header.getFirst().at());
      }
    }
  }

  private void refuse(String message, SourceRange at) {
    refused = true;
    findings.add(new Finding("V-001", Severity.ERROR, "15.0", message, at));
  }

  /** Returns a cell that exists, at which a finding about a missing cell can be reported. */
  static TableCell near(List<TableCell> row, @Nullable TableCell cell) {
    return cell != null
        ? cell
        : row.stream().filter(each -> !each.isBlank()).findFirst().orElse(row.getFirst());
  }
}
