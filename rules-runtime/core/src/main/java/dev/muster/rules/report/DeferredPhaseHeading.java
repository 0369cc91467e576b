package dev.muster.rules.report;

import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;

/**
 * Holds back the heading of a phase until an event of it is reported, so that empty phases have no
 * heading.
 */
public final class DeferredPhaseHeading {
  private String waiting = "";

  /**
   * The text of an event, with the line of its phase before the first.
   *
   * @param text its report text; empty for none
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
