package dev.muster.print.export;

import dev.muster.print.ArmyList;
import dev.muster.print.DocumentKind;
import dev.muster.print.DocumentRenderer;
import dev.muster.print.HtmlPage;
import dev.muster.print.OutputFormat;
import dev.muster.print.PrintSettings;
import dev.muster.print.PrintableDocuments.PrintableDocument;
import dev.muster.print.export.pdf.PdfWriter;
import dev.muster.print.export.pdf.PngWriter;
import dev.muster.print.export.spreadsheet.XlsxWriter;
import dev.muster.print.export.vassal.VassalModuleWriter;
import dev.muster.rules.model.BattleProgram;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Supplier;

/**
 * Documents as files, in every {@link OutputFormat}. The output is deterministic, and no network is
 * used.
 */
public final class DocumentExporter {
  private DocumentExporter() {}

  /**
   * A file, made when it is wanted.
   *
   * @param subject name of the army or scenario it is about
   * @param fileName safe on every file system, unique among those made together
   * @param bytes makes what belongs into it
   */
  public record ExportedFile(String subject, String fileName, Supplier<byte[]> bytes) {}

  /**
   * Returns documents of one kind, a file for each battle or army; none if the kind does not
   * support the format.
   *
   * @param lists armies that are reported even if no battle fields them
   * @throws IllegalArgumentException for a side that a scenario has not
   */
  public static List<ExportedFile> of(
      DocumentKind what,
      OutputFormat form,
      List<BattleProgram> programs,
      List<ArmyList> lists,
      PrintSettings setting) {
    if (!what.forms().contains(form)) {
      return List.of();
    }
    return switch (form) {
      case XLSX ->
          DocumentRenderer.workbooks(what, programs, lists, setting).stream()
              .map(
                  book ->
                      new ExportedFile(book.subject(), book.fileName(), () -> XlsxWriter.of(book)))
              .toList();
      case VASSAL ->
          DocumentRenderer.playfields(programs, setting).stream()
              .map(
                  field ->
                      new ExportedFile(
                          field.subject(), field.fileName(), () -> VassalModuleWriter.of(field)))
              .toList();
      default ->
          DocumentRenderer.of(what, form, programs, lists, setting).stream()
              .map(
                  page ->
                      new ExportedFile(page.subject(), page.fileName(), () -> bytes(page, form)))
              .toList();
    };
  }

  /**
   * Returns one chosen document.
   *
   * @throws IllegalArgumentException if it does not support the format, or the side does not exist
   */
  public static byte[] of(PrintableDocument summary, OutputFormat form, PrintSettings setting) {
    return switch (form) {
      case XLSX -> XlsxWriter.of(summary.workbook(setting));
      case VASSAL -> VassalModuleWriter.of(summary.playfield(setting));
      default -> bytes(summary.page(form, setting), form);
    };
  }

  /** A page in the form that is made from it. */
  public static byte[] bytes(HtmlPage page, OutputFormat form) {
    return switch (form) {
      case PDF -> PdfWriter.of(page.html());
      case PNG -> PngWriter.of(page.html());
      default -> page.html().getBytes(StandardCharsets.UTF_8);
    };
  }
}
