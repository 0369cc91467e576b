package dev.muster.rules.battle;

/**
 * Something that happened in a battle. Each names the rule it applied; the logs are rendered from
 * events alone. Units and groups are named as in the scenario. What happens in every battle is a
 * {@link CommonEvent}; what happens in those of one rule system is sealed in its room.
 */
public interface Event {
  /** The rule section and the ledger rows that were applied. */
  RuleRef rule();

  /** A term of a sum of dice or of a test, such as "range -1". */
  record Term(String what, int value) {}
}
