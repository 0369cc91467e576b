package dev.muster.rules.report;

import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;

/**
 * Holds the line of a phase back until something is reported about it: of an empty one nobody
 * reads.
 */
public final class DeferredPhaseHeading {
  private String waiting = "";

  /**
   * The text of an event, with the line of its phase before the first.
   *
   * @param text what is reported about it; empty for nothing
   */
  public String prependTo(Event event, String text) {
    if (event instanceof CommonEvent.PhaseBegins) {
      waiting = text;
      return "";
    }
    if (text.isEmpty()) {
      return "";
    }
    String line = event instanceof CommonEvent ? "" : waiting;
    waiting = "";
    return line + text;
  }
}
