package dev.muster.dsl.ui.map.input;

import dev.muster.dsl.ui.map.canvas.MapCanvas;
import dev.muster.dsl.ui.map.edit.DrawnPlaces;

/**
 * Draws on the places the mouse goes over, all in one step. Points of a way or an area can be
 * clicked one by one instead; a double click is the last.
 */
final class BrushGesture implements Gesture {

  /** A smaller move is a click, in points. */
  private static final int NEAR = 3;

  private final MapCanvas canvas;
  private final DrawnPlaces drawing;
  private final boolean free;
  private final int fromX;
  private final int fromY;
  private int lastX;
  private int lastY;
  private boolean moved;

  /**
   * @param free whether a drag draws a straight line, as on a table, and not one from place to
   *     place
   */
  BrushGesture(MapCanvas canvas, DrawnPlaces drawing, boolean free, int x, int y) {
    this.canvas = canvas;
    this.drawing = drawing;
    this.free = free;
    fromX = x;
    fromY = y;
    lastX = x;
    lastY = y;
    touch(x, y);
    drawing.hold();
  }

  @Override
  public void move(int x, int y) {
    if (!moved && Math.hypot((double) x - fromX, (double) y - fromY) <= NEAR) {
      return;
    }
    if (free && drawing.isLong()) {
      canvas.place(x, y).ifPresent(drawing::pull);
    } else {
      // A fast mouse jumps over cells.
      int steps = Math.max(1, Math.max(Math.abs(x - lastX), Math.abs(y - lastY)) / 4);
      for (int i = 1; i <= steps; i++) {
        touch(lastX + (double) (x - lastX) * i / steps, lastY + (double) (y - lastY) * i / steps);
      }
    }
    moved = true;
    lastX = x;
    lastY = y;
  }

  private void touch(double x, double y) {
    canvas
        .place(x, y)
        .ifPresent(place -> drawing.touch(place, canvas.view().fromX(x), canvas.view().fromY(y)));
  }

  @Override
  public void drop(int x, int y) {
    move(x, y);
    if (moved || !drawing.isLong()) {
      drawing.finish();
    }
  }

  @Override
  public void cancel() {
    drawing.cancel();
  }
}
