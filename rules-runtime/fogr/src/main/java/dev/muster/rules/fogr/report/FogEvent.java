package dev.muster.rules.fogr.report;

import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.RuleRef;

/** An event of a written sequence of events, or the answer to a query in it. */
public sealed interface FogEvent extends Event {
  /** A turn's phase begins. */
  record PhaseBegins(String phase, RuleRef rule) implements FogEvent {}

  /**
   * An event that the rules allow.
   *
   * @param unit the unit that acts
   * @param what the text of the event, as written
   * @param told the reason by the rules; empty if there is none
   */
  record Happens(String unit, String what, String told, RuleRef rule) implements FogEvent {}

  /** The answer to a query. */
  record Answered(String question, boolean holds, String why, RuleRef rule) implements FogEvent {}
}
