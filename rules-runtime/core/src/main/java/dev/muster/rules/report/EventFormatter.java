package dev.muster.rules.report;

import dev.muster.rules.battle.Event;
import java.util.List;

/**
 * Formats the events of a rule system. Each report has its own formatter, which may remember
 * earlier events.
 */
public interface EventFormatter {
  /** One line or block of the report; empty for what only a replay needs. */
  String format(Event event);

  /** The stand, General or side that acts or is affected; empty if there is no single one. */
  String subject(Event event);

  /**
   * All units and leaders by each name that the report uses, in the order of the scenario, each
   * name once. A name that both sides use is ambiguous and left out.
   */
  List<ReportSubject> subjects();

  /**
   * Returns the state of the battle in one line; empty if the battle was not reported from its
   * beginning.
   */
  String statusLine();
}
