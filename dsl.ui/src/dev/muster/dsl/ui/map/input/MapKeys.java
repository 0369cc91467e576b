package dev.muster.dsl.ui.map.input;

import dev.muster.dsl.ide.scene.SceneItem;
import dev.muster.dsl.ui.map.board.Direction;
import dev.muster.dsl.ui.map.canvas.MapCanvas;
import dev.muster.dsl.ui.map.edit.MapActions;
import dev.muster.dsl.ui.map.edit.MapEdits;
import dev.muster.dsl.ui.map.edit.MapTool;
import dev.muster.dsl.ui.map.edit.PlacementDrag;
import dev.muster.dsl.ui.map.model.FieldModel;
import dev.muster.dsl.ui.map.replay.ReplayPlayer;
import java.util.List;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;

/**
 * The keyboard over the field: everything the mouse does. Arrow keys move what is selected by one
 * place, or else the cursor; the space bar picks up what is selected, and Enter sets it down.
 */
public final class MapKeys {

  private static final int PAN = 40;

  private final MapCanvas canvas;
  private final FieldModel model;
  private final MapEdits edits;
  private final MapMouse mouse;
  private final MapReader reader;
  private final ReplayPlayer player;
  private PlacementDrag drag;

  public MapKeys(
      MapCanvas canvas,
      FieldModel model,
      MapEdits edits,
      MapMouse mouse,
      MapReader reader,
      ReplayPlayer player) {
    this.canvas = canvas;
    this.model = model;
    this.edits = edits;
    this.mouse = mouse;
    this.reader = reader;
    this.player = player;
    canvas.addListener(SWT.KeyDown, this::down);
    canvas.addListener(
        SWT.KeyUp,
        event -> {
          if (event.keyCode == ' ') {
            mouse.hold(false);
          }
        });
    model.onChange(
        () -> {
          if (model.scene().isEmpty() && drag != null) {
            leave();
          }
        });
    // Arrow keys and Enter are for the map; Tab leaves it.
    canvas.addListener(
        SWT.Traverse,
        event ->
            event.doit =
                event.detail == SWT.TRAVERSE_TAB_NEXT || event.detail == SWT.TRAVERSE_TAB_PREVIOUS);
  }

  private void down(Event event) {
    if (model.scene().isEmpty()) {
      return;
    }
    boolean done = model.replay().isPresent() && replayed(event) || common(event) || edited(event);
    event.doit = !done;
  }

  private boolean replayed(Event event) {
    switch (event.keyCode) {
      case SWT.ARROW_LEFT -> player.step(-1);
      case SWT.ARROW_RIGHT -> player.step(1);
      case SWT.PAGE_UP -> player.round(-1);
      case SWT.PAGE_DOWN -> player.round(1);
      case SWT.HOME -> player.first();
      case SWT.END -> player.last();
      case ' ' -> player.toggle();
      case SWT.ESC -> player.close();
      default -> {
        return false;
      }
    }
    return true;
  }

  private boolean common(Event event) {
    switch (event.keyCode) {
      case '+', '=', SWT.KEYPAD_ADD -> canvas.zoom(true);
      case '-', SWT.KEYPAD_SUBTRACT -> canvas.zoom(false);
      case '0', SWT.KEYPAD_0 -> canvas.fit();
      case SWT.ARROW_LEFT, SWT.ARROW_RIGHT, SWT.ARROW_UP, SWT.ARROW_DOWN -> {
        if ((event.stateMask & SWT.SHIFT) == 0) {
          return false;
        }
        Direction way = direction(event.keyCode);
        if ((event.stateMask & SWT.MOD1) != 0) {
          resize(way);
          return true;
        }
        canvas.pan(-PAN * (double) way.right(), -PAN * (double) way.down());
      }
      default -> {
        return false;
      }
    }
    return true;
  }

  /** Moves the edge of the map that can be moved by one column, row or measure. */
  private void resize(Direction way) {
    for (String edge : model.scene().orElseThrow().board().edges()) {
      int steps =
          switch (edge) {
            case "E" -> way.right();
            case "S" -> way.down();
            default -> -way.down();
          };
      if (steps != 0 && model.replay().isEmpty()) {
        edits.perform(MapActions.resize(edge, steps));
      }
    }
  }

  private static Direction direction(int key) {
    return switch (key) {
      case SWT.ARROW_LEFT -> Direction.LEFT;
      case SWT.ARROW_RIGHT -> Direction.RIGHT;
      case SWT.ARROW_UP -> Direction.UP;
      default -> Direction.DOWN;
    };
  }

  private boolean edited(Event event) {
    if (model.replay().isPresent()) {
      return false;
    }
    boolean control = (event.stateMask & SWT.MOD1) != 0;
    switch (event.keyCode) {
      case SWT.ARROW_LEFT, SWT.ARROW_RIGHT, SWT.ARROW_UP, SWT.ARROW_DOWN ->
          arrow(direction(event.keyCode), control);
      case SWT.CR, SWT.KEYPAD_CR -> enter((event.stateMask & SWT.SHIFT) != 0);
      case SWT.ESC -> escape();
      case '[' -> next(-1);
      case ']' -> next(1);
      case ' ' -> grip();
      case SWT.F3 -> here().ifPresent(reader::opened);
      case 'q' -> turned(-1, (event.stateMask & SWT.SHIFT) != 0);
      case 'e' -> turned(1, (event.stateMask & SWT.SHIFT) != 0);
      case 'g' -> model.selectGroups(model.selectedItems());
      case SWT.BS -> {
        if (!mouse.drawing().back()) {
          delete();
        }
      }
      case SWT.DEL -> delete();
      default -> {
        return control && event.keyCode == '1' && fix();
      }
    }
    return true;
  }

  private boolean fix() {
    here().ifPresent(reader::fix);
    return true;
  }

  /** Returns the selected item, or the one at the cursor. */
  private Optional<SceneItem> here() {
    List<SceneItem> selected = model.selectedItems();
    return selected.isEmpty() ? atCursor() : Optional.of(selected.getLast());
  }

  private Optional<SceneItem> atCursor() {
    return model.stands().filter(each -> model.cursor().equals(each.place())).findFirst();
  }

  private void arrow(Direction way, boolean cursorOnly) {
    if (drag != null) {
      carry(model.places().beside(drag.target(), way));
    } else if (!movable().isEmpty() && !cursorOnly && mouse.tool() instanceof MapTool.Pointer) {
      step(way);
    } else {
      String cursor =
          model.cursor().isEmpty()
              ? model.places().centre()
              : model.places().beside(model.cursor(), way);
      model.moveCursor(cursor);
      canvas.reveal(cursor);
      reader.tell(cursor);
      mouse.drawing().show();
      if (mouse.tool() instanceof MapTool.Deploy tool) {
        drag = PlacementDrag.deploy(model, edits, tool);
        carry(cursor);
      }
    }
  }

  private List<SceneItem> movable() {
    return model.selectedItems().stream()
        .filter(each -> edits.takes(each, MapActions.MOVE) && each.place() != null)
        .toList();
  }

  /** One place on; the next step begins where this one ends. */
  private void step(Direction way) {
    edits.perform(
        () -> {
          List<SceneItem> moved = movable();
          String from = moved.isEmpty() ? "" : moved.getLast().place();
          String to = from.isEmpty() ? "" : model.places().beside(from, way);
          if (to.equals(from)) {
            reader.say("The map ends here.");
            return Optional.empty();
          }
          model.moveCursor(to);
          canvas.reveal(to);
          return Optional.of(MapActions.move(moved.stream().map(SceneItem::id).toList(), from, to));
        });
  }

  private void carry(String place) {
    drag.over(place);
    model.moveCursor(place);
    canvas.reveal(place);
    String words = drag.words().isEmpty() ? "" : ": " + drag.words();
    reader.say(place + words);
  }

  /** Picks up what is selected, or sets it down. */
  private void grip() {
    if (drag != null) {
      setDown();
    } else if (mouse.tool() instanceof MapTool.Draw && !model.cursor().isEmpty()) {
      mouse.drawing().take(model.cursor());
      reader.say(gathered());
    } else if (movable().isEmpty()) {
      mouse.hold(true);
    } else {
      List<SceneItem> moved = movable();
      String from = moved.getLast().place();
      PlacementDrag.move(model, edits, moved, from)
          .ifPresent(
              begun -> {
                drag = begun;
                carry(from);
                reader.say(
                    "Picked up. Arrow keys move it, Enter sets it down, Esc leaves it where it"
                        + " was.");
              });
    }
  }

  private String gathered() {
    List<String> places = mouse.drawing().places();
    return String.join(" ", places) + ". Enter draws it, Backspace takes the last one back.";
  }

  private void setDown() {
    PlacementDrag ended = drag;
    drag = null;
    ended.drop();
  }

  private void enter(boolean more) {
    if (drag != null) {
      setDown();
    } else if (mouse.tool() instanceof MapTool.Draw && !model.cursor().isEmpty()) {
      if (mouse.drawing().places().isEmpty()) {
        mouse.drawing().take(model.cursor());
      }
      mouse.drawing().finish();
    } else if (more) {
      atCursor().ifPresent(each -> model.toggle(each.id()));
    } else if (!model.cursor().isEmpty()
        && reader.chooses(model.cursor(), atCursor().stream().toList())) {
      return;
    } else if (atCursor().isPresent()) {
      SceneItem item = atCursor().get();
      model.select(List.of(item.id()));
      reader.clicked(item);
    } else if (!model.cursor().isEmpty()) {
      model.select(List.of());
      reader.clicked(model.cursor());
    }
  }

  private void leave() {
    PlacementDrag left = drag;
    drag = null;
    left.cancel();
  }

  private void escape() {
    if (drag != null) {
      leave();
    } else if (!mouse.cancel()) {
      if (mouse.tool() instanceof MapTool.Pointer) {
        model.select(List.of());
      } else {
        mouse.use(new MapTool.Pointer());
      }
    }
  }

  /** From stand to stand, in the order they are written. */
  private void next(int step) {
    List<SceneItem> stands = model.stands().toList();
    if (stands.isEmpty()) {
      return;
    }
    int at = -1;
    for (int i = 0; i < stands.size(); i++) {
      if (model.selected().contains(stands.get(i).id())) {
        at = i;
      }
    }
    int to = at < 0 && step < 0 ? stands.size() - 1 : Math.floorMod(at + step, stands.size());
    SceneItem item = stands.get(to);
    model.select(List.of(item.id()));
    if (item.place() != null) {
      model.moveCursor(item.place());
    }
    canvas.reveal(item);
    reader.say(item.label());
  }

  /** Turns the selection, or the side that a tool for sides points at. */
  private void turned(int steps, boolean together) {
    if (!mouse.drawing().isOnSides()) {
      turn(steps, together);
      return;
    }
    mouse.drawing().turn(steps);
    mouse
        .drawing()
        .beyond(model.cursor())
        .ifPresent(each -> reader.say("The side between " + model.cursor() + " and " + each));
  }

  /** Turns each item in its place, or all about their centre. */
  private void turn(int steps, boolean together) {
    List<String> ids = taking(MapActions.TURN);
    if (!ids.isEmpty()) {
      edits.perform(
          together && ids.size() > 1 ? MapActions.wheel(ids, steps) : MapActions.turn(ids, steps));
    }
  }

  /** Deletes what is selected. */
  public void delete() {
    List<String> ids = taking(MapActions.DELETE);
    if (!ids.isEmpty()) {
      edits.perform(MapActions.delete(ids));
    }
  }

  private List<String> taking(String action) {
    return model.selectedItems().stream()
        .filter(each -> edits.takes(each, action))
        .map(SceneItem::id)
        .toList();
  }

  /** Selects all stands. */
  public void selectAll() {
    model.select(model.stands().map(SceneItem::id).toList());
  }
}
