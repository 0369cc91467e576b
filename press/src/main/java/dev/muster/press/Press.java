package dev.muster.press;

import dev.muster.press.pdf.Pdf;
import dev.muster.press.pdf.Png;
import dev.muster.press.screen.VassalModule;
import dev.muster.press.spreadsheet.Xlsx;
import dev.muster.print.Documents;
import dev.muster.print.Documents.Setting;
import dev.muster.print.Form;
import dev.muster.print.HtmlPages.ArmyList;
import dev.muster.print.Page;
import dev.muster.print.Summaries.Summary;
import dev.muster.print.What;
import dev.muster.rules.model.BattleProgram;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Supplier;

/**
 * Documents as files, in every {@link Form}. The same battles give the same bytes, and nothing is
 * fetched from anywhere.
 */
public final class Press {
  private Press() {}

  /**
   * A file, made when it is wanted.
   *
   * @param subject name of the army or scenario it is about
   * @param fileName safe on every file system, unique among those made together
   * @param bytes makes what belongs into it
   */
  public record Made(String subject, String fileName, Supplier<byte[]> bytes) {}

  /**
   * Documents of one kind, a file for each battle or army; none where the kind is not made in that
   * form.
   *
   * @param lists armies that are told also where no battle fields them
   * @throws IllegalArgumentException for a side that a scenario has not
   */
  public static List<Made> of(
      What what, Form form, List<BattleProgram> programs, List<ArmyList> lists, Setting setting) {
    if (!what.forms().contains(form)) {
      return List.of();
    }
    return switch (form) {
      case XLSX ->
          Documents.workbooks(what, programs, lists, setting).stream()
              .map(book -> new Made(book.subject(), book.fileName(), () -> Xlsx.of(book)))
              .toList();
      case VASSAL ->
          Documents.playfields(programs, setting).stream()
              .map(
                  field ->
                      new Made(field.subject(), field.fileName(), () -> VassalModule.of(field)))
              .toList();
      default ->
          Documents.of(what, form, programs, lists, setting).stream()
              .map(page -> new Made(page.subject(), page.fileName(), () -> bytes(page, form)))
              .toList();
    };
  }

  /**
   * One document that was chosen.
   *
   * @throws IllegalArgumentException where it is not made in that form, or has no such side
   */
  public static byte[] of(Summary summary, Form form, Setting setting) {
    return switch (form) {
      case XLSX -> Xlsx.of(summary.workbook(setting));
      case VASSAL -> VassalModule.of(summary.playfield(setting));
      default -> bytes(summary.page(form, setting), form);
    };
  }

  private static byte[] bytes(Page page, Form form) {
    return switch (form) {
      case PDF -> Pdf.of(page.html());
      case PNG -> Png.of(page.html());
      default -> page.html().getBytes(StandardCharsets.UTF_8);
    };
  }

  /**
   * What can be read in a file that was made here, in whatever form.
   *
   * @throws IOException where it begins as a PDF or spreadsheet and is none
   */
  public static String text(byte[] bytes) throws IOException {
    String start = new String(bytes, 0, Math.min(4, bytes.length), StandardCharsets.ISO_8859_1);
    return start.equals("%PDF")
        ? Pdf.text(bytes)
        : start.startsWith("PK")
            ? Xlsx.text(bytes) + VassalModule.text(bytes)
            : new String(bytes, StandardCharsets.UTF_8);
  }
}
