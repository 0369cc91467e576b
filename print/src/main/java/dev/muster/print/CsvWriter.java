package dev.muster.print;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Rows for a spreadsheet. What would be a formula there is made a text: none is ever run. */
final class CsvWriter {
  private static final Pattern NUMBER = Pattern.compile("[+-]?[0-9]+(\\.[0-9]+)?");

  /** Beginnings that a spreadsheet takes for a formula, also behind blanks. */
  private static final Pattern FORMULA =
      Pattern.compile("(?s)[\\s\\u00a0]*[=+@\\-\\t\\r\\uff1d\\uff0b\\uff20\\uff0d].*");

  private CsvWriter() {}

  static String of(List<List<String>> rows) {
    return rows.stream()
        .map(row -> row.stream().map(CsvWriter::cell).collect(Collectors.joining(",")))
        .collect(Collectors.joining("\r\n", "", "\r\n"));
  }

  private static String cell(String text) {
    String safe =
        FORMULA.matcher(text).matches() && !NUMBER.matcher(text).matches() ? "'" + text : text;
    safe = safe.replaceAll("[\\p{Cntrl}&&[^\\n]]", "");
    return safe.matches("(?s).*[\",\\n'].*") ? '"' + safe.replace("\"", "\"\"") + '"' : safe;
  }
}
