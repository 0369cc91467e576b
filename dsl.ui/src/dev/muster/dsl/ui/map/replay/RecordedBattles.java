package dev.muster.dsl.ui.map.replay;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.swt.widgets.Display;

/** The last test battle that can be replayed on the map, and the listeners for the next one. */
public final class RecordedBattles {

  private static final List<Listener> LISTENERS = new CopyOnWriteArrayList<>();

  private static volatile Recorded last;

  /** Hears of battles, in the user interface's thread. */
  public interface Listener {

    /**
     * Called after a battle.
     *
     * @param uri the file of its scenario
     */
    void fought(String uri, ReplayBattle battle);
  }

  private record Recorded(String uri, ReplayBattle battle) {}

  private RecordedBattles() {}

  public static void add(Listener listener) {
    LISTENERS.add(listener);
  }

  public static void remove(Listener listener) {
    LISTENERS.remove(listener);
  }

  /** Tells of a battle that is over, from any thread. */
  public static void publish(String uri, ReplayBattle battle) {
    last = new Recorded(uri, battle);
    Display.getDefault().asyncExec(() -> LISTENERS.forEach(each -> each.fought(uri, battle)));
  }

  /** Returns the last battle of a file; empty if a battle of another file was fought later. */
  public static Optional<ReplayBattle> of(String uri) {
    Recorded recorded = last;
    return recorded != null && recorded.uri().equals(uri)
        ? Optional.of(recorded.battle())
        : Optional.empty();
  }
}
