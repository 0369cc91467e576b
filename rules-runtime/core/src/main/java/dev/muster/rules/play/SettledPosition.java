package dev.muster.rules.play;

import dev.muster.rules.battle.Event;
import dev.muster.rules.situation.WrittenPosition;
import java.util.List;

/**
 * The last position before a moment of a battle that a situation can express.
 *
 * @param position refused if there is none
 * @param event number of events before it
 * @param since the events from there to the moment
 */
public record SettledPosition(WrittenPosition position, int event, List<Event> since) {
  public SettledPosition {
    since = List.copyOf(since);
  }
}
