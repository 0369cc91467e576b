package dev.muster.dsl.ui.map.model;

import dev.muster.dsl.ide.scene.Scene;
import dev.muster.dsl.ide.scene.SceneItem;
import dev.muster.dsl.ide.scene.SceneLayer;
import dev.muster.dsl.ui.map.board.BoardPlaces;
import dev.muster.dsl.ui.map.board.ItemFinder;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The state of the view: the scene, its selection and marks, and the positions of mouse and
 * keyboard cursor. Used in the UI thread only.
 */
public final class FieldModel {

  private final List<Runnable> listeners = new ArrayList<>();
  private final Set<String> hidden = new TreeSet<>();
  private final Set<String> known = new TreeSet<>();
  private final Set<String> selected = new LinkedHashSet<>();
  private Set<String> marked = Set.of();
  private List<String> markedPlaces = List.of();
  private Scene scene;
  private BoardPlaces places;
  private ItemFinder finder;
  private DragPreview drag = DragPreview.NONE;
  private ReplayMoment replay;
  private String cursor = "";
  private String pointed = "";

  /** Hears of each change. */
  public void onChange(Runnable listener) {
    listeners.add(listener);
  }

  private void changed() {
    List.copyOf(listeners).forEach(Runnable::run);
  }

  /**
   * Shows another scene; what is selected and is there no more is selected no more.
   *
   * @param shown null for none
   */
  public void show(Scene shown) {
    Scene before = scene;
    scene = shown;
    places = shown == null ? null : new BoardPlaces(shown.board());
    finder = shown == null ? null : new ItemFinder(shown);
    if (shown == null) {
      selected.clear();
      marked = Set.of();
      markedPlaces = List.of();
      cursor = "";
    } else {
      selected.retainAll(shown.items().keySet());
      if (before == null || !before.board().name().equals(shown.board().name())) {
        cursor = "";
      }
      for (SceneLayer layer : shown.layers()) {
        if (known.add(layer.id()) && !layer.shown()) {
          hidden.add(layer.id());
        }
      }
    }
    changed();
  }

  /** Returns the scene, if there is one. */
  public Optional<Scene> scene() {
    return Optional.ofNullable(scene);
  }

  /** The places of its board. Only while there is a scene. */
  public BoardPlaces places() {
    return Objects.requireNonNull(places);
  }

  /** Returns the finder of items; only valid while there is a scene. */
  public ItemFinder finder() {
    return Objects.requireNonNull(finder);
  }

  public Optional<SceneItem> item(String id) {
    return scene == null ? Optional.empty() : Optional.ofNullable(scene.items().get(id));
  }

  /** The stands, in the order they are painted. */
  public Stream<SceneItem> stands() {
    return scene == null
        ? Stream.empty()
        : scene.layers().stream()
            .flatMap(each -> each.items().stream())
            .distinct()
            .map(scene.items()::get)
            .filter(each -> each != null && each.kind().equals("stand"));
  }

  /** Ids of layers that are not painted. */
  public Set<String> hidden() {
    return hidden;
  }

  public boolean isShown(SceneLayer layer) {
    return !hidden.contains(layer.id());
  }

  public void setShown(String layer, boolean shown) {
    if (shown ? hidden.remove(layer) : hidden.add(layer)) {
      changed();
    }
  }

  /** Ids of what the user has selected on the map. */
  public Set<String> selected() {
    return Set.copyOf(selected);
  }

  public List<SceneItem> selectedItems() {
    return selected.stream().flatMap(each -> item(each).stream()).toList();
  }

  public void select(Collection<String> ids) {
    if (!List.copyOf(selected).equals(List.copyOf(ids))) {
      selected.clear();
      selected.addAll(ids);
      changed();
    }
  }

  /** Selects one more, or one less. */
  public void toggle(String id) {
    if (!selected.remove(id)) {
      selected.add(id);
    }
    changed();
  }

  /** Selects the whole groups of some stands. */
  public void selectGroups(List<SceneItem> chosen) {
    select(
        stands()
            .filter(each -> chosen.stream().anyMatch(one -> isOneGroup(one, each)))
            .map(SceneItem::id)
            .toList());
  }

  private static boolean isOneGroup(SceneItem one, SceneItem other) {
    return one.group() != null
        && one.group().equals(other.group())
        && Objects.equals(one.side(), other.side());
  }

  /** Ids of what the caret in the text means. */
  public Set<String> marked() {
    return marked;
  }

  /** Places the caret in the text means. */
  public List<String> markedPlaces() {
    return markedPlaces;
  }

  public void mark(Collection<String> ids, List<String> where) {
    if (!marked.equals(Set.copyOf(ids)) || !markedPlaces.equals(where)) {
      marked = Set.copyOf(ids);
      markedPlaces = List.copyOf(where);
      changed();
    }
  }

  /** The place of the keyboard; empty before the first arrow key. */
  public String cursor() {
    return cursor;
  }

  public void moveCursor(String place) {
    if (!cursor.equals(place)) {
      cursor = place;
      changed();
    }
  }

  /** The place under the mouse; empty beyond the field. */
  public String pointed() {
    return pointed;
  }

  public void point(String place) {
    if (!pointed.equals(place)) {
      pointed = place;
      changed();
    }
  }

  public DragPreview drag() {
    return drag;
  }

  public void drag(DragPreview preview) {
    if (!drag.equals(preview)) {
      drag = preview;
      changed();
    }
  }

  /** The moment of a battle that is shown in place of the deployment. */
  public Optional<ReplayMoment> replay() {
    return Optional.ofNullable(replay);
  }

  /**
   * @param moment null for the deployment
   */
  public void replay(ReplayMoment moment) {
    if (replay != moment) {
      replay = moment;
      changed();
    }
  }
}
