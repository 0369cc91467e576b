package dev.muster.rules.fogr.report;

import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.RuleRef;

/** What is stated about a written course of events, and what was asked in it. */
public sealed interface FogEvent extends Event {
  /** A turn's phase begins. */
  record PhaseBegins(String phase, RuleRef rule) implements FogEvent {}

  /**
   * Something happened that the rules allow.
   *
   * @param unit who did it
   * @param what in words, as it was written
   * @param told what the rules say to it, empty if nothing
   */
  record Happens(String unit, String what, String told, RuleRef rule) implements FogEvent {}

  /** A question was asked. */
  record Answered(String question, boolean holds, String why, RuleRef rule) implements FogEvent {}
}
