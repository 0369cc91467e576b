package dev.muster.print;

import java.util.List;

/**
 * Tables that are written to one file.
 *
 * @param subject name of the army or scenario
 * @param fileName file name with its extension
 * @param foot their sources, for the foot of each sheet
 * @param seal the record of how they were printed
 */
public record Workbook(
    String subject,
    String fileName,
    List<SpreadsheetTable> tables,
    Provenance foot,
    SheetSeal seal) {
  public Workbook {
    tables = List.copyOf(tables);
  }
}
