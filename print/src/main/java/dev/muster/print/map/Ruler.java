package dev.muster.print.map;

import dev.muster.print.drawing.DrawingPoint;
import java.util.List;

/** Letters and numbers beyond the edges of a field, on both sides of it. */
final class Ruler {
  /** Room they need, in millimetres. */
  static final double MARGIN = 4;

  private Ruler() {}

  /** At the upper and the lower edge. */
  static void across(
      List<BoardLayout.Tick> ticks, double x, double height, String text, double stroke) {
    ticks.add(new BoardLayout.Tick(new DrawingPoint(x, 0), -1, true, text, stroke));
    ticks.add(new BoardLayout.Tick(new DrawingPoint(x, height), 1, true, text, stroke));
  }

  /** At the left and the right edge. */
  static void along(
      List<BoardLayout.Tick> ticks, double y, double width, String text, double stroke) {
    ticks.add(new BoardLayout.Tick(new DrawingPoint(0, y), -1, false, text, stroke));
    ticks.add(new BoardLayout.Tick(new DrawingPoint(width, y), 1, false, text, stroke));
  }
}
