package dev.muster.dsl.ui.map.input;

import dev.muster.dsl.ide.scene.SceneBoard;
import dev.muster.dsl.ui.map.canvas.MapCanvas;
import dev.muster.dsl.ui.map.edit.MapActions;
import dev.muster.dsl.ui.map.edit.MapEdits;
import dev.muster.dsl.ui.map.model.DragPreview;
import dev.muster.dsl.ui.map.model.FieldModel;
import dev.muster.dsl.ui.map.paint.Extent;

/** Drags an edge of the map: it becomes larger or smaller by whole columns, rows or measures. */
final class EdgeGesture implements Gesture {

  private final MapCanvas canvas;
  private final FieldModel model;
  private final MapEdits edits;
  private final MapReader reader;
  private final SceneBoard board;
  private final String edge;
  private int steps;

  EdgeGesture(MapCanvas canvas, FieldModel model, MapEdits edits, MapReader reader, String edge) {
    this.canvas = canvas;
    this.model = model;
    this.edits = edits;
    this.reader = reader;
    this.edge = edge;
    board = model.scene().orElseThrow().board();
  }

  @Override
  public void move(int x, int y) {
    double right = canvas.view().fromX(x);
    double down = canvas.view().fromY(y);
    double across = board.grid() == null ? board.cell() : board.grid().columnStep();
    double along = board.grid() == null ? board.cell() : board.grid().rowStep();
    steps =
        (int)
            Math.round(
                switch (edge) {
                  case "E" -> (right - board.width()) / across;
                  case "S" -> (down - board.height()) / along;
                  default -> -down / along;
                });
    boolean east = edge.equals("E");
    model.drag(
        DragPreview.marquee(
            Extent.between(
                0,
                edge.equals("N") ? -steps * along : 0,
                board.width() + (east ? steps * across : 0),
                board.height() + (edge.equals("S") ? steps * along : 0))));
    reader.say(size(east ? steps : 0, east ? 0 : steps));
  }

  /** Returns the new size, such as "26 x 16". */
  private String size(int columns, int rows) {
    double width = board.grid() == null ? board.table().width() : board.grid().columns();
    double height = board.grid() == null ? board.table().height() : board.grid().rows();
    return number(width + columns) + " x " + number(height + rows);
  }

  private static String number(double value) {
    return value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
  }

  @Override
  public void drop(int x, int y) {
    move(x, y);
    model.drag(DragPreview.NONE);
    if (steps != 0) {
      edits.perform(MapActions.resize(edge, steps));
    }
  }

  @Override
  public void cancel() {
    model.drag(DragPreview.NONE);
  }
}
