package dev.muster.dsl.ui.map.input;

import dev.muster.dsl.ide.scene.SceneItem;
import dev.muster.dsl.ui.map.canvas.MapCanvas;
import dev.muster.dsl.ui.map.model.DragPreview;
import dev.muster.dsl.ui.map.model.FieldModel;
import dev.muster.dsl.ui.map.paint.Extent;
import java.util.LinkedHashSet;
import java.util.Set;

/** Selects the stands in a rectangle. */
final class MarqueeGesture implements Gesture {

  private final MapCanvas canvas;
  private final FieldModel model;
  private final boolean more;
  private final double fromX;
  private final double fromY;

  /**
   * @param more whether what is selected stays so
   */
  MarqueeGesture(MapCanvas canvas, FieldModel model, int x, int y, boolean more) {
    this.canvas = canvas;
    this.model = model;
    this.more = more;
    fromX = canvas.view().fromX(x);
    fromY = canvas.view().fromY(y);
  }

  @Override
  public void move(int x, int y) {
    model.drag(DragPreview.marquee(rectangle(x, y)));
  }

  private Extent rectangle(int x, int y) {
    return Extent.between(fromX, fromY, canvas.view().fromX(x), canvas.view().fromY(y));
  }

  @Override
  public void drop(int x, int y) {
    model.drag(DragPreview.NONE);
    Set<String> ids = new LinkedHashSet<>(more ? model.selected() : Set.of());
    model.finder().within(rectangle(x, y), each -> each.kind().equals("stand")).stream()
        .map(SceneItem::id)
        .forEach(ids::add);
    model.select(ids);
  }

  @Override
  public void cancel() {
    model.drag(DragPreview.NONE);
  }
}
