package dev.muster.cli;

import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.font.FontRenderContext;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.apache.pdfbox.util.Matrix;

/**
 * A sheet of a PDF, read back letter by letter.
 *
 * @param number of the sheet, from 1
 * @param width in millimetres
 * @param height in millimetres
 */
record PrintedSheet(int number, double width, double height, List<Letter> letters) {
  private static final double POINT = 25.4 / 72;

  private static final Map<String, Double> CAPITALS = new ConcurrentHashMap<>();

  /** Capitals of the lowest heading are higher, in millimetres; those of all else are lower. */
  private static final double HEADING = 2.7;

  /** Letters of one text lie so much on each other, in millimetres: a leaning one on the next. */
  private static final double HAIR = 0.25;

  /**
   * A letter where it is printed; down is from the upper edge of the sheet. All in millimetres.
   *
   * @param line the place of its base line
   * @param figure how high a capital or a figure of its font is
   */
  public record Letter(
      String text, String font, double left, double right, double line, double figure) {
    private boolean covers(Letter other) {
      return left + HAIR < other.right
          && other.left + HAIR < right
          && line - figure + HAIR < other.line
          && other.line - other.figure + HAIR < line;
    }
  }

  public PrintedSheet {
    letters = List.copyOf(letters);
  }

  /** All sheets of a PDF. */
  public static List<PrintedSheet> of(byte[] pdf) {
    try (PDDocument document = Loader.loadPDF(pdf)) {
      var sheets = new ArrayList<PrintedSheet>();
      for (int i = 0; i < document.getNumberOfPages(); i++) {
        var box = document.getPage(i).getMediaBox();
        var reader = new Reader(box.getHeight() * POINT);
        reader.setStartPage(i + 1);
        reader.setEndPage(i + 1);
        reader.getText(document);
        sheets.add(
            new PrintedSheet(
                i + 1, box.getWidth() * POINT, box.getHeight() * POINT, reader.letters));
      }
      return sheets;
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static final class Reader extends PDFTextStripper {
    private final List<Letter> letters = new ArrayList<>();
    private final double height;

    Reader(double height) {
      this.height = height;
    }

    @Override
    protected void processTextPosition(TextPosition at) {
      if (at.getUnicode().isBlank()) {
        return;
      }
      Matrix matrix = at.getTextMatrix();
      double size = matrix.getScalingFactorY() * POINT;
      letters.add(
          new Letter(
              at.getUnicode(),
              at.getFont().getName(),
              matrix.getTranslateX() * POINT,
              (matrix.getTranslateX() + at.getWidthDirAdj()) * POINT,
              height - matrix.getTranslateY() * POINT,
              size * CAPITALS.computeIfAbsent(at.getFont().getName(), PrintedSheet::capital)));
    }
  }

  /** Height of a capital as a share of the size of a font, as it is drawn. */
  private static double capital(String name) {
    String file = name.substring(name.indexOf('+') + 1);
    String whole = file.contains("-") ? file : file + "-Regular";
    try (var data = PrintedSheet.class.getResourceAsStream("/liberation/" + whole + ".ttf")) {
      Font font = Font.createFont(Font.TRUETYPE_FONT, data).deriveFont(1000f);
      var exact = new FontRenderContext(null, true, true);
      return font.createGlyphVector(exact, "H").getVisualBounds().getHeight() / 1000;
    } catch (IOException | FontFormatException broken) {
      throw new IllegalStateException(broken);
    }
  }

  /** Letters whose capitals and figures are lower than that, in millimetres. */
  public List<Letter> lowerThan(double least) {
    return letters.stream().filter(letter -> letter.figure() < least - 1e-3).toList();
  }

  /** Letters that are nearer to an edge of the sheet than that, in millimetres. */
  public List<Letter> nearerTheEdgeThan(double margin) {
    return letters.stream()
        .filter(
            letter ->
                letter.left() < margin
                    || letter.right() > width - margin
                    || letter.line() - letter.figure() < margin
                    || letter.line() > height - margin)
        .toList();
  }

  /** Letters printed over others, each with the one below it. */
  public List<List<Letter>> covered() {
    var found = new ArrayList<List<Letter>>();
    Map<Integer, List<Letter>> near = new HashMap<>();
    for (Letter letter : letters) {
      int from = (int) ((letter.line() - letter.figure()) / 3);
      int to = (int) (letter.line() / 3);
      for (int row = from; row <= to; row++) {
        List<Letter> before = near.computeIfAbsent(row, each -> new ArrayList<>());
        for (Letter each : before) {
          if (each.covers(letter)) {
            found.add(List.of(each, letter));
          }
        }
        before.add(letter);
      }
    }
    return found.stream().distinct().toList();
  }

  /**
   * The heading at the end of the sheet, whose text is on the next; empty where there is none.
   * Headings are the large letters of texts, not of drawings.
   *
   * @param foot height of the foot of the sheet, in millimetres
   */
  public String strayHeading(double foot) {
    double last =
        letters.stream()
            .mapToDouble(Letter::line)
            .filter(line -> line < height - foot)
            .max()
            .orElse(0);
    return letters.stream()
        .filter(letter -> letter.line() == last && letter.figure() > HEADING)
        .filter(letter -> letter.font().contains("Serif"))
        .map(Letter::text)
        .collect(Collectors.joining());
  }

  /** The note to a table that is at the end of the sheet before; empty where there is none. */
  public String strayNote() {
    double first = letters.stream().mapToDouble(Letter::line).min().orElse(0);
    String line =
        letters.stream()
            .filter(letter -> letter.line() == first)
            .map(Letter::text)
            .collect(Collectors.joining());
    return line.startsWith("*") ? line : "";
  }

  /**
   * Whether the sheet has nothing on it but its foot.
   *
   * @param foot height of the foot of the sheet, in millimetres
   */
  public boolean isBlank(double foot) {
    return letters.stream().noneMatch(letter -> letter.line() < height - foot);
  }

  /** The words around a letter, to say where it is. */
  public String around(Letter letter) {
    var text = new StringBuilder();
    int at = letters.indexOf(letter);
    for (int i = Math.max(0, at - 15); i < Math.min(letters.size(), at + 15); i++) {
      text.append(i == at ? "[" + letter.text() + "]" : letters.get(i).text());
    }
    return text.toString();
  }
}
