package dev.muster.dsl.ui.map.follow;

import dev.muster.dsl.ide.scene.Scene;
import dev.muster.dsl.ide.scene.SceneChange;
import dev.muster.dsl.ide.scene.SceneItem;
import dev.muster.dsl.ide.scene.SceneLayer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Puts a scene and what has changed in it together. */
public final class SceneAssembler {

  private SceneAssembler() {}

  /**
   * Returns the scene after a change.
   *
   * @return the new scene; empty if the change has another base revision
   */
  public static Optional<Scene> changed(Scene before, SceneChange change) {
    if (!before.view().equals(change.view()) || before.revision() != change.base()) {
      return Optional.empty();
    }
    return Optional.of(
        new Scene(
            before.protocol(),
            before.view(),
            change.revision(),
            either(change.scenario(), before.scenario()),
            either(change.title(), before.title()),
            either(change.description(), before.description()),
            either(change.stale(), before.stale()),
            either(change.documents(), before.documents()),
            either(change.board(), before.board()),
            together(before.colours(), change.colours()),
            layers(before.layers(), change),
            items(before.items(), change),
            either(change.legend(), before.legend()),
            either(change.findings(), before.findings()),
            either(change.tools(), before.tools())));
  }

  private static <T> T either(T changed, T before) {
    return changed == null ? before : changed;
  }

  private static <T> Map<String, T> together(Map<String, T> before, Map<String, T> changed) {
    if (changed == null) {
      return before;
    }
    Map<String, T> all = new HashMap<>(before);
    all.putAll(changed);
    return all;
  }

  private static List<SceneLayer> layers(List<SceneLayer> before, SceneChange change) {
    if (change.layers() == null && change.order() == null) {
      return before;
    }
    Map<String, SceneLayer> all = new LinkedHashMap<>();
    before.forEach(each -> all.put(each.id(), each));
    if (change.layers() != null) {
      change.layers().forEach(each -> all.put(each.id(), each));
    }
    List<String> order = change.order() == null ? new ArrayList<>(all.keySet()) : change.order();
    return order.stream().map(all::get).filter(Objects::nonNull).toList();
  }

  private static Map<String, SceneItem> items(Map<String, SceneItem> before, SceneChange change) {
    if (change.items() == null && change.removed() == null) {
      return before;
    }
    Map<String, SceneItem> all = new HashMap<>(before);
    if (change.removed() != null) {
      all.keySet().removeAll(change.removed());
    }
    if (change.items() != null) {
      all.putAll(change.items());
    }
    return all;
  }
}
