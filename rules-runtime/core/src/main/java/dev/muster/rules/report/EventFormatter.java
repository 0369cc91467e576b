package dev.muster.rules.report;

import dev.muster.rules.battle.Event;
import java.util.List;

/**
 * The words of a rule system for what happens in its battles. One is made for each report: it may
 * remember what it has told.
 */
public interface EventFormatter {
  /** One line or block of the report; empty for what only a replay needs. */
  String format(Event event);

  /** Who acts, or whom it happens to: a stand, a General or a side; empty if nobody alone. */
  String subject(Event event);

  /**
   * Everybody by each name the report has for him, in the order of the scenario, each name once. A
   * name both sides have tells nobody apart and is left out.
   */
  List<ReportSubject> subjects();

  /** How the battle stands, in a line; empty if the battle was not reported from its beginning. */
  String statusLine();
}
