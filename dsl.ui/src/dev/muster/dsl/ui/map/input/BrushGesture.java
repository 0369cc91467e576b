package dev.muster.dsl.ui.map.input;

import dev.muster.dsl.ui.map.canvas.MapCanvas;
import dev.muster.dsl.ui.map.edit.MapActions;
import dev.muster.dsl.ui.map.edit.MapEdits;
import dev.muster.dsl.ui.map.model.DragPreview;
import dev.muster.dsl.ui.map.model.FieldModel;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Paints the places the mouse goes over, all in one step. */
final class BrushGesture implements Gesture {

  private final MapCanvas canvas;
  private final FieldModel model;
  private final MapEdits edits;
  private final String terrain;
  private final Set<String> places = new LinkedHashSet<>();
  private int lastX;
  private int lastY;

  BrushGesture(MapCanvas canvas, FieldModel model, MapEdits edits, String terrain, int x, int y) {
    this.canvas = canvas;
    this.model = model;
    this.edits = edits;
    this.terrain = terrain;
    lastX = x;
    lastY = y;
    move(x, y);
  }

  @Override
  public void move(int x, int y) {
    // A fast mouse jumps over cells.
    int steps = Math.max(1, Math.max(Math.abs(x - lastX), Math.abs(y - lastY)) / 4);
    for (int i = 1; i <= steps; i++) {
      canvas
          .place(lastX + (double) (x - lastX) * i / steps, lastY + (double) (y - lastY) * i / steps)
          .ifPresent(places::add);
    }
    lastX = x;
    lastY = y;
    model.drag(DragPreview.painted(List.copyOf(places)));
  }

  @Override
  public void drop(int x, int y) {
    move(x, y);
    model.drag(DragPreview.NONE);
    if (!places.isEmpty()) {
      edits.perform(MapActions.paint(terrain, List.copyOf(places)));
    }
  }

  @Override
  public void cancel() {
    model.drag(DragPreview.NONE);
  }
}
