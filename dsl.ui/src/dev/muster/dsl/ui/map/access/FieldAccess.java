package dev.muster.dsl.ui.map.access;

import dev.muster.dsl.ide.scene.Scene;
import dev.muster.dsl.ide.scene.SceneItem;
import dev.muster.dsl.ui.map.canvas.MapCanvas;
import dev.muster.dsl.ui.map.model.FieldModel;
import dev.muster.dsl.ui.map.model.ReplayMoment;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.accessibility.Accessible;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleControlAdapter;
import org.eclipse.swt.accessibility.AccessibleControlEvent;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;

/**
 * The accessible view of the field: a list of its elements, each with its name and its bounds on
 * the screen, for screen readers and tests.
 */
public final class FieldAccess {

  private final MapCanvas canvas;
  private final FieldModel model;
  private final List<Accessible> children = new ArrayList<>();
  private List<String> ids = List.of();
  private String focus = "";

  /**
   * Something on the field.
   *
   * @param id of the scene
   * @param name in plain words
   * @param bounds on the canvas
   * @param selected whether the user has selected it
   */
  public record Element(String id, String name, Rectangle bounds, boolean selected) {}

  public FieldAccess(MapCanvas canvas, FieldModel model) {
    this.canvas = canvas;
    this.model = model;
    canvas.getAccessible().addAccessibleListener(new Names(-1));
    canvas.getAccessible().addAccessibleControlListener(new Controls());
    model.onChange(this::changed);
  }

  /** Returns the elements of the field in reading order. */
  public List<Element> elements() {
    return things().stream()
        .map(
            each ->
                new Element(
                    each.id(),
                    each.label(),
                    canvas.bounds(each),
                    model.selected().contains(each.id())))
        .toList();
  }

  private List<SceneItem> things() {
    return model.scene().stream()
        .flatMap(scene -> scene.layers().stream())
        .filter(model::isShown)
        .flatMap(layer -> layer.items().stream())
        .distinct()
        .flatMap(id -> model.item(id).stream())
        .filter(each -> each.hit() != null && !each.label().isBlank())
        .toList();
  }

  /** Returns the description of the whole field. */
  public String description() {
    return model
        .replay()
        .map(ReplayMoment::header)
        .or(() -> model.scene().map(Scene::description))
        .orElse("No battle");
  }

  private void changed() {
    if (canvas.isDisposed()) {
      return;
    }
    List<String> now = things().stream().map(SceneItem::id).toList();
    if (!now.equals(ids)) {
      ids = now;
      while (children.size() < ids.size()) {
        Accessible child = new Accessible(canvas.getAccessible());
        child.addAccessibleListener(new Names(children.size()));
        child.addAccessibleControlListener(new ChildControls(children.size()));
        children.add(child);
      }
      while (children.size() > ids.size()) {
        children.removeLast().dispose();
      }
    }
    String selected = model.selected().isEmpty() ? "" : model.selected().iterator().next();
    if (!selected.equals(focus)) {
      focus = selected;
      int index = ids.indexOf(focus);
      canvas.getAccessible().setFocus(index < 0 ? ACC.CHILDID_SELF : index);
    }
  }

  private SceneItem item(int index) {
    return index >= 0 && index < ids.size() ? model.item(ids.get(index)).orElse(null) : null;
  }

  private final class Names extends AccessibleAdapter {
    private final int index;

    Names(int index) {
      this.index = index;
    }

    @Override
    public void getName(AccessibleEvent event) {
      int asked = index < 0 ? event.childID : index;
      SceneItem item = item(asked);
      event.result =
          asked < 0 ? "Battle Map. " + description() : item == null ? null : item.label();
    }
  }

  private final class Controls extends AccessibleControlAdapter {

    @Override
    public void getChildCount(AccessibleControlEvent event) {
      event.detail = children.size();
    }

    @Override
    public void getChildren(AccessibleControlEvent event) {
      event.children = children.toArray();
    }

    @Override
    public void getChild(AccessibleControlEvent event) {
      if (event.childID >= 0 && event.childID < children.size()) {
        event.accessible = children.get(event.childID);
      }
    }

    @Override
    public void getRole(AccessibleControlEvent event) {
      event.detail = event.childID < 0 ? ACC.ROLE_LIST : ACC.ROLE_LISTITEM;
    }

    @Override
    public void getChildAtPoint(AccessibleControlEvent event) {
      Point at = canvas.toControl(event.x, event.y);
      canvas
          .item(at.x, at.y)
          .map(each -> ids.indexOf(each.id()))
          .filter(index -> index >= 0)
          .ifPresent(
              index -> {
                event.childID = index;
                event.accessible = children.get(index);
              });
    }

    @Override
    public void getFocus(AccessibleControlEvent event) {
      int index = ids.indexOf(focus);
      event.childID =
          index >= 0 ? index : canvas.isFocusControl() ? ACC.CHILDID_SELF : ACC.CHILDID_NONE;
    }
  }

  private final class ChildControls extends AccessibleControlAdapter {
    private final int index;

    ChildControls(int index) {
      this.index = index;
    }

    @Override
    public void getRole(AccessibleControlEvent event) {
      event.detail = ACC.ROLE_LISTITEM;
    }

    @Override
    public void getLocation(AccessibleControlEvent event) {
      SceneItem item = item(index);
      if (item != null) {
        Rectangle bounds = canvas.bounds(item);
        Point corner = canvas.toDisplay(bounds.x, bounds.y);
        event.x = corner.x;
        event.y = corner.y;
        event.width = bounds.width;
        event.height = bounds.height;
      }
    }

    @Override
    public void getState(AccessibleControlEvent event) {
      SceneItem item = item(index);
      event.detail = ACC.STATE_SELECTABLE | ACC.STATE_FOCUSABLE;
      if (item != null && model.selected().contains(item.id())) {
        event.detail |= ACC.STATE_SELECTED | ACC.STATE_FOCUSED;
      }
    }
  }
}
