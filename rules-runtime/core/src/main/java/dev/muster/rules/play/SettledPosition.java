package dev.muster.rules.play;

import dev.muster.rules.battle.Event;
import dev.muster.rules.situation.WrittenPosition;
import java.util.List;

/**
 * The last position up to a moment of a battle that a situation can say.
 *
 * @param position refused where there is none
 * @param event how many events had happened then
 * @param since what has happened from there to the moment
 */
public record SettledPosition(WrittenPosition position, int event, List<Event> since) {
  public SettledPosition {
    since = List.copyOf(since);
  }
}
