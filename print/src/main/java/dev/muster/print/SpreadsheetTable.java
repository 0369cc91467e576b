package dev.muster.print;

import java.util.List;

/**
 * Rows of a spreadsheet, the first of them the heads of its columns. Nothing in it is safe for any
 * format yet.
 *
 * @param name of the sheet
 */
public record SpreadsheetTable(String name, List<List<String>> rows) {
  public SpreadsheetTable {
    rows = rows.stream().map(List::copyOf).toList();
  }
}
