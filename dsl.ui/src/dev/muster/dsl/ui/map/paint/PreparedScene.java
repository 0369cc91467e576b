package dev.muster.dsl.ui.map.paint;

import dev.muster.dsl.ide.scene.Scene;
import dev.muster.dsl.ide.scene.SceneItem;
import dev.muster.dsl.ide.scene.SceneLayer;
import dev.muster.dsl.ide.scene.SceneMark;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * A scene ready to be painted: the marks of each layer in few batches, since each call of the
 * screen costs about the same, however much it draws.
 */
final class PreparedScene {

  /** Cells of a part of the field that is painted, or left out, as one. */
  private static final int PART = 12;

  /** Letters of a path that is cut into parts. */
  private static final int LONG = 4000;

  private final Scene scene;
  private final List<PreparedLayer> layers = new ArrayList<>();

  /** A layer with its batches, in the order they are painted. */
  record PreparedLayer(SceneLayer layer, List<MarkBatch> batches) {}

  /** Tile and order of marks of one style that can be painted together. */
  private record Slot(int column, int row, int order, MarkStyle style) {}

  PreparedScene(Scene scene) {
    this.scene = scene;
    for (SceneLayer layer : scene.layers()) {
      List<SceneItem> items =
          layer.items().stream().map(scene.items()::get).filter(Objects::nonNull).toList();
      layers.add(new PreparedLayer(layer, areApart(items) ? parted(items) : inOrder(items)));
    }
  }

  Scene scene() {
    return scene;
  }

  List<PreparedLayer> layers() {
    return layers;
  }

  void dispose() {
    layers.forEach(each -> each.batches().forEach(MarkBatch::dispose));
  }

  /** Whether each thing has a cell of its own, so that none covers another. */
  private boolean areApart(List<SceneItem> items) {
    Set<String> places = new HashSet<>();
    return scene.board().grid() != null
        && items.stream().allMatch(each -> each.place() != null && places.add(each.place()));
  }

  /** All first marks of things that are apart, then all second ones, part by part of the field. */
  private List<MarkBatch> parted(List<SceneItem> items) {
    Map<Slot, MarkBatch> batches = new LinkedHashMap<>();
    int most = items.stream().mapToInt(each -> each.marks().size()).max().orElse(0);
    double part = PART * scene.board().cell();
    for (int order = 0; order < most; order++) {
      for (SceneItem item : items) {
        if (order < item.marks().size()) {
          SceneMark mark = item.marks().get(order);
          Extent at = extent(mark);
          Slot slot =
              new Slot(
                  (int) Math.floor(at.middleX() / part),
                  (int) Math.floor(at.middleY() / part),
                  order,
                  MarkStyle.of(mark));
          batches.computeIfAbsent(slot, each -> new MarkBatch(each.style())).add(mark);
        }
      }
    }
    return List.copyOf(batches.values());
  }

  private static Extent extent(SceneMark mark) {
    if (mark.path() != null) {
      return PathText.extent(mark.path());
    }
    return mark.texts() == null || mark.texts().isEmpty()
        ? Extent.about(0, 0, 0)
        : Extent.about(mark.texts().getFirst().x(), mark.texts().getFirst().y(), 0);
  }

  /** Splits a long path into parts; returns any other mark unchanged. */
  private List<SceneMark> cut(SceneMark mark) {
    if (mark.path() == null || mark.path().length() < LONG) {
      return List.of(mark);
    }
    double part = PART * scene.board().cell();
    return PathParts.of(mark.path(), part, mark.fill() != null).stream()
        .map(
            path ->
                new SceneMark(
                    path,
                    null,
                    mark.fill(),
                    mark.line(),
                    mark.width(),
                    mark.dash(),
                    mark.nonZero(),
                    mark.opacity(),
                    null))
        .toList();
  }

  /** One after the other; those of one style that follow each other at once. */
  private List<MarkBatch> inOrder(List<SceneItem> items) {
    List<MarkBatch> batches = new ArrayList<>();
    for (SceneItem item : items) {
      for (SceneMark mark : item.marks()) {
        MarkStyle style = MarkStyle.of(mark);
        // An area that is drawn twice by the even-odd rule would be a hole.
        boolean joins =
            !batches.isEmpty()
                && batches.getLast().style().equals(style)
                && (mark.texts() != null || style.fill() == null);
        List<SceneMark> parts = cut(mark);
        if (parts.size() > 1) {
          for (SceneMark part : parts) {
            batches.add(new MarkBatch(style));
            batches.getLast().add(part);
          }
          continue;
        }
        if (!joins) {
          batches.add(new MarkBatch(style));
        }
        batches.getLast().add(mark);
      }
    }
    return batches;
  }
}
