package dev.muster.print.analysis;

import java.util.List;
import java.util.Locale;

/**
 * A chart over the rounds of a battle, as SVG: lines between 0 and a highest value. All texts are
 * escaped here.
 */
final class RoundChart {
  private static final int WIDTH = 720;
  private static final int HEIGHT = 260;
  private static final int LEFT = 46;
  private static final int RIGHT = 12;
  private static final int TOP = 18;
  private static final int BOTTOM = 26;
  private static final int LABELS = 12;

  private final StringBuilder marks = new StringBuilder();
  private final double columns;
  private final double highest;

  /**
   * @param title what a screen reader reads
   * @param columns the width in the unit of the points, more than 0
   * @param highest value, more than 0
   */
  RoundChart(String title, double columns, double highest) {
    this.columns = Math.max(1, columns);
    this.highest = highest;
    marks
        .append("<svg viewBox=\"0 0 ")
        .append(WIDTH)
        .append(' ')
        .append(HEIGHT)
        .append("\" class=\"rounds\" role=\"img\"><title>")
        .append(AnalysisFrame.escaped(title))
        .append("</title>\n");
  }

  /** A point of a line. */
  record At(double x, double y) {}

  /** A line across at a value, with words before it. */
  void level(double value, String words, boolean dashed) {
    marks.append(
        "<line class=\"%s\" x1=\"%d\" x2=\"%d\" y1=\"%s\" y2=\"%s\"/><text class=\"soft\" x=\"%d\" y=\"%s\" text-anchor=\"end\">%s</text>\n"
            .formatted(
                dashed ? "half" : "axis",
                LEFT,
                WIDTH - RIGHT,
                y(value),
                y(value),
                LEFT - 4,
                number(at(value) + 4),
                AnalysisFrame.escaped(words)));
  }

  /** Words at the upper or the lower edge of the field. */
  void edge(String words, boolean upper) {
    marks.append(
        "<text class=\"soft\" x=\"%d\" y=\"%d\">%s</text>\n"
            .formatted(
                LEFT + 4, upper ? TOP - 5 : HEIGHT - BOTTOM - 5, AnalysisFrame.escaped(words)));
  }

  /**
   * Draws the starts of rounds.
   *
   * @param starts positions by round, the first one first
   */
  void rounds(List<Double> starts) {
    int each = Math.max(1, (starts.size() + LABELS - 1) / LABELS);
    for (int i = 0; i < starts.size(); i++) {
      marks.append(
          "<line class=\"axis\" x1=\"%s\" x2=\"%s\" y1=\"%d\" y2=\"%d\"/>"
              .formatted(x(starts.get(i)), x(starts.get(i)), HEIGHT - BOTTOM, HEIGHT - BOTTOM + 4));
      if (i % each == 0) {
        marks.append(
            "<text class=\"soft\" x=\"%s\" y=\"%d\">%d</text>\n"
                .formatted(x(starts.get(i)), HEIGHT - BOTTOM + 16, i + 1));
      }
    }
    marks.append('\n');
  }

  /** A line of a style. */
  void line(String style, List<At> points) {
    marks.append("<path class=\"").append(style).append("\" d=\"");
    for (int i = 0; i < points.size(); i++) {
      marks
          .append(i == 0 ? "M" : "L")
          .append(x(points.get(i).x))
          .append(' ')
          .append(y(points.get(i).y));
    }
    marks.append("\"/>\n");
  }

  /** Adds the legend of a side's line. */
  void key(int side, String words) {
    int x = LEFT + 8 + side * (WIDTH - LEFT) / 2;
    marks.append(
        "<path class=\"side%d\" d=\"M%d 10h24\"/><text x=\"%d\" y=\"14\">%s</text>\n"
            .formatted(side, x, x + 30, AnalysisFrame.escaped(words)));
  }

  /** A numbered point. */
  void mark(int number, At at) {
    marks.append(
        "<g class=\"mark\"><circle cx=\"%s\" cy=\"%s\" r=\"8\"/><text x=\"%s\" y=\"%s\" text-anchor=\"middle\">%d</text></g>\n"
            .formatted(x(at.x), y(at.y), x(at.x), number(at(at.y) + 4), number));
  }

  String svg() {
    return marks + "</svg>\n";
  }

  private String x(double x) {
    return number(LEFT + (WIDTH - LEFT - RIGHT) * Math.clamp(x / columns, 0, 1));
  }

  private double at(double y) {
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * Math.clamp(y / highest, 0, 1);
  }

  private String y(double y) {
    return number(at(y));
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }
}
