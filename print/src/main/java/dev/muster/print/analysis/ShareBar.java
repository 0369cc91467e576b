package dev.muster.print.analysis;

import dev.muster.rules.report.ReportVocabulary;
import java.util.Locale;

/** Shares of a whole as one bar, as SVG. Texts are escaped here. */
final class ShareBar {
  private static final int WIDTH = 720;
  private static final int NARROW = 60;

  private final StringBuilder marks = new StringBuilder();
  private double from;

  /**
   * A part.
   *
   * @param style of the page
   * @param share 0 to 1
   */
  void part(String style, String words, double share) {
    double width = WIDTH * share;
    String text = words + " " + ReportVocabulary.percent(share);
    marks.append(
        String.format(
            Locale.ROOT,
            "<rect class=\"%s\" x=\"%.1f\" y=\"18\" width=\"%.1f\" height=\"18\"><title>%s</title></rect>\n",
            style,
            from,
            width,
            AnalysisFrame.escaped(text)));
    if (width >= NARROW) {
      marks.append(
          String.format(
              Locale.ROOT,
              "<text x=\"%.1f\" y=\"13\">%s</text>\n",
              from,
              AnalysisFrame.escaped(text)));
    }
    from += width;
  }

  String svg() {
    return "<svg viewBox=\"0 0 "
        + WIDTH
        + " 40\" role=\"img\"><title>Results</title>\n"
        + marks
        + "</svg>\n";
  }
}
