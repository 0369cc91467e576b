package dev.muster.dsl.ui.map.canvas;

import dev.muster.dsl.ui.map.model.ReplayMoment;
import dev.muster.dsl.ui.map.paint.ScenePainter;
import dev.muster.dsl.ui.map.paint.Viewport;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;

/**
 * Paints a moment of a battle: all units, an arrow for each that has moved, and strengths as pips,
 * of which lost ones are empty.
 */
final class ReplayPainter {

  private static final Color ARROW = new Color(240, 150, 0);
  private static final Color WHITE = new Color(255, 255, 255);
  private static final Color PIP = new Color(40, 140, 60);

  /** Maximum number of pips; a higher strength is drawn as a bar. */
  private static final int MOST_PIPS = 8;

  /** Cells narrower than this have no pips, in points. */
  private static final double LEAST_CELL = 22;

  private static final int GHOST = 70;

  private final ScenePainter painter;

  ReplayPainter(ScenePainter painter) {
    this.painter = painter;
  }

  void paint(GC gc, Viewport view, ReplayMoment moment, double cell) {
    painter.know(moment.colours());
    for (ReplayMoment.Block block : moment.blocks()) {
      if (block.moved()) {
        painter.paintTurned(
            gc, view, block.marks(), block.fromX(), block.fromY(), block.degrees(), GHOST);
      }
    }
    for (ReplayMoment.Block block : moment.blocks()) {
      int alpha = block.full() > 0 && block.strength() == 0 ? GHOST : 255;
      painter.paintTurned(gc, view, block.marks(), block.x(), block.y(), block.degrees(), alpha);
      painter.paintTurned(gc, view, block.letters(), block.x(), block.y(), 0, alpha);
      if (block.full() > 0 && cell * view.scale() >= LEAST_CELL) {
        pips(gc, view, block, cell);
      }
    }
    gc.setAntialias(SWT.ON);
    for (ReplayMoment.Block block : moment.blocks()) {
      if (block.moved()) {
        arrow(gc, view, block);
      }
      if (block.active()) {
        ring(gc, view, block, cell);
      }
    }
  }

  private static void ring(GC gc, Viewport view, ReplayMoment.Block block, double cell) {
    int reach = (int) Math.round(0.48 * cell * view.scale());
    int x = (int) Math.round(view.x(block.x()));
    int y = (int) Math.round(view.y(block.y()));
    gc.setForeground(WHITE);
    gc.setLineWidth(4);
    gc.drawOval(x - reach, y - reach, 2 * reach, 2 * reach);
    gc.setForeground(ARROW);
    gc.setLineWidth(2);
    gc.drawOval(x - reach, y - reach, 2 * reach, 2 * reach);
  }

  private static void arrow(GC gc, Viewport view, ReplayMoment.Block block) {
    int fromX = (int) Math.round(view.x(block.fromX()));
    int fromY = (int) Math.round(view.y(block.fromY()));
    int x = (int) Math.round(view.x(block.x()));
    int y = (int) Math.round(view.y(block.y()));
    double angle = Math.atan2((double) y - fromY, (double) x - fromX);
    double head = Math.min(12, Math.hypot((double) x - fromX, (double) y - fromY) / 2);
    int[] tip = {
      x,
      y,
      (int) Math.round(x - head * Math.cos(angle - 0.5)),
      (int) Math.round(y - head * Math.sin(angle - 0.5)),
      (int) Math.round(x - head * Math.cos(angle + 0.5)),
      (int) Math.round(y - head * Math.sin(angle + 0.5))
    };
    for (boolean halo : new boolean[] {true, false}) {
      gc.setForeground(halo ? WHITE : ARROW);
      gc.setBackground(halo ? WHITE : ARROW);
      gc.setLineWidth(halo ? 5 : 3);
      gc.drawLine(fromX, fromY, x, y);
      gc.fillPolygon(tip);
    }
  }

  /** Below the block, the lost ones empty. */
  private static void pips(GC gc, Viewport view, ReplayMoment.Block block, double cell) {
    int count = Math.min(block.full(), MOST_PIPS);
    int wide = (int) Math.round(0.7 * cell * view.scale());
    int high = Math.max(3, wide / 10);
    int left = (int) Math.round(view.x(block.x()) - wide / 2.0);
    int top = (int) Math.round(view.y(block.y() + 0.36 * cell));
    int full = (int) Math.round((double) count * block.strength() / block.full());
    gc.setLineWidth(1);
    gc.setForeground(PIP);
    for (int i = 0; i < count; i++) {
      int from = left + i * wide / count;
      int to = left + (i + 1) * wide / count - 1;
      gc.setBackground(i < full ? PIP : WHITE);
      gc.fillRectangle(from, top, to - from, high);
      gc.drawRectangle(from, top, to - from, high);
    }
  }
}
