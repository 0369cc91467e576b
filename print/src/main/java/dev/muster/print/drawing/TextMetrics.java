package dev.muster.print.drawing;

/**
 * The size of a line of text. Fonts differ between machines, so these are the widths of a wide font
 * (DejaVu Sans); text in any common font fits.
 */
public final class TextMetrics {
  /** Height of a figure or a capital as a share of the size of a high font. */
  public static final double CAPITAL = 0.72;

  /** Depth of letters below the base line, as a share of the size. */
  public static final double BELOW = 0.24;

  /** Smallest height of a figure that is read at arm's length, in millimetres. */
  public static final double LEAST_HEIGHT = 1.8;

  /**
   * Smallest size of a font on a drawing, in millimetres; figures of Liberation Sans, the lowest of
   * those it is printed in, are 0.688 of it high.
   */
  public static final double LEAST = LEAST_HEIGHT / 0.687;

  /** Smallest size of a font in a text, which is printed in lower ones such as Times. */
  public static final double LEAST_READ = LEAST_HEIGHT / 0.6547;

  private TextMetrics() {}

  /** Width of a text in a font of a size, both in millimetres. */
  public static double width(String text, double size, boolean bold) {
    double sum = text.codePoints().mapToDouble(TextMetrics::share).sum();
    return sum * size * (bold ? 1.1 : 1);
  }

  private static double share(int letter) {
    int type = Character.getType(letter);
    if (type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK) {
      return 0;
    }
    if (letter >= 0x1100 && Character.isIdeographic(letter) || letter >= 0x1F000) {
      return 1.05;
    }
    return switch (letter) {
      case 'i', 'j', 'l', '\'', '.', ',', ':', ';', '|', '!', ' ' -> 0.33;
      case 'f', 'r', 't', '(', ')', '-', '/' -> 0.41;
      case 'm', 'M', 'W', '%', '—' -> 0.99;
      case 'w' -> 0.82;
      default ->
          Character.isDigit(letter)
              ? 0.64
              : Character.isUpperCase(letter) ? 0.74 : Character.isLetter(letter) ? 0.63 : 0.84;
    };
  }

  /** A text cut to a width, with an ellipsis where something is lost. */
  public static String fitted(String text, double size, boolean bold, double width) {
    if (width(text, size, bold) <= width) {
      return text;
    }
    int[] letters = text.codePoints().toArray();
    for (int kept = letters.length - 1; kept > 0; kept--) {
      String cut = new String(letters, 0, kept).strip() + "…";
      if (width(cut, size, bold) <= width) {
        return cut;
      }
    }
    return "…";
  }

  /** Returns the region of a text from its accents to its descenders. */
  public static ConvexRegion body(Primitive.TextPrimitive text) {
    double width = width(text.text(), text.size(), text.bold());
    double left =
        switch (text.anchor()) {
          case START -> text.x();
          case MIDDLE -> text.x() - width / 2;
          case END -> text.x() - width;
        };
    boolean descends = text.text().codePoints().anyMatch(c -> "gjpqyçQJ,;()".indexOf(c) >= 0);
    return ConvexRegion.box(
        left,
        text.y() - CAPITAL * text.size(),
        left + width,
        text.y() + (descends ? BELOW * text.size() : 0.02));
  }
}
