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

  /** A smaller rectangle is a click, in points. */
  private static final int NEAR = 3;

  private final MapCanvas canvas;
  private final FieldModel model;
  private final boolean more;
  private final Runnable click;
  private final int x;
  private final int y;
  private final double fromX;
  private final double fromY;

  /**
   * @param more whether to keep the selection
   * @param click what to do if no rectangle was drawn
   */
  MarqueeGesture(MapCanvas canvas, FieldModel model, int x, int y, boolean more, Runnable click) {
    this.canvas = canvas;
    this.model = model;
    this.more = more;
    this.click = click;
    this.x = x;
    this.y = y;
    fromX = canvas.view().fromX(x);
    fromY = canvas.view().fromY(y);
  }

  @Override
  public void move(int toX, int toY) {
    model.drag(DragPreview.marquee(rectangle(toX, toY)));
  }

  private Extent rectangle(int toX, int toY) {
    return Extent.between(fromX, fromY, canvas.view().fromX(toX), canvas.view().fromY(toY));
  }

  @Override
  public void drop(int toX, int toY) {
    model.drag(DragPreview.NONE);
    if (Math.hypot((double) toX - x, (double) toY - y) <= NEAR) {
      click.run();
      return;
    }
    Set<String> ids = new LinkedHashSet<>(more ? model.selected() : Set.of());
    model.finder().within(rectangle(toX, toY), each -> each.kind().equals("stand")).stream()
        .map(SceneItem::id)
        .forEach(ids::add);
    model.select(ids);
  }

  @Override
  public void cancel() {
    model.drag(DragPreview.NONE);
  }
}
