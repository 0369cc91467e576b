package dev.muster.dsl.ui.map.replay;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.swt.widgets.Display;

/** Announces test battles that can be replayed on the map. */
public final class RecordedBattles {
  private static final List<Listener> LISTENERS = new CopyOnWriteArrayList<>();

  /** Receives battles, in the UI thread. */
  public interface Listener {

    /**
     * Called after a battle.
     *
     * @param uri the file of its scenario
     */
    void fought(String uri, ReplayBattle battle);
  }

  private RecordedBattles() {}

  public static void add(Listener listener) {
    LISTENERS.add(listener);
  }

  public static void remove(Listener listener) {
    LISTENERS.remove(listener);
  }

  /** Announces a battle that is over; may be called from any thread. */
  public static void publish(String uri, ReplayBattle battle) {
    Display.getDefault().asyncExec(() -> LISTENERS.forEach(each -> each.fought(uri, battle)));
  }
}
