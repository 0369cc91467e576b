package dev.muster.dsl.ui.map.replay;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.swt.widgets.Display;

/** Test battles that can be replayed on the map: the last one, and who hears of the next. */
public final class RecordedBattles {

  private static final List<Listener> LISTENERS = new CopyOnWriteArrayList<>();

  private static volatile Recorded last;

  /** Hears of battles, in the user interface's thread. */
  public interface Listener {

    /**
     * A battle has been fought.
     *
     * @param uri the file its scenario stands in
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

  /** The last battle of a file; nothing where another file's was fought since. */
  public static Optional<ReplayBattle> of(String uri) {
    Recorded recorded = last;
    return recorded != null && recorded.uri().equals(uri)
        ? Optional.of(recorded.battle())
        : Optional.empty();
  }
}
