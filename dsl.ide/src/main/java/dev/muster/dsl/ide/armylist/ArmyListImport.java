package dev.muster.dsl.ide.armylist;

import dev.muster.rules.check.Finding;
import dev.muster.rules.check.Finding.Severity;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.SourceRange;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads an army list as it is printed in chapter 15 and tells it as Muster text. */
public final class ArmyListImport {
  private static final Pattern TOTAL =
      Pattern.compile("(?i)(grand |army )?(totals?|sum)( (bp|points|break points))?[ :.]*");

  private final Rulebook rulebook;
  private final Columns.Reader headers;
  private final KindReading kinds;
  private final List<Finding> findings = new ArrayList<>();
  private boolean refused;
  private final List<ArmyText> armies = new ArrayList<>();

  /**
   * What came of a table.
   *
   * @param text Muster text of all its armies, not laid out, with the lines that could not be read
   *     as comments; empty where no stand could be read
   * @param findings cells that could not be read, and what was made of others, by place
   */
  public record Imported(String text, List<Finding> findings) {
    public Imported {
      findings = List.copyOf(findings);
    }

    /** What could not be read. */
    public long errors() {
      return findings.stream().filter(each -> each.severity() == Severity.ERROR).count();
    }
  }

  private ArmyListImport(Rulebook rulebook) {
    this.rulebook = rulebook;
    this.headers = new Columns.Reader(rulebook);
    this.kinds = new KindReading(rulebook);
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
    var reader = new ArmyListImport(rulebook);
    String plain = text.startsWith("\uFEFF") ? text.substring(1) : text;
    reader.table(Table.read(plain, file, reader.headers, rulebook), file, name);
    reader.findings.sort(
        Comparator.comparing((Finding each) -> each.at().line())
            .thenComparing(each -> each.at().column()));
    var all = new StringBuilder();
    if (!reader.refused && reader.armies.stream().anyMatch(ArmyText::hasStands)) {
      reader.armies.forEach(army -> army.append(all));
    }
    return new Imported(all.toString(), reader.findings);
  }

  private void table(Table table, String file, String name) {
    Columns columns = null;
    List<Table.Row> rows = table.rows();
    for (int i = 0; i < rows.size(); i++) {
      List<Cell> row = rows.get(i).cells();
      if (headers.isHeader(row)) {
        columns = columns(row, rows.subList(i + 1, rows.size()));
        armies.add(new ArmyText(rulebook, name));
        title(row, columns);
      } else if (columns != null && isTitle(row, columns)) {
        columns = titleRow(row, columns);
      } else if (columns != null) {
        stand(rows.get(i), columns);
      }
    }
    armies.removeIf(ArmyText::isEmpty);
    if (columns == null || (armies.isEmpty() && findings.isEmpty())) {
      refuse(
          columns == null
              ? "no army list here: no line names columns such as " + headers.examples()
              : "no army list here: nothing stands below the headers",
          new SourceRange(file, 1, 1, 1, 1));
    }
  }

  /** The columns of a line of headers, by the lines below it up to the next headers. */
  private Columns columns(List<Cell> header, List<Table.Row> rest) {
    List<List<Cell>> below =
        rest.stream().map(Table.Row::cells).takeWhile(row -> !headers.isHeader(row)).toList();
    ColumnFit.Fitted fitted = new ColumnFit(rulebook, headers).of(header, below);
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
  private void stand(Table.Row row, Columns columns) {
    List<Finding> found = new ArrayList<>(row.findings());
    if (isTotal(row.cells(), columns)) {
      Cell points = columns.cell(row.cells(), new Columns.Meaning.Stat("bp"));
      Integer total = points == null ? null : StandReading.wholeNumber(points.text());
      if (total != null && total > 0) {
        army().total(total);
      }
      return;
    }
    if (found.stream().noneMatch(ArmyListImport::isError)) {
      new StandReading(rulebook, kinds, columns, row.cells(), found).into(army());
    }
    List<String> reasons =
        found.stream().filter(ArmyListImport::isError).map(Finding::message).toList();
    if (!reasons.isEmpty()) {
      army().leftOut(row.source(), reasons);
    }
    findings.addAll(found);
  }

  private static boolean isError(Finding finding) {
    return finding.severity() == Severity.ERROR;
  }

  /** The last line of many lists: a sum, and no stand. */
  private static boolean isTotal(List<Cell> row, Columns columns) {
    Cell name = columns.cell(row, Columns.Meaning.Of.NAME);
    Cell category = columns.cell(row, Columns.Meaning.Of.CATEGORY);
    boolean one = name == null || category == null;
    return one && TOTAL.matcher(near(row, name).text()).matches();
  }

  private ArmyText army() {
    return armies.getLast();
  }

  /** A row with nothing below the stats is a title, such as "Catholic Stands" and "Cat". */
  private boolean isTitle(List<Cell> row, Columns columns) {
    return columns.meanings().values().stream()
            .filter(Columns.Meaning.Stat.class::isInstance)
            .allMatch(stat -> columns.cell(row, stat) == null)
        && (row.stream().filter(cell -> !cell.isBlank()).count() == 1 || category(row) >= 0);
  }

  private Columns titleRow(List<Cell> row, Columns columns) {
    if (!army().isEmpty()) {
      armies.add(new ArmyText(rulebook, army().fallbackName()));
    }
    int category = category(row);
    Columns known =
        category >= 0 && columns.of(Columns.Meaning.Of.CATEGORY) < 0
            ? columns.and(category, Columns.Meaning.Of.CATEGORY)
            : columns;
    title(row, known);
    return known;
  }

  /** What stands above the names of the stands, where it is more than a word for the column. */
  private void title(List<Cell> row, Columns columns) {
    Cell title = columns.cell(row, Columns.Meaning.Of.NAME);
    if (title != null && headers.meaning(title) == null) {
      army().title(title.text());
    }
  }

  private int category(List<Cell> row) {
    for (int i = 0; i < row.size(); i++) {
      if (headers.meaning(row.get(i)) == Columns.Meaning.Of.CATEGORY) {
        return i;
      }
    }
    return -1;
  }

  private void unknownColumns(List<Cell> header, ColumnFit.Fitted fitted) {
    Columns named = fitted.moved() == 0 ? fitted.columns() : headers.columns(header);
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
      if (stat.required() && fitted.columns().of(new Columns.Meaning.Stat(stat.key())) < 0) {
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

  /** The cell that is there, for a finding about one that is not. */
  static Cell near(List<Cell> row, @Nullable Cell cell) {
    return cell != null
        ? cell
        : row.stream().filter(each -> !each.isBlank()).findFirst().orElse(row.getFirst());
  }
}
