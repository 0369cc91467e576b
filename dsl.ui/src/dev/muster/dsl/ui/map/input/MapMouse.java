package dev.muster.dsl.ui.map.input;

import dev.muster.dsl.ide.scene.SceneItem;
import dev.muster.dsl.ui.map.canvas.MapCanvas;
import dev.muster.dsl.ui.map.edit.DrawnPlaces;
import dev.muster.dsl.ui.map.edit.MapActions;
import dev.muster.dsl.ui.map.edit.MapEdits;
import dev.muster.dsl.ui.map.edit.MapTool;
import dev.muster.dsl.ui.map.edit.PlacementDrag;
import dev.muster.dsl.ui.map.model.FieldModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;

/**
 * The mouse over the field. On ground it pans, with Shift it selects by a rectangle; a stand is
 * clicked or dragged, and clicked with Shift or Ctrl it is selected besides others, with Alt as its
 * whole group. The wheel is the canvas's own.
 */
public final class MapMouse {

  private final MapCanvas canvas;
  private final FieldModel model;
  private final MapEdits edits;
  private final DrawnPlaces drawing;
  private final MapReader reader;
  private final List<Consumer<MapTool>> listeners = new ArrayList<>();
  private Gesture gesture;
  private MapTool tool = new MapTool.Pointer();
  private boolean space;
  private boolean doubled;
  private String shownEdge = "";

  /**
   * @param drawing gathers the places of a drawing tool
   * @param reader is notified of clicks
   */
  public MapMouse(
      MapCanvas canvas, FieldModel model, MapEdits edits, DrawnPlaces drawing, MapReader reader) {
    this.canvas = canvas;
    this.model = model;
    this.edits = edits;
    this.drawing = drawing;
    this.reader = reader;
    canvas.addListener(SWT.MouseDown, this::down);
    canvas.addListener(SWT.MouseMove, this::move);
    canvas.addListener(SWT.MouseUp, this::up);
    canvas.addListener(SWT.MouseDoubleClick, this::twice);
    canvas.addListener(SWT.MouseExit, event -> model.point(""));
    model.onChange(
        () -> {
          if (model.scene().isEmpty()) {
            cancel();
          }
        });
  }

  /** Sets the tool for the next clicks. */
  public void use(MapTool next) {
    cancel();
    tool = next;
    shownEdge = "";
    drawing.use(next instanceof MapTool.Draw draw ? draw : null);
    canvas.setCursor(
        next instanceof MapTool.Pointer
            ? null
            : canvas.getDisplay().getSystemCursor(SWT.CURSOR_CROSS));
    listeners.forEach(each -> each.accept(next));
  }

  /** Hears of another tool. */
  public void onTool(Consumer<MapTool> listener) {
    listeners.add(listener);
  }

  /** Returns the places gathered by a drawing tool. */
  DrawnPlaces drawing() {
    return drawing;
  }

  public MapTool tool() {
    return tool;
  }

  /** Whether the space bar is down: then the mouse pans wherever it is. */
  void hold(boolean down) {
    space = down;
  }

  /**
   * Ends what is going on.
   *
   * @return whether there was something
   */
  public boolean cancel() {
    boolean going = letGo();
    return drawing.cancel() || going;
  }

  private boolean letGo() {
    if (gesture == null) {
      return false;
    }
    Gesture left = gesture;
    gesture = null;
    left.cancel();
    return true;
  }

  private void down(Event event) {
    canvas.setFocus();
    letGo();
    doubled = false;
    if (model.scene().isEmpty()) {
      return;
    }
    boolean pans = event.button == 2 || event.button == 1 && space;
    if (pans) {
      gesture = new PanGesture(canvas, event.x, event.y);
    } else if (event.button == 1) {
      gesture = begun(event);
    } else if (event.button == 3) {
      canvas
          .item(event.x, event.y)
          .filter(each -> !model.selected().contains(each.id()))
          .ifPresent(each -> model.select(List.of(each.id())));
    }
  }

  private Gesture begun(Event event) {
    if (model.replay().isPresent()) {
      return new PanGesture(canvas, event.x, event.y);
    }
    return switch (tool) {
      case MapTool.Draw draw ->
          new BrushGesture(
              canvas,
              drawing,
              model.scene().filter(each -> each.board().grid() == null).isPresent(),
              event.x,
              event.y);
      case MapTool.Deploy deploy -> {
        Gesture placing =
            new PlacementGesture(canvas, PlacementDrag.deploy(model, edits, deploy), "", () -> {});
        placing.move(event.x, event.y);
        yield placing;
      }
      case MapTool.Pointer pointer -> pointed(event);
    };
  }

  private Gesture pointed(Event event) {
    Optional<SceneItem> item = canvas.item(event.x, event.y);
    Optional<String> edge = canvas.edge(event.x, event.y);
    if (edge.isPresent() && event.stateMask == 0) {
      return new EdgeGesture(canvas, model, edits, reader, edge.get());
    }
    if ((event.stateMask & SWT.SHIFT) != 0) {
      boolean more = (event.stateMask & SWT.MOD1) != 0;
      Runnable click = () -> item.ifPresent(each -> model.toggle(each.id()));
      return new MarqueeGesture(canvas, model, event.x, event.y, more, click);
    }
    if (item.isEmpty()) {
      return new ClickOrPan(event.x, event.y, null);
    }
    SceneItem thing = item.get();
    String from = canvas.place(event.x, event.y).orElse("");
    if ((event.stateMask & SWT.MOD1) != 0) {
      model.toggle(thing.id());
      return null;
    }
    if ((event.stateMask & SWT.MOD3) != 0) {
      model.selectGroups(List.of(thing));
      return null;
    }
    boolean moves = edits.takes(thing, MapActions.MOVE);
    if (moves && !model.selected().contains(thing.id())) {
      model.select(List.of(thing.id()));
    }
    List<SceneItem> moved =
        model.selectedItems().stream().filter(each -> edits.takes(each, MapActions.MOVE)).toList();
    Runnable click =
        () -> {
          if (!doubled && reader.chooses(from, List.of(thing))) {
            return;
          }
          model.select(List.of(thing.id()));
          if (doubled) {
            reader.opened(thing);
          } else {
            reader.clicked(thing);
          }
        };
    return moved.contains(thing)
        ? PlacementDrag.move(model, edits, moved, from)
            .<Gesture>map(drag -> new PlacementGesture(canvas, drag, from, click))
            .orElse(null)
        : new ClickOrPan(event.x, event.y, click);
  }

  private void move(Event event) {
    model.point(canvas.place(event.x, event.y).orElse(""));
    if (gesture != null) {
      gesture.move(event.x, event.y);
    } else if (tool instanceof MapTool.Pointer) {
      showEdge(canvas.edge(event.x, event.y).orElse(""));
    }
  }

  private void showEdge(String edge) {
    if (!edge.equals(shownEdge)) {
      shownEdge = edge;
      canvas.setCursor(
          edge.isEmpty()
              ? null
              : canvas
                  .getDisplay()
                  .getSystemCursor(edge.equals("E") ? SWT.CURSOR_SIZEWE : SWT.CURSOR_SIZENS));
    }
  }

  private void up(Event event) {
    if (gesture != null) {
      Gesture ended = gesture;
      gesture = null;
      ended.drop(event.x, event.y);
      if (doubled) {
        drawing.finish();
      }
    }
  }

  private void twice(Event event) {
    // Only letting the button go shows whether it was a click or the beginning of a drag.
    doubled = event.button == 1;
  }

  /**
   * On items that cannot be moved. A click on ground goes to its place in the text and clears the
   * selection.
   */
  private final class ClickOrPan implements Gesture {

    private static final int NEAR = 3;

    private final int x;
    private final int y;
    private final Runnable click;
    private PanGesture pan;

    /**
     * @param click what a click does; null on ground
     */
    ClickOrPan(int x, int y, Runnable click) {
      this.x = x;
      this.y = y;
      this.click = click;
    }

    @Override
    public void move(int toX, int toY) {
      if (pan == null && Math.hypot((double) toX - x, (double) toY - y) > NEAR) {
        pan = new PanGesture(canvas, x, y);
      }
      if (pan != null) {
        pan.move(toX, toY);
      }
    }

    @Override
    public void drop(int toX, int toY) {
      move(toX, toY);
      if (pan == null && click != null) {
        click.run();
      } else if (pan == null) {
        Optional<String> place = canvas.place(toX, toY);
        if (place.isEmpty() || !reader.chooses(place.get(), List.of())) {
          model.select(List.of());
          place.ifPresent(reader::clicked);
        }
      }
    }

    @Override
    public void cancel() {
      // The field stays where it is.
    }
  }
}
