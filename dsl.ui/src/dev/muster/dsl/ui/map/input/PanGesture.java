package dev.muster.dsl.ui.map.input;

import dev.muster.dsl.ui.map.canvas.MapCanvas;

/** Moves the field under the mouse. */
final class PanGesture implements Gesture {

  private final MapCanvas canvas;
  private int x;
  private int y;

  PanGesture(MapCanvas canvas, int x, int y) {
    this.canvas = canvas;
    this.x = x;
    this.y = y;
  }

  @Override
  public void move(int toX, int toY) {
    canvas.pan((double) toX - x, (double) toY - y);
    x = toX;
    y = toY;
  }

  @Override
  public void drop(int toX, int toY) {
    move(toX, toY);
  }

  @Override
  public void cancel() {
    // The field stays where it is.
  }
}
