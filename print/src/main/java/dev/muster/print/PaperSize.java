package dev.muster.print;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * A sheet of paper, upright.
 *
 * @param key as on the command line, such as {@code a4}
 * @param css its name in a style sheet
 * @param width in millimetres
 * @param height in millimetres
 */
public record PaperSize(String key, String css, double width, double height) {
  public static final PaperSize A4 = new PaperSize("a4", "A4", 210, 297);
  public static final PaperSize A3 = new PaperSize("a3", "A3", 297, 420);
  public static final PaperSize LETTER = new PaperSize("letter", "letter", 215.9, 279.4);

  /** The papers there are, the usual one first. */
  public static final List<PaperSize> ALL = List.of(A4, A3, LETTER);

  /** Margin of a map, in millimetres: what most printers need, and the foot of the sheet. */
  private static final double MARGIN = 8;

  private static final double FOOT = 6;

  /** Margin of a page with text, in millimetres, as in the style sheet of pages. */
  private static final double TEXT_MARGIN = 14;

  /** Returns the name shown to the user. */
  public String label() {
    return css.substring(0, 1).toUpperCase(Locale.ROOT) + css.substring(1);
  }

  /** Width of the text on a page, in millimetres. */
  double textWidth() {
    return width - 2 * TEXT_MARGIN;
  }

  /** Height of the text on a page, in millimetres. */
  double textHeight() {
    return height - 2 * TEXT_MARGIN;
  }

  /** Width a map has on the sheet upright, in millimetres. */
  double mapWidth() {
    return width - 2 * MARGIN - FOOT;
  }

  /** Height a map has on the sheet upright, in millimetres. */
  double mapHeight() {
    return height - 2 * MARGIN - FOOT;
  }

  /**
   * Returns the paper size with a key, ignoring case.
   *
   * @throws IllegalArgumentException if there is none; the message lists the valid keys
   */
  public static PaperSize of(String key) {
    return ALL.stream()
        .filter(each -> each.key().equals(key.toLowerCase(Locale.ROOT)))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "there is no paper '"
                        + key
                        + "'; there is: "
                        + ALL.stream().map(PaperSize::key).collect(Collectors.joining(", "))));
  }
}
