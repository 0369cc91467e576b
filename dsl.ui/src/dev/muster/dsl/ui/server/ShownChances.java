package dev.muster.dsl.ui.server;

import dev.muster.dsl.ide.scene.Chances;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/** The chances in the open files, as the server has told them last. */
public final class ShownChances {

  private static final List<Consumer<Chances>> LISTENERS = new CopyOnWriteArrayList<>();
  private static final Map<String, Chances> BY_FILE = new ConcurrentHashMap<>();

  private ShownChances() {}

  /** Hears of all changes, in a thread of the server. */
  public static void add(Consumer<Chances> listener) {
    LISTENERS.add(listener);
  }

  /** Hears of them no longer. */
  public static void remove(Consumer<Chances> listener) {
    LISTENERS.remove(listener);
  }

  /**
   * Returns the chances in the scenario that a line belongs to, or in the first of the file; null
   * if there are none.
   *
   * @param line from 1
   */
  public static Chances.OfScenario of(String uri, int line) {
    Chances told = BY_FILE.get(uri);
    Chances.OfScenario found = null;
    for (Chances.OfScenario each :
        told == null ? List.<Chances.OfScenario>of() : told.scenarios()) {
      if (found == null || each.line() <= line) {
        found = each;
      }
    }
    return found;
  }

  static void dispatch(Chances told) {
    if (told.scenarios().isEmpty()) {
      BY_FILE.remove(told.uri());
    } else {
      BY_FILE.put(told.uri(), told);
    }
    LISTENERS.forEach(each -> each.accept(told));
  }
}
