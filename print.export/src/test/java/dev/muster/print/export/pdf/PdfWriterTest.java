package dev.muster.print.export.pdf;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineItem;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.junit.jupiter.api.Test;

/** A PDF is read back: its text, pages, bookmarks, fonts and tags. */
class PdfWriterTest {
  private static final String DRAWING =
      """
      <svg class="field" xmlns="http://www.w3.org/2000/svg" width="100mm" height="50mm" viewBox="0 0 100 50">
      <title>Map</title><g><path d="M0 0L100 0L100 50L0 50Z" fill="#f6f2e0" fill-rule="evenodd" stroke="#5a5446" stroke-width="0.5"/>
      <text x="50" y="20" font-size="3" text-anchor="middle" font-weight="bold" fill="#1d1b16" stroke="#ffffff" stroke-width="0.6">★ Seneffe</text></g></svg>
      """;

  private static final String PAGE =
      """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8"/><title>Épinay &amp; Dreux</title>
      <style>@page { size: A4; margin: 14mm; @bottom-right { content: counter(page) " / " counter(pages); font-family: 'Liberation Serif'; } } @page lying { size: A4 landscape; margin: 8mm; @bottom-right { content: counter(page) " / " counter(pages); font-family: 'Liberation Serif'; } } .map { page: lying; }</style></head>
      <body><main><h1>The battle</h1><p>3 &middot; &sect;7.0 &lt;b&gt; □■ Condé</p><h2>Victory</h2><p>Who wins.</p>
      <div class="map lying">%s</div>
      <section class="part"><h1>Groups</h1><h3>A. Van</h3><p>one</p></section></main></body></html>
      """
          .formatted(DRAWING);

  @Test
  void whatStandsOnThePageIsTextInThePdf() throws IOException {
    String text = PdfWriter.text(PdfWriter.of(PAGE));
    for (String part : List.of("The battle", "3 · §7.0 <b> □■ Condé", "Seneffe", "A. Van")) {
      assertTrue(text.contains(part), part + " in " + text);
    }
  }

  /** Letters that a font could join stay single ones, which a reader finds and copies. */
  @Test
  void lettersAreNotJoined() throws IOException {
    String line = "Officers, fifes and flags in a file";
    assertTrue(PdfWriter.text(PdfWriter.of(PAGE.replace("Who wins.", line))).contains(line));
  }

  @Test
  void pagesHaveTheirSizeAndNumber() throws IOException {
    try (PDDocument pdf = Loader.loadPDF(PdfWriter.of(PAGE))) {
      List<String> sizes = new ArrayList<>();
      for (PDPage page : pdf.getPages()) {
        sizes.add(
            Math.round(page.getMediaBox().getWidth() / 72 * 25.4)
                + " x "
                + Math.round(page.getMediaBox().getHeight() / 72 * 25.4));
      }
      assertEquals(List.of("210 x 297", "297 x 210", "210 x 297"), sizes);
      var stripper = new PDFTextStripper();
      stripper.setStartPage(2);
      stripper.setEndPage(2);
      assertTrue(stripper.getText(pdf).contains("2 / 3"), stripper.getText(pdf));
    }
  }

  @Test
  void everyHeadingIsABookmarkBelowTheOneBefore() throws IOException {
    try (PDDocument pdf = Loader.loadPDF(PdfWriter.of(PAGE))) {
      List<String> found = new ArrayList<>();
      for (PDOutlineItem item : pdf.getDocumentCatalog().getDocumentOutline().children()) {
        found.add(item.getTitle());
        item.children().forEach(child -> found.add("- " + child.getTitle()));
      }
      assertEquals(List.of("The battle", "- Victory", "Groups", "- A. Van"), found);
    }
  }

  @Test
  void fontsAreEmbeddedAndThePdfIsTagged() throws IOException {
    try (PDDocument pdf = Loader.loadPDF(PdfWriter.of(PAGE))) {
      for (PDPage page : pdf.getPages()) {
        for (COSName name : page.getResources().getFontNames()) {
          PDFont font = page.getResources().getFont(name);
          assertTrue(font.isEmbedded(), font.getName());
        }
      }
      assertTrue(pdf.getDocumentCatalog().getMarkInfo().isMarked());
      assertEquals("en", pdf.getDocumentCatalog().getLanguage());
      assertEquals("Épinay & Dreux", pdf.getDocumentInformation().getTitle());
    }
  }

  @Test
  void theSamePageGivesTheSameBytes() {
    assertArrayEquals(PdfWriter.of(PAGE), PdfWriter.of(PAGE));
  }

  /** Whatever a page names, nothing is opened for it. */
  @Test
  void nothingIsFetched() throws IOException {
    String page =
        PAGE.replace("<p>Who wins.</p>", "<p>Who wins.<img src=\"file:/etc/passwd\"/></p>");
    assertFalse(PdfWriter.text(PdfWriter.of(page)).contains("root:"));
    String entity =
        PAGE.replace(
            "<!DOCTYPE html>", "<!DOCTYPE html [<!ENTITY x SYSTEM \"file:/etc/passwd\">]>");
    assertThrows(IllegalArgumentException.class, () -> PdfWriter.of(entity));
  }

  @Test
  void theContentsNameTheirPages() throws IOException {
    String contents = "<ol class=\"contents\"><li><a href=\"#three\">Groups here</a></li></ol>";
    String page =
        PAGE.replace("<h1>The battle</h1>", "<h1>The battle</h1>" + contents)
            .replace("<section class=\"part\">", "<section class=\"part\" id=\"three\">");
    String text = PdfWriter.text(PdfWriter.of(page));
    assertTrue(text.matches("(?s).*Groups here[ .]+3\\s.*"), text);
  }

  @Test
  void aFewLinesTakeNoSheetOfTheirOwn() throws IOException {
    String few = part(66);
    assertEquals(List.of(Set.of(9f)), sizes(few));
    assertEquals(List.of(Set.of(9.5f)), sizes(part(55)), "one sheet anyway");
    Set<Float> usual = Set.of(9.5f);
    assertEquals(List.of(usual, usual), sizes(part(100)), "many lines");
    assertEquals(List.of(Set.of(9f), usual, usual), sizes(few + part(100)), "each for itself");
  }

  /** Blocks that stay as high as they are need their sheets with smaller letters as well. */
  @Test
  void whatSavesNoSheetIsSetAsUsual() throws IOException {
    String blocks =
        "<div class=\"part\">" + "<div class=\"whole high\">x</div>".repeat(10) + "</div>";
    assertEquals(List.of(Set.of(9.5f), Set.of(9.5f)), sizes(blocks));
  }

  private static String part(int lines) {
    return "<div class=\"part\">" + "<p class=\"line\">a line</p>".repeat(lines) + "</div>";
  }

  /** The sizes of the letters of each sheet. */
  private static List<Set<Float>> sizes(String body) throws IOException {
    String page =
        """
        <!DOCTYPE html>
        <html lang="en"><head><title>Few lines</title>
        <style>@page { size: A4; margin: 14mm; } .line { margin: 0; } .high { height: 29mm; }</style></head>
        <body><main>%s</main></body></html>
        """
            .formatted(body);
    var sizes = new ArrayList<Set<Float>>();
    var stripper =
        new PDFTextStripper() {
          @Override
          protected void startPage(PDPage sheet) {
            sizes.add(new TreeSet<>());
          }

          @Override
          protected void processTextPosition(TextPosition letter) {
            sizes.getLast().add(Math.round(letter.getTextMatrix().getScalingFactorY() * 10) / 10f);
          }
        };
    try (PDDocument pdf = Loader.loadPDF(PdfWriter.of(page))) {
      stripper.getText(pdf);
    }
    return sizes;
  }
}
