package dev.muster.print.field;

import dev.muster.print.drawing.Spot;
import java.util.List;

/** Letters and numbers beyond the edges of a field, on both sides of it. */
final class Ruler {
  /** Room they need, in millimetres. */
  static final double MARGIN = 4;

  private Ruler() {}

  /** At the upper and the lower edge. */
  static void across(List<Field.Tick> ticks, double x, double height, String text, double stroke) {
    ticks.add(new Field.Tick(new Spot(x, 0), -1, true, text, stroke));
    ticks.add(new Field.Tick(new Spot(x, height), 1, true, text, stroke));
  }

  /** At the left and the right edge. */
  static void along(List<Field.Tick> ticks, double y, double width, String text, double stroke) {
    ticks.add(new Field.Tick(new Spot(0, y), -1, false, text, stroke));
    ticks.add(new Field.Tick(new Spot(width, y), 1, false, text, stroke));
  }
}
