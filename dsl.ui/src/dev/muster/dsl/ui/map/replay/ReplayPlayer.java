package dev.muster.dsl.ui.map.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.eclipse.swt.widgets.Display;

/** Goes through the moments of a battle, by hand or by itself. In the user interface's thread. */
public final class ReplayPlayer {

  /** So long each moment stays while it plays. */
  private static final int MILLISECONDS = 700;

  private final Display display;
  private final List<Runnable> listeners = new ArrayList<>();
  private final Runnable next = this::playOn;
  private ReplayTrack track;
  private IntFunction<String> captions = moment -> "";
  private int moment;
  private boolean playing;

  public ReplayPlayer(Display display) {
    this.display = display;
  }

  /** Hears of each moment that is shown, and of the end. */
  public void onChange(Runnable listener) {
    listeners.add(listener);
  }

  /**
   * Shows a battle from its first moment.
   *
   * @param told returns the text of each moment
   */
  public void open(ReplayTrack battle, IntFunction<String> told) {
    stop();
    track = battle;
    captions = told;
    moment = 0;
    changed();
  }

  /** Shows no battle any more. */
  public void close() {
    stop();
    if (track != null) {
      track = null;
      changed();
    }
  }

  /** Returns the battle that is shown; null if none is. */
  public ReplayTrack track() {
    return track;
  }

  /** The moment that is shown, from 0. */
  public int moment() {
    return moment;
  }

  /** Returns the text of the moment. */
  public String caption() {
    return track == null ? "" : captions.apply(moment);
  }

  public boolean isPlaying() {
    return playing;
  }

  /** Goes to a moment, or the nearest one. */
  public void go(int to) {
    if (track != null && track.clamped(to) != moment) {
      moment = track.clamped(to);
      changed();
    }
  }

  /** Moves by this many moments, and stops playing. */
  public void step(int by) {
    stop();
    go(moment + by);
  }

  /** Goes to the first moment of a round: the next for 1, the one before for -1. */
  public void round(int by) {
    stop();
    if (track != null) {
      go(by > 0 ? track.nextRound(moment) : track.previousRound(moment));
    }
  }

  public void first() {
    step(-moment);
  }

  public void last() {
    if (track != null) {
      step(track.length());
    }
  }

  /** Plays, or stops; at the end it begins anew. */
  public void toggle() {
    if (track == null) {
      return;
    }
    if (playing) {
      stop();
      changed();
      return;
    }
    playing = true;
    if (moment == track.length() - 1) {
      moment = 0;
    }
    changed();
    display.timerExec(MILLISECONDS, next);
  }

  private void playOn() {
    if (!playing || track == null) {
      return;
    }
    if (moment + 1 < track.length()) {
      moment++;
      display.timerExec(MILLISECONDS, next);
    } else {
      playing = false;
    }
    changed();
  }

  private void stop() {
    playing = false;
    if (!display.isDisposed()) {
      display.timerExec(-1, next);
    }
  }

  private void changed() {
    List.copyOf(listeners).forEach(Runnable::run);
  }
}
