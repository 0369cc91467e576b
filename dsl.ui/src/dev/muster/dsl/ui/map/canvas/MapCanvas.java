package dev.muster.dsl.ui.map.canvas;

import dev.muster.dsl.ide.scene.Scene;
import dev.muster.dsl.ide.scene.SceneBoard;
import dev.muster.dsl.ide.scene.SceneItem;
import dev.muster.dsl.ui.map.board.ItemFinder;
import dev.muster.dsl.ui.map.model.FieldModel;
import dev.muster.dsl.ui.map.paint.Extent;
import dev.muster.dsl.ui.map.paint.FieldTiles;
import dev.muster.dsl.ui.map.paint.ScenePainter;
import dev.muster.dsl.ui.map.paint.Viewport;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;

/** The field on the screen: what of it is seen, and how large. */
public final class MapCanvas extends Canvas {

  /** One turn of the wheel, or one press of a key. */
  private static final double STEP = 1.25;

  /** How far beyond an edge the mouse takes hold of it, in points. */
  private static final int EDGE = 6;

  private final FieldModel model;
  private final ScenePainter painter;
  private final FieldTiles tiles;
  private final OverlayPainter overlays;
  private Scene shown;
  private Viewport view = new Viewport(1, 0, 0);

  /** Until the user zooms or pans, the field stays whole whatever the size of the view. */
  private boolean whole = true;

  public MapCanvas(Composite parent, FieldModel model) {
    super(parent, SWT.DOUBLE_BUFFERED | SWT.NO_BACKGROUND);
    this.model = model;
    painter = new ScenePainter(getDisplay());
    tiles = new FieldTiles(getDisplay(), painter);
    overlays = new OverlayPainter(model, painter);
    addListener(SWT.Paint, event -> paint(event.gc));
    addListener(SWT.Resize, event -> resized());
    addListener(
        SWT.Dispose,
        event -> {
          tiles.dispose();
          painter.dispose();
        });
    addListener(
        SWT.MouseVerticalWheel,
        event -> {
          if (event.count != 0) {
            zoom(event.count > 0 ? STEP : 1 / STEP, event.x, event.y);
            event.doit = false;
          }
        });
    model.onChange(this::changed);
  }

  private void changed() {
    if (isDisposed()) {
      return;
    }
    Scene scene = model.scene().orElse(null);
    if (scene != shown) {
      boolean other =
          shown == null || scene == null || !board(shown.board()).equals(board(scene.board()));
      shown = scene;
      painter.show(scene);
      if (other) {
        whole = true;
      }
      resized();
    }
    redraw();
  }

  /** Returns a key that is equal for boards that can keep the same view. */
  private static String board(SceneBoard board) {
    return board.name() + " " + board.width() + " " + board.height();
  }

  private void resized() {
    if (shown != null && whole) {
      Point size = getSize();
      view = FieldTiles.aligned(Viewport.fitting(whole(shown.board()), size.x, size.y));
    }
  }

  private static Extent whole(SceneBoard board) {
    return new Extent(0, 0, board.width(), board.height()).grown(board.margin());
  }

  private void paint(GC gc) {
    Point size = getSize();
    gc.setBackground(getBackground());
    gc.fillRectangle(0, 0, size.x, size.y);
    if (shown != null) {
      tiles.paint(gc, view, size, getBackground(), left());
      overlays.paint(gc, view, size);
    }
  }

  /** Layers that are left out: those the user hides, and those a replay shows otherwise. */
  private Set<String> left() {
    if (model.replay().isEmpty()) {
      return model.hidden();
    }
    Set<String> left = new TreeSet<>(model.hidden());
    shown.layers().stream()
        .filter(layer -> layer.items().stream().anyMatch(this::isTroops))
        .forEach(layer -> left.add(layer.id()));
    return left;
  }

  private boolean isTroops(String id) {
    return Optional.ofNullable(shown.items().get(id)).map(SceneItem::side).isPresent();
  }

  /** Paints what is seen into a picture, which may be finer than the screen. */
  public void picture(GC gc) {
    Point size = getSize();
    gc.setBackground(getBackground());
    gc.fillRectangle(0, 0, size.x, size.y);
    painter.paint(gc, view, size, getBackground(), left());
    overlays.paint(gc, view, size);
  }

  /** Returns the number of drawing calls of the last frame. */
  public int primitives() {
    return tiles.calls();
  }

  /** Returns the visible part of the board and its scale. */
  public Viewport view() {
    return view;
  }

  /** Shows the whole field. */
  public void fit() {
    whole = true;
    resized();
    redraw();
  }

  /** Larger or smaller about the middle of the canvas. */
  public void zoom(boolean larger) {
    Point size = getSize();
    zoom(larger ? STEP : 1 / STEP, size.x / 2.0, size.y / 2.0);
  }

  private void zoom(double factor, double x, double y) {
    if (shown != null) {
      look(view.zoomed(factor, x, y));
    }
  }

  /** Pans the field by this many points. */
  public void pan(double right, double down) {
    if (shown != null) {
      look(view.moved(right, down));
    }
  }

  private void look(Viewport next) {
    Point size = getSize();
    whole = false;
    view = FieldTiles.aligned(next.within(whole(shown.board()), size.x, size.y));
    redraw();
  }

  /** Scrolls so far that an item is seen. */
  public void reveal(SceneItem item) {
    Extent extent = ItemFinder.extent(item);
    if (!extent.isEmpty()) {
      reveal(extent);
    }
  }

  /** Scrolls so far that a place is seen. */
  public void reveal(String place) {
    model
        .places()
        .middle(place)
        .ifPresent(at -> reveal(Extent.about(at[0], at[1], shown.board().cell() / 2)));
  }

  private void reveal(Extent extent) {
    Point size = getSize();
    Viewport next = view.showing(extent.grown(shown.board().cell() / 2), size.x, size.y);
    if (!whole && !next.equals(view)) {
      view = FieldTiles.aligned(next);
      redraw();
    }
  }

  /** The place at a point of the canvas. */
  public Optional<String> place(double x, double y) {
    return shown == null ? Optional.empty() : model.places().at(view.fromX(x), view.fromY(y));
  }

  /** The edge of the map at a point of the canvas, of those that can be moved. */
  public Optional<String> edge(double x, double y) {
    if (shown == null || model.replay().isPresent()) {
      return Optional.empty();
    }
    SceneBoard board = shown.board();
    boolean beside = y >= view.y(0) && y <= view.y(board.height());
    boolean below = x >= view.x(0) && x <= view.x(board.width());
    return board.edges().stream()
        .filter(
            each ->
                switch (each) {
                  case "E" -> beside && isAt(x - view.x(board.width()));
                  case "S" -> below && isAt(y - view.y(board.height()));
                  default -> below && isAt(view.y(0) - y);
                })
        .findFirst();
  }

  private static boolean isAt(double beyond) {
    return beyond >= -1 && beyond <= EDGE;
  }

  /** The uppermost item at a point of the canvas. */
  public Optional<SceneItem> item(double x, double y) {
    return shown == null || model.replay().isPresent()
        ? Optional.empty()
        : itemAt(view.fromX(x), view.fromY(y));
  }

  /** The uppermost item at a spot of the board, in board units, as docs/map-protocol.md has it. */
  public Optional<SceneItem> itemAt(double x, double y) {
    double cell = shown.board().cell() * view.scale();
    return model
        .finder()
        .at(x, y, layer -> ScenePainter.isShown(layer, cell, model.hidden()), MapCanvas::isThing);
  }

  /** The field is there to pan over, all else to be taken. */
  public static boolean isThing(SceneItem item) {
    return !item.kind().equals("field");
  }

  /** Returns the bounds of an item on the canvas. */
  public Rectangle bounds(SceneItem item) {
    return bounds(ItemFinder.extent(item));
  }

  /** Returns the bounds of a place on the canvas. */
  public Rectangle bounds(String place) {
    return model
        .places()
        .middle(place)
        .map(at -> bounds(Extent.about(at[0], at[1], shown.board().cell() / 2)))
        .orElse(new Rectangle(0, 0, 0, 0));
  }

  private Rectangle bounds(Extent extent) {
    if (extent.isEmpty()) {
      return new Rectangle(0, 0, 0, 0);
    }
    int left = (int) Math.floor(view.x(extent.left()));
    int top = (int) Math.floor(view.y(extent.top()));
    return new Rectangle(
        left,
        top,
        (int) Math.ceil(view.x(extent.right())) - left,
        (int) Math.ceil(view.y(extent.bottom())) - top);
  }
}
