package dev.muster.dsl.ui.map.input;

import dev.muster.dsl.ui.map.canvas.MapCanvas;
import dev.muster.dsl.ui.map.edit.PlacementDrag;

/** Drags something to a place; where the mouse has not left its place, it was a click. */
final class PlacementGesture implements Gesture {

  private final MapCanvas canvas;
  private final PlacementDrag drag;
  private final String from;
  private final Runnable click;
  private boolean moved;

  /**
   * @param from the place that was grabbed
   * @param click what to do if nothing was dragged
   */
  PlacementGesture(MapCanvas canvas, PlacementDrag drag, String from, Runnable click) {
    this.canvas = canvas;
    this.drag = drag;
    this.from = from;
    this.click = click;
  }

  @Override
  public void move(int x, int y) {
    canvas
        .place(x, y)
        .filter(place -> moved || !place.equals(from))
        .ifPresent(
            place -> {
              moved = true;
              drag.over(place);
              canvas.setToolTipText(drag.words().isEmpty() ? null : drag.words());
            });
  }

  @Override
  public void drop(int x, int y) {
    move(x, y);
    canvas.setToolTipText(null);
    if (moved && canvas.place(x, y).isPresent() && !drag.target().equals(from)) {
      drag.drop();
    } else {
      drag.cancel();
      if (!moved) {
        click.run();
      }
    }
  }

  @Override
  public void cancel() {
    canvas.setToolTipText(null);
    drag.cancel();
  }
}
