package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.dsl.standalone.UnreadableInputException;
import dev.muster.print.DocumentKind;
import dev.muster.print.DocumentRenderer;
import dev.muster.print.OutputFormat;
import dev.muster.print.PrintSettings;
import dev.muster.print.export.pdf.PdfWriter;
import dev.muster.print.export.pdf.PngWriter;
import dev.muster.rules.model.BattleProgram;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Pages and maps look as they are kept, but for a few dots. {@code -Dmuster.rewrite=true} writes
 * them anew: look at them. Those that look different are left in {@code target/pages}.
 */
@Tag("slow")
class PageImagesTest {
  private static final Path KEPT = Path.of("src/test/resources/pages");
  private static final Path DREUX = Path.of("../examples/dreux/dreux.muster");

  /** Dots of a page, of some 125 000, that may look different. */
  private static final int FEW = 25;

  /** The foot of a sheet changes with every word of a rulebook. */
  private static final double FOOT = 14;

  private static List<PageFingerprint> sheets(BattleProgram program, DocumentKind what)
      throws IOException {
    String html =
        DocumentRenderer.of(
                what, OutputFormat.HTML, List.of(program), List.of(), PrintSettings.USUAL)
            .getFirst()
            .html();
    var sheets = new ArrayList<PageFingerprint>();
    try (PDDocument pdf = Loader.loadPDF(PdfWriter.of(html))) {
      var renderer = new PDFRenderer(pdf);
      for (int i = 0; i < pdf.getNumberOfPages(); i++) {
        var box = pdf.getPage(i).getMediaBox();
        sheets.add(
            PageFingerprint.of(
                renderer.renderImageWithDPI(i, 3 * PageFingerprint.DOTS, ImageType.GRAY),
                Math.round(box.getWidth() * PageFingerprint.DOTS / 72),
                Math.round(box.getHeight() * PageFingerprint.DOTS / 72),
                FOOT));
      }
    }
    return sheets;
  }

  private static PageFingerprint map(BattleProgram program) throws IOException {
    String svg =
        DocumentRenderer.of(
                DocumentKind.MAP,
                OutputFormat.SVG,
                List.of(program),
                List.of(),
                PrintSettings.USUAL)
            .getFirst()
            .html();
    BufferedImage drawn = ImageIO.read(new ByteArrayInputStream(PngWriter.of(svg)));
    double dots = 200.0 / PageFingerprint.DOTS;
    return PageFingerprint.of(
        drawn,
        (int) Math.round(drawn.getWidth() / dots),
        (int) Math.round(drawn.getHeight() / dots),
        FOOT / 2);
  }

  private static BattleProgram program(Path from) throws UnreadableInputException {
    return MusterFileLoader.load(List.of(from)).programs().getFirst();
  }

  private static void asKept(Map<String, PageFingerprint> pictures) throws IOException {
    var different = new ArrayList<String>();
    for (var each : pictures.entrySet()) {
      Path file = KEPT.resolve(each.getKey() + ".png");
      if (Boolean.getBoolean("muster.rewrite")) {
        each.getValue().write(file);
      }
      int dots = each.getValue().differsFrom(PageFingerprint.read(file));
      if (dots > FEW) {
        each.getValue().write(Path.of("target/pages").resolve(each.getKey() + ".png"));
        different.add(each.getKey() + ": " + dots + " dots");
      }
    }
    assertEquals(List.of(), different);
  }

  @Test
  void theBookletOfDreuxLooksAsKept() throws IOException, UnreadableInputException {
    var pictures = new TreeMap<String, PageFingerprint>();
    BattleProgram dreux = program(DREUX);
    for (DocumentKind what :
        List.of(DocumentKind.BOOKLET, DocumentKind.GENERALS, DocumentKind.COUNTERS)) {
      List<PageFingerprint> sheets = sheets(dreux, what);
      for (int i = 0; i < sheets.size(); i++) {
        pictures.put("dreux-" + what.key() + "-" + (i < 9 ? "0" : "") + (i + 1), sheets.get(i));
      }
    }
    try (var kept = Files.list(KEPT)) {
      List<String> names =
          kept.map(file -> file.getFileName().toString().replace(".png", ""))
              .filter(name -> name.startsWith("dreux-"))
              .sorted()
              .toList();
      if (!Boolean.getBoolean("muster.rewrite")) {
        assertEquals(names, List.copyOf(pictures.keySet()), "as many sheets");
      }
    }
    asKept(pictures);
  }

  @ParameterizedTest
  @ValueSource(strings = {"seneffe", "lutzen", "rocroi", "edgehill", "pavia", "breitenfeld"})
  void aMapLooksAsKept(String example) throws IOException, UnreadableInputException {
    asKept(Map.of("map-" + example, map(program(Path.of("../examples", example)))));
  }

  /** A hex farther or another facing: that the pictures are coarse hides none of it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"at 0611 facing N | at 0612 facing N", "at 0611 facing N | at 0611 facing NE"})
  void whatMovesIsSeen(String is, String other) throws IOException, UnreadableInputException {
    String text = Files.readString(DREUX);
    assertTrue(text.contains(is), is);
    PageFingerprint map = map(program(DREUX));
    PageFingerprint moved =
        map(
            MusterFileLoader.load(
                    text.replaceFirst(is, other).getBytes(StandardCharsets.UTF_8), DREUX)
                .programs()
                .getFirst());
    assertEquals(0, map.differsFrom(map));
    int dots = map.differsFrom(moved);
    assertTrue(dots > 2 * FEW, dots + " dots");
  }
}
