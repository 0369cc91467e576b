package dev.muster.cli.armylist;

import dev.muster.rules.check.Finding;
import dev.muster.rules.check.Finding.Severity;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.SourceRange;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads an army list as it is printed in chapter 15 and tells it as Muster text. */
public final class ArmyListImport {
  private final Rulebook rulebook;
  private final Columns.Reader headers;
  private final List<Finding> findings = new ArrayList<>();
  private final List<ArmyText> armies = new ArrayList<>();

  /**
   * What came of a table.
   *
   * @param text Muster text of all its armies, not laid out; without meaning where there are errors
   * @param findings cells that could not be read, and what was made of others, by place
   */
  public record Imported(String text, List<Finding> findings) {
    public Imported {
      findings = List.copyOf(findings);
    }

    public boolean hasErrors() {
      return findings.stream().anyMatch(each -> each.severity() == Severity.ERROR);
    }
  }

  private ArmyListImport(Rulebook rulebook) {
    this.rulebook = rulebook;
    this.headers = new Columns.Reader(rulebook);
  }

  /**
   * Reads a table.
   *
   * @param text lines of cells, set apart by tabs, semicolons or commas
   * @param file what to call it in findings
   * @param name what to call an army whose table does not say
   * @param rulebook names the columns, categories, weapons and traits
   */
  public static Imported read(String text, String file, String name, Rulebook rulebook) {
    var reader = new ArmyListImport(rulebook);
    String plain = text.startsWith("\uFEFF") ? text.substring(1) : text;
    reader.table(Table.read(plain, file, reader.headers), file, name);
    reader.findings.sort(
        Comparator.comparing((Finding each) -> each.at().line())
            .thenComparing(each -> each.at().column()));
    var all = new StringBuilder();
    reader.armies.forEach(army -> army.append(all));
    return new Imported(all.toString(), reader.findings);
  }

  private void table(Table table, String file, String name) {
    Columns columns = null;
    for (List<Cell> row : table.rows()) {
      if (headers.isHeader(row)) {
        columns = headers.columns(row);
        unknownColumns(row, columns);
        armies.add(new ArmyText(rulebook, name));
        title(row, columns);
      } else if (columns != null && isTitle(row, columns)) {
        columns = titleRow(row, columns);
      } else if (columns != null) {
        new StandReading(rulebook, columns, row, findings).into(army());
      }
    }
    armies.removeIf(ArmyText::isEmpty);
    if (columns == null || (armies.isEmpty() && findings.isEmpty())) {
      refuse(
          columns == null
              ? "no army list here: no line names columns such as MP, SP and BP"
              : "no army list here: nothing stands below the headers",
          new SourceRange(file, 1, 1, 1, 1));
    }
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

  private void unknownColumns(List<Cell> header, Columns columns) {
    for (int i = 0; i < header.size(); i++) {
      if (!header.get(i).isBlank() && !columns.meanings().containsKey(i)) {
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
      if (stat.required() && columns.of(new Columns.Meaning.Stat(stat.key())) < 0) {
        refuse(
            "the table has no column " + stat.header() + "; every stand needs a value there",
            header.getFirst().at());
      }
    }
  }

  private void refuse(String message, SourceRange at) {
    findings.add(new Finding("V-001", Severity.ERROR, "15.0", message, at));
  }

  /** The cell that is there, for a finding about one that is not. */
  static Cell near(List<Cell> row, @Nullable Cell cell) {
    return cell != null
        ? cell
        : row.stream().filter(each -> !each.isBlank()).findFirst().orElse(row.getFirst());
  }
}
