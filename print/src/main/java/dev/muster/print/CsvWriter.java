package dev.muster.print;

import java.util.List;
import java.util.stream.Collectors;

/** Rows for a spreadsheet. What would be a formula there is made a text: none is ever run. */
final class CsvWriter {
  private CsvWriter() {}

  static String of(List<List<String>> rows) {
    return rows.stream()
        .map(row -> row.stream().map(CsvWriter::cell).collect(Collectors.joining(",")))
        .collect(Collectors.joining("\r\n", "", "\r\n"));
  }

  private static String cell(String text) {
    String safe = FormulaGuard.guarded(text);
    safe = safe.replaceAll("[\\p{Cntrl}&&[^\\n]]", "");
    return safe.matches("(?s).*[\",\\n'].*") ? '"' + safe.replace("\"", "\"\"") + '"' : safe;
  }
}
