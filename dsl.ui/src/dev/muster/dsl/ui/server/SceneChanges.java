package dev.muster.dsl.ui.server;

import dev.muster.dsl.ide.scene.SceneChange;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/** The listeners for changes of a map. */
public final class SceneChanges {

  private static final List<Consumer<SceneChange>> LISTENERS = new CopyOnWriteArrayList<>();

  private SceneChanges() {}

  /** Hears of the changes of all views, in a thread of the server. */
  public static void add(Consumer<SceneChange> listener) {
    LISTENERS.add(listener);
  }

  /** Hears of no more changes. */
  public static void remove(Consumer<SceneChange> listener) {
    LISTENERS.remove(listener);
  }

  static void dispatch(SceneChange change) {
    LISTENERS.forEach(each -> each.accept(change));
  }
}
