package dev.muster.dsl.ide.battlemap;

import dev.muster.dsl.ide.scene.Scene;
import dev.muster.dsl.ide.scene.SceneChange;
import dev.muster.dsl.ide.scene.SceneColour;
import dev.muster.dsl.ide.scene.SceneItem;
import dev.muster.dsl.ide.scene.SceneLayer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The difference between two scenes of a view. */
final class SceneDifference {
  private SceneDifference() {}

  /** Returns the change from the first scene to the second; null if both look the same. */
  static @Nullable SceneChange between(Scene before, Scene after) {
    Map<String, SceneLayer> layers = new LinkedHashMap<>();
    before.layers().forEach(each -> layers.put(each.id(), each));
    List<SceneLayer> changed = new ArrayList<>();
    for (SceneLayer each : after.layers()) {
      if (!each.equals(layers.get(each.id()))) {
        changed.add(each);
      }
    }
    List<String> order = after.layers().stream().map(SceneLayer::id).toList();
    boolean reordered = !List.copyOf(layers.keySet()).equals(order);
    Map<String, SceneItem> items = changed(before.items(), after.items());
    List<String> removed =
        before.items().keySet().stream().filter(each -> !after.items().containsKey(each)).toList();
    Map<String, SceneColour> colours = changed(before.colours(), after.colours());
    var change =
        new SceneChange(
            after.view(),
            before.revision(),
            after.revision(),
            unlessSame(before.scenario(), after.scenario()),
            unlessSame(before.title(), after.title()),
            unlessSame(before.description(), after.description()),
            unlessSame(before.stale(), after.stale()),
            unlessSame(before.documents(), after.documents()),
            unlessSame(before.board(), after.board()),
            colours.isEmpty() ? null : new TreeMap<>(colours),
            changed.isEmpty() ? null : changed,
            reordered ? order : null,
            items.isEmpty() ? null : items,
            removed.isEmpty() ? null : removed,
            unlessSame(before.legend(), after.legend()),
            unlessSame(before.findings(), after.findings()),
            unlessSame(before.tools(), after.tools()));
    return isNothing(change) ? null : change;
  }

  private static <T> Map<String, T> changed(Map<String, T> before, Map<String, T> after) {
    Map<String, T> changed = new LinkedHashMap<>();
    after.forEach(
        (key, value) -> {
          if (!value.equals(before.get(key))) {
            changed.put(key, value);
          }
        });
    return changed;
  }

  private static <T> @Nullable T unlessSame(T before, T after) {
    return after.equals(before) ? null : after;
  }

  private static boolean isNothing(SceneChange change) {
    return new SceneChange(
            change.view(),
            change.base(),
            change.revision(),
            null,
            null,
            null,
            null,
            null,
            null,
            null,
            null,
            null,
            null,
            null,
            null,
            null,
            null)
        .equals(change);
  }
}
