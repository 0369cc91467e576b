package dev.muster.rules.battle;

/**
 * The words of a rule system for what happens in its battles. One is made for each report: it may
 * remember what it has told.
 */
public interface Telling {
  /** One line or block of the report; empty for what only a replay needs. */
  String line(Event event);

  /** Who acts, or whom it happens to: a stand, a General or a side; empty where nobody alone. */
  String subject(Event event);

  /**
   * How the battle stands after what was told, in a line; empty where it was not told from its
   * beginning.
   */
  String standing();
}
