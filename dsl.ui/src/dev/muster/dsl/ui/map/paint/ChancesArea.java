package dev.muster.dsl.ui.map.paint;

import dev.muster.dsl.ui.highlighting.SyntaxColours;
import dev.muster.rules.model.SideColour;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.eclipse.swt.graphics.GC;

/**
 * The chances of the first side by moment, as an area from the middle, in the colour of the leading
 * side.
 *
 * @param top height of 1, in points
 * @param bottom height of 0
 */
public record ChancesArea(int top, int bottom) {

  private static final int AREA = 70;
  private static final int MIDDLE = 120;

  /** The height of a share, 0 to 1. */
  public int height(double share) {
    return (int) Math.round(bottom - share * (bottom - top));
  }

  /**
   * Paints the area.
   *
   * @param sides colours of the two sides
   * @param chances of the first side by moment, 0 to 1
   * @param x where a moment stands
   */
  public void paint(GC gc, List<SideColour> sides, List<Double> chances, IntUnaryOperator x) {
    int middle = height(0.5);
    gc.setAlpha(AREA);
    for (int i = 0; i < chances.size(); i++) {
      int to = height(chances.get(i));
      int from = x.applyAsInt(i);
      int wide = Math.max(1, i + 1 < chances.size() ? x.applyAsInt(i + 1) - from : 1);
      gc.setBackground(SyntaxColours.ofSide(sides.get(to <= middle ? 0 : 1)));
      gc.fillRectangle(from, Math.min(to, middle), wide, Math.abs(to - middle));
    }
    gc.setAlpha(MIDDLE);
    gc.setLineWidth(1);
    gc.drawLine(x.applyAsInt(0), middle, x.applyAsInt(chances.size() - 1), middle);
    gc.setAlpha(255);
  }
}
