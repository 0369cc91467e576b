package dev.muster.rules.battle;

/**
 * An event of a battle. Each event names the rule it applied; the logs are rendered from events
 * alone. Units and groups are named as in the scenario. Events of every game are a {@link
 * CommonEvent}; those of one rule system are a sealed type in its module.
 */
public interface Event {
  /** The rule section and the ledger rows that were applied. */
  RuleRef rule();

  /** A term of a sum of dice or of a test, such as "range -1". */
  record Term(String what, int value) {}
}
