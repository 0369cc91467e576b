package dev.muster.dsl.ui.map.board;

import dev.muster.dsl.ide.scene.Scene;
import dev.muster.dsl.ide.scene.SceneHit;
import dev.muster.dsl.ide.scene.SceneItem;
import dev.muster.dsl.ide.scene.SceneLayer;
import dev.muster.dsl.ui.map.paint.Extent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Finds the item of a scene at a point. */
public final class ItemFinder {

  private final List<Target> targets = new ArrayList<>();

  /**
   * An item or a part of one that can be selected.
   *
   * @param item the item
   * @param hit its hit area
   * @param extent bounds of the hit area
   */
  private record Target(SceneLayer layer, SceneItem item, SceneHit hit, Extent extent) {}

  public ItemFinder(Scene scene) {
    for (SceneLayer layer : scene.layers()) {
      for (String id : layer.items()) {
        SceneItem item = scene.items().get(id);
        if (item != null && item.hit() != null) {
          targets.add(new Target(layer, whole(scene, item), item.hit(), extent(item)));
        }
      }
    }
  }

  /** The name of a zone is the zone. */
  private static SceneItem whole(Scene scene, SceneItem item) {
    int part = item.id().indexOf('/');
    SceneItem whole = part < 0 ? null : scene.items().get(item.id().substring(0, part));
    return whole == null ? item : whole;
  }

  /** Returns the extent of an item; empty if it cannot be selected with the pointer. */
  public static Extent extent(SceneItem item) {
    if (item.hit() == null) {
      return new Extent(0, 0, -1, -1);
    }
    double left = Double.POSITIVE_INFINITY;
    double top = Double.POSITIVE_INFINITY;
    double right = Double.NEGATIVE_INFINITY;
    double bottom = Double.NEGATIVE_INFINITY;
    for (List<List<Double>> parts : List.of(item.hit().rings(), item.hit().lines())) {
      for (List<Double> part : parts) {
        for (int i = 0; i + 1 < part.size(); i += 2) {
          left = Math.min(left, part.get(i));
          right = Math.max(right, part.get(i));
          top = Math.min(top, part.get(i + 1));
          bottom = Math.max(bottom, part.get(i + 1));
        }
      }
    }
    double reach = item.hit().lines().isEmpty() ? 0 : item.hit().reach();
    return new Extent(left - reach, top - reach, right + reach, bottom + reach);
  }

  /**
   * The uppermost item at a spot of the board.
   *
   * @param shown which layers are shown
   * @param wanted which items are looked for; others are looked through
   */
  public Optional<SceneItem> at(
      double x, double y, Predicate<SceneLayer> shown, Predicate<SceneItem> wanted) {
    for (Target each : targets.reversed()) {
      if (each.extent().contains(x, y)
          && shown.test(each.layer())
          && wanted.test(each.item())
          && each.hit().contains(x, y)) {
        return Optional.of(each.item());
      }
    }
    return Optional.empty();
  }

  /** Returns the wanted items whose centre is in a rectangle. */
  public List<SceneItem> within(Extent rectangle, Predicate<SceneItem> wanted) {
    return targets.stream()
        .filter(
            each ->
                rectangle.contains(each.extent().middleX(), each.extent().middleY())
                    && wanted.test(each.item()))
        .map(Target::item)
        .distinct()
        .toList();
  }
}
